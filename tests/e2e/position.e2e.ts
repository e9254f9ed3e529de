import type { Locator, Page } from '@playwright/test';
import { generateTree } from '../../src/lib/core/games/explicit/generate.ts';
import type { SetupFields } from '../../src/lib/core/search/setup-fields.ts';
import { expect, test } from './fixtures.ts';
import { tagAt } from './exhaustive.ts';
import { boxOf, pointIn, type Box } from './geometry.ts';
import { button, expectStep, openExplorer, sentence, whenPartsAlive } from './helpers.ts';
import { openPositionEditor, positionText } from './setup-bar.ts';
import { expectAddress } from './address.ts';
import { knownSearch, sentenceAt } from './known-search.ts';

interface Typed {
	readonly game: SetupFields;
	readonly text: string;
	readonly position: string;
}

const TYPED: readonly Typed[] = [
	{ game: { game: 'tree' }, text: '((3 12 8) (2 4 6))', position: '[[3,12,8],[2,4,6]]' },
	{ game: { game: 'tictactoe' }, text: 'x.. /.o. / ..x', position: 'X...O...X' },
	{
		game: { game: 'chess', depth: '1' },
		text: '8/6R1/5k2/8/3p4/3K4/8/8 w - -',
		position: '8/6R1/5k2/8/3p4/3K4/8/8 w - - 0 1'
	},
	{ game: { game: 'krk' }, text: '194 b', position: 'k7/8/K7/R7/8/8/8/8 b - - 0 1' }
];

for (const [i, { game, text, position }] of TYPED.entries()) {
	test(`a ${game.game ?? ''} position typed as text is searched, by Enter and by mouse @daily${tagAt(i)}`, async ({
		page
	}) => {
		const search = knownSearch({ ...game, position });
		for (const way of ['Enter', 'mouse']) {
			await openExplorer(page, game);
			const dialog = await openPositionEditor(page);
			await positionText(dialog).fill(text);
			if (way === 'Enter') await positionText(dialog).press('Enter');
			else await button(page, 'Search this position').click();
			await expect(dialog).toHaveCount(0);
			await expectStep(page, 0, search);
			await expect(sentence(page)).toHaveText(sentenceAt(search, 0));
			await expectAddress(page, { ...(game as Record<string, string>), position, step: '0' });
		}
	});
}

const LINES = [
	{
		what: 'a game whose comment ends with its line',
		text: '1. e4 e5 ; open\n2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#'
	},
	{
		what: 'a drawn board',
		text: '. . . . . . k .\n. . . . . p p p\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . P P P\n. . . R . . K .'
	}
];

/** From the clipboard: a browser makes blanks of the line breaks in a field of one line. */
async function paste(field: Locator, text: string): Promise<void> {
	const page = field.page();
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
	await field.focus();
	await field.press('ControlOrMeta+a');
	await field.press('ControlOrMeta+v');
}

test('lines that are pasted stay lines, in the dialog of chess and at the start of matches', async ({
	page
}) => {
	await openExplorer(page, { game: 'chess', depth: '1' });
	const dialog = await openPositionEditor(page);
	for (const [place, { what, text }] of LINES.entries()) {
		await paste(positionText(dialog), text);
		await expect(positionText(dialog), what).toHaveValue(text);
		const read = place === 0 ? /Read as .*7 plies/ : /Read as a drawn board/;
		await expect(dialog.getByText(read), what).toBeVisible();
	}
	await page.goto('/matches/');
	await whenPartsAlive(page);
	await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('chess');
	const start = page.getByRole('textbox', { name: 'Start' });
	await paste(start, LINES[1]?.text ?? '');
	await start.blur();
	await expect(page.getByText(/Read as a drawn board/)).toBeVisible();
});

test('a text of 200,000 characters is pasted without being laid out, and kept whole', async ({
	page
}) => {
	await openExplorer(page, { game: 'tree' });
	const dialog = await openPositionEditor(page);
	const text = '3 12 8\n'.repeat(28_000);
	await paste(positionText(dialog), text);
	await expect(
		dialog.getByText('The field shows the first 50,000 of 196,000 characters.')
	).toBeVisible();
	await expect(dialog.getByRole('alert')).toContainText('20,000 nodes');
	await button(page, 'Clear').click();
	await expect(positionText(dialog)).toHaveValue('');
});

