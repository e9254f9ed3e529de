import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { textOf } from '$lib/core/explain/sentence.ts';
import { gameOf } from '$lib/core/games/registry.ts';
import { SETUP, type SetupFields } from '$lib/core/search/setup-fields.ts';
import { momentAt } from '$lib/core/trace/cursor.ts';
import { describePosition } from '$lib/games/describe-position.ts';
import { describeSetup } from '$lib/stepping/text/describe-setup.ts';
import TextView from '$lib/stepping/text/TextView.svelte';
import { explorerOf, show, wordsOf } from './panels-host.ts';
import { TICTACTOE } from './searches.ts';

describe('a setup in words', () => {
	const cases: readonly [SetupFields, string][] = [
		[
			{ game: 'tictactoe', position: '..XO..OXO' },
			'Alpha-beta. Tic-tac-toe: ..XO..OXO. X (MAX) to move at the root. Searched to the end. Evaluator: Outcome. Move order: listed order. Cutoffs on equality. Fail-soft.'
		],
		[
			{ game: 'tree', position: '[1,2]', algorithm: 'minimax', order: 'random:7' },
			'Minimax. Typed tree: [1,2]. MAX to move at the root. Searched to the end. Evaluator: Outcome. Move order: random, seed 7.'
		],
		[
			{ game: 'tictactoe', position: '..XO..OXO', depth: '1', cut: 'strict', fail: 'hard' },
			'Alpha-beta. Tic-tac-toe: ..XO..OXO. X (MAX) to move at the root. Searched 1 ply deep. Evaluator: Outcome. Move order: listed order. Cutoffs only past the bound (strict). Fail-hard.'
		]
	];

	test.each(cases)('%o', (fields, words) => {
		const { values: setup } = SETUP.parse(fields);
		expect(describeSetup(setup, gameOf(setup.game), 'max')).toBe(words);
	});

	test('reads out only the beginning of a very long tree', () => {
		const values = Array.from({ length: 1000 }, (_, i) => i).join(',');
		const { values: setup } = SETUP.parse({ game: 'tree', position: `[${values}]` });
		const words = describeSetup(setup, gameOf('tree'), 'max');
		expect(words.length).toBeLessThan(400);
		expect(words).toContain('…');
	});
});

describe('the text view', () => {
	test('says what the picture shows, of one and the same step', async () => {
		const explorer = await explorerOf(TICTACTOE);
		const screen = await show(TextView, explorer, { width: '1000px' });
		for (const step of [0, 9, 17, explorer.lastStep]) {
			explorer.player.go(step);
			flushSync();
			const text = wordsOf(screen.container);
			expect(text).toContain('Alpha-beta. Tic-tac-toe: ..XO..OXO.');
			expect(wordsOf(screen.container.querySelector('.sentence'))).toBe(textOf(explorer.sentence));
			const { game, story, moment, counts } = explorer;
			expect(text).toContain(describePosition(game, story.replay.at(moment.node)));
			expect(text).toContain(`visited ${counts.visited} never visited ${counts.neverVisited}`);
		}
		for (const name of [
			'Window and call stack',
			'Root moves',
			'Pseudocode',
			'Compared with minimax',
			'Tree',
			'Events'
		]) {
			await expect.element(screen.getByRole('heading', { name, exact: true })).toBeVisible();
		}
	});

	test('names the moves that the board marks', async () => {
		const explorer = await explorerOf(TICTACTOE);
		const cut = [...Array(explorer.trace.steps).keys()].find(
			(step) => momentAt(explorer.trace, step).kind === 'cut'
		);
		explorer.player.go(cut ?? 0);
		const { container } = await show(TextView, explorer, { width: '1000px' });
		expect(wordsOf(container)).toMatch(
			/Just searched: [abc][123]\. Best so far: [abc][123]\. Pruned: [abc][123]/
		);
	});

	test('names the passes that searched the skipped moves', async () => {
		const explorer = await explorerOf({
			game: 'tree',
			position: '[[3,12,8],[2,4,6],[14,5,2]]',
			algorithm: 'sss'
		});
		explorer.player.go(explorer.lastStep);
		const { container } = await show(TextView, explorer, { width: '1000px' });
		expect(wordsOf(container)).toContain('Searched in pass 1: b. Searched in pass 3: c.');
		const verdicts = [...container.querySelectorAll('section[aria-labelledby="text-moves"] tr')];
		expect(verdicts.slice(1).map(wordsOf)).toEqual([
			'a3best',
			'b–searched in pass 1',
			'c–searched in pass 3'
		]);
	});

	test('stays small on a search of a million steps', async () => {
		const explorer = await explorerOf({
			game: 'tictactoe',
			position: '.........',
			algorithm: 'minimax'
		});
		expect(explorer.lastStep).toBe(2 * 549_946 - 1);
		explorer.player.go(700_123);
		const { container } = await show(TextView, explorer, { width: '1000px' });
		expect(container.querySelectorAll('tr').length).toBeLessThan(160);
		expect(container.querySelectorAll('[role="treeitem"]').length).toBeLessThan(60);
		explorer.player.go(explorer.lastStep);
		flushSync();
		expect(container.querySelectorAll('*').length).toBeLessThan(2500);
	});

	test.each([
		[
			'chess',
			'8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
			2,
			'23 legal moves, the same by chess.js.'
		],
		['krk', '8/8/6k1/3R4/8/3K4/8/8 w - - 0 1', 2, '19 legal moves, the same by chess.js.']
	] as const)('%s: the moves of the current node are checked with chess.js', async (...row) => {
		const [game, position, depth, words] = row;
		const explorer = await explorerOf({ game, position, depth: String(depth) });
		const screen = await show(TextView, explorer, { width: '1000px' });
		const button = screen.getByRole('button', { name: 'Check its legal moves with chess.js' });
		await button.click();
		await expect.element(screen.getByText(words)).toBeVisible();
		explorer.player.go(1);
		await expect.element(screen.getByText(words)).not.toBeInTheDocument();
		await button.click();
		await expect
			.element(screen.getByText(/^\d+ legal moves, the same by chess\.js\.$/))
			.toBeVisible();
	});

	test('offers no check with chess.js for positions that are none of chess', async () => {
		const screen = await show(TextView, await explorerOf(TICTACTOE), { width: '1000px' });
		await expect.element(screen.getByText(/legal moves with chess/)).not.toBeInTheDocument();
	});

	test('fits a phone', async () => {
		const explorer = await explorerOf(TICTACTOE, 20);
		const { container } = await show(TextView, explorer, { width: '390px' });
		const article = container.querySelector('article');
		expect(article?.scrollWidth).toBeLessThanOrEqual(article?.clientWidth ?? 0);
	});
});
