/** Reordering: the fewest leaves, against trying every order. */
import { expect, test } from 'vitest';
import type { Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { isLeaf } from '../../../src/lib/core/practice/plain-tree.ts';
import {
	checkReorder,
	reorderCount,
	reorderTarget,
	type Orders
} from '../../../src/lib/core/practice/reorder.ts';
import { exercise, range, valueOf } from './exercises.ts';

/** Every order of some items. */
function ordersOf<T>(items: readonly T[]): T[][] {
	if (items.length === 0) return [[]];
	return items.flatMap((one) =>
		ordersOf(items.filter((other) => other !== one)).map((rest) => [one, ...rest])
	);
}

/** Every way to order the children of a tree. */
function* allOrders({ tree }: Exercise): Generator<Orders> {
	const inner = range(0, tree.nodes - 1).filter((node) => !isLeaf(tree, node));
	function* choose(index: number, chosen: Orders): Generator<Orders> {
		const node = inner[index];
		if (node === undefined) {
			yield chosen;
			return;
		}
		for (const order of ordersOf(tree.children[node] ?? [])) {
			yield* choose(index + 1, { ...chosen, [node]: order });
		}
	}
	yield* choose(0, {});
}

test.each([
	[1, 3],
	[1, 5],
	[2, 4]
] as const)('no order of level %d, seed %d needs fewer leaves than the target', (level, seed) => {
	const x = exercise(level, seed);
	let fewest = Infinity;
	for (const orders of allOrders(x)) fewest = Math.min(fewest, valueOf(reorderCount(x, orders)));
	expect(reorderTarget(x)).toBe(fewest);
});

test('an order is right when no other one needs fewer leaves', () => {
	const x = exercise(5, 17);
	const own = valueOf(reorderCount(x, {}));
	expect(own).toBe(x.truth.count);
	expect(valueOf(checkReorder(x, {}))).toEqual({
		isRight: false,
		words: `${own} leaves are evaluated in this order; ${reorderTarget(x)} can be enough.`
	});
});

test('from right to left the children are given in the order in which they are searched', () => {
	const x = exercise(5, 17, { order: 'reversed' });
	expect(valueOf(reorderCount(x, {}))).toBe(x.truth.count);
	expect(reorderTarget(x)).toBe(reorderTarget(exercise(5, 17)));
});

test('an order without all children is a fault', () => {
	const x = exercise(2, 17);
	for (const orders of [{ 0: [1] }, { 0: [1, 1, 5] }, { 2: [3] }, { 99: [1] }]) {
		expect(reorderCount(x, orders)).toMatchObject({
			ok: false,
			fault: { code: 'reorder-children' }
		});
	}
});
