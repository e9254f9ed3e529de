/** The Play page for a user: a game by hand, by text and by touch, its address, and the searches behind it. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNothingCut } from './geometry.ts';
import { expectAccessible } from './axe.ts';
import { button, openPanels } from './helpers.ts';

const status = (page: Page): Locator => page.getByRole('region', { name: 'Game status' });
const moves = (page: Page): Locator => page.getByRole('list', { name: 'Moves', exact: true });
const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Move', exact: true });

/** White's moves of a game that ends in mate, if the R post's engine has Black and the seed is 1. */
const MATE_OF_SEED_1 =
	'a3 Ra2 e4 Bb5 Qh5 Qxg5 Qxe5 Qxg7 Qxh8+ Qxd8 Nxd2 Bd3 Bxh7 Nb1 Bg5 Bxe7 Qxd6+ Qd3#';

async function open(page: Page, query = ''): Promise<void> {
	await page.goto(`/play/${query}`);
	await expect(status(page)).toContainText(/to move|over|wins|draw|waits|thinks/i);
	// The page is written ahead of time; its chess board is drawn by the browser only.
	if (!query.includes('tictactoe')) await expect(page.locator('cg-board')).toBeVisible();
}

async function type(page: Page, move: string): Promise<void> {
	await field(page).fill(move);
	await field(page).press('Enter');
}

/** The middle of a square on the screen, White at the bottom. */
async function at(page: Page, square: string): Promise<{ x: number; y: number }> {
	const box = await page.locator('cg-board').boundingBox();
	if (box === null) throw new Error('there is a board');
	const size = box.width / 8;
	return {
		x: box.x + (square.charCodeAt(0) - 96.5) * size,
		y: box.y + (8.5 - Number(square.charAt(1))) * size
	};
}

async function expectNoFaults(page: Page): Promise<void> {
	await expectAccessible(page);
	await expectNothingCut(page);
}

test('a move by hand is answered; the address holds the game, and a reload keeps it @phone @daily', async ({
	page
}) => {
	await open(page);
	await page.locator('cg-board').scrollIntoViewIfNeeded();
	for (const square of ['e2', 'e4']) {
		const { x, y } = await at(page, square);
		if (test.info().project.name === 'phone') await page.touchscreen.tap(x, y);
		else await page.mouse.click(x, y);
	}
	await expect(moves(page).getByRole('button')).toHaveCount(2);
	await expect(page).toHaveURL(/moves=e2e4,[a-h][1-8][a-h][1-8]$/);
	const text = await moves(page).textContent();
	await page.reload();
	await expect(moves(page).getByRole('button')).toHaveCount(2);
	expect(await moves(page).textContent()).toBe(text);
	await expectNoFaults(page);
});

test('dragging moves a piece, and an illegal square takes none', async ({ page }) => {
	await open(page, '?side=both');
	const drag = async (from: string, to: string): Promise<void> => {
		const start = await at(page, from);
		const end = await at(page, to);
		await page.mouse.move(start.x, start.y);
		await page.mouse.down();
		await page.mouse.move(end.x, end.y, { steps: 5 });
		await page.mouse.up();
	};
	await drag('g1', 'g3');
	await expect(page.getByText('No moves yet. Play one on the board.')).toBeVisible();
	await drag('g1', 'f3');
	await expect(moves(page)).toContainText('Nf3');
	await expect(status(page)).toContainText('Black to move');
});

test('a whole game by text, to the mate, against the worker’s engine with seed 1 @exhaustive', async ({
	page
}) => {
	test.slow();
	await open(page);
	let plies = 0;
	for (const move of MATE_OF_SEED_1.split(' ')) {
		await type(page, move);
		plies += move.endsWith('#') ? 1 : 2;
		await expect(moves(page).getByRole('button')).toHaveCount(plies);
	}
	await expect(status(page)).toContainText('1–0');
	await expect(status(page)).toContainText('Checkmate, White wins');
	await expectNoFaults(page);
});

test('why it played that: the table, and the explorer at the end of that search', async ({
	page
}) => {
	await open(page);
	await type(page, 'e4');
	const why = page.getByRole('region', { name: /^Why / });
	await expect(why.getByRole('row')).toHaveCount(9);
	const chosen = await why.getByRole('row').nth(1).getByRole('rowheader').textContent();
	const worth = await why.getByRole('row').nth(1).getByRole('cell').first().textContent();
	await why.getByRole('link', { name: 'Step through its search' }).click();
	await expect(page).toHaveURL(/moves\+e2e4/);
	await expect(page).toHaveURL(/step=\d+$/);
	await expect(page.getByText(/last one is shown/)).toHaveCount(0);
	await openPanels(page, ['Root moves']);
	const row = page
		.getByRole('group', { name: 'Root moves' })
		.getByRole('row')
		.filter({ has: page.getByRole('button', { name: chosen ?? '', exact: true }) });
	await expect(row).toContainText(worth ?? '');
	await page.goBack();
	await expect(moves(page).getByRole('button')).toHaveCount(2);
});

test('take back, hint, consider and resign @exhaustive', async ({ page }) => {
	await open(page);
	await type(page, 'd4');
	await expect(moves(page).getByRole('button')).toHaveCount(2);
	await button(page, 'Hint').click();
	await expect(status(page)).toContainText(/Hint: \S+ is worth/);
	await expect(page.locator('.mark-best').first()).toBeVisible();
	await button(page, 'Try a move').click();
	await type(page, 'Nc3');
	await expect(status(page)).toContainText('After Nc3:');
	await expect(moves(page).getByRole('button')).toHaveCount(2);
	await expectNoFaults(page);
	await status(page).getByRole('link', { name: /reply/ }).click();
	await expect(page).toHaveURL(/b1c3.*step=\d+$/);
	await page.goBack();
	await button(page, 'Resign').click();
	await expect(status(page)).toContainText('White resigns: Black wins.');
	await button(page, 'Take back').click();
	await button(page, 'Take back').click();
	await expect(page.getByText('No moves yet. Play one on the board.')).toBeVisible();
});

