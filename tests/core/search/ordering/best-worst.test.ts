import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom, shuffled } from '../../../../src/lib/core/base/random.ts';
import { generateTree } from '../../../../src/lib/core/games/explicit/generate.ts';
import type { GameState, Side } from '../../../../src/lib/core/games/game.ts';
import { alphaBeta } from '../../../../src/lib/core/search/alphabeta.ts';
import { minimax, runMinimax } from '../../../../src/lib/core/search/minimax.ts';
import { bestFirst } from '../../../../src/lib/core/search/ordering/best-first.ts';
import type { ExactValues } from '../../../../src/lib/core/search/ordering/exact-values.ts';
import { listed } from '../../../../src/lib/core/search/ordering/listed.ts';
import { recordExactValues } from '../../../../src/lib/core/search/ordering/record-exact-values.ts';
import { sortByValue } from '../../../../src/lib/core/search/ordering/sort-by-value.ts';
import { worstFirst } from '../../../../src/lib/core/search/ordering/worst-first.ts';
import { allPaths, at, minimaxOf, nestedTree } from '../../games/explicit/nested.ts';
import { gridState, outcomeValue, treeState, walk } from './walk.ts';

function exactValues(state: GameState): ExactValues {
	const exact = recordExactValues(runMinimax, state, Infinity, outcomeValue, 2_000_000);
	if (exact === null) throw new Error('over the budget');
	return exact;
}

describe('move order: sorting by value', () => {
	it.each([
		['falling', [3, 1, 2], '0 2 1'],
		['rising', [3, 1, 2], '1 2 0'],
		['falling', [1, 2, 1, 2], '1 3 0 2'],
		['rising', [2, 1, 2, 1], '1 3 0 2'],
		['falling', [-Infinity, 0, Infinity, -Infinity, Infinity], '2 4 1 0 3'],
		['rising', [Infinity, 0, -Infinity, Infinity, -Infinity], '2 4 1 0 3'],
		['falling', [], '']
	] as const)('%s, %s', (direction, values, places) => {
		const moves = [...values.keys()];
		expect(sortByValue(moves, values, direction).join(' ')).toBe(places);
	});
});

describe('move order: best first and worst first', () => {
	it('both orders follow the side to move, ties as listed', () => {
		const text = '[[3,5],[3,1],[9,7],[7,8]]';
		const max = treeState(text);
		const min = treeState(text, 'min');
		const ordered = (state: GameState, make: typeof bestFirst) =>
			make(exactValues(state))(state.legalMoves(), state, []).join(' ');
		expect(ordered(max, bestFirst)).toBe('2 3 0 1');
		expect(ordered(max, worstFirst)).toBe('1 0 2 3');
		expect(ordered(min, bestFirst)).toBe('1 0 3 2');
		expect(ordered(min, worstFirst)).toBe('2 3 0 1');
	});

	it('both orders sort every node of every tree by its exact values', () => {
		fc.assert(
			fc.property(nestedTree, fc.constantFrom<Side>('max', 'min'), (nested, root) => {
				const state = treeState(JSON.stringify(nested), root);
				const exact = exactValues(state);
				const best = walk(minimax, state, bestFirst(exact)).ordered;
				const worst = walk(minimax, state, worstFirst(exact)).ordered;
				for (const path of allPaths(nested)) {
					const here = at(nested, path);
					if (typeof here === 'number') continue;
					const max = (path.length % 2 === 0) === (root === 'max');
					const values = here.map((child) => minimaxOf(child, !max) * (max ? -1 : 1));
					const places = [...here.keys()];
					const by = (sign: number) =>
						places.toSorted(
							(a, b) => sign * ((values[a] as number) - (values[b] as number)) || a - b
						);
					expect(best.get(path.join(' '))).toBe(by(1).join(' '));
					expect(worst.get(path.join(' '))).toBe(by(-1).join(' '));
				}
			})
		);
	});

	it('best first reaches the fewest possible leaves (Knuth and Moore)', () => {
		const shape = fc.record({
			branching: fc.integer({ min: 2, max: 4 }),
			depth: fc.integer({ min: 1, max: 5 }),
			seed: fc.nat(0xffffffff)
		});
		fc.assert(
			fc.property(shape, ({ branching, depth, seed }) => {
				const text = generateTree({ branching, depth, low: -9, high: 9, seed });
				if (!text.ok) throw new Error(text.fault.message);
				const state = treeState(text.value);
				const { leaves } = walk(alphaBeta, state, bestFirst(exactValues(state)));
				expect(leaves).toBe(
					branching ** Math.ceil(depth / 2) + branching ** Math.floor(depth / 2) - 1
				);
			})
		);
	});

	it('worst first prunes nothing within three plies if no two leaves are equal', () => {
		// In deeper trees, a bad enough reply to a good enough move is worse than an earlier value, and causes a cutoff.
		const shape = fc.record({
			branching: fc.integer({ min: 2, max: 5 }),
			depth: fc.integer({ min: 1, max: 3 }),
			seed: fc.nat(0xffffffff)
		});
		fc.assert(
			fc.property(shape, ({ branching, depth, seed }) => {
				const leaves = shuffled([...Array(branching ** depth).keys()], seededRandom(seed));
				const write = (plies: number): string =>
					plies === 0
						? String(leaves.pop())
						: `[${Array.from({ length: branching }, () => write(plies - 1)).join(',')}]`;
				const state = treeState(write(depth));
				const exact = exactValues(state);
				expect(walk(alphaBeta, state, worstFirst(exact)).nodes).toBe(exact.nodes);
			})
		);
	});

	it('both keep the value, and the listed order is between them in tic-tac-toe', () => {
		const state = gridState('X...O....');
		const exact = exactValues(state);
		const best = walk(alphaBeta, state, bestFirst(exact));
		const worst = walk(alphaBeta, state, worstFirst(exact));
		const plain = walk(alphaBeta, state, listed);
		expect([best.value, plain.value, worst.value]).toEqual([0, 0, 0]);
		expect(best.nodes).toBeLessThan(plain.nodes);
		expect(worst.nodes).toBeGreaterThan(plain.nodes);
	});

	it('a node of nearly 20,000 children is sorted as fast as any other', () => {
		const text = generateTree({ branching: 19_999, depth: 1, low: 0, high: 99, seed: 1 });
		if (!text.ok) throw new Error(text.fault.message);
		const state = treeState(text.value);
		const walked = walk(alphaBeta, state, bestFirst(exactValues(state)));
		expect(walked.value).toBe(99);
	});
});
