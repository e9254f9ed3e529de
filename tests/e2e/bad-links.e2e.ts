import { seededRandom } from '../../src/lib/core/base/random.ts';
import { parseSetup } from '../../src/lib/core/search/parse-setup.ts';
import type { LinkField } from '../../src/lib/core/share/link.ts';
import { FIELD_NAMES } from '../../src/lib/view/setup/field-names.ts';
import { expect, test } from './fixtures.ts';
import {
	choiceOf,
	choose,
	expectStep,
	openExplorer,
	openRules,
	queryOf,
	sentence,
	transport,
	whenAlive
} from './helpers.ts';
import { knownSearch, sentenceAt } from './known-search.ts';

const LONG: readonly string[] = [
	queryOf({
		game: 'chess',
		position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
		depth: '2',
		order: 'captures-first',
		cut: 'strict',
		fail: 'hard',
		budget: '100000',
		future: 'show',
		step: 31
	}),
	queryOf({
		game: 'tree',
		position: 'start:[attack:[win:9,lose:-9],trade:[even:0,press:[gain:2,slip:-1]],wait:-3]',
		root: 'min',
		algorithm: 'minimax',
		view: 'text',
		step: 12
	})
];

for (const [i, link] of LONG.entries()) {
	test(`a link cut off anywhere still opens a page (${i + 1}) @exhaustive`, async ({ page }) => {
		const random = seededRandom(11 + i);
		for (let trial = 0; trial < 7; trial++) {
			const half = link.slice(0, 1 + Math.floor(random() * (link.length - 1)));
			await test.step(half, async () => {
				await page.goto(`/${half}`);
				await whenAlive(page);
				await expect(sentence(page)).toHaveText(/\S/);
				await expect(transport(page)).toContainText(/of [\d,]+/);
			});
		}
	});
}

const UNKNOWN: readonly (readonly [field: LinkField, text: string, message: RegExp])[] = [
	['root', 'both', /There is no root “both”; choose max, min/],
	['algorithm', 'mcts', /There is no algorithm “mcts”; choose minimax, alphabeta/],
	['depth', 'deep', /“deep” is not a depth/],
	['evaluator', 'stockfish', /There is no evaluator “stockfish”/],
	['order', 'alphabetical', /not a move order/],
	['cut', 'loose', /There is no cut “loose”; choose equal, strict/],
	['fail', 'often', /There is no fail “often”; choose soft, hard/],
	['budget', 'lots', /“lots” is not a budget/],
	['v', '2', /from version “2”/],
	['future', 'maybe', /There is no future “maybe”; choose hide, show/],
	['view', 'upside-down', /There is no view “upside-down”; choose explore, lecture, text/],
	['shadow', 'both', /There is no shadow “both”; choose on, off/],
	['tree', 'palm', /There is no tree “palm”; choose path, whole, minimax/],
	['colour', 'red', /There is no colour “red”; choose fate, value/]
];

test('an unknown game is the only thing told of what was written for it @exhaustive', async ({
	page
}) => {
	await page.goto('/?game=go&position=19x19&order=joseki&cut=strict&step=4');
	await whenAlive(page);
	await expectStep(page, 4, knownSearch({ cut: 'strict' }));
	await expect(page.getByRole('alert')).toHaveCount(1);
	await expect(page.getByRole('alert')).toContainText(
		'There is no game “go”; choose tictactoe, chess, krk, krk-released, tree'
	);
});

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

test('a link that names version 1 is read as one that names none @exhaustive', async ({ page }) => {
	await page.goto('/?v=1&game=tictactoe&step=9');
	await whenAlive(page);
	await expectStep(page, 9, knownSearch({ game: 'tictactoe' }));
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a link with a faulty position keeps everything else that it says', async ({ page }) => {
	const fields = { game: 'tictactoe', cut: 'strict', fail: 'hard' };
	await page.goto(`/${queryOf({ ...fields, position: 'XXXXXO...', step: 6 })}`);
	await whenAlive(page);
	await expectStep(page, 6, knownSearch(fields));
	await expect(page.getByRole('alert')).toContainText('X has 5 pieces and O has 1');
	await choose(page, 'Position', 'Win in one');
	await expectStep(page, 0, knownSearch({ ...fields, position: 'XX.OO....' }));
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('faults are told in every view @exhaustive', async ({ page }) => {
	expect(parseSetup({ cut: 'loose' }).faults).toHaveLength(1);
	for (const view of ['lecture', 'text']) {
		await page.goto(`/?cut=loose&view=${view}`);
		await whenAlive(page);
		await expect(page.getByText(/There is no cut “loose”/)).toBeVisible();
	}
	await openExplorer(page);
	await expect(page.getByRole('alert')).toHaveCount(0);
});
