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

test('pause at once, continue, and the same games in the end @exhaustive', async ({ page }) => {
	await alterWorkers(page, SLOWLY);
	await open(page, '?starts=every:50&steps=1');
	await start(page);
	await whenPlayed(page, 1);
	await button(page, 'Pause').click();
	await expect(run(page).getByRole('status')).toHaveText(/^Paused\./);
	const before = await played(page);
	expect(before).toBeLessThan(3504);
	await page.unroute(SCRIPT);
	await run(page).getByRole('button', { name: 'Continue' }).click();
	await whenEnded(page);
	expect(await csvLines(page)).toEqual(known('every:50', 1).lines);
	await button(page, 'Discard').click();
	await expect(run(page)).toContainText('No games yet');
});

test('cancel ends the workers at once, and another run can start @exhaustive', async ({ page }) => {
	await open(page, WHOLE);
	await start(page);
	await whenPlayed(page, 1);
	expect(page.workers().length).toBeGreaterThan(0);
	await button(page, 'Cancel and discard').click();
	await expect(run(page)).toContainText('No games yet');
	await open(page, '?starts=every:2000&steps=1');
	await start(page);
	await whenEnded(page);
	await expect(card(page, '1 step')).toContainText(known('every:2000', 1).moves);
	await page.reload();
	await expect(run(page)).toContainText('No games yet');
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
