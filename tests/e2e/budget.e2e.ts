import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { tagAt } from './exhaustive.ts';
import { button, counts, expectStep, goToStep, openExplorer, sentence } from './helpers.ts';
import { choose, chooseGame, openRules, typeInto } from './setup-bar.ts';
import { expectAddress, type LinkFields, queryOf } from './address.ts';
import { partialNote, proposalOf, runningSearch } from './running.ts';
import { knownPartial, knownSearch, sentenceAt } from './known-search.ts';

const SAMPLED = /about [\d,]+ nodes \(sampled; [\d,]+ to [\d,]+\)/;

const sizes = (page: Page): Locator =>
	page.getByRole('table', { name: /^Size of the full minimax tree/ });

/** The depths of the table with the cells next to each. */
function sizeRows(page: Page): Promise<string[][]> {
	return sizes(page)
		.locator('tbody tr')
		.evaluateAll((rows) =>
			rows.map((row) => [...row.children].map(({ textContent }) => textContent.trim()))
		);
}

/** Requests minimax of the starting position to a depth that exceeds the budget. */
async function propose(page: Page, depth: string, budget: string): Promise<Locator> {
	const fields = { game: 'chess', algorithm: 'minimax', depth: '1', budget };
	await openExplorer(page, { ...fields, step: 2 });
	await openRules(page);
	await typeInto(page.getByRole('textbox', { name: 'Depth' }), depth);
	await expect(proposalOf(page)).toBeVisible();
	return proposalOf(page);
}

/** The previous search is still shown, at its step. */
async function expectNothingChanged(page: Page, budget: string): Promise<void> {
	const search = knownSearch({ game: 'chess', algorithm: 'minimax', depth: '1', budget });
	await expectStep(page, 2, search);
	await expect(sentence(page)).toHaveText(sentenceAt(search, 2));
	await expectAddress(page, {
		game: 'chess',
		algorithm: 'minimax',
		depth: '1',
		...(budget === '2000000' ? {} : { budget }),
		step: '2'
	});
}

test('the rules say how large minimax is at each depth: counted, then sampled', async ({
	page
}) => {
	await openExplorer(page, { game: 'chess', depth: '1' });
	await openRules(page);
	await expect.poll(async () => (await sizeRows(page)).at(-1)?.[2]).toContain('over the budget');
	const rows = await sizeRows(page);
	// Perft: 20, 400, 8,902, 197,281, 4,865,609.
	expect(rows.slice(0, 2)).toEqual([
		['1 ply', '21 nodes', 'under 1 MB'],
		['2 plies', '421 nodes', 'under 1 MB']
	]);
	for (const [i, nodes] of [9323, 206_604, 5_072_213].entries()) {
		const [name, size = '', memory = ''] = rows[i + 2] ?? [];
		expect(name).toBe(`${i + 3} plies`);
		expect(size).toMatch(SAMPLED);
		const [, low = 0, high = 0] = (size.match(/[\d,]+/g) ?? []).map((text) =>
			Number(text.replaceAll(',', ''))
		);
		expect(nodes).toBeGreaterThanOrEqual(low);
		expect(nodes).toBeLessThanOrEqual(high);
		expect(memory).toMatch(nodes > 2_000_000 ? /; over the budget$/ : /MB$/);
	}
	// The first depth that no budget allows is the last one listed.
	expect(rows).toHaveLength(6);
});

test('the table of sizes ends where the game does, and its buttons choose the depth @exhaustive', async ({
	page
}) => {
	const fields = { game: 'tictactoe', position: '.O..X.O.X', depth: '2' };
	await openExplorer(page, { game: 'tictactoe', depth: '2' });
	await openRules(page);
	// FACTS: 150 nodes, five plies deep.
	const expected = ['1', '2', '3', '4', '5'].map((depth) => {
		const { counts } = knownSearch({ ...fields, algorithm: 'minimax', depth });
		return `${counts.total.visited} nodes`;
	});
	expect(expected.at(-1)).toBe('150 nodes');
	await expect.poll(async () => (await sizeRows(page)).map(([, size]) => size)).toEqual(expected);
	await expect(sizes(page).locator('[aria-current="true"]')).toContainText('2 plies');
	await expect(button(page, '2 plies')).toBeDisabled();
	await button(page, '4 plies').focus();
	await page.keyboard.press('Enter');
	await expectStep(page, 0, knownSearch({ ...fields, depth: '4' }));
	await expect(page.getByRole('textbox', { name: 'Depth' })).toHaveValue('4');
	await expect(sizes(page).locator('[aria-current="true"]')).toContainText('4 plies');
	await chooseGame(page, 'Typed tree');
	await expect.poll(() => sizeRows(page)).toEqual([['whole', '13 nodes', 'under 1 MB']]);
});

test('minimax over its budget says how large it is, and starts nothing by itself @exhaustive', async ({
	page
}) => {
	const proposal = await propose(page, '6', '2000000');
	await expect(proposal).toContainText(SAMPLED);
	await expect(proposal).toContainText(
		/about \d GB when recorded: over the budget\s+of 2,000,000\./
	);
	await expect(runningSearch(page)).toHaveCount(0);
	await expectStep(page, 2);
	// No budget is that large.
	await expect(proposal.getByRole('button', { name: /^Raise the budget/ })).toHaveCount(0);
	await proposal.getByRole('button', { name: 'Cancel' }).click();
	await expect(proposal).toHaveCount(0);
	await expect(page.getByRole('textbox', { name: 'Depth' })).toHaveValue('1');
	await expectNothingChanged(page, '2000000');
});

