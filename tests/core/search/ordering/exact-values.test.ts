import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Side } from '../../../../src/lib/core/games/game.ts';
import { runAlphaBeta } from '../../../../src/lib/core/search/alphabeta.ts';
import { runMinimax } from '../../../../src/lib/core/search/minimax.ts';
import { recordExactValues } from '../../../../src/lib/core/search/ordering/record-exact-values.ts';
import { explicit } from '../../../../src/lib/core/games/explicit/explicit.ts';
import { allPaths, at, minimaxOf, nestedTree } from '../../games/explicit/nested.ts';
import { gridState, outcomeValue, treeState } from './walk.ts';

const BUDGET = 2_000_000;

describe('exact values', () => {
	it('exact values are the minimax values, found by path', () => {
		fc.assert(
			fc.property(nestedTree, fc.constantFrom<Side>('max', 'min'), (nested, root) => {
				const state = treeState(JSON.stringify(nested), root);
				const exact = recordExactValues(runMinimax, state, Infinity, outcomeValue, BUDGET);
				const paths = allPaths(nested);
				expect(exact?.nodes).toBe(paths.length);
				for (const path of paths) {
					const here = at(nested, path);
					const max = (path.length % 2 === 0) === (root === 'max');
					expect(exact?.valueAt(path)).toBe(minimaxOf(here, max));
					expect(exact?.childValues(path)).toEqual(
						typeof here === 'number' ? [] : here.map((child) => minimaxOf(child, !max))
					);
				}
			})
		);
	});

	it('exact values have the requested depth', () => {
		const state = gridState('XX.OO....');
		const whole = recordExactValues(runMinimax, state, Infinity, outcomeValue, BUDGET);
		const shallow = recordExactValues(runMinimax, state, 1, outcomeValue, BUDGET);
		expect(whole?.childValues([])).toEqual([1, 0, -1, -1, -1]);
		expect(shallow?.childValues([])).toEqual([1, 0, 0, 0, 0]);
		expect(shallow?.nodes).toBe(6);
	});

	it('exact values are found by the number of a move, not by its place', () => {
		const exact = recordExactValues(
			runMinimax,
			gridState('XX.OO....'),
			Infinity,
			outcomeValue,
			BUDGET
		);
		expect(exact?.valueAt([2])).toBe(1);
		expect(exact?.valueAt([5])).toBe(0);
		expect(exact?.valueAt([8, 5])).toBe(-1);
	});

	it('a path outside the tree throws', () => {
		const exact = recordExactValues(
			runMinimax,
			treeState('[1,[2,3]]'),
			Infinity,
			outcomeValue,
			BUDGET
		);
		expect(() => exact?.valueAt([2])).toThrow(/no node at 2/);
		expect(() => exact?.valueAt([0, 0])).toThrow(/no node at 0 0/);
	});

	it('there are no values beyond a leaf, where a deeper search uses the listed order', () => {
		const exact = recordExactValues(runMinimax, gridState('XX.OO....'), 1, outcomeValue, BUDGET);
		expect(exact?.childValues([5])).toEqual([]);
		expect(exact?.childValues([5, 6])).toEqual([]);
		expect(exact?.childValues([5, 6, 7])).toEqual([]);
	});

	it('exact values over the budget are null, and the state is unchanged', () => {
		const state = treeState('[[3,12,8],[2,4,6],[14,5,2]]');
		expect(recordExactValues(runMinimax, state, Infinity, outcomeValue, 12)).toBeNull();
		expect(state.row).toBe(0);
		expect(state.maxToMove()).toBe(true);
		expect(explicit.format(state)).toBe('[[3,12,8],[2,4,6],[14,5,2]]');
		expect(recordExactValues(runMinimax, state, Infinity, outcomeValue, 13)?.nodes).toBe(13);
	});

	it('other errors pass through', () => {
		const broken = () => {
			throw new RangeError('no value');
		};
		expect(() => recordExactValues(runMinimax, treeState('[1]'), Infinity, broken, 9)).toThrow(
			RangeError
		);
	});

	it('a search that prunes is rejected', () => {
		const state = treeState('[[3,12,8],[2,4,6],[14,5,2]]');
		expect(() => recordExactValues(runAlphaBeta, state, Infinity, outcomeValue, BUDGET)).toThrow(
			/cuts nothing/
		);
	});

	it('exact values can hold complete tic-tac-toe', () => {
		const exact = recordExactValues(
			runMinimax,
			gridState('.........'),
			Infinity,
			outcomeValue,
			BUDGET
		);
		expect(exact?.nodes).toBe(549_946);
		expect(exact?.childValues([])).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
		expect(exact?.childValues([0])).toEqual([1, 1, 1, 0, 1, 1, 1, 1]);
	});
});
