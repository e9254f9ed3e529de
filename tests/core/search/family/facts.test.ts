/** The counts of tic-tac-toe from the empty board, which other programs confirm. */
import { describe, expect, test } from 'vitest';
import { countPrepared } from '../../../../src/lib/core/search/count.ts';
import { ALGORITHM_IDS } from '../../../../src/lib/core/search/registry.ts';
import { prepareSearch } from '../../../../src/lib/core/search/prepare.ts';
import { setupOf } from '../record.ts';
import { tallyOf } from './run.ts';

const EMPTY = { game: 'tictactoe', position: '.........' };

describe('tic-tac-toe from the empty board', () => {
	test.each([
		['soft', 'exact', 4866],
		['hard', 'exact', 4924],
		['soft', 'symmetric', 1113],
		['hard', 'symmetric', 1137]
	] as const)('a table, fail-%s, %s keys: %i nodes', (fail, keys, nodes) => {
		expect(tallyOf('tt', { ...EMPTY, fail }, keys)).toMatchObject({
			visited: nodes,
			value: 0,
			bestMove: 0
		});
	});

	test('minimax visits 549,946 nodes and 5,478 positions, 765 up to symmetry', () => {
		const sizes = { visited: 549_946, leaves: 255_168, evaluations: 255_168, cutoffs: 0 };
		expect(tallyOf('minimax', EMPTY)).toMatchObject({ ...sizes, distinct: 5478 });
		expect(tallyOf('minimax', EMPTY, 'symmetric')).toMatchObject({ ...sizes, distinct: 765 });
	});

	test.each(['alphabeta', 'negamax'] as const)('%s', (id) => {
		expect(tallyOf(id, EMPTY)).toMatchObject({
			visited: 18_297,
			leaves: 7330,
			cutoffs: 4237,
			prunedMoves: 6930,
			tableHits: 0,
			passes: 1
		});
		const order = 'centre-corners-edges';
		expect(tallyOf(id, { ...EMPTY, order })).toMatchObject({ visited: 7275, leaves: 2893 });
		expect(tallyOf(id, { ...EMPTY, cut: 'strict' }).visited).toBe(146_120);
		expect(tallyOf(id, { ...EMPTY, cut: 'strict', fail: 'hard' }).visited).toBe(304_155);
	});

	test('every search finds the draw, deepening in nine passes', () => {
		for (const id of ALGORITHM_IDS) expect(tallyOf(id, EMPTY).value).toBe(0);
		expect(tallyOf('deepening', EMPTY).passes).toBe(9);
	});
});

test('chess: the Swift post’s position at depth 3', () => {
	const position = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';
	const fields = { game: 'chess', position, depth: '3' };
	expect(tallyOf('minimax', fields)).toMatchObject({ visited: 9063, leaves: 8648, value: 5 });
	const pruned = { visited: 1214, leaves: 1120, cutoffs: 62, prunedMoves: 744, value: 5 };
	expect(tallyOf('negamax', fields)).toMatchObject(pruned);
	// Three plies are too few for an inner node to recur.
	expect(tallyOf('tt', { ...fields, cut: 'strict' })).toMatchObject({
		visited: 6888,
		tableHits: 0
	});
});

test('positions are counted only on request', () => {
	const seen: number[] = [];
	const prepared = prepareSearch(setupOf(EMPTY));
	const tally = countPrepared('alphabeta', prepared, {
		keys: 'exact',
		distinct: 'not-counted',
		onProgress: ({ visited }) => seen.push(visited)
	});
	expect(tally).toMatchObject({ visited: 18_297, distinct: null });
	expect(seen).toEqual([16_384]);
	const small = prepareSearch(setupOf({ ...EMPTY, budget: '18296' }));
	expect(() =>
		countPrepared('alphabeta', small, {
			keys: 'exact',
			distinct: 'counted',
			onProgress: () => undefined
		})
	).toThrow('18,296');
});
