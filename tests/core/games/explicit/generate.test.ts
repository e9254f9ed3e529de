import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	generateTree,
	MAX_LEAF,
	uniformNodes,
	type TreeShape
} from '../../../../src/lib/core/games/explicit/generate.ts';
import { MAX_TREE_TEXT } from '../../../../src/lib/core/games/explicit/parse.ts';
import { formatTree } from '../../../../src/lib/core/games/explicit/format.ts';
import { MAX_TREE_DEPTH, MAX_TREE_NODES } from '../../../../src/lib/core/games/explicit/tree.ts';
import { parsedTree, type Nested } from './nested.ts';

const SHAPE: TreeShape = { branching: 3, depth: 2, low: 0, high: 9, seed: 1 };

function drawn(shape: Partial<TreeShape>): string {
	const result = generateTree({ ...SHAPE, ...shape });
	if (!result.ok) throw new Error(result.fault.message);
	return result.value;
}

function leavesOf(tree: Nested, ply: number, depth: number, branching: number): number[] {
	if (typeof tree === 'number') {
		expect(ply).toBe(depth);
		return [tree];
	}
	expect(tree).toHaveLength(branching);
	return tree.flatMap((child) => leavesOf(child, ply + 1, depth, branching));
}

describe('random trees', () => {
	it('random trees are uniform, in range, canonical, and of the promised size', () => {
		const shape = fc.record({
			branching: fc.integer({ min: 1, max: 5 }),
			depth: fc.integer({ min: 0, max: 4 }),
			low: fc.integer({ min: -MAX_LEAF, max: MAX_LEAF }),
			span: fc.nat(50),
			seed: fc.nat(0xffffffff)
		});
		fc.assert(
			fc.property(shape, ({ branching, depth, low, span, seed }) => {
				const high = Math.min(low + span, MAX_LEAF);
				const text = drawn({ branching, depth, low, high, seed });
				const leaves = leavesOf(JSON.parse(text) as Nested, 0, depth, branching);
				expect(leaves).toHaveLength(branching ** depth);
				expect(leaves.every((leaf) => leaf >= low && leaf <= high)).toBe(true);
				const tree = parsedTree(text);
				expect(formatTree(tree)).toBe(text);
				expect(tree.parent).toHaveLength(uniformNodes(branching, depth));
			})
		);
	});

	it('random trees are the same for the same seed, on every machine and in every version', () => {
		expect(drawn({ seed: 1 })).toBe('[[6,0,5],[9,9,2],[6,7,4]]');
		expect(drawn({ seed: 1 })).toBe(drawn({ seed: 1 }));
		expect(drawn({ seed: 2 })).not.toBe(drawn({ seed: 1 }));
	});

	it('random trees use every value of the range about equally often', () => {
		const counts = new Map<number, number>();
		const leaves = JSON.parse(
			drawn({ branching: 10_000, depth: 1, low: -2, high: 2, seed: 42 })
		) as number[];
		for (const leaf of leaves) counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
		expect([...counts.keys()].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
		// 2,000 are expected; five standard deviations are 200.
		for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
	});

	it('a random tree may have the maximum size, and can still be typed', () => {
		for (const shape of [
			{ branching: MAX_TREE_NODES - 1, depth: 1 },
			{ branching: 140, depth: 2 },
			{ branching: 2, depth: 13 },
			{ branching: 1, depth: MAX_TREE_DEPTH }
		]) {
			const text = drawn({ ...shape, low: -MAX_LEAF, high: -MAX_LEAF });
			expect(text.length).toBeLessThanOrEqual(MAX_TREE_TEXT);
			expect(parsedTree(text).height[0]).toBe(shape.depth);
		}
	});

	it.each<[string, Partial<TreeShape>, string]>([
		['no children', { branching: 0 }, 'random-branching'],
		['half a child', { branching: 2.5 }, 'random-branching'],
		['a branching that is no number', { branching: NaN }, 'random-branching'],
		['a negative depth', { depth: -1 }, 'random-depth'],
		['depth 99', { depth: 99 }, 'random-depth'],
		['too many nodes', { branching: 3, depth: 9 }, 'random-nodes'],
		['far too many nodes', { branching: 20_000, depth: 60 }, 'random-nodes'],
		['one node too many', { branching: MAX_TREE_NODES, depth: 1 }, 'random-nodes'],
		['a range upside down', { low: 5, high: 4 }, 'random-range'],
		['a range that is no number', { low: NaN }, 'random-range'],
		['an endless range', { high: Infinity }, 'random-range'],
		['fractions', { low: 0.5 }, 'random-range'],
		['a negative seed', { seed: -1 }, 'random-seed'],
		['a seed of 33 bits', { seed: 2 ** 32 }, 'random-seed']
	])('random trees are rejected with %s', (_, shape, code) => {
		const result = generateTree({ ...SHAPE, ...shape });
		expect(result).toMatchObject({ ok: false, fault: { code } });
	});

	it.each([
		[3, 2, 13],
		[2, 10, 2047],
		[1, 60, 61],
		[7, 0, 1]
	])('random trees with branching %s and depth %s have %s nodes', (branching, depth, nodes) => {
		expect(uniformNodes(branching, depth)).toBe(nodes);
	});
});
