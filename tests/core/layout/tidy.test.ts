import { hierarchy, tree } from 'd3-hierarchy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom, type Random } from '../../../src/lib/core/base/random.ts';
import { layoutTidy, type Separation } from '../../../src/lib/core/layout/tidy.ts';

interface Nested {
	readonly item: number;
	readonly children: Nested[];
}

/** d3's centres, moved so that the smallest is 0. */
function layoutD3(parent: Int32Array, separation: Separation): number[] {
	const nodes = Array.from(parent, (_, item): Nested => ({ item, children: [] }));
	for (const [item, above] of parent.entries()) {
		if (above >= 0) nodes[above]?.children.push(nodes[item] as Nested);
	}
	const x = new Array<number>(parent.length);
	tree<Nested>()
		.nodeSize([1, 1])
		.separation((a, b) => separation(a.data.item, b.data.item))(hierarchy(nodes[0] as Nested))
		.each((node) => (x[node.data.item] = node.x));
	const least = x.reduce((a, b) => Math.min(a, b));
	return x.map((at) => at - least);
}

/** Any tree in preorder: the parent of each item is the item before it or one above that. */
function treeOf(items: number, climb: (deepest: number) => number): Int32Array {
	const parent = new Int32Array(items).fill(-1);
	const path = [0];
	for (let item = 1; item < items; item++) {
		path.length = Math.max(1, path.length - climb(path.length));
		parent[item] = path.at(-1) as number;
		path.push(item);
	}
	return parent;
}

function randomTree(items: number, random: Random, chainy: number): Int32Array {
	return treeOf(items, (deepest) => (random() < chainy ? 0 : Math.floor(random() * deepest)));
}

const byFamily =
	(parent: Int32Array): Separation =>
	(i, j) =>
		parent[i] === parent[j] ? 1 : 2;

/** Items of different widths, like marks and groups. */
const byWidth: Separation = (i, j) => 1 + ((i * 7) % 5) / 3 + ((j * 7) % 5) / 3;

function expectEqualToD3(parent: Int32Array, separation: Separation): void {
	const { x } = layoutTidy(parent, separation);
	const expected = layoutD3(parent, separation);
	let worst = 0;
	for (const [item, at] of x.entries()) {
		worst = Math.max(worst, Math.abs(at - (expected[item] as number)));
	}
	expect(worst).toBeLessThan(1e-9);
}

const preorderTrees = fc
	.array(fc.oneof(fc.constant(0), fc.nat(3), fc.nat(100)), { maxLength: 400 })
	.map((climbs) => {
		let next = 0;
		return treeOf(climbs.length + 1, () => climbs[next++] ?? 0);
	});

describe('layoutTidy', () => {
	it('the layout equals d3.tree on any tree', () => {
		fc.assert(
			fc.property(preorderTrees, (parent) => {
				expectEqualToD3(parent, byFamily(parent));
				expectEqualToD3(parent, byWidth);
			}),
			{ numRuns: 300 }
		);
	});

	it.each([
		['bushy', 3000, 0.2],
		['deep', 3000, 0.9],
		['wide', 5000, 0.02]
	])('the layout equals d3.tree on %s trees of %i nodes', (_name, items, chainy) => {
		for (let seed = 1; seed <= 5; seed++) {
			const parent = randomTree(items, seededRandom(seed), chainy);
			expectEqualToD3(parent, byFamily(parent));
			expectEqualToD3(parent, byWidth);
		}
	});

	it('the layout equals d3.tree on 100,000 nodes', () => {
		const random = randomTree(100_000, seededRandom(1), 0.1);
		expectEqualToD3(random, byFamily(random));
		const ticTacToe = treeOf(100_000, climbLikeTicTacToe());
		expectEqualToD3(ticTacToe, byFamily(ticTacToe));
	});

	it('a chain of 10,000 plies is a straight line', () => {
		const { x, depth, width } = layoutTidy(
			treeOf(10_001, () => 0),
			() => 1
		);
		expect(new Set(x)).toEqual(new Set([0]));
		expect(depth.at(-1)).toBe(10_000);
		expect(width).toBe(0);
	});

	it('a star has its root over the middle', () => {
		const parent = new Int32Array(1001);
		parent[0] = -1;
		const { x, width } = layoutTidy(parent, () => 1);
		expect(width).toBe(999);
		expect(x[0]).toBe(499.5);
		expect([...x.slice(1)]).toEqual(Array.from({ length: 1000 }, (_, i) => i));
	});

	it('the layout accepts one node, and none', () => {
		expect(layoutTidy(Int32Array.of(-1), () => 1)).toEqual({
			x: Float64Array.of(0),
			depth: Uint16Array.of(0),
			width: 0
		});
		expect(layoutTidy(new Int32Array(0), () => 1).x).toHaveLength(0);
	});

	it('neighbours stay apart and in order, and parents are over the middle of their children', () => {
		fc.assert(
			fc.property(preorderTrees, (parent) => {
				const { x, depth, width } = layoutTidy(parent, byWidth);
				const previous = new Map<number, number>();
				const first = new Map<number, number>();
				const last = new Map<number, number>();
				for (const [item, ply] of depth.entries()) {
					const left = previous.get(ply);
					if (left !== undefined) {
						const apart = (x[item] as number) - (x[left] as number);
						expect(apart).toBeGreaterThan(byWidth(left, item) - 1e-9);
					}
					previous.set(ply, item);
					const above = parent[item] as number;
					if (above < 0) continue;
					expect(ply).toBe((depth[above] as number) + 1);
					if (!first.has(above)) first.set(above, item);
					last.set(above, item);
				}
				for (const [above, child] of first) {
					const middle = ((x[child] as number) + (x[last.get(above) as number] as number)) / 2;
					expect(x[above]).toBeCloseTo(middle, 9);
				}
				expect(Math.min(...x)).toBe(0);
				expect(Math.max(...x)).toBe(width);
			})
		);
	});

	it('a tree whose parents come late is rejected', () => {
		expect(() => layoutTidy(Int32Array.of(-1, 2, 0), () => 1)).toThrow('before its children');
		expect(() => layoutTidy(Int32Array.of(0), () => 1)).toThrow('root');
	});
});

/** Climbs like a walk through tic-tac-toe: nine moves, then eight below each, and so on down. */
function climbLikeTicTacToe(): (deepest: number) => number {
	const left = [9];
	return () => {
		let climb = 0;
		while (left.length > 1 && left.at(-1) === 0) {
			left.pop();
			climb++;
		}
		(left[left.length - 1] as number)--;
		left.push(9 - left.length);
		return climb;
	};
}
