import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Download, Locator, Page, Route } from '@playwright/test';
import { unzipSync } from 'fflate';
import { RELEASED } from '../../src/lib/core/evaluate/krk-paper/levels/profile.ts';
import {
	Experiment,
	summariseTally,
	unpackMoves,
	unpackOutcome
} from '../../src/lib/core/experiments/krk/experiment.ts';
import type { Starts } from '../../src/lib/core/experiments/krk/starts.ts';
// Each test has a browser's profile of its own: what is kept in it is under test.
import { expect, testWithClock as test } from './fixtures.ts';
import { button } from './helpers.ts';

const SCRIPT = /experiment\.worker/;
const WHOLE = '?profile=released&steps=2&starts=all&seed=1&seeds=1';

test.describe.configure({ timeout: 60_000 });

const run = (page: Page): Locator => page.getByRole('region', { name: 'The run' });
const card = (page: Page, name: string): Locator =>
	page.getByRole('region', { name: `Result with ${name}` });
const field = (page: Page, name: string): Locator =>
	page.getByRole('textbox', { name, exact: true });
const ended = (page: Page): Locator => run(page).getByText(/^All [\d,]+ games are played\.$/);

/** A run of seconds; on a busy machine it may be many. */
async function whenEnded(page: Page): Promise<void> {
	await expect(ended(page)).toBeVisible({ timeout: 25_000 });
}

async function open(page: Page, query: string): Promise<void> {
	await page.goto(`/krk/experiment/${query}`);
	await expect(page.locator('[aria-busy="false"]')).toBeAttached();
}

async function start(page: Page): Promise<void> {
	await button(page, 'Start').click();
}

/** Games played so far, as the page says. */
async function played(page: Page): Promise<number> {
	const text = await run(page).locator('.line strong').innerText();
	return Number(text.replaceAll(',', ''));
}

async function whenPlayed(page: Page, least: number): Promise<void> {
	await expect.poll(() => played(page), { timeout: 15_000 }).toBeGreaterThanOrEqual(least);
}

interface Known {
	readonly lines: readonly string[];
	readonly mates: string;
	readonly moves: string;
}

/** The same games, played here. */
function known(starts: Starts, steps: number): Known {
	const plan = { whiteSteps: steps, blackSteps: steps, starts, firstSeed: 1, seeds: 1 };
	const experiment = new Experiment({ profile: RELEASED, ...plan });
	const results = new Uint8Array(experiment.games);
	const { shares, meanMoves } = summariseTally(experiment.run(0, results.length, results));
	return {
		lines: [...results].map((packed, index) =>
			[experiment.startOf(index), 1, steps, unpackOutcome(packed), unpackMoves(packed)].join()
		),
		mates: (100 * shares.checkmate).toFixed(steps <= 2 ? 3 : 2),
		moves: meanMoves.toFixed(3)
	};
}

async function download(page: Page, name: string | RegExp): Promise<Download> {
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name }).click()
	]);
	return file;
}

/** Workers that report every few games, and do what `script` makes of `alter` in place of `send`. */
async function alterWorkers(
	page: Page,
	script: string,
	options: { times?: number } = {}
): Promise<void> {
	const handler = async (route: Route): Promise<void> => {
		const response = await route.fetch();
		const body = `
			const now = performance.now.bind(performance);
			performance.now = () => 1000 * now();
			const send = self.postMessage.bind(self);
			let alter = send;
			self.postMessage = (message, options) => alter(message, options);
			${script}
			${await response.text()}`;
		await route.fulfill({ response, body });
	};
	await page.route(SCRIPT, handler, options);
}

/** However fast the machine is: two hundredths of a second for each report. */
const SLOWLY = `
	alter = (message, options) => {
		for (const begun = now(); now() - begun < 20; );
		send(message, options);
	};`;

/** The lines of the table, without FEN and weight. */
async function csvLines(page: Page): Promise<string[]> {
	const file = await download(page, 'CSV');
	const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\n').slice(1);
	return lines.map((line) =>
		line
			.split(',')
			.filter((_, i) => i !== 1 && i !== 6)
			.join()
	);
}

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
	await expect(page.getByText('draws fell by 69.55 %, not by 228.44 %')).toBeVisible();
	expect(await csvLines(page)).toEqual(sweeps.flatMap(({ lines }) => lines));

	const zip = await download(page, /^ZIP: 194 to/);
	expect(zip.suggestedFilename()).toMatch(/^LegalPositionTests-194-to-\d+\.zip$/);
	const files = unzipSync(await readFile(await zip.path()));
	expect(Object.keys(files)).toHaveLength(438);
	const first = new TextDecoder().decode(files['LegalPositionTests/194.txt']);
	expect(first).toMatch(/^1-Step Minimax\/Maximin\nk7\/8\/K7\/R7\/8\/8\/8\/8\n1\. R/);
	expect(first).toContain('\n2-Step Minimax/Maximin\nk7/8/K7/R7/8/8/8/8\n');

	const list = await download(page, 'legalpositions.txt');
	expect((await readFile(await list.path(), 'utf8')).trimEnd().split('\n')).toHaveLength(175_168);
});

