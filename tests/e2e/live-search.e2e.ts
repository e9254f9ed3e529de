import type { Locator, Page } from '@playwright/test';
import { formatCount } from '../../src/lib/core/explain/format.ts';
import { sameMoment } from '../../src/lib/core/trace/same-moment.ts';
import { expect, test } from './fixtures.ts';
import { boxOf } from './geometry.ts';
import {
	button,
	counts,
	expectStep,
	goToStep,
	openExplorer,
	openHelp,
	openPanels,
	sentence,
	stepSlider,
	whenAlive
} from './helpers.ts';
import { choose, openRules, typeInto } from './setup-bar.ts';
import { expectAddress, queryOf } from './address.ts';
import { partialNote, runningSearch, visitedSoFar } from './running.ts';
import { knownPartial, knownSearch, sentenceAt, tellingSteps } from './known-search.ts';
import { expectPicture } from './picture.ts';
import { pixelsOf } from './sight.ts';

/** A search that takes far longer than any test may. */
const LONG = { game: 'chess', shadow: 'off', budget: '10000000' };

const growth = (page: Page): Locator =>
	runningSearch(page).getByRole('img', { name: /^The search so far: / });

/** Opens a search of one ply, and starts one of many more from it. */
async function startLong(page: Page, depth = '8', step = 3): Promise<void> {
	await openExplorer(page, { ...LONG, depth: '1', step });
	const rules = await openRules(page);
	await typeInto(rules.getByRole('textbox', { name: 'Depth' }), depth);
	await expect(runningSearch(page)).toBeVisible();
}

test('a running search grows in front of one, with its pace, and the page answers', async ({
	page
}) => {
	await startLong(page);
	const search = knownSearch({ ...LONG, depth: '1' });
	const panel = runningSearch(page);
	await expect(panel).toContainText(/Searching: [\d,]+ nodes, [\d,]+,000 nodes\/s\./);
	await expect(panel).toContainText(/Minimax would visit\s+about [\d,]+ nodes \(sampled; /);
	await expect(panel).toContainText('the budget is 10,000,000');
	await expect(panel).toContainText('How much of it alpha-beta prunes is not known');
	await expect(
		panel.getByRole('progressbar', { name: 'Nodes visited of the budget' })
	).toBeVisible();
	const [nodes, picture] = [await visitedSoFar(page), await pixelsOf(growth(page))];
	await expect.poll(() => visitedSoFar(page)).toBeGreaterThan(nodes);
	await expect.poll(() => pixelsOf(growth(page))).not.toBe(picture);
	// Eight plies, the root's and those of the leaves included.
	await expect(growth(page)).toHaveAccessibleName(/[\d,]+,\d{3} rows on 9 plies$/);
	// Its place is the tree's, and neither the board's nor the sentence's.
	const { x, y, height } = await boxOf(panel);
	const board = await boxOf(page.locator('[data-part="counts"]'));
	expect(x).toBeGreaterThan(board.x + board.width);
	expect(y + height).toBeLessThan((await boxOf(page.locator('[data-part="sentence"]'))).y);
	await button(page, 'Next step').click();
	await expectStep(page, 4, search);
	await expect(sentence(page)).toHaveText(sentenceAt(search, 4));
	await openHelp(page);
	await expect(page.getByRole('dialog')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(panel).toBeVisible();
});

test('in a lecture the progress of a search is over its line alone', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 720 });
	await startLong(page);
	await button(page, 'Lecture').click();
	await expect(page.getByRole('banner')).toHaveCount(0);
	const panel = runningSearch(page);
	await expect(panel.getByRole('button', { name: 'Cancel' })).toBeVisible();
	const { y, height } = await boxOf(panel);
	for (const part of ['tree', 'sentence', 'counts']) {
		const box = await boxOf(page.locator(`[data-part="${part}"]`));
		expect(box.y + box.height, part).toBeLessThanOrEqual(y);
	}
	expect(y + height).toBeLessThanOrEqual(720);
});