test('cells are clicked from empty to X to O and back', async ({ page }) => {
	await openExplorer(page, { game: 'tictactoe' });
	const dialog = await openPositionEditor(page);
	await button(page, 'Clear board').click();
	const cell = (name: string): Locator => dialog.getByRole('button', { name: `${name}: ` });
	await cell('a3').click();
	await cell('b2').click();
	await cell('b2').click();
	await expect(positionText(dialog)).toHaveValue('X...O....');
	await cell('c1').click({ clickCount: 1 });
	await cell('c1').click();
	await cell('c1').click();
	await expect(cell('c1')).toHaveAccessibleName('c1: empty');
	await button(page, 'Search this position').click();
	await expectStep(page, 0, knownSearch({ game: 'tictactoe', position: 'X...O....' }));
});

test('cells are set by the keys x, o and dot @exhaustive', async ({ page }) => {
	await openExplorer(page, { game: 'tictactoe', position: '.........', depth: '1' });
	const dialog = await openPositionEditor(page);
	const cells = dialog.getByRole('group', { name: 'Board' }).getByRole('button');
	await cells.first().focus();
	for (const press of ['x', 'Tab', 'O', 'Tab', 'x', 'Tab', '.']) await page.keyboard.press(press);
	await expect(positionText(dialog)).toHaveValue('XOX......');
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Delete');
	await expect(positionText(dialog)).toHaveValue('XO.......');
	await positionText(dialog).press('Enter');
	await expectStep(page, 0, knownSearch({ game: 'tictactoe', position: 'XO.......', depth: '1' }));
});

const KINGS = '4k3/8/8/8/8/8/8/R3K3 w - - 0 1';

/** The middle of a square, White at the bottom. */
function squareOf(board: Box, square: string): [number, number] {
	const file = square.charCodeAt(0) - 97;
	const rank = Number(square.charAt(1));
	return pointIn(board, (file + 0.5) / 8, (8.5 - rank) / 8);
}

async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
	await page.mouse.move(...from);
	await page.mouse.down();
	await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 3 });
	await page.mouse.move(...to, { steps: 3 });
	await page.mouse.up();
}

test('chess pieces are dragged on the board, from the palette, and off the board', async ({
	page
}) => {
	await openExplorer(page, { game: 'chess', position: KINGS, depth: '1' });
	const dialog = await openPositionEditor(page);
	const board = dialog.locator('cg-board');
	await board.scrollIntoViewIfNeeded();
	const box = await boxOf(board);
	const text = positionText(dialog);
	await drag(page, squareOf(box, 'a1'), squareOf(box, 'a7'));
	await expect(text).toHaveValue(/^4k3\/R7\/8\/8\/8\/8\/8\/4K3 w - - /);
	const queen = await boxOf(
		dialog.locator('label', { has: page.getByRole('radio', { name: 'White queen' }) })
	);
	await drag(page, pointIn(queen, 0.5), squareOf(box, 'd4'));
	await expect(text).toHaveValue(/^4k3\/R7\/8\/8\/3Q4\/8\/8\/4K3 w /);
	await drag(page, squareOf(box, 'a7'), [box.x - 24, box.y + box.height / 2]);
	await expect(text).toHaveValue(/^4k3\/8\/8\/8\/3Q4\/8\/8\/4K3 w /);
	await dialog.getByText('Black', { exact: true }).click();
	await expect(text).toHaveValue(/ b /);
	await button(page, 'Search this position').click();
	const position = '4k3/8/8/8/3Q4/8/8/4K3 b - - 0 1';
	await expectStep(page, 0, knownSearch({ game: 'chess', position, depth: '1' }));
});

