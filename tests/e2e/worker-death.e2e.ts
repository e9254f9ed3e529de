import type { Locator, Page, Route } from '@playwright/test';
import { testWithClock as test, expect } from './fixtures.ts';
import { tagAt } from './exhaustive.ts';
import {
	button,
	counts,
	expectStep,
	goToStep,
	openExplorer,
	sentence,
	stepSlider,
	transport
} from './helpers.ts';
import { choose, openRules, typeInto } from './setup-bar.ts';
import { partialNote, runningSearch } from './running.ts';
import { knownPartial, knownSearch, sentenceAt, type KnownSearch } from './known-search.ts';

// The browser reports errors that a test provokes on purpose.
test.use({ allowedErrors: /search\.worker|500 \(|made to break|allocation failed/ });

const SCRIPT = /search\.worker/;
const BEFORE = { game: 'chess', depth: '1', budget: '10000000', shadow: 'off' };

const notice = (page: Page): Locator =>
	page.getByRole('alert').filter({ has: button(page, 'Dismiss') });

/** Runs a worker's script with a prefix, which may be `undone` for the next worker. */
async function tamper(page: Page, script: string): Promise<void> {
	await page.route(SCRIPT, async (route: Route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: `${script};\n${await response.text()}` });
	});
}

/** In the worker: `act` replaces sending a message, from the first one for which `holds` is true. */
const insteadOf = (holds: string, act: string): string => `
	const send = self.postMessage.bind(self);
	let chunks = 0;
	let broken = false;
	self.postMessage = (message, options) => {
		if (message.progress?.kind === 'chunk') chunks++;
		if (broken || (${holds})) { broken = true; ${act} } else send(message, options);
	}`;

/** Ends the search, and then the worker, with an error that it cannot report itself. */
const UNCAUGHT = `
	const error = new Error('made to break');
	if (message.kind !== 'failed') throw error;
	setTimeout(() => { throw error; });`;

const ONCE = `broken = false; chunks = -Infinity;`;

const DEATHS: readonly (readonly [what: string, script: string, says: RegExp])[] = [
	['an error that nobody catches', insteadOf('chunks > 8', UNCAUGHT), /failed: .*made to break/],
	[
		'an error that it can still tell of',
		insteadOf('chunks > 8', `${ONCE} throw new Error('made to break');`),
		/failed: made to break/
	],
	[
		'want of memory',
		insteadOf('chunks > 8', `${ONCE} throw new RangeError('Array buffer allocation failed');`),
		/failed: The browser does not have enough memory for this\./
	]
];

/** Opens a search and requests a much longer one. */
async function startLong(page: Page): Promise<KnownSearch> {
	const search = await openExplorer(page, { ...BEFORE, step: 3 });
	await openRules(page);
	await typeInto(page.getByRole('textbox', { name: 'Depth' }), '8');
	return search;
}

/** The recording until the failure is kept, marked as partial, and correct. */
async function expectKept(page: Page): Promise<void> {
	await expect(runningSearch(page)).toHaveCount(0);
	await expect(partialNote(page)).toContainText(/had visited [\d,]+ nodes when it failed\./);
	const text = await partialNote(page).innerText();
	const visited = /visited ([\d,]+) nodes/.exec(text)?.[1]?.replaceAll(',', '') ?? '';
	const search = knownPartial({ ...BEFORE, depth: '8', budget: visited });
	const lastStep = Number(await stepSlider(page).getAttribute('max'));
	await goToStep(page, lastStep - 1);
	await expect(sentence(page)).toHaveText(sentenceAt(search, lastStep - 1));
	await goToStep(page, lastStep);
	await expect(sentence(page)).toContainText('The recording ends here: ');
}

/** Another search runs in another worker, from beginning to end. */
async function expectUsable(page: Page): Promise<void> {
	await page.unroute(SCRIPT);
	await choose(page, 'Position', 'Empty board');
	// FACTS: 18,297 nodes of alpha-beta.
	const search = knownSearch({ game: 'tictactoe', position: '.........', shadow: 'off' });
	await expect(transport(page)).toContainText(`of ${search.lastStep.toLocaleString('en')}`);
	await goToStep(page, search.lastStep);
	await expect(counts(page).getByText('visited 18,297', { exact: true })).toBeVisible();
	await expect(notice(page)).toHaveCount(0);
	await expect(partialNote(page)).toHaveCount(0);
}