test('what is cancelled is gone at once, and nothing has changed @exhaustive', async ({ page }) => {
	await startLong(page);
	const search = knownSearch({ ...LONG, depth: '1' });
	await expect.poll(() => visitedSoFar(page)).toBeGreaterThan(0);
	await button(page, 'Cancel').focus();
	await page.keyboard.press('Enter');
	await expect(runningSearch(page)).toHaveCount(0);
	await expectStep(page, 3, search);
	await expect(sentence(page)).toHaveText(sentenceAt(search, 3));
	await expect(partialNote(page)).toHaveCount(0);
	await expect(page.getByRole('alert')).toHaveCount(0);
	const depth = page.getByRole('textbox', { name: 'Depth' });
	await expect(depth).toHaveValue('1');
	// The focus returns to where the search was started.
	await expect(depth).toBeFocused();
	await expectAddress(page, { ...LONG, depth: '1', step: '3' });
});

test('what is stopped is kept, says that it is partial, and can be explored', async ({ page }) => {
	// At the start, since the node of another step may or may not be reached before the stop.
	await startLong(page, '8', 0);
	await expect.poll(() => visitedSoFar(page)).toBeGreaterThan(20_000);
	await button(page, 'Stop and keep the recording so far').dblclick();
	await expect(runningSearch(page)).toHaveCount(0);
	await expect(partialNote(page)).toContainText(/had visited [\d,]+ nodes when it was stopped\./);
	const note = await partialNote(page).innerText();
	const visited = Number(/visited ([\d,]+) nodes/.exec(note)?.[1]?.replaceAll(',', ''));
	expect(visited).toBeGreaterThan(10_000);
	await expectAddress(page, { ...LONG, depth: '8', step: '0' });

	// Stopped at any point, it equals the search with a budget of so many nodes.
	const search = knownPartial({ ...LONG, depth: '8', budget: String(visited) });
	const lastStep = Number(await stepSlider(page).getAttribute('max'));
	expect(lastStep).toBeLessThanOrEqual(search.lastStep);
	await goToStep(page, lastStep);
	await expect(sentence(page)).toContainText('The recording ends here: the search was stopped.');
	const count = (text: string): Locator => counts(page).getByText(text, { exact: true });
	await expect(count(`visited ${formatCount(visited)}`)).toBeVisible();
	await expect(counts(page)).toContainText('unknown, the search was not finished');
	await page.keyboard.press('ArrowRight');
	await expect(page.getByText('This is the last step.')).toBeVisible();
	for (const step of [lastStep - 1, Math.floor(lastStep / 2), 1, 0]) {
		await goToStep(page, step);
		await expect(sentence(page)).toHaveText(sentenceAt(search, step));
		const before = formatCount(search.counts.at(step).visited);
		await expect(count(`visited ${before}`)).toBeVisible();
	}
	await page.keyboard.press('ArrowRight');
	await expectStep(page, 1);
});

test('what is stopped before any of it was recorded says so, and what was shown stays', async ({
	page
}) => {
	const holdBack = `
		const send = self.postMessage.bind(self);
		self.postMessage = (message, options) => {
			if (message.progress?.kind !== 'chunk') send(message, options);
		};`;
	await page.route(/search\.worker/, async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: `${holdBack}\n${await response.text()}` });
	});
	await startLong(page);
	await expect.poll(() => visitedSoFar(page)).toBeGreaterThan(0);
	await button(page, 'Stop and keep the recording so far').click();
	await expect(runningSearch(page)).toHaveCount(0);
	await expect(page.getByRole('alert')).toContainText(
		'8 plies deep, was stopped before any of it was recorded. The search before it is still shown.'
	);
	await expectStep(page, 3, knownSearch({ ...LONG, depth: '1' }));
	await button(page, 'Dismiss').click();
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a stopped search is re-searched when asked, and can be cancelled again @exhaustive', async ({
	page
}) => {
	await startLong(page);
	await expect.poll(() => visitedSoFar(page)).toBeGreaterThan(5000);
	await button(page, 'Stop and keep the recording so far').click();
	await expect(partialNote(page)).toBeVisible();
	const note = await partialNote(page).innerText();
	await button(page, 'Search again').click();
	await expect(runningSearch(page)).toBeVisible();
	await button(page, 'Cancel').click();
	await expect(runningSearch(page)).toHaveCount(0);
	expect(await partialNote(page).innerText()).toBe(note);
});