test('a promotion is chosen by keyboard @phone @exhaustive', async ({ page }) => {
	await open(page, '?start=8/4P2k/8/8/8/8/8/K7+w+-+-+0+1');
	for (const square of ['e7', 'e8']) {
		const { x, y } = await at(page, square);
		await page.mouse.click(x, y);
	}
	const dialog = page.getByRole('dialog', { name: 'The pawn on e8 becomes' });
	await expect(dialog.getByRole('button', { name: 'queen' })).toBeFocused();
	await expectNoFaults(page);
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(moves(page)).toContainText('e8=R');
});

test('tic-tac-toe by keyboard alone', async ({ page }) => {
	await open(page, '?game=tictactoe');
	await page.getByRole('button', { name: 'b2, empty' }).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('button', { name: /, O$/ })).toHaveCount(1);
	await expectNoFaults(page);
	await page.keyboard.press('?');
	await expect(page.getByRole('dialog', { name: 'Help and keys' })).toBeVisible();
	await page.keyboard.press('Escape');
	await page.keyboard.press('ArrowLeft');
	await expect(status(page)).toContainText('The board shows ply 1 of 2.');
	await expect(page).toHaveURL(/ply=1/);
	await button(page, 'Continue from here').click();
	await expect(page.getByRole('button', { name: /, O$/ })).toHaveCount(1);
});

test('an engine that thinks long is stopped at once, and plays with less depth @exhaustive', async ({
	page
}) => {
	await open(page, '?engine=python-simple&moves=e2e4,e7e5,d2d4,e5d4,d1d4,d7d5,g1f3,g8f6&seed=1');
	await type(page, 'exd5');
	await expect(status(page)).toContainText(/thinks for Black/);
	await expect(status(page)).toContainText(/[1-9][\d,]* nodes/);
	await button(page, 'Stop').click();
	await expect(status(page)).toContainText('Python post, simple waits.');
	await page.getByRole('combobox', { name: 'Depth' }).selectOption({ label: 'depth 0 (1 ply)' });
	await expect(status(page)).toContainText('White to move');
	await expect(page).toHaveURL(/engine=python-simple:1/);
});

test('PGN out and in; a broken one says at which move', async ({ page }) => {
	await open(page);
	await type(page, 'e4');
	await expect(moves(page).getByRole('button')).toHaveCount(2);
	await button(page, 'PGN…').click();
	const dialog = page.getByRole('dialog', { name: 'PGN' });
	await expect(dialog.getByRole('textbox', { name: 'This game' })).toHaveValue(
		/\[White "Human"\][\s\S]*1\. e4/
	);
	await dialog.getByRole('textbox', { name: 'Another game' }).fill('1. e4 e5 2. Ke3');
	// The text is checked before anybody opens it.
	await expect(dialog.getByRole('alert')).toContainText('Move 2, White');
	await button(page, 'Open game').click();
	await expect(dialog).toBeVisible();
	await expectNoFaults(page);
	await dialog.getByRole('textbox', { name: 'Another game' }).fill('1. e4 e7e5');
	await expect(dialog.getByRole('alert')).toContainText('“e7e5” is UCI notation');
	await dialog.getByRole('textbox', { name: 'Another game' }).fill('1. e4 e5 2. Ke2 Ke7');
	await expect(dialog.getByRole('status').getByText('The game can be opened')).toBeVisible();
	await button(page, 'Open game').click();
	await expect(dialog).toHaveCount(0);
	await expect(moves(page)).toContainText('Ke7');
	await expect(page).toHaveURL(/moves=e2e4,e7e5,e1e2,e8e7/);
});

test('a broken address shows what can be played, and says what is wrong @exhaustive', async ({
	page
}) => {
	await open(page, '?moves=e2e4,e7e5,e4e5&engine=stockfish');
	await expect(
		page.getByRole('alert').filter({ hasText: 'Move 3 of this link is “e4e5”' })
	).toBeVisible();
	await expect(page.getByRole('alert').filter({ hasText: 'no engine “stockfish”' })).toBeVisible();
	await expect(moves(page).getByRole('button')).toHaveCount(2);
	await expect(page).toHaveURL(/e4e5/);
	await button(page, 'Dismiss the message about “Opponent”').click();
	await expect(page.getByRole('alert').filter({ hasText: 'no engine “stockfish”' })).toBeHidden();
	await expect(page.getByRole('alert')).toHaveCount(1);
});

test('the position editor has a board in a low window too', async ({ page }) => {
	for (const [width, height] of [
		[1280, 600],
		[667, 375]
	] as const) {
		await page.setViewportSize({ width, height });
		await open(page);
		const fold = page.getByRole('button', { name: /^White against/ });
		if (await fold.isVisible()) await fold.click();
		await button(page, 'Edit position…').click();
		const board = page.getByRole('dialog').locator('cg-board');
		await expect.poll(async () => (await board.boundingBox())?.width).toBeGreaterThan(250);
	}
});

test('a chess board keeps its squares and pieces in forced colours and on paper', async ({
	page
}) => {
	await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
	await open(page);
	const board = page.locator('cg-board');
	await expect(board).toHaveCSS('background-image', /^conic-gradient\(rgb\(134, 142, 154\)/);
	await expect(board).toHaveCSS('box-shadow', /px/);
	await expect(board).toHaveCSS('print-color-adjust', 'exact');
	await page.emulateMedia({ forcedColors: null, colorScheme: null });
});
