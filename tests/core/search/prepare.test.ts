import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../src/lib/core/games/registry.ts';
import { BudgetExceeded } from '../../../src/lib/core/search/budget.ts';
import { nullObserver } from '../../../src/lib/core/search/observer.ts';
import { prepareSearch } from '../../../src/lib/core/search/prepare.ts';
import { ALGORITHM_IDS, codeOf } from '../../../src/lib/core/search/registry.ts';
import { setupOf } from './record.ts';

const EMPTY = { game: 'tictactoe', position: '.........' } as const;

describe('a prepared search', () => {
	test('every search gets a tree of its own, at the root', () => {
		const prepared = prepareSearch(setupOf({ game: 'tictactoe', position: '..XO..OXO' }));
		const one = prepared.newTree();
		one.play(0);
		expect(one.path).toEqual([0]);
		expect(prepared.newTree().path).toEqual([]);
		expect(prepared.newTree().moves()).toEqual([0, 1, 4, 5]);
		one.undo();
		expect(one.moves()).toEqual([0, 1, 4, 5]);
		expect(prepared.game).toBe(gameOf('tictactoe'));
	});

	test('the tree is unchanged after a search', () => {
		for (const algorithm of ALGORITHM_IDS) {
			const setup = setupOf({ game: 'tictactoe', position: '.O..X.O.X', algorithm });
			const search = prepareSearch(setup).newSearch(algorithm, nullObserver);
			expect(codeOf(algorithm).run(search)).toBe(1);
			expect(search.tree.path).toEqual([]);
			expect(codeOf(algorithm).run(search)).toBe(1);
		}
	});

	test('nodes are leaves at the depth limit and at the end of the game', () => {
		const tree = prepareSearch(setupOf({ ...EMPTY, depth: '2' })).newTree();
		expect(tree.isLeaf()).toBe(false);
		tree.play(0);
		expect(tree.isLeaf()).toBe(false);
		tree.play(1);
		expect(tree.isLeaf()).toBe(true);
		expect(tree.isTerminal()).toBe(false);
		const over = prepareSearch(setupOf({ game: 'tictactoe', position: 'XXXOO....' })).newTree();
		expect([over.isLeaf(), over.isTerminal(), over.evaluate()]).toEqual([true, true, 1]);
	});

	test('the evaluator gets the distance from the root', () => {
		const fields = { game: 'tictactoe', position: 'XX.OO....', evaluator: 'outcome-depth' };
		const tree = prepareSearch(setupOf(fields)).newTree();
		tree.play(2);
		expect(tree.evaluate()).toBe(9);
	});

	test.each([
		['listed', [0, 1, 2, 3, 4, 5, 6, 7, 8]],
		['reversed', [8, 7, 6, 5, 4, 3, 2, 1, 0]],
		['centre-corners-edges', [4, 0, 2, 6, 8, 1, 3, 5, 7]]
	])('moves are listed in order %s', (order, moves) => {
		expect(
			prepareSearch(setupOf({ ...EMPTY, order }))
				.newTree()
				.moves()
		).toEqual(moves);
	});

	test('moves are sorted by the exact values for the side to move, ties as listed', () => {
		const position = '[[1],[5],[3],[5],[2]]';
		const moves = (order: string, root: string) =>
			prepareSearch(setupOf({ game: 'tree', position, order, root }))
				.newTree()
				.moves();
		expect(moves('best-first', 'max')).toEqual([1, 3, 2, 4, 0]);
		expect(moves('worst-first', 'max')).toEqual([0, 4, 2, 1, 3]);
		expect(moves('best-first', 'min')).toEqual([0, 4, 2, 1, 3]);
		expect(moves('worst-first', 'min')).toEqual([1, 3, 2, 4, 0]);
	});

	test('captures come first in chess', () => {
		const fields = {
			game: 'chess',
			position: '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1',
			order: 'captures-first'
		};
		const prepared = prepareSearch(setupOf(fields));
		const state = gameOf('chess').parse(fields.position, { root: 'max' });
		if (!state.ok) throw new Error(state.fault.message);
		const ids = prepared
			.newTree()
			.moves()
			.map((move) => prepared.game.moveId(state.value, move));
		expect(ids).toEqual(['e4d5', 'e1d1', 'e1d2', 'e1e2', 'e1f1', 'e1f2', 'e4e5']);
	});

	test('moves are shuffled by seed: another seed is another order, the same seed the same', () => {
		const moves = (order: string) =>
			prepareSearch(setupOf({ ...EMPTY, order }))
				.newTree()
				.moves();
		expect(moves('random:1')).toEqual(moves('random:1'));
		expect(moves('random:1')).not.toEqual(moves('random:2'));
		expect([...moves('random:1')].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
	});

	test('an order by exact values needs complete minimax, and names the exceeded budget', () => {
		const prepare = (budget: string) => () =>
			prepareSearch(setupOf({ ...EMPTY, order: 'best-first', budget, depth: '3' }));
		expect(prepare('586')).not.toThrow();
		expect(prepare('585')).toThrow(BudgetExceeded);
		expect(prepare('585')).toThrow('585');
	});
});
