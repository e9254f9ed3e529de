import { SETUP } from '../../src/lib/core/search/setup-fields.ts';
import { labelsOf } from '../../src/lib/core/fields/describe.ts';
import { EXPLORER, type LinkField } from '../../src/lib/core/share/link.ts';
import { expect, test } from './fixtures.ts';
import {
	choiceOf,
	choose,
	expectStep,
	openExplorer,
	openRules,
	queryOf,
	sentence,
	whenAlive
} from './helpers.ts';
import { knownSearch, sentenceAt } from './known-search.ts';

const FIELD_NAMES = labelsOf(EXPLORER);

const UNKNOWN: readonly (readonly [field: LinkField, text: string, message: RegExp])[] = [
	['root', 'both', /There is no root “both”; choose max \(MAX\), min/],
	['algorithm', 'mcts', /There is no algorithm “mcts”; choose minimax \(Minimax\), alphabeta/],
	['depth', 'deep', /“deep” is not a depth/],
	['evaluator', 'stockfish', /There is no evaluator “stockfish”/],
	['order', 'alphabetical', /not a move order/],
	['cut', 'loose', /There is no cut “loose”; choose equal \(.+\), strict/],
	['fail', 'often', /There is no fail “often”; choose soft \(Fail-soft\), hard/],
	['budget', 'lots', /“lots” is not a budget/],
	['v', '2', /from version “2”/],
	[
		'future',
		'maybe',
		/There is no future “maybe”; choose problem \(Problem\), hide \(So far\), show/
	],
	[
		'view',
		'upside-down',
		/There is no view “upside-down”; choose explore \(Explore\), lecture \(Lecture\), text/
	],
	['shadow', 'both', /There is no shadow “both”; choose on \(Yes\), off \(No\)/],
	[
		'tree',
		'palm',
		/There is no tree “palm”; choose path \(Path\), whole \(Search tree\), minimax \(Minimax tree\)/
	],
	['colour', 'red', /There is no colour “red”; choose fate \(Side\), value \(Value\)/]
];

test('unknown ids and versions are explained one by one, and the rest is kept', async ({
	page
}) => {
	const faulty = Object.fromEntries(UNKNOWN.map(([field, text]) => [field, text]));
	await page.goto(`/?${new URLSearchParams({ ...faulty, step: '4' }).toString()}`);
	await whenAlive(page);
	const search = knownSearch();
	await expectStep(page, 4, search);
	await expect(sentence(page)).toHaveText(sentenceAt(search, 4));
	const list = page.getByRole('list', { name: 'Errors in the link or settings' });
	await expect(list.getByRole('listitem')).toHaveCount(UNKNOWN.length);
	for (const [field, , message] of UNKNOWN) {
		const item = list.getByRole('listitem').filter({ hasText: message });
		await expect(item.locator('strong')).toHaveText(FIELD_NAMES[field]);
		await item
			.getByRole('button', { name: `Dismiss the message about “${FIELD_NAMES[field]}”` })
			.click();
		await expect(item).toHaveCount(0);
	}
	await expect(list).toHaveCount(0);
});

test('a fault in a link stands beside its field, until another value is chosen @exhaustive', async ({
	page
}) => {
	await page.goto('/?cut=loose');
	await whenAlive(page);
	await openRules(page);
	await expect(choiceOf(page, 'Cutoff condition')).toHaveAccessibleDescription(
		/There is no cut “loose”/
	);
	await expect(choiceOf(page, 'Cutoff condition')).toHaveAttribute('aria-invalid', 'true');
	await choose(page, 'Cutoff condition', 'Strict (>, <)');
	await expectStep(page, 0, knownSearch({ cut: 'strict' }));
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a link with a faulty position keeps everything else that it says', async ({ page }) => {
	const fields = { game: 'tictactoe', cut: 'strict', fail: 'hard' };
	await page.goto(`/${queryOf({ ...fields, position: 'XXXXXO...', step: 6 })}`);
	await whenAlive(page);
	await expectStep(page, 6, knownSearch(fields));
	await expect(page.getByRole('alert')).toContainText('X has 5 marks and O has 1');
	await choose(page, 'Position', 'Win in one');
	await expectStep(page, 0, knownSearch({ ...fields, position: 'XX.OO....' }));
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('faults are told in every view @exhaustive', async ({ page }) => {
	expect(SETUP.parse({ cut: 'loose' }).faults).toHaveLength(1);
	for (const view of ['lecture', 'text']) {
		await page.goto(`/?cut=loose&view=${view}`);
		await whenAlive(page);
		await expect(page.getByText(/There is no cut “loose”/)).toBeVisible();
	}
	await openExplorer(page);
	await expect(page.getByRole('alert')).toHaveCount(0);
});