test('minimax beside a search can be done without once the search has ended @exhaustive', async ({
	page
}) => {
	const fields = { game: 'chess', depth: '1', budget: '10000000' };
	await openExplorer(page, fields);
	const rules = await openRules(page);
	await typeInto(rules.getByRole('textbox', { name: 'Depth' }), '5');
	await expect(runningSearch(page)).toContainText(/Recording plain minimax: [\d,]+/);
	await expect(runningSearch(page)).toContainText(/Minimax visits\s+about [\d,]+/);
	await button(page, 'Skip minimax').dblclick();
	await expect(runningSearch(page)).toHaveCount(0);
	const search = knownSearch({ ...fields, depth: '5', shadow: 'off' });
	await page.keyboard.press('Escape');
	await expectStep(page, 0, search);
	await expect(partialNote(page)).toHaveCount(0);
	await expect(counts(page)).toContainText('never visited: unknown, minimax was stopped');
	await stepSlider(page).fill(String(search.lastStep));
	await expect(sentence(page)).toHaveText(sentenceAt(search, search.lastStep));
	await expect(
		counts(page).getByText(`visited ${formatCount(search.counts.total.visited)}`, {
			exact: true
		})
	).toBeVisible();
});

test('a search that meets its budget is shown up to there, in every pane @exhaustive', async ({
	page
}) => {
	const fields = { game: 'tictactoe', position: '.........', budget: '5000', shadow: 'off' };
	await openExplorer(page, { game: 'tictactoe', budget: '5000', shadow: 'off' });
	await choose(page, 'Position', 'Empty board');
	await expect(partialNote(page)).toContainText(
		'Alpha-beta had visited 5,000 nodes when it reached its node budget.'
	);
	const search = knownPartial(fields);
	await openPanels(page, [
		'Pseudocode',
		'Window and call stack',
		'Root moves',
		'Compared with minimax'
	]);
	for (const step of tellingSteps(search)) {
		await test.step(`step ${step}`, async () => {
			await goToStep(page, step);
			await expectPicture(page, search, step);
		});
	}
	await expect(sentence(page)).toContainText('the search reached its node budget.');
});

test('a search that met its budget goes on with four times as much, until it is whole @exhaustive', async ({
	page
}) => {
	// Three plies deep, the default.
	const fields = { game: 'chess', shadow: 'off' };
	const search = knownPartial({ ...fields, budget: '200' });
	const step = Math.floor(search.lastStep / 2);
	await page.goto(`/${queryOf({ ...fields, budget: '200', step })}`);
	await whenAlive(page);
	await expectStep(page, step, search);
	await expect(partialNote(page)).toContainText('had visited 200 nodes');
	await button(page, 'Raise the budget to 800 nodes').click();
	await expect(partialNote(page)).toHaveCount(0);
	// The moment stays the same.
	const whole = knownSearch({ ...fields, budget: '800' });
	// FACTS: 546 nodes of alpha-beta.
	expect(whole.counts.total.visited).toBe(546);
	await expectStep(page, sameMoment(search.trace, step, whole.trace).step, whole);
	await page.keyboard.press('End');
	await expectStep(page, whole.lastStep, whole);
	await expect(sentence(page)).toHaveText(sentenceAt(whole, whole.lastStep));
	await expectAddress(page, { ...fields, budget: '800', step: String(whole.lastStep) });
});
