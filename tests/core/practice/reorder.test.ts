/** Reordering: the fewest leaves, against trying every order. */
import { expect, test } from 'vitest';
import { assertExists } from '../../../src/lib/core/base/assert.ts';
import type { Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { isLeaf } from '../../../src/lib/core/practice/plain-tree.ts';
import { checkAnswers } from '../../../src/lib/core/practice/check.ts';
import {
	ordersOf,
	ordersOfMany,
	ranksOf,
	type Orders
} from '../../../src/lib/core/practice/child-orders.ts';
import { keyOf } from '../../../src/lib/core/practice/key.ts';
import { PRACTICE } from '../../../src/lib/core/practice/practice-link.ts';
import {
	reorderCount,
	reorderTarget,
	withReorder
} from '../../../src/lib/core/practice/reorder.ts';
import { reorderExerciseAt } from '../../../src/lib/core/practice/reorder-exercise.ts';
import { shareOf } from '../../../src/lib/core/practice/score.ts';
import { exerciseAt } from '../../../src/lib/core/practice/set.ts';
import { exercise, range, valueOf } from './exercises.ts';

/** Every order of some items. */
function arrangements<T>(items: readonly T[]): T[][] {
	if (items.length === 0) return [[]];
	return items.flatMap((one) =>
		arrangements(items.filter((other) => other !== one)).map((rest) => [one, ...rest])
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
		for (const order of arrangements(tree.children[node] ?? [])) {
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
	for (const orders of allOrders(x)) fewest = Math.min(fewest, reorderCount(x, orders));
	expect(reorderTarget(x)).toBe(fewest);
});

test('from right to left the children are given in the order in which they are searched', () => {
	const x = exercise(5, 17, { order: 'reversed' });
	expect(reorderCount(x, {})).toBe(x.truth.count);
	expect(reorderTarget(x)).toBe(reorderTarget(exercise(5, 17)));
});

test('the orders of a tree are numbered, its own with nothing but 0, and each number is another', () => {
	const x = exercise(1, 3);
	const { tree } = x;
	const all = Array.from(allOrders(x), (orders) => ranksOf(tree, orders));
	expect(all[0]?.every((rank) => rank === 0)).toBe(true);
	expect(new Set(all.map(String)).size).toBe(all.length);
	for (const orders of allOrders(x)) {
		expect(ordersOf(tree, ranksOf(tree, orders))).toEqual(orders);
	}
	const own = ordersOf(tree);
	expect(own).toEqual(ordersOf(tree, all[0]));
	expect(ranksOf(tree, {})).toEqual(all[0]);
	for (const none of [[-1], [0.5], [NaN], [ordersOfMany(tree.children[0]?.length ?? 0)]]) {
		expect(ordersOf(tree, none)).toEqual(own);
	}
});

test('an order is right when no other one needs fewer leaves, and weighs as much as the count', () => {
	const { values } = PRACTICE.read('level=1&seed=3&sets=1&ask=values,count,reorder');
	const sheet = valueOf(exerciseAt(values, 0));
	const x = assertExists(reorderExerciseAt(values, 0), 'the set asks for an order');
	expect(x.tree.value).not.toEqual(sheet.tree.value);
	const key = keyOf(sheet);
	let [rights, all] = [0, 0];
	for (const [index, orders] of Array.from(allOrders(x)).entries()) {
		if (index % 7 > 0) continue;
		const isRight = reorderCount(x, orders) === reorderTarget(x);
		const answers = { ...key, orders: ranksOf(x.tree, orders) };
		const ofSheet = checkAnswers(sheet, answers).score;
		const score = withReorder(values, 0, answers, ofSheet);
		expect(score.parts.at(-1)).toMatchObject({ kind: 'reorder', of: 1, right: Number(isRight) });
		expect([score.asked, score.right]).toEqual([
			ofSheet.asked + 1,
			ofSheet.right + Number(isRight)
		]);
		expect(shareOf(score, 'strict')).toBeCloseTo(isRight ? 1 : 2 / 3, 12);
		const shown = { ...answers, isShown: true };
		const afterKey = withReorder(values, 0, shown, checkAnswers(sheet, shown).score);
		expect(afterKey.parts.at(-1)?.right).toBe(0);
		rights += Number(isRight);
		all++;
	}
	expect(rights).toBeGreaterThan(0);
	expect(rights).toBeLessThan(all);
});

test.each(['level=4', 'game=tree&position=[[3,5],[2,9]]&ask=values,reorder', 'diagnose=on'])(
	'%s asks for no order, and its score is that of the sheet',
	(query) => {
		const { values } = PRACTICE.read(query);
		const exercise = valueOf(exerciseAt(values, 0));
		const answers = { ...keyOf(exercise), orders: [1] };
		const { score } = checkAnswers(exercise, answers);
		expect(withReorder(values, 0, answers, score)).toBe(score);
	}
);
