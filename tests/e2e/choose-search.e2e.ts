import type { Locator } from '@playwright/test';
import { formatCount } from '../../src/lib/core/explain/format.ts';
import type { SetupFields } from '../../src/lib/core/search/setup-fields.ts';
import { sameMoment } from '../../src/lib/core/trace/same-moment.ts';
import { expect, test } from './fixtures.ts';
import {
	button,
	counts,
	expectStep,
	openExplorer,
	openPanels,
	sentence,
	showView,
	whenPartsAlive
} from './helpers.ts';
import {
	choiceOf,
	choose,
	chooseExample,
	chooseGame,
	examplesUnder,
	openPositions,
	openRules,
	optionsOf,
	typeInto
} from './setup-bar.ts';
import { expectAddress } from './address.ts';
import { boxesOf } from './geometry.ts';
import { firstDeepCut, knownSearch, sentenceAt } from './known-search.ts';

/** The move orders that every game has, before and after its own. */
const FIRST_ORDERS = ['Listed order', 'Reversed'] as const;
const LAST_ORDERS = [
	'Killer moves',
	'History heuristic',
	'Best first',
	'Worst first',
	'Random'
] as const;

const GAMES = [
	{
		game: 'tree',
		name: 'Typed tree',
		presets: 7,
		evaluators: ['Outcome'],
		orders: [...FIRST_ORDERS, ...LAST_ORDERS],
		depth: false
	},
	{
		game: 'tictactoe',
		name: 'Tic-tac-toe',
		presets: 7,
		evaluators: ['Outcome', 'Outcome, faster wins preferred', 'Open lines'],
		orders: [...FIRST_ORDERS, 'Centre, corners, edges', ...LAST_ORDERS],
		depth: true
	},
	{
		game: 'chess',
		name: 'Chess',
		// Five more are under the sources.
		presets: 7,
		evaluators: [
			'R post: material and checks',
			'Swift post: material',
			'Swift post, corrected: material, mates and draws',
			'Python post: material',
			'Python post: material, squares and checks',
			'Python post, corrected: squares, checks, captures, castling',
			'ghess: material and tension',
			'ghess, corrected: material and tension'
		],
		orders: [...FIRST_ORDERS, 'Captures first', 'Most valuable victim (MVV-LVA)', ...LAST_ORDERS],
		depth: true
	}
] as const;

test('each game offers only what makes sense for it', async ({ page }) => {
	await openExplorer(page);
	const rules = await openRules(page);
	for (const { game, name, presets, evaluators, orders, depth } of GAMES.toReversed()) {
		await chooseGame(page, name);
		const search = knownSearch(game === 'chess' ? { game, depth: '2' } : { game });
		await expectStep(page, 0, search);
		await expect(sentence(page)).toHaveText(sentenceAt(search, 0));
		expect(await examplesUnder(page, name)).toHaveLength(presets);
		expect(await optionsOf(page, 'Evaluator')).toEqual(evaluators);
		expect(await optionsOf(page, 'Move order')).toEqual(orders);
		await expect(rules.getByRole('textbox', { name: 'Depth' })).toHaveCount(depth ? 1 : 0);
	}
});

interface Choice {
	readonly field: string;
	readonly option: string;
	readonly fields: SetupFields;
	/** Of the line that explains the choice. */
	readonly says: RegExp;
}

const CHOICES: readonly Choice[] = [
	{
		field: 'Evaluator',
		option: 'Outcome, faster wins preferred',
		fields: { evaluator: 'outcome-depth' },
		says: /10 minus the plies/
	},
	{
		field: 'Move order',
		option: 'Reversed',
		fields: { order: 'reversed' },
		says: /last move first/
	},
	{
		field: 'Move order',
		option: 'Centre, corners, edges',
		fields: { order: 'centre-corners-edges' },
		says: /four corners/
	},
	{ field: 'Move order', option: 'Best first', fields: { order: 'best-first' }, says: /exact/ },
	{ field: 'Move order', option: 'Worst first', fields: { order: 'worst-first' }, says: /exact/ },
	{ field: 'Move order', option: 'Random', fields: { order: 'random:1' }, says: /seed/ },
	{
		field: 'Cutoff condition',
		option: 'Strict (>, <)',
		fields: { cut: 'strict' },
		says: /ties are searched/
	},
	{ field: 'Return value', option: 'Fail-hard', fields: { fail: 'hard' }, says: /clamped/ },
	{
		field: 'Record minimax too',
		option: 'No',
		fields: { shadow: 'off' },
		says: /memory; pruned moves are drawn as stubs/
	}
];

