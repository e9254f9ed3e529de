/** Lectures in windows of usual sizes at 300 and 400 %, and pages whose text alone is enlarged. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNothingCut } from './geometry.ts';
import { button, openExplorer, stepField } from './helpers.ts';

/** In pixels of the page: windows of 1280, 1366 and 1920 pixels at 400 % and 300 %. */
const ZOOMED = [
	[320, 180],
	[342, 192],
	[480, 270],
	[427, 240],
	[455, 256],
	[640, 360]
] as const;

const LECTURES = [
	{ step: 12 },
	{ game: 'chess', depth: '2', step: 40 },
	{ game: 'tictactoe', depth: '2', step: 10 }
] as const;

/** In the page: pixels of a part's height that nothing covers and no edge cuts, in the middle of its width. */
function heightInSight(part: Element): number {
	const { left, width, top, bottom } = part.getBoundingClientRect();
	let seen = 0;
	for (let y = Math.max(0, Math.ceil(top)); y < Math.min(innerHeight, bottom); y++) {
		const at = document.elementFromPoint(left + width / 2, y);
		if (at !== null && part.contains(at)) seen++;
	}
	return seen;
}

/** True where all of the current node's middle is in sight, and not under the sentence or the controls. */
function isCurrentInSight(): boolean {
	const node = document.querySelector('[data-stage] [aria-current="step"]');
	if (node === null) return false;
	const { left, right, top, bottom } = node.getBoundingClientRect();
	const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
	return at !== null && document.querySelector('[data-stage]')?.contains(at) === true;
}

async function expectLecture(page: Page, where: string): Promise<void> {
	const sight = (part: string): Promise<number> =>
		page.locator(`[data-part="${part}"]`).evaluate(heightInSight);
	const { height } = page.viewportSize() ?? { height: 0 };
	await expect.poll(() => sight('tree'), `the tree, ${where}`).toBeGreaterThan(0.25 * height);
	await expect.poll(() => sight('sentence'), `the sentence, ${where}`).toBeGreaterThan(15);
	await expect.poll(() => page.evaluate(isCurrentInSight), `the node, ${where}`).toBe(true);
	const bar = page.getByRole('region', { name: 'Steps' });
	await expect
		.poll(() => bar.evaluate(heightInSight), `the controls, ${where}`)
		.toBeLessThan(0.3 * height);
	for (const name of ['Menu', 'Previous step', 'Play', 'Next step']) {
		await expect(button(page, name), `${name}, ${where}`).toBeInViewport({ ratio: 1 });
	}
	await expect(stepField(page), where).toBeInViewport({ ratio: 1 });
	await expectNothingCut(page, where);
}

for (const fields of LECTURES) {
	const game = 'game' in fields ? fields.game : 'tree';
	test(`a lecture of ${game} at 300 and 400 % shows tree, sentence and one row of controls`, async ({
		page
	}) => {
		await openExplorer(page, { ...fields, view: 'lecture' });
		for (const [width, height] of ZOOMED) {
			await page.setViewportSize({ width, height });
			await expectLecture(page, `${width}x${height}`);
			// The next step's node is as visible.
			await button(page, 'Next step').click();
			await expectLecture(page, `${width}x${height}, a step later`);
			if (game === 'tree') continue;
			const board = page.locator('[data-part="board"]');
			await board.scrollIntoViewIfNeeded();
			await expect
				.poll(() => board.evaluate(heightInSight), `the board, ${width}x${height}`)
				.toBeGreaterThan(60);
			await page.locator('[data-part="tree"]').evaluate((tree) => {
				tree.scrollIntoView();
			});
		}
	});
}

test('all controls of a lecture at 400 % can be reached from its menu', async ({ page }) => {
	await openExplorer(page, { step: 5, view: 'lecture' });
	await page.setViewportSize({ width: 320, height: 180 });
	await button(page, 'Menu').click();
	for (const control of [
		button(page, 'Previous cutoff'),
		button(page, 'Next cutoff'),
		button(page, 'Next example'),
		page.getByRole('combobox', { name: 'Algorithm' }),
		button(page, 'Rules'),
		button(page, 'Problem'),
		button(page, 'Unpruned'),
		button(page, 'Predict')
	]) {
		await control.scrollIntoViewIfNeeded();
		await expect(control).toBeInViewport({ ratio: 1 });
	}
	await button(page, 'Views and more').click();
	for (const name of ['Explore', 'Text', 'File']) {
		await button(page, name).scrollIntoViewIfNeeded();
		await expect(button(page, name), name).toBeInViewport({ ratio: 1 });
	}
	await page.getByLabel('Main navigation').click();
	const links = page.getByRole('navigation', { name: 'Site' }).getByRole('link');
	for (const link of [links.first(), links.last()]) {
		await link.scrollIntoViewIfNeeded();
		await expect(link).toBeInViewport({ ratio: 1 });
	}
	await expectNothingCut(page);
	await button(page, 'Menu').click();
	await expectLecture(page, 'after the menu');
});
