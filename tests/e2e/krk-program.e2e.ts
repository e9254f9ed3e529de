/** The paper’s program on its page, as a teacher and a student use it. */
import type { Locator, Page } from '@playwright/test';
import { LevelTables } from '../../src/lib/core/evaluate/krk-paper/levels/level-tables.ts';
import { RELEASED } from '../../src/lib/core/games/krk/profile/profile.ts';
import { formatGame } from '../../src/lib/core/experiments/krk/notation.ts';
import { KrkGame, playGame } from '../../src/lib/core/experiments/krk/play-game.ts';
import { PROGRAM } from '../../src/lib/core/share/krk-link.ts';
import { expect, test } from './fixtures.ts';
import { expectNothingCut } from './geometry.ts';
import { expectAccessible } from './axe.ts';
import { button } from './helpers.ts';
import { typeInto } from './setup-bar.ts';

const FIGURE_1 = 206_557;

const status = (page: Page): Locator => page.getByRole('region', { name: 'Position' });
const list = (page: Page): Locator => page.getByRole('list', { name: 'Moves' });
const candidates = (page: Page): Locator =>
	page.getByRole('region', { name: /moves now$/ }).first();
const board = (page: Page): Locator => page.getByRole('img', { name: /^Board\./ });
const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name });
const person = (page: Page): Locator => page.getByRole('combobox', { name: 'You play' });

/** Opens the page and waits until the program knows its move. */
async function open(page: Page, query = ''): Promise<void> {
	await page.goto(`/krk/${query}`);
	await expect(page.getByText('Not known yet.')).toBeHidden();
	await expect(board(page).locator('piece').first()).toBeVisible();
}

/** The moves of the list, as one text. */
async function movesOf(page: Page): Promise<string> {
	const rows = await list(page).getByRole('listitem').all();
	const words = await Promise.all(
		rows.map(async (row) => [
			(await row.locator('.count').textContent()) ?? '',
			(await row.getByRole('button').textContent()) ?? ''
		])
	);
	return words
		.flat()
		.map((word) => word.trim())
		.filter((word) => word !== '')
		.join(' ');
}

/** The released program's own game, two steps for each side, as the experiment plays it. */
function knownGame(start: number, seed: number): { text: string; plies: number } {
	const record = new Int32Array(100);
	const game = new KrkGame(new LevelTables(RELEASED, 2, 2));
	const { outcome, plies } = playGame(game, start, seed, record);
	return { text: formatGame(start, record.subarray(0, plies), outcome), plies };
}

test('the buttons of the paper’s window @phone @daily', async ({ page }) => {
	await open(page);
	await expect(status(page)).toContainText('White to move');
	await expect(status(page)).toContainText('206557');
	await expect(status(page)).toContainText('120,562 in the numbering of the paper’s text');
	await expect(status(page)).toContainText('12 − 0 = 12');
	await expect(button(page, 'Next')).toBeDisabled();
	await button(page, 'Start').click();
	await expect(status(page)).toContainText('Black to move');
	await button(page, 'Next').click();
	await expect(status(page)).toContainText('Move 2, ply 2');
	await expect(list(page).getByRole('listitem')).toHaveCount(2);
	await button(page, 'Reset').click();
	await expect(status(page)).toContainText('Move 1, ply 0');
	await expect(page.getByText('No moves yet. Start makes the first.')).toBeVisible();
	await button(page, 'New').click();
	await expect(status(page)).toContainText('White to move');
	await expect(page).toHaveURL(/start=\d+/);
	await page.goBack();
	await expect(status(page)).toContainText('206557');
});

test('Read me and About are windows that close again @exhaustive', async ({ page }) => {
	await open(page);
	for (const [name, says] of [
		['Read me', /Plays the program’s move for the side to move/],
		['About', /Adrijan Božinovski and Filemon Jankuloski/]
	] as const) {
		await button(page, name).click();
		await expect(page.getByRole('dialog', { name })).toContainText(says);
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toBeHidden();
		await expect(button(page, name)).toBeFocused();
	}
});

test('a game of the experiment is opened by its link, move by move the same @exhaustive', async ({
	page
}) => {
	const { text, plies } = knownGame(194, 5);
	await open(page, `?${PROGRAM.query({ start: 194, seed: 5, moves: 'game' })}`);
	await expect(list(page).getByRole('listitem')).toHaveCount(plies);
	expect(await movesOf(page)).toBe(text);
	await expect(status(page)).toContainText('Move 1, ply 0');
	await button(page, 'To the end').click();
	await expect(page).toHaveURL(new RegExp(`ply=${plies}$`));
	await page.reload();
	await expect(list(page).getByRole('listitem')).toHaveCount(plies);
	await expect(status(page)).toContainText(/Checkmate|draw/);
});

test('what is played by Start and Next is the game of the experiment @exhaustive', async ({
	page
}) => {
	const { text } = knownGame(FIGURE_1, 1);
	await open(page);
	await button(page, 'Start').click();
	await page.getByRole('combobox', { name: 'Speed' }).selectOption('16');
	await button(page, 'Auto-play').click();
	await expect(status(page)).toContainText('Checkmate: White wins in 5 moves.');
	expect(await movesOf(page)).toBe(text);
	await expect(button(page, 'Next')).toBeDisabled();
	await button(page, 'Reset to the start').click();
	await expect(status(page)).toContainText('White to move');
});

