import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alphaBeta } from '../../../../src/lib/core/search/alphabeta.ts';
import { minimax } from '../../../../src/lib/core/search/minimax.ts';
import { randomOrder } from '../../../../src/lib/core/search/ordering/random.ts';
import { nestedTree } from '../../games/explicit/nested.ts';
import { gridState, treeState, walk } from './walk.ts';

const seeds = fc.nat(0xffffffff);
const state = gridState('.........');
const cells = () => [0, 1, 2, 3, 4, 5, 6, 7, 8];

describe('a random order', () => {
	it('a random order depends on seed and path alone: the same before, between and after others', () => {
		const path = fc.array(fc.nat(0xffffffff), { maxLength: 8 });
		fc.assert(
			fc.property(seeds, path, fc.array(path, { maxLength: 5 }), (seed, asked, others) => {
				const order = randomOrder(seed);
				const first = order(cells(), state, asked);
				for (const other of others) order(cells(), state, other);
				expect(order(cells(), state, asked)).toEqual(first);
				expect(randomOrder(seed)(cells(), state, asked)).toEqual(first);
				expect(first.toSorted((a, b) => a - b)).toEqual(cells());
			})
		);
	});

	it('pruning does not change a random order: alpha-beta orders each node as minimax does', () => {
		fc.assert(
			fc.property(nestedTree, seeds, (nested, seed) => {
				const tree = treeState(JSON.stringify(nested));
				const whole = walk(minimax, tree, randomOrder(seed));
				const pruned = walk(alphaBeta, tree, randomOrder(seed));
				expect(pruned.value).toBe(whole.value);
				for (const [path, moves] of pruned.ordered) expect(whole.ordered.get(path)).toBe(moves);
			})
		);
	});

	it('a search visits the same nodes after a search that pruned a lot', () => {
		const grid = gridState('.O..X.O.X');
		const order = randomOrder(7);
		const before = walk(alphaBeta, grid, order);
		walk(minimax, grid, order);
		expect(walk(alphaBeta, grid, order)).toEqual(before);
	});

	it('random orders differ between seeds and between paths', () => {
		const drawn = (seed: number, ...path: number[]) =>
			randomOrder(seed)(cells(), state, path).join('');
		const bySeed = Array.from({ length: 200 }, (_, seed) => drawn(seed));
		const byPath = Array.from({ length: 200 }, (_, move) => drawn(7, move));
		const byDepth = Array.from({ length: 60 }, (_, depth) =>
			drawn(7, ...Array.from({ length: depth }, () => 0))
		);
		// Two of 200 draws out of 362,880 meet with a chance of 5%; these fixed ones hardly do.
		expect(new Set(bySeed).size).toBeGreaterThanOrEqual(198);
		expect(new Set(byPath).size).toBeGreaterThanOrEqual(198);
		expect(new Set(byDepth).size).toBeGreaterThanOrEqual(59);
	});

	it.each<[string, (draw: number) => readonly [number, number[]]]>([
		['seeds', (draw) => [draw, []]],
		['paths of one move', (draw) => [7, [draw]]],
		['paths of two moves', (draw) => [7, [draw % 100, Math.floor(draw / 100)]]],
		['paths with packed moves', (draw) => [7, [draw << 16, draw * 4097]]]
	])('all permutations are equally likely over %s', (_, key) => {
		const draws = 12_000;
		const counts = new Map<string, number>();
		for (let draw = 0; draw < draws; draw++) {
			const [seed, path] = key(draw);
			const drawn = randomOrder(seed)([0, 1, 2, 3], state, path).join('');
			counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
		}
		expect(counts.size).toBe(24);
		const expected = draws / 24;
		let chiSquared = 0;
		for (const count of counts.values()) chiSquared += (count - expected) ** 2 / expected;
		// 23 degrees of freedom: above 49.7 with a probability of one in a thousand.
		expect(chiSquared).toBeLessThan(49.7);
	});

	it('a random order is the same on every machine and in every version, so that links keep their search', () => {
		const order = randomOrder(7);
		expect(order(cells(), state, []).join('')).toBe('568427013');
		expect(order(cells(), state, [4]).join('')).toBe('475236081');
		expect(order(cells(), state, [4, 0]).join('')).toBe('752014863');
	});
});
