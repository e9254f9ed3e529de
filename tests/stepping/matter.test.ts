/** Could it matter? What the page answers about a pruned branch and about a visited leaf. */
import { describe, expect, test } from 'vitest';
import { rootAt } from '../../src/lib/core/practice/matter.ts';
import { EXPLORER } from '../../src/lib/core/share/link.ts';
import { loadFor } from '../../src/lib/games/ready.ts';
import { Explorer } from '../../src/lib/stepping/explorer.svelte.ts';
import { answerAbout } from '../../src/lib/stepping/matter/answer.ts';

async function answerAt(query: string, path: readonly number[]) {
	const explorer = new Explorer();
	const link = EXPLORER.read(query);
	await loadFor(EXPLORER.read(query).values);
	await explorer.open(link);
	return answerAbout(explorer, explorer.trace.rowAt(path));
}

describe('could it matter', () => {
	test('a pruned leaf does nothing, whatever it is', async () => {
		const { words, sway, given, own, stops } = await answerAt('game=tree', [1, 1]);
		expect(words).toBe('The root is worth 3, whatever b2 is.');
		expect([sway.low, sway.high, given, own]).toEqual([3, 3, [], 4]);
		expect([stops[0], stops.at(-1), stops.includes(4)]).toEqual([-Infinity, Infinity, true]);
	});

	test('a visited leaf decides, with what is unseen set against it', async () => {
		const { words, sway, given } = await answerAt('game=tree', [2, 1]);
		expect(words).toBe('With c3 at ∞, c2 decides: at 5 the root is worth 5, at 7 it is worth 7.');
		expect(given.map(({ key, value }) => [key, value])).toEqual([['2/2', Infinity]]);
		expect([-Infinity, 4, Infinity].map((value) => rootAt(sway, value))).toEqual([3, 4, 14]);
	});

	test('later siblings of both sides are named with their values', async () => {
		const { words } = await answerAt('game=tree', [1, 0]);
		expect(words).toBe(
			'With b2 and b3 at ∞ and c at −∞, b1 decides: at 2 the root is worth 3, at 4 it is worth 4.'
		);
	});

	test('under > a leaf may be searched in vain', async () => {
		const { words } = await answerAt('game=tree&position=[[3,5],[3,1]]&cut=strict', [1, 1]);
		expect(words).toBe('Under > this is still searched, although it cannot matter.');
	});

	test('without a recorded minimax a pruned branch is known to do nothing, too', async () => {
		const { words, own } = await answerAt('game=tree&shadow=off', [1, 1]);
		expect([words, own]).toEqual(['The root is worth 3, whatever b2 is.', null]);
	});

	test('a pruned move of a game has minimax’s value', async () => {
		const explorer = new Explorer();
		const link = EXPLORER.read('game=tictactoe&position=XOXXO.O..');
		await loadFor(link.values);
		await explorer.open(link);
		const { trace } = explorer;
		const row = Array.from({ length: trace.rows }, (_, at) => at).find((at) => trace.isPruned(at));
		expect(row).toBeDefined();
		expect(answerAbout(explorer, row ?? 0).words).toMatch(
			/^\S.* is worth [−\d]+ by minimax\. The root is worth [−\d]+, whatever it were\.$/
		);
	});
});