test('a person takes White and mates, by the list and on the board', async ({ page }) => {
	await open(page, '?start=8/8/8/8/8/k1K5/8/7R');
	await person(page).selectOption('White');
	await expect(status(page)).toContainText('your move');
	await expect(button(page, 'Next')).toBeDisabled();
	await candidates(page).getByRole('button', { name: 'Rh2' }).click();
	// The program replies at once.
	await expect(list(page).getByRole('listitem')).toHaveCount(2);
	await expect(status(page)).toContainText('your move');
	await expect(status(page)).toContainText('Move 2, ply 2');
	await page.goto('/krk/?start=7k/8/6K1/8/8/8/8/R7&person=white');
	await expect(board(page).locator('piece').first()).toBeVisible();
	const area = board(page).locator('cg-board');
	const { width = 0 } = (await area.boundingBox()) ?? {};
	const square = (file: number, rank: number): { x: number; y: number } => ({
		x: ((file + 0.5) * width) / 8,
		y: ((7.5 - rank) * width) / 8
	});
	await area.click({ position: square(0, 0) });
	await expect(board(page).locator('square.move-dest').first()).toBeAttached();
	await area.click({ position: square(0, 7) });
	await expect(status(page)).toContainText('Checkmate: White wins in 1 move.');
	expect(await movesOf(page)).toBe('1. Ra8#');
	await expect(list(page)).toContainText('mate in 1');
});

test('the program answers after Next where it is told to wait @exhaustive', async ({ page }) => {
	await open(page, '?person=white&answer=next');
	await candidates(page).getByRole('button', { name: 'Re5' }).click();
	await expect(status(page)).toContainText('Black to move');
	await expect(list(page).getByRole('listitem')).toHaveCount(1);
	await button(page, 'Next').click();
	await expect(list(page).getByRole('listitem')).toHaveCount(2);
	await expect(status(page)).toContainText('your move');
});

test('the keyboard walks through the game @exhaustive', async ({ page }) => {
	await open(page, '?moves=game&ply=3');
	await expect(status(page)).toContainText('ply 3');
	await page.keyboard.press('ArrowRight');
	await expect(status(page)).toContainText('ply 4');
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('ArrowLeft');
	await expect(status(page)).toContainText('ply 2');
	await page.keyboard.press('End');
	await expect(status(page)).toContainText('Checkmate');
	await page.keyboard.press('Home');
	await expect(status(page)).toContainText('ply 0');
	// In a field the same keys move the cursor.
	await field(page, 'Seed').focus();
	await page.keyboard.press('ArrowRight');
	await expect(status(page)).toContainText('ply 0');
	await page.getByRole('button', { name: '2, White Ke5' }).click();
	await expect(status(page)).toContainText('ply 3');
});

test('what cannot be read is told beside its field, and stays there @exhaustive', async ({
	page
}) => {
	await open(page);
	for (const [name, text, says] of [
		[
			'White’s look-ahead (steps; 1 step = 2 plies)',
			'17',
			'Steps are a whole number from 1 to 16, not “17”.'
		],
		['Black’s steps', 'two', 'not “two”'],
		['Seed', '-3', 'A seed is a whole number from 0'],
		['Start from', '193', 'are on adjacent squares'],
		['Start from', '194 b', 'begin with White to move'],
		['Start from', 'k7/8/1K6/8/8/8/8/R7', 'in check from the rook on a1']
	] as const) {
		await typeInto(field(page, name), text);
		await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
		await expect(field(page, name)).toHaveValue(text);
		await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
	}
	await expect(status(page)).toContainText('206557');
	await typeInto(field(page, 'Start from'), '194');
	await expect(status(page)).toContainText('194');
	await expect(page.getByRole('alert').filter({ hasText: 'attacked' })).toBeHidden();
	await typeInto(field(page, 'Start from'), 'White: Kc3, Rh7; Black: Ka1');
	await expect(page.getByText('Read as a list of pieces: White is to move.')).toBeVisible();
	await expect(field(page, 'Start from')).toHaveValue('32341');
	await page.getByRole('button', { name: 'Back to the text before' }).click();
	await expect(field(page, 'Start from')).toHaveValue('White: Kc3, Rh7; Black: Ka1');
});

test('settings hold from the next move on, and a link with faults shows the rest @exhaustive', async ({
	page
}) => {
	await open(page, '?moves=game&ply=4&black=17&colour=red');
	await expect(page.getByRole('alert')).toHaveCount(2);
	await button(page, 'Dismiss the message about “Link”').click();
	await expect(page.getByRole('alert')).toHaveCount(1);
	const played = await movesOf(page);
	await page.getByRole('combobox', { name: 'Profile' }).selectOption('Clean, depth-aware mates');
	await expect(page.getByRole('columnheader', { name: '2 steps' })).toBeVisible();
	expect(await movesOf(page)).toBe(played);
	await expect(page).toHaveURL(/profile=clean%2Cmates%3Adepth.*moves=d3d4-/);
	await page.reload();
	await expect(list(page).getByRole('listitem').first()).toBeVisible();
	expect(await movesOf(page)).toBe(played);
});

