import type { Page } from '@playwright/test';
import { expect, testWithClock as test } from './fixtures.ts';
import { tagAt } from './exhaustive.ts';
import { button, expectStep, openExplorer, sentence, stepField } from './helpers.ts';
import { openRules, typeInto } from './setup-bar.ts';
import { partialNote, runningSearch, visitedSoFar } from './running.ts';
import { knownSearch, sentenceAt, type KnownSearch } from './known-search.ts';

const TEN_MINUTES = 10 * 60 * 1000;
const FIELDS = { game: 'chess', budget: '10000000', shadow: 'off' };

/** Tells a page that its tab goes into the background, or comes back. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
	await page.evaluate((isHidden) => {
		Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
		Object.defineProperty(document, 'visibilityState', {
			configurable: true,
			value: isHidden ? 'hidden' : 'visible'
		});
		document.dispatchEvent(new Event('visibilitychange'));
	}, hidden);
}

/** A tab in the background may keep its timers running, or stop and continue ten minutes later. */
const WAYS = {
	'goes on': (page: Page) => page.clock.runFor(TEN_MINUTES),
	'is frozen': (page: Page) => page.clock.fastForward(TEN_MINUTES)
} as const;

async function inBackground(page: Page, way: keyof typeof WAYS): Promise<void> {
	await setHidden(page, true);
	await WAYS[way](page);
	await setHidden(page, false);
}

/** In the worker: sends nothing for two seconds, as on a busy machine. */
const SLOW = `
	const send = self.postMessage.bind(self);
	let chunks = 0;
	self.postMessage = (message, options) => {
		send(message, options);
		if (message.progress?.kind !== 'chunk' || ++chunks !== 8) return;
		const end = performance.now() + 2000;
		while (performance.now() < end);
	};`;

for (const [i, way] of (['goes on', 'is frozen'] as const).entries()) {
	test(`a search runs on in a tab that ${way} in the background for ten minutes${tagAt(i, 0)}`, async ({
		page
	}) => {
		await page.clock.install();
		await page.route(/search\.worker/, async (route) => {
			const response = await route.fetch();
			await route.fulfill({ response, body: `${SLOW}\n${await response.text()}` });
		});
		const search = await openExplorer(page, { ...FIELDS, depth: '1', step: 3 });
		await openRules(page);
		await typeInto(page.getByRole('textbox', { name: 'Depth' }), '8');
		await expect(runningSearch(page)).toBeVisible();
		await inBackground(page, way);
		await expect(page.getByRole('alert')).toHaveCount(0);
		await expect(runningSearch(page)).toBeVisible();
		const nodes = await visitedSoFar(page);
		await expect.poll(() => visitedSoFar(page)).toBeGreaterThan(nodes);
		await expectStep(page, 3, search);
		await button(page, 'Stop and keep the recording so far').click();
		await expect(partialNote(page)).toContainText('when it was stopped.');
		await expect(page.getByRole('alert')).toHaveCount(0);
	});
}

test('a search that ends in the background is there when one comes back @exhaustive', async ({
	page
}) => {
	await page.clock.install();
	await openExplorer(page, { ...FIELDS, depth: '1' });
	await openRules(page);
	await typeInto(page.getByRole('textbox', { name: 'Depth' }), '5');
	await inBackground(page, 'goes on');
	const search = knownSearch({ ...FIELDS, depth: '5' });
	await expectStep(page, 0, search);
	await expect(partialNote(page)).toHaveCount(0);
	await expect(page.getByRole('alert')).toHaveCount(0);
	await page.getByRole('slider', { name: 'Step', exact: true }).press('End');
	await expect(sentence(page)).toHaveText(sentenceAt(search, search.lastStep));
});

async function playFrom20(page: Page): Promise<KnownSearch> {
	await page.clock.install();
	const search = await openExplorer(page, { game: 'tictactoe', step: 20 });
	await page.keyboard.press(' ');
	await expect(button(page, 'Pause')).toBeVisible();
	return search;
}

test('a tab that was frozen while it played goes on from where it was @exhaustive', async ({
	page
}) => {
	const search = await playFrom20(page);
	await inBackground(page, 'is frozen');
	const step = Number(await stepField(page).inputValue());
	// One timer was due, and no other could be.
	expect(step).toBeLessThan(30);
	await expect.poll(async () => Number(await stepField(page).inputValue())).toBeGreaterThan(step);
	await page.keyboard.press(' ');
	const stopped = Number(await stepField(page).inputValue());
	await expect(sentence(page)).toHaveText(sentenceAt(search, stopped));
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a tab that played on in the background stands at the end, and stays there @exhaustive', async ({
	page
}) => {
	const search = await playFrom20(page);
	await inBackground(page, 'goes on');
	await expectStep(page, search.lastStep, search);
	await expect(button(page, 'Play')).toBeVisible();
	await expect(sentence(page)).toHaveText(sentenceAt(search, search.lastStep));
	await expect(page.getByRole('alert')).toHaveCount(0);
});
