import { momentAt } from '../../src/lib/core/trace/cursor.ts';
import { boardPicture, piecesOn } from './board.ts';
import { expect, test } from './fixtures.ts';
import { boxOf } from './geometry.ts';
import { button, goToStep, openExplorer } from './helpers.ts';
import { cutSteps, knownSearch } from './known-search.ts';

const MATE = { game: 'chess', position: 'k7/2P5/1K6/8/8/8/8/8 w - - 0 1', depth: '2' };

test('a grid marks the move just searched, the best so far, and those pruned @daily', async ({
	page
}) => {
	const search = knownSearch({ game: 'tictactoe' });
	const [cut = -1] = cutSteps(search);
	await openExplorer(page, { game: 'tictactoe', step: cut });
	const { trace, story } = search;
	const { node, path } = momentAt(trace, cut);
	const pruned = [...trace.childrenOf(node)].filter((row) => trace.isPruned(row));
	const best = story.names.of(path.at(-1)?.bestChild ?? -1);
	const board = boardPicture(page);
	await expect(board.locator('.pruned')).toHaveCount(pruned.length);
	await expect(board.locator('.searched')).toHaveCount(1);
	await expect(board.locator('.star')).toHaveCount(1);
	await expect(board).toHaveAccessibleName(new RegExp(`Best so far: ${best}\\.`));
	const names = pruned.map((row) => story.names.of(row)).join(', ');
	await expect(board).toHaveAccessibleName(new RegExp(`Pruned: ${names}\\.`));
	const legend = page.getByRole('region', { name: 'Board' }).getByRole('definition');
	await expect(legend.filter({ hasText: names })).toBeVisible();
	await goToStep(page, cut - 1);
	await expect(board.locator('.pruned')).toHaveCount(0);
});

test('a chess board draws the same three as arrows, and lights the last move', async ({ page }) => {
	const search = knownSearch(MATE);
	const cuts = cutSteps(search);
	await openExplorer(page, MATE);
	for (const cut of cuts) {
		await goToStep(page, cut);
		const { node } = momentAt(search.trace, cut);
		const pruned = [...search.trace.childrenOf(node)].filter((row) => search.trace.isPruned(row));
		await expect(page.locator('.cg-custom-svgs .mark-pruned')).toHaveCount(pruned.length);
		// The move whose value causes a cutoff is the best one, which has one arrow.
		await expect(page.locator('.cg-custom-svgs .mark-searched')).toHaveCount(0);
		await expect(page.locator('.cg-custom-svgs .mark-best')).toHaveCount(1);
		await expect(page.locator('cg-board square.last-move')).toHaveCount(2);
	}
	expect(cuts.length).toBeGreaterThan(0);
});

test('the chess board can be turned round', async ({ page }) => {
	await openExplorer(page, MATE);
	const king = page.locator('cg-board piece.white.king');
	const pieces = await piecesOn(page);
	const before = await boxOf(king);
	await button(page, 'Flip board').click();
	await expect.poll(async () => (await boxOf(king)).y).not.toBe(before.y);
	expect(await piecesOn(page)).toEqual(pieces);
	await expect(button(page, 'Flip board')).toHaveAttribute('aria-pressed', 'true');
});

test('a finished game says how it ended @exhaustive', async ({ page }) => {
	await openExplorer(page, { game: 'tictactoe', position: 'XXXOO....' });
	await expect(boardPicture(page)).toHaveAccessibleName(/X wins: row 3/);
	await expect(boardPicture(page).locator('.strike')).toHaveCount(1);
});
