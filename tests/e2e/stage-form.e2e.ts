/** The form of a tree is decided once, for the pane that it is drawn in: no frame of a page that opens shows another. */
import type { Page } from '@playwright/test';
import { queryOf } from './address.ts';
import { expect, test } from './fixtures.ts';
import { whenAlive } from './helpers.ts';

/** A tree of an exam, and one of as many moves as replies. */
const FOUR_MOVES = '[[0,5],[3,4],[3,2],[1,9]]';
const EXAM = '[[[[3,17],[2,12]],[[15],[25,0]]],[[[2,5],[3]],[[2,14]]]]';

/** Two plies with so many leaves; the first leaf has a name of narrow letters, each of which widens the tree a little. */
function treeOf(leaves: number, letters: number): string {
	const values = Array.from({ length: leaves }, (_, at) => (at * 3) % 10);
	const names = values.map((value, at) =>
		at === 0 && letters > 0 ? `${'i'.repeat(letters)}:${value}` : String(value)
	);
	const edges = [0, 1, 2, 3, 4].map((at) => Math.round((at * leaves) / 4));
	const families = [0, 1, 2, 3].map((at) => `[${names.slice(edges[at], edges[at + 1]).join()}]`);
	return `[${families.join()}]`;
}

/** Notes in each frame which form is drawn in which size, from before the first script of the page. */
async function watchForms(page: Page): Promise<() => Promise<string[]>> {
	await page.addInitScript(() => {
		const seen: string[] = [];
		Object.assign(window, { seenForms: seen });
		const look = (): void => {
			const stage = document.querySelector('[data-stage]');
			if (stage?.querySelector('svg') && getComputedStyle(stage).visibility === 'visible') {
				const form = document.querySelector('.where .map') === null ? 'whole' : 'spine';
				const now = `${form} in ${stage.clientWidth} × ${stage.clientHeight}`;
				if (seen.at(-1) !== now) seen.push(now);
			}
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
	});
	return () => page.evaluate(() => Reflect.get(window, 'seenForms') as string[]);
}

/** What is seen from the first frame until the page is alive and has nothing left to do. */
async function formsAt(page: Page, seen: () => Promise<string[]>, path: string): Promise<string[]> {
	await page.goto(path);
	await whenAlive(page);
	await page.evaluate(
		() =>
			new Promise((resolve) => {
				requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
			})
	);
	return seen();
}

function formsOf(page: Page, seen: () => Promise<string[]>, tree: string): Promise<string[]> {
	return formsAt(page, seen, `/${queryOf({ game: 'tree', position: tree, step: 1 })}`);
}

/** A letter is about 3 pixels wide; between the first and the last of these trees is the width of the pane. */
const LETTERS = [15, 18, 20, 22, 24] as const;

test('a tree at the limit of its pane opens in one form and one size', async ({ page }) => {
	const seen = await watchForms(page);
	for (const [width, height, leaves] of [
		[1280, 720, 27],
		[390, 844, 11]
	] as const) {
		await page.setViewportSize({ width, height });
		const forms: string[] = [];
		for (const letters of LETTERS) {
			const drawn = await formsOf(page, seen, treeOf(leaves, letters));
			expect(drawn, `${letters} letters at ${width} × ${height}`).toHaveLength(1);
			forms.push(...drawn);
		}
		expect([forms.at(0), forms.at(-1)]).toEqual([
			expect.stringMatching(/^whole/),
			expect.stringMatching(/^spine/)
		]);
		for (const tree of [EXAM, FOUR_MOVES]) {
			expect(await formsOf(page, seen, tree), `${tree} at ${width} × ${height}`).toHaveLength(1);
		}
	}
});

test('the first page has its tree in one place from the first frame on', async ({ page }) => {
	const seen = await watchForms(page);
	for (const [width, height] of [
		[1280, 720],
		[1920, 1080],
		[768, 1024],
		[390, 844]
	] as const) {
		await page.setViewportSize({ width, height });
		expect(await formsAt(page, seen, '/'), `${width} × ${height}`).toHaveLength(1);
	}
});

test('panes have the widths of the last visit from the first frame on', async ({ page }) => {
	const seen = await watchForms(page);
	await page.setViewportSize({ width: 1280, height: 720 });
	const [usual] = await formsAt(page, seen, '/');
	const chess = `/${queryOf({ game: 'chess', depth: '2', step: 1 })}`;
	// The last two do not fit: the least widths apply.
	for (const side of [300, 900, 100]) {
		await page.evaluate((width) => {
			localStorage.setItem('plyscope-panes-explorer', `board:420 side:${width}`);
		}, side);
		for (const path of side === 300 ? ['/', chess] : ['/']) {
			const forms = await formsAt(page, seen, path);
			expect(forms, `${path} with ${side}`).toHaveLength(1);
			expect(forms).not.toContain(usual);
		}
	}
});