for (const [i, [what, script, says]] of DEATHS.entries()) {
	test(`a worker that dies of ${what} leaves what it has recorded${tagAt(i)}`, async ({ page }) => {
		await tamper(page, script);
		await startLong(page);
		await expect(notice(page)).toContainText('Alpha-beta of this position (chess), 8 plies deep,');
		await expect(notice(page)).toContainText(says);
		await expectKept(page);
		await button(page, 'Dismiss').click();
		await expect(notice(page)).toHaveCount(0);
		await expect(partialNote(page)).toBeVisible();
		await expectUsable(page);
	});
}

/** Ends the worker silently: nothing is sent any more, not even the error. */
const SILENTLY = `self.close(); if (message.kind !== 'failed') throw new Error('made to break');`;

test('a worker that falls silent is noticed, and what it has recorded is kept', async ({
	page
}) => {
	await page.clock.install();
	await tamper(page, insteadOf('chunks > 8', SILENTLY));
	await startLong(page);
	// On a busy machine the worker may need longer to start than the page's clock is turned on.
	await expect(runningSearch(page)).toContainText(/: [1-9][\d,]* nodes/);
	await page.clock.runFor(15_000);
	// It might only be slow.
	await expect(runningSearch(page)).toBeVisible();
	await page.clock.runFor(10_000);
	await expect(notice(page)).toContainText('failed: The worker stopped responding');
	await expectKept(page);
	await expectUsable(page);
});

test('a worker that ends between two searches is noticed with the next one @exhaustive', async ({
	page
}) => {
	await page.clock.install();
	await tamper(page, insteadOf(`message.answer?.index`, `send(message, options); self.close();`));
	const search = await openExplorer(page, { ...BEFORE, depth: '5', step: 3 });
	await page.unroute(SCRIPT);
	await openRules(page);
	await typeInto(page.getByRole('textbox', { name: 'Depth' }), '6');
	await page.clock.runFor(25_000);
	await expect(notice(page)).toContainText('could not be run: The worker stopped responding');
	await expectStep(page, 3, search);
	await expect(sentence(page)).toHaveText(sentenceAt(search, 3));
	await expectUsable(page);
});

test('a worker that dies before it has recorded anything changes nothing @exhaustive', async ({
	page
}) => {
	await tamper(page, insteadOf(`message.progress?.kind === 'chunk'`, UNCAUGHT));
	const search = await startLong(page);
	await expect(notice(page)).toContainText(/could not be run: .*made to break/);
	await expect(runningSearch(page)).toHaveCount(0);
	await expect(partialNote(page)).toHaveCount(0);
	await expectStep(page, 3, search);
	await expect(sentence(page)).toHaveText(sentenceAt(search, 3));
	await expect(page.getByRole('textbox', { name: 'Depth' })).toHaveValue('1');
	await expectUsable(page);
});

test('a worker whose script does not come changes nothing and is told of @exhaustive', async ({
	page
}) => {
	await page.route(SCRIPT, (route) => route.fulfill({ status: 500, body: '' }));
	const search = await startLong(page);
	await expect(notice(page)).toContainText('could not be run: ');
	await expect(runningSearch(page)).toHaveCount(0);
	await expectStep(page, 3, search);
	await expect(sentence(page)).toHaveText(sentenceAt(search, 3));
	await expectUsable(page);
});

test('want of memory for the finished recording leaves the last good picture @exhaustive', async ({
	page
}) => {
	const fails = `throw new RangeError('Array buffer allocation failed');`;
	await tamper(page, insteadOf(`message.answer?.index`, `${ONCE} ${fails}`));
	const search = await openExplorer(page, { ...BEFORE, step: 3 });
	await openRules(page);
	await typeInto(page.getByRole('textbox', { name: 'Depth' }), '5');
	await expect(notice(page)).toContainText('The browser does not have enough memory for this.');
	await expectStep(page, 3, search);
	await expect(sentence(page)).toHaveText(sentenceAt(search, 3));
	await expectUsable(page);
});
