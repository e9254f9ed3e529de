import type { Locator, Page } from '@playwright/test';
import { formatBound } from '../../src/lib/core/explain/format.ts';
import { cutReason, momentAt } from '../../src/lib/core/trace/cursor.ts';
import { boundOf, FLAG } from '../../src/lib/core/trace/schema.ts';
import { isExhaustive } from './exhaustive.ts';
import { expect, test } from './fixtures.ts';
import {
	expectStep,
	goToStep,
	openExplorer,
	searchTree,
	stepSlider,
	whenAlive
} from './helpers.ts';
import { keyOf } from './known-places.ts';
import { cutSteps, firstDeepCut, knownSearch, rowsWhere } from './known-search.ts';
import { escape, expectTree } from './picture.ts';

const node = (page: Page, key: string): Locator => searchTree(page).locator(`[data-node="${key}"]`);
/** Alpha or beta beside a node. */
const bound = (page: Page, which: 'alpha' | 'beta', key: string): Locator =>
	searchTree(page).locator(`[data-part="${which}"][data-of="${key}"]`);

test('a cut explains itself: scissors, hatched ghosts, the lit owner, both bounds @daily', async ({
	page
}) => {
	const [cut = -1] = cutSteps(knownSearch());
	await openExplorer(page, { step: cut });
	const ghosts = searchTree(page).locator('[data-node].pruned');
	await expect(ghosts).toHaveCount(2);
	for (const ghost of await ghosts.all()) {
		await expect(ghost.locator('.shape')).toHaveCSS('fill', /^url\("#/);
	}
	const scissors = searchTree(page).locator('[data-part="scissors"]');
	const owner = searchTree(page).locator('[data-part="owner"]');
	await expect(scissors).toHaveCount(1);
	await expect(owner).toHaveCount(1);
	await expect(owner).toHaveAttribute('data-node', 'root');
	await expect(owner.locator('.gold')).toHaveCount(1);
	await expect(searchTree(page)).toContainText('β 2 ≤ α 3: cutoff');
	await expect(bound(page, 'alpha', 'root')).toContainText(/α 3\s*by a$/);
	// From the owner's best child on one line of gold runs to the scissors.
	await expect(searchTree(page).locator('[data-gold][data-edge]')).toHaveAttribute(
		'data-edge',
		'0'
	);
	await page.keyboard.press('ArrowRight');
	await expect(owner).toHaveCount(0);
	await expect(scissors).toHaveCount(0);
	await expect(searchTree(page).locator('[data-gold]')).toHaveCount(0);
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
	await expect(searchTree(page).locator('[data-part="owner"]')).toHaveAttribute(
		'data-node',
		'root'
	);
	for (const key of ['root', '1', '1/0', '1/0/0']) {
		await expect(bound(page, 'alpha', key).locator('rect.gold')).toHaveCount(1);
	}
	await expect(page.locator('p.sentence')).toContainText('MAX takes 5 at the root');
});

test('a bound is never a bare number @exhaustive', async ({ page }) => {
	// A MIN node with a cutoff by the root's 3 has at most 1, a MAX node with a cutoff by MIN's 3 at least 6.
	const { trace, lastStep } = await openExplorer(page, {
		position: '[[[3,2],[6,9]],[[1,2],[4,4]]]'
	});
	await goToStep(page, lastStep);
	const visited = rowsWhere(trace, (row) => !trace.isPruned(row));
	const values = visited.map((row) =>
		formatBound(trace.valueOf(row), boundOf(trace.flagsOf(row))).replace(' ', '')
	);
	await expect(searchTree(page).locator('.value')).toHaveText(values);
	expect(values.some((text) => text.startsWith('≤'))).toBe(true);
	expect(values.some((text) => text.startsWith('≥'))).toBe(true);
});

test('the best line stands on the spine at the finish, and not before @exhaustive', async ({
	page
}) => {
	const search = await openExplorer(page, {
		game: 'chess',
		position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
		depth: '3'
	});
	const { trace, story, lastStep } = search;
	const line = rowsWhere(trace, (row) => (trace.flagsOf(row) & FLAG.PRINCIPAL) !== 0);
	expect(line.length).toBeGreaterThan(2);
	const spine = searchTree(page).locator('path.edge.spine');
	const edges = line.slice(1).map((row) => keyOf(story, row));
	const drawn = (): Promise<(string | null)[]> =>
		spine.evaluateAll((all) => all.map((edge) => edge.getAttribute('data-edge')));
	await goToStep(page, lastStep - 1);
	expect(await drawn()).not.toEqual(edges);
	await goToStep(page, lastStep);
	await expect.poll(drawn).toEqual(edges);
	for (const key of edges) await expect(node(page, key).locator('.star')).toHaveCount(1);
});

test('MAX points up, MIN points down, and windows stand on the path @exhaustive', async ({
	page
}) => {
	const [cut = -1] = cutSteps(knownSearch());
	await openExplorer(page, { step: cut });
	await expect(node(page, 'root')).toHaveClass(/max/);
	await expect(node(page, '1')).toHaveClass(/min/);
	for (const [key, pointsUp] of [
		['root', true],
		['1', false]
	] as const) {
		const d = await node(page, key).locator('.shape').getAttribute('d');
		const [, tip = NaN, base = NaN] = /^M\S+ (\S+) L\S+ (\S+)/.exec(d ?? '')?.map(Number) ?? [];
		expect(tip < base).toBe(pointsUp);
	}
	await expect(bound(page, 'alpha', 'root')).toContainText(/α 3\s*by a$/);
	await expect(bound(page, 'alpha', '1')).toContainText('α 3');
	await expect(bound(page, 'beta', '1')).toContainText(/β 2\s*by b1$/);
	const spine = searchTree(page).locator('path.edge.spine');
	await expect(spine).toHaveCount(1);
	await expect(spine).toHaveAttribute('data-edge', '1');
});

test('a fold counts its moves, lists them with their values, and puts one into the strip', async ({
	page
}) => {
	const fields = { game: 'chess', depth: '2' };
	const search = knownSearch(fields);
	const step = 40;
	await openExplorer(page, { ...fields, step });
	await expectTree(page, search, step);
	const { node: current } = momentAt(search.trace, step);
	const parent = keyOf(search.story, search.trace.parentOf(current));
	const folds = page.getByRole('button', { name: /^\d+ searched moves$/ });
	const fold = folds.and(page.locator(`[data-fold^="fold:${parent}:"]`));
	const count = Number.parseInt((await fold.getAttribute('aria-label')) ?? '', 10);
	await fold.focus();
	await page.keyboard.press('Enter');
	const list = page.getByRole('dialog', { name: 'Hidden moves' });
	const moves = list.getByRole('button');
	await expect(moves).toHaveCount(count);
	await expect(moves.first()).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(list).toBeHidden();
	await fold.click();
	const name = (await moves.first().locator('b').first().textContent()) ?? '';
	const value = await moves.first().locator('b').last().textContent();
	const chosen = searchTree(page).getByRole('button', {
		name: new RegExp(` ${escape(name)}: `)
	});
	await expect(chosen).toHaveCount(0);
	await moves.first().click();
	await expect(list).toBeHidden();
	await expect(chosen.locator('.value')).toHaveText(value?.replace(' ', '') ?? '');
	await expectTree(page, search, step);
	await expectStep(page, step);
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
		const jumps = Array.from({ length: parts + 1 }, (_, i) =>
			Math.floor(((lastStep - 1) * i) / parts)
		);
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
