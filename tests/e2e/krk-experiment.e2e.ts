import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { expectNothingCut } from './geometry.ts';
import { expectAccessible } from './axe.ts';
import { button } from './helpers.ts';
import {
	run,
	card,
	field,
	whenEnded,
	whenPlayed,
	open,
	start,
	known,
	download,
	csvLines
} from './krk-experiment.ts';

test.describe.configure({ timeout: 60_000 });

test('a small run gives the core’s own figures, games and files', async ({ page }) => {
	await open(page, '?starts=every:400');
	await expect(page.getByText('876 games')).toBeVisible();
	await expect(page.getByText(/roughly/)).toContainText(/under a second|second/);
	await start(page);
	await whenEnded(page);
	const sweeps = [1, 2].map((steps) => known('every:400', steps));
	for (const [part, name] of ['1 step', '2 steps'].entries()) {
		const { mates = '', moves = '' } = sweeps[part] ?? {};
		await expect(card(page, name).getByRole('row', { name: /^Mates, %/ })).toContainText(mates);
		await expect(card(page, name).getByRole('row', { name: /^Mean moves/ })).toContainText(moves);
	}
	await expect(card(page, '1 step')).toContainText('48.341 ± 0.094');
	await expect(page.getByText('draws fell by 69.55%, not by 228.44%')).toBeVisible();
	expect(await csvLines(page)).toEqual(sweeps.flatMap(({ lines }) => lines));

	const list = await download(page, 'legalpositions.txt');
	const positions = await readFile(await list.path(), 'utf8');
	expect(positions.trimEnd().split('\n')).toHaveLength(175_168);
	await expect(page.getByText('krk files --out FOLDER')).toBeVisible();
});

test('a whole run is there at first, and stays next to the visitor’s own', async ({ page }) => {
	await open(page, '');
	const one = card(page, '1 step');
	await expect(one.getByRole('columnheader')).toHaveText([
		'Figure',
		'The paper',
		'30 seeds',
		'Committed run, seed 1'
	]);
	await expect(one.getByRole('row', { name: /^Mates, %/ })).toContainText('48.162');
	await expect(
		one.getByRole('heading', { name: /^Committed run, seed 1 175,168 games/ })
	).toBeVisible();
	await expect(one.getByRole('img', { name: /^Outcomes: Mate 48\.16%/ })).toBeVisible();
	await expect(one.getByRole('img', { name: /^Mates by length/ })).toBeVisible();
	await open(page, '?starts=every:2000');
	await start(page);
	await whenEnded(page);
	await expect(one.getByRole('columnheader').nth(4)).toHaveText('This run, off by');
	await expect(one.getByRole('heading', { name: 'This run 88 games' })).toBeVisible();
	await one.getByText('Committed run, seed 1').last().click();
	await expect(one.getByRole('img', { name: /^Outcomes: Mate 48\.16%/ })).toBeVisible();
	await button(page, 'Discard').click();
	await expect(one.getByRole('columnheader')).toHaveCount(4);
});

test('the focus stays where a run is started, paused and continued', async ({ page }) => {
	await open(page, '?starts=all&steps=3');
	await button(page, 'Start').focus();
	await page.keyboard.press('Enter');
	await expect(button(page, 'Playing')).toBeFocused();
	await whenPlayed(page, 1);
	await button(page, 'Pause').focus();
	await page.keyboard.press('Enter');
	await expect(button(page, 'Continue')).toBeFocused();
	await expect(button(page, 'Paused')).toBeDisabled();
	await page.keyboard.press('Enter');
	await expect(button(page, 'Pause')).toBeFocused();
	await button(page, 'Cancel and discard').focus();
	await page.keyboard.press('Enter');
	await expect(run(page)).toBeFocused();
	await expect(button(page, 'Start')).toBeEnabled();
	await open(page, '?starts=every:2000&steps=1');
	await button(page, 'Start').focus();
	await page.keyboard.press('Enter');
	await whenEnded(page);
	await expect(button(page, 'Played')).toBeFocused();
});

test('games are found by end, length, square and number, and opened @exhaustive', async ({
	page
}) => {
	await open(page, '?starts=every:400&steps=1');
	await start(page);
	await whenEnded(page);
	const games = page.getByRole('region', { name: 'The games', exact: true });
	await games.getByRole('combobox', { name: 'Ended in' }).selectOption({ label: 'Mate' });
	await games.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Longest first' });
	const mates = known('every:400', 1).lines.filter((line) => line.includes('checkmate'));
	await expect(games.getByRole('status')).toContainText(`of ${mates.length} games`);
	const longest = Math.max(...mates.map((line) => Number(line.split(',').at(-1))));
	await expect(games.locator('tbody tr').first()).toContainText(String(longest));
	await expect(games.locator('tbody tr')).toHaveCount(15);
	await button(page, 'Last').click();
	await expect(games.locator('tbody tr')).toHaveCount(mates.length % 15 || 15);

	const squares = games.getByRole('grid').getByRole('button');
	await squares.first().focus();
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Enter');
	await expect(games.getByText('Listed: black king on b8.')).toBeVisible();
	await button(page, 'All squares').click();

	await field(page, 'Find a start').fill('641');
	await field(page, 'Find a start').press('Enter');
	await expect(games.getByRole('alert')).toContainText('are on adjacent squares');
	await field(page, 'Find a start').fill('258');
	await field(page, 'Find a start').press('Enter');
	await expect(games.getByRole('alert')).toContainText('This run has no game from 258.');
	await field(page, 'Find a start').fill('194');
	await field(page, 'Find a start').press('Enter');
	await games.getByRole('link', { name: 'open game 194', exact: true }).click();
	await expect(page).toHaveURL(
		/\/krk\/\?start=194&profile=released&white=1&black=1&seed=1&moves=game$/
	);
});