test('each rule can be chosen, explains itself in a line, and is searched with', async ({
	page
}) => {
	await openExplorer(page, { game: 'tictactoe' });
	await openPanels(page, ['Compared with minimax']);
	await page.keyboard.press('End');
	await openRules(page);
	let fields: SetupFields = { game: 'tictactoe' };
	for (const choice of CHOICES) {
		await choose(page, choice.field, choice.option);
		fields = { ...fields, ...choice.fields };
		const search = knownSearch(fields);
		await expectStep(page, search.lastStep, search);
		await expect(choiceOf(page, choice.field)).toHaveAccessibleDescription(choice.says);
		const visited = page
			.getByRole('table', { name: 'Counts' })
			.getByRole('row')
			.filter({ has: page.getByRole('rowheader', { name: 'visited', exact: true }) });
		await expect(visited.getByRole('cell').first()).toHaveText(
			formatCount(search.counts.total.visited)
		);
		await expect(sentence(page)).toHaveText(sentenceAt(search, search.lastStep));
	}
	await expectAddress(page, {
		...(fields as Record<string, string>),
		step: String(knownSearch(fields).lastStep)
	});
});

test('depth, seed and budget are typed; Enter and leaving the field both take them @exhaustive', async ({
	page
}) => {
	await openExplorer(page, { game: 'tictactoe' });
	const rules = await openRules(page);
	await typeInto(rules.getByRole('textbox', { name: 'Depth' }), '2');
	await expectStep(page, 0, knownSearch({ game: 'tictactoe', depth: '2' }));
	await choose(page, 'Move order', 'Random');
	await rules.getByRole('textbox', { name: 'Seed' }).fill('42');
	await rules.getByRole('textbox', { name: 'Seed' }).blur();
	const shuffled = { game: 'tictactoe', depth: '2', order: 'random:42' };
	await expectStep(page, 0, knownSearch(shuffled));
	await typeInto(rules.getByRole('textbox', { name: 'Depth' }), 'whole');
	await typeInto(rules.getByRole('textbox', { name: 'Node budget' }), '100');
	// 150 nodes of minimax exceed this budget, alpha-beta's own do not.
	await expect(counts(page)).toContainText('minimax does not fit the budget of 100 nodes');
	await expectAddress(page, {
		game: 'tictactoe',
		order: 'random:42',
		budget: '100',
		step: '0'
	});
});

test('minimax has no window, so there is nothing to choose about cuts @exhaustive', async ({
	page
}) => {
	await openExplorer(page);
	await choose(page, 'Algorithm', 'Minimax');
	await expectStep(page, 0, knownSearch({ algorithm: 'minimax' }));
	await openRules(page);
	for (const field of ['Cutoff condition', 'Return value']) {
		await expect(choiceOf(page, field)).toBeDisabled();
		await expect(choiceOf(page, field)).toHaveAccessibleDescription(/no cutoffs/);
	}
	await expect(choiceOf(page, 'Record minimax too')).toBeDisabled();
	await expect(choiceOf(page, 'Record minimax too')).toHaveAccessibleDescription(/minimax itself/);
});

/** The first example of chess. */
const ROOKS = '8/8/P7/K3p3/7p/R7/8/r6k w - - 0 1';

