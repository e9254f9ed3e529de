import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	EXACTNESS,
	knowRootMoves,
	minimaxNodes,
	type Exactness,
	type Knowledge
} from '../../../../../src/lib/core/experiments/compare/ties/price.ts';
import { BudgetExceeded } from '../../../../../src/lib/core/search/budget.ts';
import type { SetupFields } from '../../../../../src/lib/core/search/setup-fields.ts';
import { nestedValues, type Nested } from '../../../search/oracle.ts';
import { countsOf, record, setupOf } from '../../../search/record.ts';
import { treeFields, treeSetup } from '../../../search/samples.ts';
import { visitedNodes } from '../orders/brute-force.ts';
import { runs } from '../../../../sweep.ts';

const know = (fields: SetupFields, exactness: Exactness): Knowledge =>
	knowRootMoves(setupOf(fields), exactness);
const EQUAL = { cut: 'equal', fail: 'soft', ties: 'bounds' } as const;
const other = { max: 'min', min: 'max' } as const;

describe('ties: root moves in random trees', () => {
	const inner = treeSetup.filter(({ tree }) => typeof tree !== 'number');

	test('bounds are true, and values called exact are the minimax values', () => {
		fc.assert(
			fc.property(inner, fc.constantFrom(...EXACTNESS), ({ tree, root, fields }, exactness) => {
				const truth = nestedValues(tree, root);
				const { moves } = know(fields, exactness);
				for (const [i, { value, bound, verdict }] of moves.entries()) {
					const worth = truth.get(String(i)) as number;
					if (bound === 'exact') expect(value).toBe(worth);
					if (bound === 'lower') expect(worth).toBeGreaterThanOrEqual(value as number);
					if (bound === 'upper') expect(worth).toBeLessThanOrEqual(value as number);
					if (verdict === 'best') expect(worth).toBe(truth.get(''));
					if (verdict === 'certainly worse') expect(worth).not.toBe(truth.get(''));
				}
			}),
			{ numRuns: runs(400, 10) }
		);
	});

	test('moves are ranked only if all values are exact, and then correctly', () => {
		fc.assert(
			fc.property(inner, fc.constantFrom(...EXACTNESS), ({ tree, root, fields }, exactness) => {
				const truth = nestedValues(tree, root);
				const { moves } = know(fields, exactness);
				const values = moves.map((_, i) => truth.get(String(i)) as number);
				const isExact = moves.every(({ bound }) => bound === 'exact');
				if (exactness === 'all') expect(isExact).toBe(true);
				const sorted = [...values].sort((a, b) =>
					root === 'max' ? (a < b ? 1 : -1) : a < b ? -1 : 1
				);
				expect(moves.map(({ rank }) => rank)).toEqual(
					values.map((value) => (isExact ? sorted.indexOf(value) + 1 : null))
				);
			}),
			{ numRuns: runs(300, 10) }
		);
	});

	test('the cost equals that of searching the moves one by one', () => {
		fc.assert(
			fc.property(inner, ({ tree, root, fields }) => {
				const children = tree as readonly Nested[];
				const bounds = know(fields, 'bounds');
				expect(bounds.nodes).toBe(visitedNodes(tree, root, EQUAL));
				expect(know(fields, 'ties').nodes).toBe(
					visitedNodes(tree, root, { ...EQUAL, ties: 'exact' })
				);
				const again = children.filter((_, i) => bounds.moves[i]?.bound !== 'exact');
				const price = again.map((child) => visitedNodes(child, other[root], EQUAL));
				expect(know(fields, 'all').nodes).toBe(price.reduce((a, b) => a + b, bounds.nodes));
				expect(minimaxNodes(setupOf(fields))).toBe(nestedValues(tree, root).size);
			}),
			{ numRuns: runs(300, 10) }
		);
	});
});

test('the trap tree: “at most 3” is no tie with 3, and the true value is 1', () => {
	const fields = treeFields(
		[
			[3, 5],
			[3, 1]
		],
		'max'
	);
	const told = (exactness: Exactness): unknown[] =>
		know(fields, exactness).moves.map(({ value, bound, verdict, rank }) => [
			value,
			bound,
			verdict,
			rank
		]);
	expect(told('bounds')).toEqual([
		[3, 'exact', 'best', null],
		[3, 'upper', 'not better', null]
	]);
	expect(told('all')).toEqual([
		[3, 'exact', 'best', 1],
		[1, 'exact', 'certainly worse', 2]
	]);
	expect(EXACTNESS.map((exactness) => know(fields, exactness).nodes)).toEqual([6, 7, 9]);
});

test('tic-tac-toe from the empty board: all nine moves draw', () => {
	const fields = { game: 'tictactoe', position: '.........' };
	const ties = know(fields, 'ties');
	expect(ties.moves.map(({ verdict }) => verdict)).toEqual(Array(9).fill('best'));
	expect(ties.nodes).toBe(countsOf(record({ ...fields, ties: 'exact', shadow: 'off' })).visited);
	expect(know(fields, 'bounds').nodes).toBe(18_297);
	expect(minimaxNodes(setupOf(fields))).toBe(549_946);
	const all = know(fields, 'all');
	expect(all.moves.map(({ value, rank }) => [value, rank])).toEqual(Array(9).fill([0, 1]));
	// The first move was exact all along.
	expect(all.moves.map(({ again }) => again > 0)).toEqual([false, ...Array<boolean>(8).fill(true)]);
});

test('the node budget applies to each search', () => {
	const setup = setupOf({ game: 'tictactoe', position: '.........', budget: '10000' });
	expect(() => knowRootMoves(setup, 'bounds')).toThrow(BudgetExceeded);
	expect(minimaxNodes(setup)).toBeNull();
});