test('every bad field is told beside it, and what was typed stays @exhaustive', async ({
	page
}) => {
	await open(page, '?steps=17&starts=every:0&seeds=0&seed=x&profile=mine');
	const faults = page.getByRole('form', { name: 'What to play' }).getByRole('alert');
	await expect(faults).toHaveText([
		'A profile is released (Released) or clean (Clean), not “mine”.',
		'Steps are whole numbers from 1 to 16, not “17”.',
		'One start in K: K is a whole number from 1 to 999999, not “0”.',
		'How many seeds: a whole number from 1 to 1000, not “0”.',
		'The first seed: a whole number from 0 to 4294966295, not “x”.'
	]);
	await expect(field(page, 'Steps')).toHaveValue('17');
	await start(page);
	await expect(run(page)).toContainText('No games yet');
	await expect(page.getByRole('combobox', { name: 'Profile' })).toBeFocused();
	await page
		.getByRole('combobox', { name: 'Profile' })
		.selectOption({ label: 'Clean, flat mates' });
	await page
		.getByRole('combobox', { name: 'Starts' })
		.selectOption({ label: 'A range of numbers' });
	await field(page, 'Last number').fill('193');
	await field(page, 'Last number').press('Enter');
	await expect(faults.nth(1)).toHaveText('The last number, 193, is smaller than the first, 194.');
	await field(page, 'First number').fill('0');
	await field(page, 'First number').press('Tab');
	await expect(faults.nth(1)).toContainText('There is no legal start from 0 to 193;');
	await field(page, 'Last number').fill('9999');
	for (const [name, text] of [
		['Steps', '1'],
		['Seeds', '2'],
		['First seed', '5']
	] as const) {
		await field(page, name).fill(text);
		await field(page, name).press('Tab');
	}
	await expect(faults).toHaveCount(0);
	await expect(page).toHaveURL(/\?profile=clean&steps=1&starts=ids%3A0-9999&seed=5&seeds=2$/);
});

test('any switch can be turned, and the link says so @exhaustive', async ({ page }) => {
	await open(page, '?starts=every:2000&steps=1');
	await button(page, 'Options').click();
	await page
		.getByRole('combobox', { name: 'Repetition', exact: true })
		.selectOption({ label: 'Not known to the search' });
	await expect(page).toHaveURL(/profile=released%2CtreeSeesRepetition%3Aunseen/);
	await start(page);
	await whenEnded(page);
	await expect(card(page, '1 step').getByRole('img', { name: /^Outcomes:/ })).toHaveAccessibleName(
		/Threefold repetition/
	);
	await expect(card(page, '1 step')).toContainText('it need not match');
});

test('the switches are measured, one by one @exhaustive', async ({ page }) => {
	await open(page, '?starts=every:2000&steps=1');
	const effects = page.getByRole('region', { name: 'Where the difference comes from' });
	await effects.getByRole('combobox', { name: 'From' }).selectOption('every:64');
	await button(page, 'Measure the options').click();
	const baseline = effects.getByRole('row', { name: /^Released, as it is/ });
	await expect(baseline).not.toContainText('–', { timeout: 25_000 });
	await button(page, 'Stop').click();
	await expect(button(page, 'Continue measuring')).toBeVisible();
	const mates = await baseline.getByRole('cell').first().innerText();
	expect(Math.abs(Number(mates) - 48.3)).toBeLessThan(3);
});

test('nothing for axe to find @exhaustive', async ({ page }) => {
	await open(page, '?starts=every:400');
	await start(page);
	await whenEnded(page);
	await button(page, 'Options').click();
	await field(page, 'Seeds').fill('0');
	await field(page, 'Seeds').press('Tab');
	await page.getByText('The lengths as a table').first().click();
	await expectAccessible(page);
});

for (const [name, width, height] of [
	['a phone', 390, 844],
	['a desktop', 1440, 900]
] as const) {
	test(`on ${name} nothing is cut, and the run comes into view @exhaustive`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await open(page, '?starts=every:400');
		await start(page);
		await expect(run(page)).toBeInViewport();
		await whenEnded(page);
		await expectNothingCut(page);
	});
}