test('game, preset and algorithm by keyboard alone @daily', async ({ page }) => {
	await openExplorer(page, { game: 'tictactoe' });
	// The positions open as a list with pictures.
	await choiceOf(page, 'Position').focus();
	for (const press of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(press);
	const fields = { game: 'tictactoe', position: '..XO..OXO' };
	await expectStep(page, 0, knownSearch(fields));
	await choiceOf(page, 'Algorithm').focus();
	await page.keyboard.press('ArrowUp');
	await expectStep(page, 0, knownSearch({ ...fields, algorithm: 'minimax' }));
	// The heading of a game finds the first of its examples.
	await choiceOf(page, 'Position').focus();
	for (const press of ['c', 'h', 'e', 'Enter']) await page.keyboard.press(press);
	const chosen = { game: 'chess', position: ROOKS, depth: '2', algorithm: 'minimax' };
	await expectStep(page, 0, knownSearch(chosen));
});

test('every preset of every game opens and says what it shows @exhaustive', async ({ page }) => {
	await openExplorer(page);
	for (const name of [...GAMES.map(({ name }) => name), 'King and rook', 'Sources']) {
		for (const preset of await examplesUnder(page, name)) {
			// The whole game takes seconds; its counts have a test of their own.
			if (preset === 'Empty board') continue;
			await chooseExample(page, name, preset);
			await expect(choiceOf(page, 'Position')).toHaveText(preset);
			await expect(page.locator('.setup .about')).toHaveText(/\S.{20,}/);
			await expect(sentence(page)).toHaveText(/\S+ .+\./);
			await expect(page.getByRole('alert')).toHaveCount(0);
		}
	}
});

/** Two parts in sight share no point. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
	const [a, b] = await boxesOf(one, other);
	const isApart =
		a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
	expect(isApart).toBe(true);
}

test('flipping ≥ and > stays at the moment, with both totals until they are dismissed', async ({
	page
}) => {
	const before = knownSearch({ game: 'tictactoe' });
	const step = firstDeepCut(before);
	// Set before the page is opened: a loaded page gets a route too late.
	let gate = Promise.resolve();
	let release = (): void => {};
	await page.route('**/_app/immutable/**', async (route) => {
		await gate;
		await route.continue();
	});
	await openExplorer(page, { game: 'tictactoe', step });
	await openRules(page);
	await choose(page, 'Cutoff condition', 'Strict (>, <)');
	const after = knownSearch({ game: 'tictactoe', cut: 'strict' });
	const found = sameMoment(before.trace, step, after.trace);
	await expectStep(page, found.step);
	const note = page.getByRole('status').filter({ hasText: 'before' });
	const totals = [before, after].map(({ counts }) => String(counts.total.visited));
	await expect(note).toContainText(`${totals[0]} nodes before, ${totals[1]} now.`);
	await expectApart(note, page.locator('.sentence'));
	// At any step, in any view, until it is dismissed.
	await page.keyboard.press('Home');
	await expect(note).toContainText('before');
	// While the lecture is loaded its place is that of the view that is still drawn.
	gate = new Promise((resolve) => (release = resolve));
	await button(page, 'Lecture').click();
	await expect(page).toHaveURL(/view=lecture/);
	await expectApart(note, button(page, 'Share'));
	release();
	await expect(page.locator('.page.lecture')).toBeVisible();
	await whenPartsAlive(page);
	await expect(note).toContainText('before');
	await expectApart(note, page.locator('.sentence'));
	await expectApart(note, page.locator('[data-part="counts"]'));
	await note.getByRole('button', { name: 'Dismiss' }).click();
	await expect(note).toHaveCount(0);
	await showView(page, 'Explore');
	await choose(page, 'Cutoff condition', 'On equality (≥, ≤)');
	await expect(note).toContainText(`${totals[1]} nodes before, ${totals[0]} now.`);
	await choose(page, 'Position', 'Shallow cutoffs');
	await expect(note).toHaveCount(0);
});

test('the picture of an example is drawn when it is seen', async ({ page }) => {
	await openExplorer(page);
	const options = await openPositions(page);
	await expect(options.first().locator('svg')).toBeVisible();
	await expect(options.last().locator('svg')).toHaveCount(0);
	await options.last().scrollIntoViewIfNeeded();
	await expect(options.last().locator('svg')).toBeVisible();
});
