/** Minimal tree: compared with alpha-beta over every order of a small tree, and with the formula. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minimumNodes } from '../../../../src/lib/core/search/family/minimum.ts';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import type { NodeKeys } from '../../../../src/lib/core/search/search.ts';
import { nestedValues, type Nested } from '../oracle.ts';
import { nestedTree, treeFields } from '../samples.ts';
import { runs, slice } from '../../../sweep.ts';
import { searchOf, tallyOf } from './run.ts';

function minimumOf(fields: SetupFields): number {
	const { value } = tallyOf('alphabeta', fields);
	const { tree, keys } = searchOf(fields);
	return minimumNodes(tree, value, keys, () => undefined);
}

describe('minimal tree: small trees', () => {
	test('no order makes alpha-beta visit fewer nodes, and some order visits exactly as many', () => {
		const small = nestedTree.filter((tree) => countOrders(tree) <= 600);
		fc.assert(
			fc.property(small, fc.constantFrom('max' as const, 'min' as const), (tree, root) => {
				const visits = ordersOf(tree).map((ordered) => alphaBetaNodes(ordered, root));
				expect(minimumOf(treeFields(tree, root))).toBe(Math.min(...visits));
			}),
			{ numRuns: runs(300, 4) }
		);
	});

	test.each([
		['[[3,12,8],[2,4,6],[14,5,2]]', 9],
		['[[14,5,2],[6,4,2],[12,8,3]]', 9],
		['[[[3,5],[6,9]],[[1,2],[0,-1]]]', 11],
		['[5,[[[4,9],7],8]]', 8],
		['7', 1],
		// An infinite value needs no proof of an upper bound: the root's second move is never visited.
		['[[inf,inf],[3,4]]', 4],
		['[[-inf,5],[6,-inf]]', 5],
		// Of two good refutations the smaller is chosen, though it is not the best.
		['[5,[4,[[1,1],[1,1],[1,1]]]]', 4]
	])('%s needs %i nodes', (position, nodes) => {
		expect(minimumOf({ game: 'tree', position })).toBe(nodes);
	});
});

describe('minimal tree: ply i of a uniform tree needs b^ceil(i/2) + b^floor(i/2) - 1 nodes (Knuth and Moore)', () => {
	test.each([
		[1, 7],
		[2, 6],
		[2, 7],
		[3, 4],
		[4, 5],
		[5, 3]
	])('branching %i, depth %i', (branching, depth) => {
		const plies = Array.from({ length: depth + 1 }, (_, ply) => ply);
		const needed = plies.map(
			(ply) => branching ** Math.ceil(ply / 2) + branching ** (ply >> 1) - 1
		);
		const nodes = needed.reduce((sum, ply) => sum + ply);
		// All values distinct, a few values, and one value: ties change nothing.
		for (const values of [4099, 3, 1]) {
			for (const root of ['max', 'min']) {
				const position = uniformTree(branching, depth, values);
				expect(minimumOf({ game: 'tree', position, root })).toBe(nodes);
			}
		}
		// The last ply adds the leaves, whose number is the published formula.
		const above = minimumOf({ game: 'tree', position: uniformTree(branching, depth - 1, 4099) });
		expect(nodes - above).toBe(needed.at(-1));
	});

	function uniformTree(branching: number, depth: number, values: number): string {
		let next = 0;
		const draw = (plies: number): string => {
			if (plies === 0) return String((next = (next + 617) % values));
			return `[${Array.from({ length: branching }, () => draw(plies - 1)).join(',')}]`;
		};
		return draw(depth);
	}
});

test('every order of a game’s moves costs at least the minimum, even with known values', () => {
	const positions: readonly SetupFields[] = [
		{ game: 'tictactoe', position: '.O..X.O.X' },
		{ game: 'tictactoe', position: 'X...O....', evaluator: 'outcome-depth' },
		{ game: 'chess', position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1', depth: '3' },
		{ game: 'krk', position: '206557', depth: '4' }
	];
	for (const fields of slice(positions, 4)) {
		const minimum = minimumOf(fields);
		for (const order of ['listed', 'reversed', 'best-first', 'worst-first', 'random:3']) {
			const { visited } = tallyOf('alphabeta', { ...fields, order });
			expect(visited).toBeGreaterThanOrEqual(minimum);
			expect(tallyOf('pvs', { ...fields, order }).visited).toBeGreaterThanOrEqual(minimum);
			expect(minimumOf({ ...fields, order })).toBe(minimum);
		}
	}
});

test('each position is walked once, counts once per occurrence, and the walk stops when the listener throws', () => {
	const { tree, keys } = searchOf({ game: 'tictactoe', position: '.........' });
	const visitsBy = (by: NodeKeys): readonly [minimum: number, visits: number] => {
		let visits = 0;
		return [minimumNodes(tree, 0, by, () => visits++), visits];
	};
	let place = 0;
	const [minimum, visits] = visitsBy(() => place++);
	expect(visits).toBe(549_946);
	const [byPosition, fewer] = visitsBy(keys);
	expect(byPosition).toBe(minimum);
	expect(fewer).toBeLessThan(20_000);
	const stop = (): never => {
		throw new Error('enough');
	};
	expect(() => minimumNodes(tree, 0, keys, stop)).toThrow('enough');
});

function countOrders(tree: Nested): number {
	if (typeof tree === 'number') return 1;
	return tree.reduce<number>((product, child, at) => product * countOrders(child) * (at + 1), 1);
}

/** The tree with the children of its nodes in every possible order. */
function ordersOf(tree: Nested): Nested[] {
	if (typeof tree === 'number') return [tree];
	return permutationsOf(tree).flatMap((children) =>
		children
			.map(ordersOf)
			.reduce<Nested[][]>(
				(lists, orders) => lists.flatMap((list) => orders.map((child) => [...list, child])),
				[[]]
			)
	);
}

function permutationsOf(items: readonly Nested[]): Nested[][] {
	if (items.length === 0) return [[]];
	return items.flatMap((item, at) =>
		permutationsOf(items.toSpliced(at, 1)).map((rest) => [item, ...rest])
	);
}

/** The textbook's alpha-beta on nested arrays, independent of the searches under test. */
function alphaBetaNodes(tree: Nested, root: 'max' | 'min'): number {
	let nodes = 0;
	const visit = (node: Nested, max: boolean, alpha: number, beta: number): number => {
		nodes++;
		if (typeof node === 'number') return node;
		let best = max ? -Infinity : Infinity;
		for (const child of node) {
			const value = max
				? visit(child, false, Math.max(alpha, best), beta)
				: visit(child, true, alpha, Math.min(beta, best));
			best = max ? Math.max(best, value) : Math.min(best, value);
			if (max ? best >= beta : best <= alpha) break;
		}
		return best;
	};
	expect(visit(tree, root === 'max', -Infinity, Infinity)).toBe(nestedValues(tree, root).get(''));
	return nodes;
}