test('games are found by end, length, square and number, and opened', async ({ page }) => {
	await open(page, '?starts=every:400&steps=1');
	await start(page);
	await whenEnded(page);
	const games = page.getByRole('region', { name: 'The games' });
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
	await expect(games.getByRole('alert')).toContainText('stand side by side');
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

test('every bad field is told beside it, and what was typed stays', async ({ page }) => {
	await open(page, '?steps=17&starts=every:0&seeds=0&seed=x&profile=mine');
	const faults = page.getByRole('form', { name: 'What to play' }).getByRole('alert');
	await expect(faults).toHaveText([
		'A profile is released or clean, not “mine”.',
		'Steps are whole numbers from 1 to 16, not “17”.',
		'One start in K: K is a whole number from 1 to 999999, not "0".',
		'How many seeds: a whole number from 1 to 1000, not “0”.',
		'The first seed: a whole number from 0 to 999999, not “x”.'
	]);
	await expect(field(page, 'Steps')).toHaveValue('17');
	await start(page);
	await expect(run(page)).toContainText('Nothing has been played yet');
	await expect(page.getByRole('combobox', { name: 'Profile' })).toBeFocused();
	await page.getByRole('combobox', { name: 'Profile' }).selectOption({ label: 'Clean' });
	await page.getByRole('combobox', { name: 'Starts' }).selectOption('ids');
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

test('any switch can be turned, and the link says so', async ({ page }) => {
	await open(page, '?starts=every:2000&steps=1');
	await button(page, 'Switches').click();
	await page.getByRole('combobox', { name: 'Repetition' }).selectOption({ label: 'Not seen' });
	await expect(page).toHaveURL(/profile=released%2CtreeSeesRepetition%3Aunseen/);
	await start(page);
	await whenEnded(page);
	await expect(card(page, '1 step').getByRole('img', { name: /^Outcomes:/ })).toHaveAccessibleName(
		/Threefold repetition/
	);
	await expect(card(page, '1 step')).toContainText('it need not match');
});

test('pause at once, go on after a reload, and the same games in the end', async ({ page }) => {
	await alterWorkers(page, SLOWLY);
	await open(page, '?starts=every:50&steps=1');
	await start(page);
	await whenPlayed(page, 1);
	await button(page, 'Pause').click();
	await expect(run(page).getByRole('status')).toHaveText('Paused; nothing of it is lost.');
	const before = await played(page);
	expect(before).toBeLessThan(3504);
	await page.reload();
	await expect(run(page).getByRole('status')).toHaveText('Paused; nothing of it is lost.');
	expect(await played(page)).toBe(before);
	await page.unroute(SCRIPT);
	await button(page, 'Go on with it').click();
	await whenEnded(page);
	await expect(run(page)).toContainText(`${before} games had been played before.`);
	expect(await csvLines(page)).toEqual(known('every:50', 1).lines);
	await page.reload();
	await whenEnded(page);
	await button(page, 'Discard').click();
	await expect(run(page)).toContainText('Nothing has been played yet');
	await page.reload();
	await expect(run(page)).toContainText('Nothing has been played yet');
});

test('a run that a reload cuts short goes on by itself; another tab leaves it alone', async ({
	page,
	context
}) => {
	await alterWorkers(page, SLOWLY);
	await open(page, WHOLE);
	await start(page);
	await whenPlayed(page, 100);
	// What is kept is written every second or two.
	await expect
		.poll(() => keptGames(page, WHOLE.slice(1)), { timeout: 15_000 })
		.toBeGreaterThan(100);
	await page.reload();
	await expect(run(page)).toContainText('Went on where it was left');
	await expect(button(page, 'Pause')).toBeVisible();
	const other = await context.newPage();
	await open(other, WHOLE);
	await expect(run(other).getByRole('status')).toHaveText(/^Another tab/);
	await other.close();
	await button(page, 'Cancel and discard').click();
	await expect(run(page)).toContainText('Nothing has been played yet');
});

/** How many games of a run are kept. */
function keptGames(page: Page, key: string): Promise<number> {
	return page.evaluate(
		(name) =>
			new Promise<number>((resolve) => {
				const request = indexedDB.open('plyscope-krk-experiment');
				request.onsuccess = () => {
					const read = request.result.transaction('runs').objectStore('runs').get(name);
					read.onsuccess = () => {
						request.result.close();
						resolve((read.result as { played: number } | undefined)?.played ?? 0);
					};
				};
			}),
		key
	);
}

test.describe('what is kept and cannot be used', () => {
	for (const [what, change, says] of [
		['of another version', 'run.version = 0', 'It was made by another version of this page (0).'],
		['damaged', 'bytes.fill(0)', 'What was kept of it is damaged.']
	] as const) {
		test(`${what}: said, and played anew or discarded`, async ({ page }) => {
			await open(page, '?starts=every:2000&steps=1');
			await start(page);
			await whenEnded(page);
			await expect.poll(() => keptGames(page, new URL(page.url()).search.slice(1))).toBe(88);
			await page.evaluate(spoil, change);
			await page.reload();
			await expect(run(page).getByRole('alert')).toContainText(says);
			await button(page, 'Play').click();
			await whenEnded(page);
			await page.reload();
			await whenEnded(page);
		});
	}
});

/** Changes what is kept; only a browser's own page may run text as a script. */
function spoil(change: string): Promise<void> {
	return new Promise((resolve) => {
		const request = indexedDB.open('plyscope-krk-experiment');
		request.onsuccess = () => {
			const database = request.result;
			const transaction = database.transaction(['runs', 'pieces'], 'readwrite');
			const runs = transaction.objectStore('runs').openCursor();
			runs.onsuccess = () => {
				const run = runs.result?.value as { version: number } | undefined;
				if (run !== undefined && change.startsWith('run'))
					runs.result?.update({ ...run, version: 0 });
			};
			const pieces = transaction.objectStore('pieces').openCursor();
			pieces.onsuccess = () => {
				if (pieces.result && change.startsWith('bytes')) pieces.result.update(new Uint8Array(88));
			};
			transaction.oncomplete = () => {
				database.close();
				resolve();
			};
		};
	});
}

test.describe('a browser that keeps nothing', () => {
	for (const [what, script, says] of [
		[
			'a private window',
			`IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };`,
			'does not let this page'
		],
		[
			'no room left',
			`IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
			'no room left'
		]
	] as const) {
		test(`${what}: said, and the run goes on in memory`, async ({ page }) => {
			await page.addInitScript(script);
			await open(page, '?starts=every:2000&steps=1');
			await start(page);
			await whenEnded(page);
			await expect(run(page).getByRole('alert')).toContainText(says);
			await expect(card(page, '1 step')).toContainText(known('every:2000', 1).moves);
		});
	}
});

test.describe('a worker that dies', () => {
	test.use({ allowedErrors: /made to break/ });

	/** From a worker's second report on, this takes the place of reporting. */
	const insteadOfReporting = (act: string): string => `
		let dead = false, sent = 0;
		alter = (message, options) => {
			if (message.kind === 'played' && ++sent === 2) { dead = true; ${act} }
			if (!dead) send(message, options);
		};`;
	/** Only the first worker that is started is altered. */
	const ONCE = { times: 1 };

	test('of an error: said, and its games are played by another', async ({ page }) => {
		await open(page, '?starts=every:400&steps=2');
		await expect(page.getByText(/roughly/)).toBeVisible();
		const act = `setTimeout(() => { throw new Error('made to break'); });`;
		await alterWorkers(page, insteadOfReporting(act), ONCE);
		await start(page);
		await whenEnded(page);
		await expect(run(page).getByRole('alert')).toContainText(
			/A worker broke off: .*made to break.* What it had left to play was given to another one\./
		);
		expect(await csvLines(page)).toEqual(known('every:400', 2).lines);
	});

	test('without a word: noticed after a while', async ({ page }) => {
		await page.clock.install();
		await open(page, '?starts=every:400&steps=2');
		await page.clock.runFor(5000);
		await expect(page.getByText(/roughly/)).toBeVisible();
		await alterWorkers(page, insteadOfReporting('self.close();'), ONCE);
		await start(page);
		for (let seconds = 0; seconds < 40 && (await ended(page).count()) === 0; seconds++) {
			await page.clock.runFor(1000);
		}
		await whenEnded(page);
		await expect(run(page).getByRole('alert')).toContainText('stopped answering');
		await expect(card(page, '2 steps')).toContainText(known('every:400', 2).moves);
	});
});

test('the switches are measured, one by one, and kept', async ({ page }) => {
	await open(page, '?starts=every:2000&steps=1');
	const effects = page.getByRole('region', { name: 'Where the difference comes from' });
	await effects.getByRole('combobox', { name: 'From' }).selectOption('every:64');
	await button(page, 'Measure the switches').click();
	const baseline = effects.getByRole('row', { name: /^Released, as it is/ });
	await expect(baseline).not.toContainText('–', { timeout: 25_000 });
	await button(page, 'Stop').click();
	await expect(button(page, 'Go on measuring')).toBeVisible();
	const mates = await baseline.getByRole('cell').first().innerText();
	expect(Math.abs(Number(mates) - 48.3)).toBeLessThan(3);
});

test('nothing for axe to find, in both themes', async ({ page }) => {
	await open(page, '?starts=every:400');
	await start(page);
	await whenEnded(page);
	await button(page, 'Switches').click();
	await field(page, 'Seeds').fill('0');
	await field(page, 'Seeds').press('Tab');
	await page.getByText('The lengths as a table').first().click();
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		const { violations } = await new AxeBuilder({ page }).analyze();
		expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
	}
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test('the page is no wider than its window, and the run comes into view', async ({ page }) => {
		await open(page, '?starts=every:400');
		await start(page);
		await expect(run(page)).toBeInViewport();
		await whenEnded(page);
		const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(wider).toBe(0);
	});
});