test('pieces are dragged to where a game begins, and an illegal place says why @exhaustive', async ({
	page
}) => {
	await open(page);
	await button(page, 'Edit position').click();
	const area = board(page).locator('cg-board');
	const { width = 0 } = (await area.boundingBox()) ?? {};
	const square = (name: string): { x: number; y: number } => ({
		x: ((name.charCodeAt(0) - 96.5) * width) / 8,
		y: ((8.5 - Number(name.charAt(1))) * width) / 8
	});
	const drag = async (from: string, to: string): Promise<void> => {
		await area.dragTo(area, { sourcePosition: square(from), targetPosition: square(to) });
	};
	await drag('d5', 'g5');
	await expect(page.getByRole('alert')).toContainText('in check from the rook on g5');
	await drag('g5', 'a5');
	await expect(status(page)).toContainText('8/8/6k1/R7/8/3K4/8/8');
	await button(page, 'Edit position').click();
	await expect(page).toHaveURL(/start=205021/);
});

test('the readings of free squares, and what is shaded @exhaustive', async ({ page }) => {
	await open(page, '?start=8/6k1/4K3/3R4/8/8/8/8');
	const counted = page.getByRole('combobox', { name: 'Free squares (interpretation)' });
	await expect(counted.getByRole('option')).toHaveCount(8);
	const free = board(page).locator('square.free').filter({ visible: true });
	await expect(free).toHaveCount(12 - 4);
	await expect(status(page)).toContainText('12 − 4 = 8');
	await counted.selectOption('Plain area');
	await expect(free).toHaveCount(12);
	await page.getByRole('checkbox', { name: 'Free squares' }).uncheck();
	await expect(free).toHaveCount(0);
	await expect(board(page).locator('.quadrant-number')).toHaveText(['1', '2', '3', '4']);
	await page.getByRole('checkbox', { name: 'Quadrants of the rook' }).uncheck();
	await expect(board(page).locator('.quadrant-number')).toHaveCount(0);
	await expect(page).toHaveURL(/shade=taken&reading=area/);
});

test.describe('where the worker dies', () => {
	test.use({ allowedErrors: /program\.worker|made to break/ });

	test('it is told, the game is kept, and another one can be asked @exhaustive', async ({
		page
	}) => {
		let broken = true;
		await page.route(/program\.worker/, async (route) => {
			const response = await route.fetch();
			const body = await response.text();
			const death =
				'self.postMessage = () => { setTimeout(() => { throw new Error("made to break"); }); };';
			await route.fulfill({ response, body: broken ? `${death}\n${body}` : body });
		});
		await page.goto('/krk/?moves=d3d4-g6f6');
		await expect(page.getByRole('alert')).toContainText(/made to break.*The game is kept/);
		await expect(list(page).getByRole('listitem')).toHaveCount(2);
		broken = false;
		await button(page, 'Try again').click();
		await expect(page.getByRole('alert')).toBeHidden();
		await expect(candidates(page).getByRole('row').nth(1)).toBeVisible();
	});
});

test('long work is told, and stopped at once @exhaustive', async ({ page }) => {
	await page.goto('/krk/?white=16&black=16');
	await expect(page.getByText(/Building lookup tables, .* \d+ done/)).toBeVisible();
	await button(page, 'Stop').click();
	await expect(page.getByRole('alert')).toContainText('The program was stopped');
	await typeInto(field(page, 'White’s look-ahead (steps; 1 step = 2 plies)'), '1');
	await typeInto(field(page, 'Black’s steps'), '1');
	await expect(candidates(page).getByRole('row').nth(1)).toBeVisible();
});

const STATES: readonly (readonly [
	name: string,
	query: string,
	act: (page: Page) => Promise<void>
])[] = [
	['with a game, compared, and a person’s move', '?moves=game&ply=4&person=white', async () => {}],
	[
		'with faults',
		'?white=17&colour=red',
		async (page) => {
			await typeInto(field(page, 'Seed'), 'x');
		}
	],
	['at the end of a game', '?moves=game&ply=9', async () => {}],
	[
		'with Read me open',
		'',
		async (page) => {
			await button(page, 'Read me').click();
		}
	]
];

test.describe('axe finds nothing', () => {
	for (const [name, query, act] of STATES) {
		test(`${name} @phone @exhaustive`, async ({ page }) => {
			await open(page, query);
			await act(page);
			await expectAccessible(page);
			await expectNothingCut(page);
		});
	}
});

test('free squares are marked in forced colours too', async ({ page }) => {
	await page.emulateMedia({ forcedColors: 'active' });
	await open(page);
	const free = page.locator('cg-board square.free').first();
	await expect(free).toHaveCSS('outline-style', 'solid');
	await expect(free).toHaveCSS('outline-width', '3px');
	await expect(page.locator('.swatch.free')).toHaveCSS('outline-style', 'solid');
});
