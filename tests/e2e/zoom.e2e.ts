/** Lectures in windows of usual sizes at 300 and 400 %, and pages whose text alone is enlarged. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNothingCut } from './geometry.ts';
import { button, openExplorer, stepField, whenPartsAlive } from './helpers.ts';

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
		button(page, 'Settings'),
		button(page, 'Problem'),
		button(page, 'Predict'),
		button(page, 'More ways to step')
	]) {
		await control.scrollIntoViewIfNeeded();
		await expect(control).toBeInViewport({ ratio: 1 });
	}
	await button(page, 'More ways to step').click();
	for (const control of [
		button(page, 'Without pruning'),
		page.getByRole('combobox', { name: 'Step by' }),
		page.getByRole('combobox', { name: 'Speed' })
	]) {
		await control.scrollIntoViewIfNeeded();
		await expect(control).toBeInViewport({ ratio: 1 });
	}
	await page.keyboard.press('Escape');
	await button(page, 'Help and more').click();
	for (const name of ['Explore', 'Text', 'Save recording']) {
		await button(page, name).scrollIntoViewIfNeeded();
		await expect(button(page, name), name).toBeInViewport({ ratio: 1 });
	}
	await page.getByLabel('Pages', { exact: true }).click();
	const links = page.getByRole('navigation', { name: 'Site' }).getByRole('link');
	for (const link of [links.first(), links.last()]) {
		await link.scrollIntoViewIfNeeded();
		await expect(link).toBeInViewport({ ratio: 1 });
	}
	await expectNothingCut(page);
	await button(page, 'Menu').click();
	await expectLecture(page, 'after the menu');
});

/** In the page: texts of controls, headings and table parts that are cut, and controls that lie over each other. */
function faultsOfText(): string[] {
	const words = (element: Element): string =>
		`${element.localName} ${element.ariaLabel ?? element.textContent.trim().slice(0, 30)}`;
	const inSight = (element: Element): boolean =>
		element.checkVisibility({ visibilityProperty: true }) &&
		element.closest('.visually-hidden') === null;
	const controls = [
		...document.querySelectorAll('button, a.button, summary, header a, nav a, h1')
	].filter(inSight);
	const cut = controls
		.filter(
			({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
				clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2)
		)
		.map((element) => `cut: ${words(element)}`);
	/** What is in sight of a control in a list that scrolls. */
	const boxOf = (
		element: Element
	): { left: number; top: number; right: number; bottom: number } => {
		let { left, top, right, bottom } = element.getBoundingClientRect();
		for (let up = element.parentElement; up !== null; up = up.parentElement) {
			if (!/auto|scroll|hidden/.test(getComputedStyle(up).overflowX)) continue;
			const box = up.getBoundingClientRect();
			[left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
			[top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
		}
		return { left, top, right, bottom };
	};
	const bars = controls.filter((element) => element.closest('[role="treegrid"]') === null);
	const over = bars.flatMap((one, at) =>
		bars.slice(at + 1).flatMap((other) => {
			if (one.contains(other) || other.contains(one)) return [];
			const [a, b] = [boxOf(one), boxOf(other)];
			const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
			const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
			return across > 2 && down > 2 ? [`${words(one)} over ${words(other)}`] : [];
		})
	);
	const wide = document.documentElement.scrollWidth - innerWidth;
	return [...cut, ...over, ...(wide > 0 ? [`the page, by ${wide}`] : [])];
}

for (const [path, heading] of [
	['/krk/tree/', 'Tree of 206557'],
	['/krk/', 'King and rook: the paper’s program'],
	['/?step=5', 'Plyscope: step through a game-tree search'],
	['/?step=5&view=lecture', 'Plyscope: step through a game-tree search'],
	['/practice/', 'Practice']
] as const) {
	test(`type twice as large cuts nothing and covers nothing in the bars of ${path}`, async ({
		page
	}) => {
		// As the setting of the browser, which also counts as the width of the window.
		const browser = await page.context().newCDPSession(page);
		await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
		await page.goto(path);
		await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeAttached();
		const size = (): Promise<string> =>
			page.evaluate(() => getComputedStyle(document.body).fontSize);
		await expect.poll(size).toBe('30px');
		await whenPartsAlive(page);
		if (path === '/krk/tree/') {
			await expect(page.getByRole('button', { name: /^Level 0/ })).toBeAttached();
		}
		for (const [width, height] of [
			[1280, 720],
			[1920, 1080]
		] as const) {
			await page.setViewportSize({ width, height });
			await expect.poll(() => page.evaluate(faultsOfText), `${width}`).toEqual([]);
		}
	});
}