test('the deepest search that fits is offered, with its size', async ({ page }) => {
	const proposal = await propose(page, '6', '2000000');
	const smaller = proposal.getByRole('button', { name: /^Search 4\s+plies: about [\d,]+ nodes/ });
	await smaller.press('Enter');
	await expect(proposal).toHaveCount(0);
	const plies = { game: 'chess', algorithm: 'minimax', depth: '4' };
	// Perft of 4 and all above it: 1 + 20 + 400 + 8,902 + 197,281 nodes.
	const search = knownSearch(plies);
	expect(search.counts.total.visited).toBe(206_604);
	// The moment stays the same, so that the step is another one.
	await goToStep(page, search.lastStep);
	await expectStep(page, search.lastStep, search);
	await expect(counts(page)).toContainText('visited 206,604');
	await expect(sentence(page)).toHaveText(sentenceAt(search, search.lastStep));
});

test('it can be recorded up to its budget @exhaustive', async ({ page }) => {
	const proposal = await propose(page, '4', '5000');
	await proposal.getByRole('button', { name: 'Record the first 5,000 nodes' }).click();
	await expect(partialNote(page)).toContainText('Minimax had visited 5,000 nodes when it reached');
	const fields = { game: 'chess', algorithm: 'minimax', depth: '4', budget: '5000' };
	const search = knownPartial(fields);
	await goToStep(page, search.lastStep);
	await expectStep(page, search.lastStep, search);
	await expect(sentence(page)).toHaveText(sentenceAt(search, search.lastStep));
	await expect(counts(page)).toContainText('visited 5,000');
	await expectAddress(page, { ...fields, step: String(search.lastStep) });
});

test('its budget can be raised as far as it needs @exhaustive', async ({ page }) => {
	const proposal = await propose(page, '3', '5000');
	await proposal.getByRole('button', { name: 'Raise the budget and record' }).click();
	await expect(proposal).toHaveCount(0);
	const budget = page.getByRole('textbox', { name: 'Node budget' });
	await expect(budget).not.toHaveValue('5000');
	const search = knownSearch({ game: 'chess', algorithm: 'minimax', depth: '3' });
	expect(search.counts.total.visited).toBe(9323);
	expect(Number(await budget.inputValue())).toBeGreaterThanOrEqual(9323);
	// The moment stays the same, so that the step is another one.
	await goToStep(page, search.lastStep);
	await expectStep(page, search.lastStep, search);
	await expect(partialNote(page)).toHaveCount(0);
});

interface Counted {
	readonly name: string;
	readonly fields: LinkFields;
	readonly says: readonly string[];
}

/** Counts of other programs: the leaves of a chess tree are those of perft. */
const COUNTED: readonly Counted[] = [
	{
		name: 'the start position, four plies',
		fields: { game: 'chess', depth: '4', budget: '1000' },
		says: ['206,604 nodes visited, 197,281 of them leaves']
	},
	{
		name: 'the whole of tic-tac-toe',
		fields: { game: 'tictactoe', position: '.........', budget: '1000' },
		says: ['549,946 nodes visited, 255,168 of them leaves', 'the root’s value is 0']
	},
	{
		name: 'bishop and rook, five plies',
		fields: {
			game: 'chess',
			position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
			depth: '5'
		},
		says: ['3,474,358 nodes visited']
	}
];

for (const [i, { name, fields, says }] of COUNTED.entries()) {
	test(`it can be counted, however large, and nothing else changes: ${name}${tagAt(i)}`, async ({
		page
	}) => {
		await page.goto(`/${queryOf({ ...fields, algorithm: 'minimax' })}`);
		const proposal = proposalOf(page);
		await proposal.getByRole('button', { name: 'Count without recording' }).click();
		await expect(proposal).toHaveCount(0);
		const result = page.getByRole('status').filter({ hasText: 'was counted, not recorded' });
		await expect(result).toBeVisible({ timeout: 20_000 });
		for (const text of says) await expect(result).toContainText(text);
		await expect(runningSearch(page)).toHaveCount(0);
		await expect(partialNote(page)).toHaveCount(0);
		await page.keyboard.press('ArrowRight');
		await expectStep(page, 1);
		await result.getByRole('button', { name: 'Dismiss' }).click();
		await expect(result).toHaveCount(0);
	});
}

test('counting says how far it is, and can be given up @exhaustive', async ({ page }) => {
	const proposal = await propose(page, '7', '2000000');
	await proposal.getByRole('button', { name: 'Count without recording' }).click();
	const panel = runningSearch(page);
	await expect(panel).toContainText(/Counting: [\d,]+ nodes, [\d,]+,000 nodes\/s\./);
	await expect(
		panel.getByRole('button', { name: 'Stop and keep the recording so far' })
	).toHaveCount(0);
	await panel.getByRole('button', { name: 'Cancel' }).click();
	await expect(panel).toHaveCount(0);
	await expect(page.getByRole('alert')).toHaveCount(0);
	await expectNothingChanged(page, '2000000');
});

test('an order that needs minimax first is proposed with its size, and can be left @exhaustive', async ({
	page
}) => {
	await openExplorer(page, { game: 'chess', depth: '2', budget: '1000' });
	await openRules(page);
	await typeInto(page.getByRole('textbox', { name: 'Depth' }), '3');
	await expect(counts(page)).toContainText('minimax does not fit the budget of 1,000 nodes');
	await choose(page, 'Move order', 'Best first');
	const proposal = proposalOf(page);
	await expect(proposal).toContainText(
		'Alpha-beta with this move order needs the full minimax tree first.'
	);
	await expect(proposal.getByRole('button', { name: 'Count without recording' })).toHaveCount(0);
	await proposal.getByRole('button', { name: 'Use the listed move order' }).click();
	await expect(proposal).toHaveCount(0);
	await expect(page.getByRole('combobox', { name: 'Move order' })).toHaveValue('listed');
});
