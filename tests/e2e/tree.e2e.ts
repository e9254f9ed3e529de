import type { Locator, Page } from '@playwright/test';
import { formatBound } from '../../src/lib/core/explain/format.ts';
import { cutReason, momentAt } from '../../src/lib/core/trace/cursor.ts';
import { boundOf, FLAG } from '../../src/lib/core/trace/schema.ts';
import { isExhaustive } from './exhaustive.ts';
import { expect, test } from './fixtures.ts';
import { boxOf, expectOtherLook, lookOf, pointIn } from './geometry.ts';
import {
	button,
	currentNode,
	goToStep,
	openExplorer,
	searchTree,
	stepSlider,
	treePane,
	whenAlive
} from './helpers.ts';
import { cutSteps, firstDeepCut, knownSearch, rowsWhere } from './known-search.ts';

const node = (page: Page, name: RegExp): Locator =>
	searchTree(page)
		.locator('.node')
		.filter({ has: page.getByRole('button', { name }) });

test('a cut explains itself: scissors, hatched ghosts, the lit owner, both bounds', async ({
	page
}) => {
	const [cut = -1] = cutSteps(knownSearch());
	await openExplorer(page, { step: cut });
	const ghosts = searchTree(page).locator('.node.ghost');
	await expect(ghosts).toHaveCount(2);
	for (const ghost of await ghosts.all()) {
		await expect(ghost.locator('.shape')).toHaveCSS('fill', /^url\("#/);
	}
	await expect(searchTree(page).locator('.scissors')).toHaveCount(1);
	await expect(searchTree(page).locator('.owner')).toHaveCount(1);
	await expect(node(page, /^Root/).locator('.owner')).toBeAttached();
	await expect(searchTree(page)).toContainText('at most 2 here');
	await expect(searchTree(page)).toContainText(/3 at (the )?root, a/);
	await expect(searchTree(page).locator('.edge.bound')).toHaveCount(1);
	await page.keyboard.press('ArrowRight');
	await expect(searchTree(page).locator('.owner')).toHaveCount(0);
	await expect(ghosts).toHaveCount(2);
});

test('a deep cut lights its owner, three plies up, and the way down to the cut @exhaustive', async ({
	page
}) => {
	const fields = { position: '[5,[[[4,9],7],8]]' };
	const search = knownSearch(fields);
	const step = firstDeepCut(search);
	expect(cutReason(momentAt(search.trace, step).path).pliesAbove).toBe(3);
	await openExplorer(page, { ...fields, step });
	await expect(node(page, /^Root/).locator('.owner')).toBeAttached();
	await expect(searchTree(page).locator('.edge.bound')).toHaveCount(3);
	await expect(page.locator('p.sentence')).toContainText('Three plies up');
});

test('a bound is never a bare number @exhaustive', async ({ page }) => {
	// A MIN node with a cutoff by the root's 3 has at most 1, a MAX node with a cutoff by MIN's 3 at least 6.
	const { trace, lastStep } = await openExplorer(page, {
		position: '[[[3,2],[6,9]],[[1,2],[4,4]]]'
	});
	await goToStep(page, lastStep);
	const visited = rowsWhere(trace, (row) => !trace.isPruned(row));
	const values = visited.map((row) => formatBound(trace.valueOf(row), boundOf(trace.flagsOf(row))));
	await expect(searchTree(page).locator('.value')).toHaveText(values);
	expect(values.some((text) => text.startsWith('≤'))).toBe(true);
	expect(values.some((text) => text.startsWith('≥'))).toBe(true);
});

test('the principal variation shows at the finish, and not before @exhaustive', async ({
	page
}) => {
	const { trace, lastStep } = await openExplorer(page, {
		position: '[[[3,5],[6,9]],[[1,2],[0,-1]]]'
	});
	await goToStep(page, lastStep - 1);
	await expect(searchTree(page).locator('.node.principal')).toHaveCount(0);
	await goToStep(page, lastStep);
	const rows = rowsWhere(trace, (row) => (trace.flagsOf(row) & FLAG.PRINCIPAL) !== 0);
	await expect(searchTree(page).locator('.node.principal')).toHaveCount(rows.length);
	for (const name of [/^Root/, /^MIN node a:/, /^MAX node a1:/, /^Leaf a1\.2:/]) {
		await expect(node(page, name)).toHaveClass(/principal/);
	}
});

test('MAX points up, MIN points down, and windows stand on the path @exhaustive', async ({
	page
}) => {
	const [cut = -1] = cutSteps(knownSearch());
	await openExplorer(page, { step: cut });
	await expect(node(page, /^Root, MAX/)).toHaveClass(/max/);
	await expect(node(page, /^MIN node b:/)).toHaveClass(/min/);
	await expect(node(page, /^Root/).locator('.window.here')).toContainText('α 3');
	await expect(node(page, /^Root/).locator('.window.here')).toContainText('by a');
	await expect(node(page, /^MIN node b:/).locator('.window.inherited')).toContainText('α 3');
	await expect(node(page, /^MIN node b:/).locator('.window.here')).toContainText('β 2');
	await expect(searchTree(page).locator('.edge.path, .edge.bound')).toHaveCount(1);
});

test('what is folded opens by its badge, closes again, and can be reset', async ({ page }) => {
	await openExplorer(page, { game: 'tictactoe', position: 'X...O....', step: 900 });
	await button(page, 'Fit').click();
	const folded = searchTree(page).locator('.node:has(.badge)').first();
	const label = (await folded.getByRole('button').first().getAttribute('aria-label')) ?? '';
	const path = /after ([^:]+):/.exec(label)?.[1] ?? '';
	expect(path).not.toBe('');
	const children = searchTree(page).getByRole('button', {
		name: new RegExp(`(after|Move) ${path} [abc][123]:`)
	});
	await expect(children).toHaveCount(0);
	await folded.getByRole('button', { name: /^Open [\d,]+ folded nodes$/ }).click();
	await expect.poll(() => children.count()).toBeGreaterThan(0);
	await button(page, 'Reset folding').click();
	await expect(children).toHaveCount(0);
	await expect(button(page, 'Reset folding')).toHaveCount(0);
	const again = searchTree(page)
		.locator('.node')
		.filter({ has: page.getByRole('button', { name: label }) });
	await again.getByRole('button', { name: /^Open/ }).focus();
	await page.keyboard.press('Enter');
	await expect.poll(() => children.count()).toBeGreaterThan(0);
});

test('a double click closes what is open @exhaustive', async ({ page }) => {
	await openExplorer(page, { position: '[[3,12,8],[2,4,6],[14,5,2]]', step: 22 });
	const leaf = searchTree(page).getByRole('button', { name: /^Leaf a1: 3/ });
	await expect(leaf).toBeVisible();
	await node(page, /^MIN node a:/)
		.locator('.shape')
		.dblclick();
	await page.keyboard.press('End');
	await expect(leaf).toHaveCount(0);
	await expect(searchTree(page).getByRole('button', { name: 'Open 3 folded nodes' })).toBeVisible();
});

test('a long run of moves is one mark that says how many, and opens @exhaustive', async ({
	page
}) => {
	await openExplorer(page, { game: 'chess', depth: '2', step: 5 });
	const group = searchTree(page).locator('.node.group').first();
	const moves = (await group.locator('.caption').textContent()) ?? '';
	expect(moves).toMatch(/^\d+ moves/);
	const atFirst = await searchTree(page).locator('.node').count();
	const body = group.getByRole('button').first();
	await expect(body).toHaveAccessibleName(new RegExp(moves.split(' ·')[0] ?? 'nothing'));
	await group.locator('.shape').click();
	await expect
		.poll(() => searchTree(page).locator('.node').count())
		.toBeGreaterThan(atFirst + Number.parseInt(moves, 10) - 2);
});

test('the wheel zooms where the mouse is, dragging pans, buttons zoom and fit', async ({
	page
}) => {
	await openExplorer(page, { game: 'tictactoe', step: 40 });
	const pane = await boxOf(treePane(page));
	const start = await lookOf(page);
	const [x, y] = pointIn(pane, 0.25, 0.9);
	await page.mouse.move(x, y);
	await page.mouse.wheel(0, -240);
	const near = await expectOtherLook(page, start);
	expect(near.k).toBeGreaterThan(start.k);
	await page.mouse.wheel(0, 480);
	const far = await expectOtherLook(page, near);
	expect(far.k).toBeLessThan(near.k);
	await page.mouse.down();
	await page.mouse.move(x + 60, y - 40, { steps: 4 });
	await page.mouse.up();
	// A drag must not end as a click: until the next turn every click is swallowed.
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
	const dragged = await expectOtherLook(page, far);
	expect(dragged.k).toBeCloseTo(far.k, 5);
	expect(dragged.x - far.x).toBeCloseTo(60, 0);
	expect(dragged.y - far.y).toBeCloseTo(-40, 0);
	await button(page, 'Zoom in').click();
	const zoomed = await expectOtherLook(page, dragged);
	expect(zoomed.k).toBeCloseTo(dragged.k * 1.25, 4);
	await button(page, 'Zoom out').click();
	const back = await expectOtherLook(page, zoomed);
	expect(back.k).toBeCloseTo(dragged.k, 4);
	await button(page, 'Fit').click();
	await expectOtherLook(page, back);
	for (const node of await searchTree(page).locator('.node .shape').all()) {
		await expect(node).toBeInViewport();
	}
});

test('the wheel over the tree does not scroll the page @exhaustive', async ({ page }) => {
	await page.setViewportSize({ width: 700, height: 500 });
	await openExplorer(page, { game: 'tictactoe', step: 40 });
	// In so low a window the panes are reached by scrolling.
	await treePane(page).evaluate((pane) => pane.scrollIntoView({ block: 'start' }));
	const scrolled = await page.evaluate(() => scrollY);
	const pane = await boxOf(treePane(page));
	const before = await lookOf(page);
	await page.mouse.move(...pointIn(pane, 0.5, 0.2));
	await page.mouse.wheel(0, 200);
	await expectOtherLook(page, before);
	expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test.describe('the search is followed', () => {
	// Without motion every step is final at once, and can be measured.
	test.beforeEach(async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
	});

	test('the current node is inside the pane at steps in all parts of the whole game', async ({
		page
	}) => {
		const { lastStep } = knownSearch({ game: 'tictactoe', position: '.........' });
		await page.goto('/?game=tictactoe&position=.........');
		await whenAlive(page);
		await expect(stepSlider(page)).toHaveAttribute('max', String(lastStep));
		const runs = [0, 9_000, 20_011, lastStep - 40].flatMap((from) =>
			Array.from({ length: isExhaustive ? 40 : 8 }, (_, i) => from + i)
		);
		const parts = isExhaustive ? 59 : 11;
		const jumps = Array.from({ length: parts + 1 }, (_, i) => Math.floor((lastStep * i) / parts));
		const outside = await stepSlider(page).evaluate(stepThrough, [...runs, ...jumps]);
		expect(outside).toEqual([]);
	});
});

/**
 * In the page: goes to each step and returns those at which the current node's shape is not completely inside the
 * pane.
 */
async function stepThrough(slider: Element, steps: readonly number[]): Promise<string[]> {
	const input = slider as HTMLInputElement;
	const svg = document.querySelector('svg[aria-label="Search tree"]');
	const outside: string[] = [];
	for (const step of steps) {
		input.value = String(step);
		input.dispatchEvent(new Event('input', { bubbles: true }));
		await new Promise((resolve) => setTimeout(resolve));
		const pane = svg?.getBoundingClientRect();
		const shape = svg?.querySelector('[aria-current="step"] .shape')?.getBoundingClientRect();
		const inside =
			pane !== undefined &&
			shape !== undefined &&
			shape.left >= pane.left &&
			shape.right <= pane.right &&
			shape.top >= pane.top &&
			shape.bottom <= pane.bottom;
		if (!inside) outside.push(`step ${step}`);
	}
	return outside;
}

test('the current node is shown again after one has looked elsewhere @exhaustive', async ({
	page
}) => {
	await openExplorer(page, { game: 'tictactoe', step: 40 });
	for (let i = 0; i < 12; i++) await page.keyboard.press('a');
	await expect(currentNode(page)).not.toBeInViewport();
	await page.keyboard.press('ArrowRight');
	await expect(currentNode(page)).toBeInViewport();
});
