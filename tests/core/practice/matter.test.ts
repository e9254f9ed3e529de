/** Whether a node could matter: what the root is worth while the node goes from one end of the scale to the other. */
import { expect, test } from 'vitest';
import {
	matterOf,
	rootAt,
	samplesOf,
	stopsOf,
	valueWith
} from '../../../src/lib/core/practice/matter.ts';
import type { PlainTree } from '../../../src/lib/core/practice/plain-tree.ts';

/** [[3,5],[2,9]] with MAX at the root: nodes 1 and 4 are a and b, 2 and 3 the leaves of a, 5 and 6 those of b. */
const TREE: PlainTree = {
	nodes: 7,
	parent: [-1, 0, 1, 1, 0, 4, 4],
	children: [[1, 4], [2, 3], [], [], [5, 6], [], []],
	isMax: [true, false, true, true, false, true, true],
	value: [NaN, NaN, 3, 5, NaN, 2, 9]
};

test('the root takes minimax’s value, with some nodes worth what they are given', () => {
	expect(valueWith(TREE, new Map())).toBe(3);
	expect(valueWith(TREE, new Map([[5, 7]]))).toBe(7);
	expect(valueWith(TREE, new Map([[1, -4]]))).toBe(2);
	expect(valueWith(TREE, new Map(), 4)).toBe(2);
});

test('a pruned node moves the root as far as the others let it, a visited one with the unseen against it', () => {
	// b is min(2, b2): at most 2, below the 3 of a.
	expect(matterOf(TREE, 6, 'pruned')).toMatchObject({ low: 3, high: 3 });
	expect(matterOf(TREE, 5, 'pruned')).toMatchObject({ low: 3, high: 9 });
	// Before b1, b2 is unseen, and set to what is worst for MIN.
	const b1 = matterOf(TREE, 5, 'visited');
	expect([b1.low, b1.high, [...b1.given]]).toEqual([3, Infinity, [[6, Infinity]]]);
	const a1 = matterOf(TREE, 2, 'visited');
	expect([...a1.given].sort()).toEqual([
		[3, Infinity],
		[4, -Infinity]
	]);
});

test('the root follows the node between the two ends', () => {
	const sway = { low: 3, high: 9 };
	expect([-Infinity, 2, 5, 12].map((value) => rootAt(sway, value))).toEqual([3, 3, 5, 9]);
});

test('two values of a node for which the root has two, in rising order, the own one among them', () => {
	const roots = (low: number, high: number, own: number): unknown => {
		const samples = samplesOf({ low, high }, own);
		if (samples === null) return null;
		const [one, other] = samples;
		expect(one).toBeLessThan(other);
		expect(samples).toContain(own);
		return rootAt({ low, high }, one) !== rootAt({ low, high }, other);
	};
	expect(roots(3, 9, 5)).toBe(true);
	expect(roots(3, 9, 2)).toBe(true);
	expect(roots(3, 9, 40)).toBe(true);
	expect(roots(-Infinity, Infinity, 0)).toBe(true);
	expect(roots(3, 3, 5)).toBeNull();
	expect(samplesOf({ low: 3, high: 9 }, 5)).toEqual([5, 7]);
	expect(samplesOf({ low: 3, high: 9 }, 8)).toEqual([8, 10]);
});

test('a slider stops at whole numbers, two beyond all that occurs, at what occurs, and at both infinities', () => {
	expect(stopsOf([1.5, Infinity])).toEqual([-Infinity, -2, -1, 0, 1, 1.5, 2, 3, 4, Infinity]);
	expect(stopsOf([-3])).toEqual([-Infinity, -5, -4, -3, -2, -1, 0, 1, 2, Infinity]);
	const large = stopsOf([1000, -1000]);
	expect(large.length).toBeLessThanOrEqual(405);
	expect(large).toEqual(large.toSorted((one, other) => one - other));
	expect(large).toContain(1000);
	expect([large[1], large.at(-2)]).toEqual([-1002, 1002]);
});
