/** The searches of the KRK paper in the explorer: whole for few steps, expanded node by node for many. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
	button,
	expectStep,
	openExplorer,
	openPanels,
	rootMoves,
	searchTree,
	sentence,
	whenAlive
} from './helpers.ts';
import { proposalOf } from './running.ts';

const FIGURE_1 = '8/8/6k1/3R4/8/3K4/8/8 w - - 0 1';
const paperPanel = (page: Page) => button(page, 'The paper’s tree');

/** Moves on the stage: those that are drawn, and those that the folds hide. */
async function movesOn(page: Page): Promise<number> {
	const drawn = await searchTree(page).locator('[data-node]:not([data-node="root"])').count();
	const folds = await searchTree(page)
		.locator('[data-fold]')
		.evaluateAll((all) => all.map(({ ariaLabel }) => parseInt(ariaLabel ?? '', 10)));
	return folds.reduce((sum, moves) => sum + moves, drawn);
}

test('a search of seven steps is opened node by node, with values of the whole of it @daily', async ({
	page
}) => {
	const fields = { game: 'krk-released', position: FIGURE_1, depth: '14', open: 'root' };
	await page.goto(`/?${new URLSearchParams({ ...fields, algorithm: 'minimax' }).toString()}`);
	await whenAlive(page);
	await expect(page.getByText('opened node by node; other values are looked up')).toBeVisible({
		timeout: 20_000
	});
	await expectStep(page, 0);
	await page.keyboard.press('ArrowRight');
	await expect(sentence(page)).toHaveText(
		/^Not opened\. Looked up 13 plies deep: −?\d+ squares?\.$/
	);
	// In one line or in several.
	const opens = page.locator('svg [data-text^="opens:"]');
	await expect.poll(async () => (await opens.allTextContents()).join(' ')).toBe('opens with E');
	const before = await sentence(page).innerText();
	const value = /deep: (−?\d+)/.exec(before)?.[1] ?? '';

	await page.keyboard.press('e');
	await expect.poll(() => new URL(page.url()).searchParams.get('open')).toMatch(/^d3[a-e][2-4]$/);
	await expect(button(page, 'Open this node')).toHaveCount(0);
	// Searched one ply deeper, it returns the looked-up value.
	await page.keyboard.press('n');
	await expect(sentence(page)).toHaveText(/^Not opened\. Looked up 12 plies deep/);
	// All 19 moves of the root are there, drawn or in a fold, and the replies to the opened one.
	await expect.poll(() => movesOn(page)).toBeGreaterThan(20);
	await page.keyboard.press('End');
	await openPanels(page, ['Root moves']);
	const first = rootMoves(page).locator('tbody tr').first();
	await expect(first.getByRole('cell').first()).toHaveText(value);
});

test('a search that is too large is offered to be opened @exhaustive', async ({ page }) => {
	await page.goto(`/?game=krk&algorithm=minimax&depth=10`);
	await whenAlive(page);
	await proposalOf(page).getByRole('button', { name: 'Open the tree node by node' }).click();
	await expect.poll(() => new URL(page.url()).searchParams.get('open')).toBe('root');
	await expect(proposalOf(page)).toHaveCount(0);
	await page.keyboard.press('ArrowRight');
	await button(page, 'Open this node').click();
	await expect.poll(() => new URL(page.url()).searchParams.get('open')).not.toBe('root');
});

test('label, origin and the two values of a node @exhaustive', async ({ page }) => {
	await openExplorer(page, {
		game: 'krk',
		position: '7k/8/6K1/8/8/8/8/R7 w - - 0 1',
		algorithm: 'minimax',
		depth: '2',
		step: 1
	});
	await button(page, 'Panels').click();
	await paperPanel(page).click();
	const detail = page.locator('dl', { hasText: 'Static value' });
	await expect(detail).toContainText(/Label\s*33k70R06K62/);
	await expect(detail).toContainText(/Backed-up value\s*not yet/);
	await page.keyboard.press('End');
	await expect(detail).toContainText(/Label\s*40k70R07K62/);
	await expect(detail).toContainText(/Static value\s*40/);
	await expect(detail).toContainText(/Backed-up value\s*−1000/);
});

test('the tie trap, and the way out of it @exhaustive', async ({ page }) => {
	const position = '8/8/8/8/k7/1R3K2/8/8 w - - 0 1';
	for (const [ties, best, doubtful] of [
		['bounds', 1, 8],
		['exact', 1, 0]
	] as const) {
		await openExplorer(page, { game: 'krk', position, depth: '2', ties });
		await openPanels(page, ['Root moves']);
		await page.keyboard.press('End');
		const moves = page.getByRole('group', { name: 'Root moves' }).locator('tbody tr');
		await expect(moves.filter({ hasText: /best$/ })).toHaveCount(best);
		await expect(moves.filter({ hasText: /may tie/ })).toHaveCount(doubtful);
	}
});
