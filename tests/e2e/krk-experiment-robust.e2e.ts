import type { Page } from '@playwright/test';
// Each test has a browser's profile of its own: what is kept in it is under test.
import { expect, testWithClock as test } from './fixtures.ts';
import { button } from './helpers.ts';
import {
	SCRIPT,
	WHOLE,
	run,
	card,
	ended,
	whenEnded,
	open,
	start,
	played,
	whenPlayed,
	known,
	alterWorkers,
	SLOWLY,
	csvLines
} from './krk-experiment.ts';

test.describe.configure({ timeout: 60_000 });

test('pause at once, go on after a reload, and the same games in the end @exhaustive', async ({
	page
}) => {
	await alterWorkers(page, SLOWLY);
	await open(page, '?starts=every:50&steps=1');
	await start(page);
	await whenPlayed(page, 1);
	await button(page, 'Pause').click();
	await expect(run(page).getByRole('status')).toHaveText('Paused. Nothing is lost.');
	const before = await played(page);
	expect(before).toBeLessThan(3504);
	await page.reload();
	await expect(run(page).getByRole('status')).toHaveText('Paused. Nothing is lost.');
	expect(await played(page)).toBe(before);
	await page.unroute(SCRIPT);
	await run(page).getByRole('button', { name: 'Continue' }).click();
	await whenEnded(page);
	await expect(run(page)).toContainText(`${before} games.`);
	expect(await csvLines(page)).toEqual(known('every:50', 1).lines);
	await page.reload();
	await whenEnded(page);
	await button(page, 'Discard').click();
	await expect(run(page)).toContainText('No games yet');
	await page.reload();
	await expect(run(page)).toContainText('No games yet');
});

test('a run that a reload cuts short goes on by itself; another tab leaves it alone @exhaustive', async ({
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
	await expect(run(page)).toContainText('Resumed after');
	await expect(button(page, 'Pause')).toBeVisible();
	const other = await context.newPage();
	await open(other, WHOLE);
	await expect(run(other).getByRole('status')).toHaveText(/^Another tab/);
	await other.close();
	await button(page, 'Cancel and discard').click();
	await expect(run(page)).toContainText('No games yet');
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
		test(`${what}: said, and played anew or discarded @exhaustive`, async ({ page }) => {
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
			'storage is full'
		]
	] as const) {
		test(`${what}: said, and the run goes on in memory @exhaustive`, async ({ page }) => {
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
			if (message.kind === 'progress' && ++sent === 2) { dead = true; ${act} }
			if (!dead) send(message, options);
		};`;
	/** Only the first worker that is started is altered. */
	const ONCE = { times: 1 };

	test('of an error: said, and its games are played by another @exhaustive', async ({ page }) => {
		await open(page, '?starts=every:400&steps=2');
		await expect(page.getByText(/roughly/)).toBeVisible();
		const act = `setTimeout(() => { throw new Error('made to break'); });`;
		await alterWorkers(page, insteadOfReporting(act), ONCE);
		await start(page);
		await whenEnded(page);
		await expect(run(page).getByRole('alert')).toContainText(
			/A worker failed: .*made to break.* Its remaining games were moved to another worker\./
		);
		expect(await csvLines(page)).toEqual(known('every:400', 2).lines);
	});

	test('without a word: noticed after a while @exhaustive', async ({ page }) => {
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
		await expect(run(page).getByRole('alert')).toContainText('stopped responding');
		await expect(card(page, '2 steps')).toContainText(known('every:400', 2).moves);
	});
});