test('a chosen piece is clicked onto squares, and the eraser takes it away @exhaustive', async ({
	page
}) => {
	await openExplorer(page, { game: 'chess', position: KINGS, depth: '1' });
	const dialog = await openPositionEditor(page);
	const box = await boxOf(dialog.locator('cg-board'));
	await dialog.locator('label', { has: page.getByRole('radio', { name: 'Black knight' }) }).click();
	await page.mouse.click(...squareOf(box, 'c6'));
	await page.mouse.click(...squareOf(box, 'f6'));
	await expect(positionText(dialog)).toHaveValue(/^4k3\/8\/2n2n2\/8/);
	await dialog
		.locator('label', { has: page.getByRole('radio', { name: 'Remove a piece' }) })
		.click();
	await page.mouse.click(...squareOf(box, 'c6'));
	await expect(positionText(dialog)).toHaveValue(/^4k3\/8\/5n2\/8/);
});

test('a chess position is put together by keyboard alone @exhaustive', async ({ page }) => {
	await openExplorer(page, {
		game: 'chess',
		position: '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
		depth: '1'
	});
	await button(page, 'Edit').focus();
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog');
	const text = positionText(dialog);
	await dialog.getByRole('radio', { name: 'White rook' }).focus();
	await page.keyboard.press(' ');
	await dialog.getByLabel('White rook on').fill('h1');
	await page.keyboard.press('Enter');
	await expect(text).toHaveValue('4k3/8/8/8/8/8/8/4K2R w - - 0 1');
	await dialog.getByRole('checkbox', { name: 'White O-O', exact: true }).focus();
	await page.keyboard.press(' ');
	await expect(text).toHaveValue('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
	await expect(dialog.getByRole('checkbox', { name: 'Black O-O', exact: true })).toBeDisabled();
	await dialog.getByRole('radio', { name: 'White', exact: true }).focus();
	await page.keyboard.press('ArrowRight');
	await expect(text).toHaveValue('4k3/8/8/8/8/8/8/4K2R b K - 0 1');
	await text.focus();
	await page.keyboard.press('Enter');
	const position = '4k3/8/8/8/8/8/8/4K2R b K - 0 1';
	await expectStep(page, 0, knownSearch({ game: 'chess', position, depth: '1' }));
});

test('the en passant square is chosen among those that are possible @exhaustive', async ({
	page
}) => {
	const before = 'rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
	await openExplorer(page, { game: 'chess', position: before, depth: '1' });
	const dialog = await openPositionEditor(page);
	await dialog.getByLabel('En passant').selectOption('e3');
	await expect(positionText(dialog)).toHaveValue(/ b KQkq e3 /);
});

test('random trees come from their shape and a seed that is shown', async ({ page }) => {
	await openExplorer(page);
	const dialog = await openPositionEditor(page);
	for (const [field, value] of [
		['Children per node', '2'],
		['Plies', '3'],
		['Leaves from', '-5'],
		['to', '5'],
		['Seed', '42']
	] as const) {
		await dialog.getByRole('textbox', { name: field, exact: true }).fill(value);
	}
	await button(page, 'Generate tree').click();
	const drawn = generateTree({ branching: 2, depth: 3, low: -5, high: 5, seed: 42 });
	const position = drawn.ok ? drawn.value : '';
	await expect(positionText(dialog)).toHaveValue(position);
	await button(page, 'New seed').click();
	await expect(positionText(dialog)).not.toHaveValue(position);
	await expect(dialog.getByRole('textbox', { name: 'Seed', exact: true })).not.toHaveValue('42');
	await dialog.getByRole('textbox', { name: 'Seed', exact: true }).fill('42');
	await page.keyboard.press('Enter');
	await expect(positionText(dialog)).toHaveValue(position);
	await dialog.getByText('MIN', { exact: true }).click();
	await button(page, 'Search this position').click();
	await expectStep(page, 0, knownSearch({ position, root: 'min' }));
});

test('a prepared position is chosen in the editor @exhaustive', async ({ page }) => {
	await openExplorer(page);
	const dialog = await openPositionEditor(page);
	await dialog.getByRole('button', { name: /^A deep cutoff/ }).click();
	await expectStep(page, 0, knownSearch({ position: '[5,[[[4,9],7],8]]' }));
});

test('a draft can be given up: nothing has happened to the search @exhaustive', async ({
	page
}) => {
	const search = await openExplorer(page, { step: 7 });
	const dialog = await openPositionEditor(page);
	await positionText(dialog).fill('[1,2]');
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
	await expectStep(page, 7, search);
	await expect(sentence(page)).toHaveText(sentenceAt(search, 7));
});
