/** The Matches page: engines and Stockfish play, games are replayed, saved and reviewed; failures are reported. */
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { expectNothingCut } from './geometry.ts';
import { expectAccessible } from './axe.ts';
import { whenPartsAlive } from './helpers.ts';

const PAGE = '/matches/';
/** Mate in two: every game is short. */
const SHORT = 'start=7k/R2b2pp/KP6/P7/8/8/8/8+w+-+-+0+1';
const WAIT = { timeout: 20_000 };

async function open(page: Page, query = ''): Promise<void> {
	await page.goto(PAGE + (query === '' ? '' : `?${query}`));
	await expect(page.getByRole('button', { name: 'Help and more' })).toBeVisible();
	await whenPartsAlive(page);
}

async function play(page: Page): Promise<void> {
	await page.getByRole('button', { name: /^Play [\d,]+ games?$/ }).click();
}

async function saved(page: Page, name: string | RegExp): Promise<{ name: string; text: string }> {
	const waiting = page.waitForEvent('download');
	await page.getByRole('button', { name }).click();
	const file = await waiting;
	return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('plays a match in a worker, and the same one again @phone @daily', async ({ page }) => {
	await open(page, `second=random&games=4&seed=3&${SHORT}`);
	await play(page);
	await expect(page.getByText('All 4 games are played.')).toBeVisible(WAIT);
	const row = page.getByRole('region', { name: 'The score' }).getByRole('row', { name: /^All/ });
	await expect(row).toContainText(/All games\s*4/);
	const first = await saved(page, 'Save all as PGN');
	expect(first.name).toBe('r-bloggers-random-seed-3.pgn');
	expect(first.text.match(/^\[Event /gm)).toHaveLength(4);
	await play(page);
	await expect(page.getByText('All 4 games are played.')).toBeVisible(WAIT);
	expect((await saved(page, 'Save all as PGN')).text).toBe(first.text);
	await page.getByRole('button', { name: 'Check with chess.js' }).click();
	await expect(page.getByText(/^4 games, \d+ moves: all legal, .*, by chess\.js\.$/)).toBeVisible(
		WAIT
	);
	await expectNothingCut(page);
});

test('Stockfish plays and reviews; board, chart and keys go together', async ({ page }) => {
	await open(page, `second=stockfish:2&games=2&${SHORT}`);
	await play(page);
	await expect(page.getByText('All 2 games are played.')).toBeVisible(WAIT);
	await page.getByRole('button', { name: 'Open game 2' }).click();
	const chart = page.getByRole('slider', { name: /^Advantage chart/ });
	await page.getByRole('combobox', { name: 'Depth' }).last().selectOption('6');
	await page.getByRole('button', { name: 'Review this game' }).click();
	await expect(page.getByText('Review finished.')).toBeAttached(WAIT);
	const plies = Number(await chart.getAttribute('aria-valuemax'));
	await expect(chart).toHaveAttribute('aria-valuenow', String(plies));
	const judged = page.getByRole('region', { name: 'Each move, judged' }).getByRole('row');
	await expect(judged).toHaveCount(plies + 1);
	await expect(page.getByText(/mean accuracy/).first()).toBeVisible();

	await chart.press('Home');
	await expect(page.getByText(`0 of ${plies} plies`)).toBeVisible();
	await chart.press('ArrowRight');
	await expect(chart).toHaveAttribute('aria-valuetext', /^1\. \S+: .+White’s winning chance \d+%$/);
	await expect(page.getByRole('list', { name: 'Moves' }).locator('[aria-current]')).toHaveCount(1);
	const box = await chart.boundingBox();
	if (box === null) throw new Error('the chart is there');
	await page.mouse.click(box.x + box.width - 9, box.y + 40);
	await expect(page.getByText(`${plies} of ${plies} plies`)).toBeVisible();
	await page.mouse.click(5, 400);
	await page.keyboard.press('ArrowLeft');
	await expect(page.getByText(`${plies - 1} of ${plies} plies`)).toBeVisible();
	await expect(page).toHaveURL(new RegExp(`show=2&at=${plies - 1}$`));

	// The address contains everything, and its match is played again by itself.
	await page.reload();
	await expect(page.getByText(`${plies - 1} of ${plies} plies`)).toBeVisible(WAIT);
});

test('is cancelled at once, keeps the finished games, and goes on @exhaustive', async ({
	page
}) => {
	await open(page, 'first=random&games=1000');
	await play(page);
	await expect(page.getByRole('group', { name: 'The game in play' })).toBeVisible(WAIT);
	await expect(page.getByRole('button', { name: 'Open game 1', exact: true })).toBeVisible(WAIT);
	await page.getByRole('button', { name: 'Cancel the match' }).click();
	await expect(page.getByText('Stopped. Finished games are kept.')).toBeVisible();
	await expect(page.getByRole('group', { name: 'The game in play' })).toBeHidden();
	const count = Number(
		/All games\s*([\d,]+)/.exec(
			await page.getByRole('region', { name: 'The score' }).innerText()
		)?.[1]
	);
	expect(count).toBeGreaterThan(0);
	await page.getByRole('button', { name: 'Continue' }).click();
	await expect(page.getByRole('row', { name: /^All games/ })).not.toContainText(
		new RegExp(`All games\\s*${count}\\s`),
		WAIT
	);
	await page.getByRole('button', { name: 'Cancel the match' }).click();
});

test('tic-tac-toe: no Stockfish, no PGN, no review @exhaustive', async ({ page }) => {
	await open(page);
	await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('tictactoe');
	await expect(page.getByRole('option', { name: 'Stockfish 10' })).toHaveCount(0);
	await page.getByRole('textbox', { name: 'Games' }).fill('3');
	await page.getByRole('textbox', { name: 'Games' }).press('Tab');
	await play(page);
	await expect(page.getByText('All 3 games are played.')).toBeVisible(WAIT);
	await page.getByRole('button', { name: 'Open game 1' }).click();
	await expect(page.getByRole('img', { name: /^Row 3:/ }).last()).toBeVisible();
	await expect(page.getByRole('button', { name: 'Review this game' })).toHaveCount(0);
	const file = await saved(page, 'Save all as text');
	expect(file.name).toMatch(/\.txt$/);
	expect(file.text).toMatch(/^Game 1, seed 1\nX: /);
});

test('a wrong field says so beside itself, and loses nothing @exhaustive', async ({ page }) => {
	await open(page, 'games=0&second=stockfish:99&colour=white');
	await expect(page.getByRole('alert')).toHaveCount(3);
	await expect(page.getByRole('textbox', { name: 'Games' })).toHaveValue('0');
	await page.getByRole('textbox', { name: 'Start' }).fill('8/8/8 w');
	await page.getByRole('textbox', { name: 'Start' }).press('Tab');
	await expect(page.getByRole('textbox', { name: 'Start' })).toHaveValue('8/8/8 w');
	await page.getByRole('button', { name: 'Play the match' }).click();
	await expect(page.getByRole('region', { name: 'The run' })).toHaveCount(0);
});

test.describe('Stockfish that cannot be had', () => {
	test.use({ allowedErrors: /stockfish|Failed to load resource|WebAssembly|ERR_FAILED/i });

	test('is reported, and the rest of the page works @exhaustive', async ({ page }) => {
		await page.route(/stockfish\.[^/]+\.js/, (route) => route.fulfill({ status: 404, body: '' }));
		await open(page, `second=stockfish&games=2&${SHORT}`);
		await play(page);
		await expect(page.getByRole('alert')).toContainText(
			/^The match failed in game 1: Stockfish could not be loaded/,
			WAIT
		);
		await page.getByRole('combobox', { name: 'Engine' }).last().selectOption('random');
		await play(page);
		await expect(page.getByText('All 2 games are played.')).toBeVisible(WAIT);
		await page.getByRole('button', { name: 'Open game 1' }).click();
		await page.getByRole('button', { name: 'Review this game' }).click();
		await expect(page.getByRole('alert')).toContainText('Stockfish could not be loaded', WAIT);
		await page.getByRole('button', { name: 'One move back' }).click();
		await page.unroute(/stockfish\.[^/]+\.js/);
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(page.getByText('Review finished.')).toBeAttached(WAIT);
	});
});

test('nothing for axe to find @phone @exhaustive', async ({ page }) => {
	await open(page, `second=stockfish:1&games=2&${SHORT}`);
	await play(page);
	await expect(page.getByText('All 2 games are played.')).toBeVisible(WAIT);
	await page.getByRole('button', { name: 'Open game 1' }).click();
	await page.getByRole('combobox', { name: 'Depth' }).last().selectOption('4');
	await page.getByRole('button', { name: 'Review this game' }).click();
	await expect(page.getByText('Review finished.')).toBeAttached(WAIT);
	await page.getByRole('textbox', { name: 'Games' }).fill('many');
	await page.getByRole('textbox', { name: 'Games' }).press('Tab');
	await expectAccessible(page);
});
