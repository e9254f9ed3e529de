/** Reorder: an order of the children of a typed tree in which alpha-beta evaluates as few leaves as in any. */
import { formatValue } from '../games/explicit/number.ts';
import { countSearch } from '../search/count.ts';
import type { Answers } from './answers.ts';
import { ordersOf, type Orders } from './child-orders.ts';
import type { Exercise } from './exercise.ts';
import { fewestLeaves } from './fewest-leaves.ts';
import type { PlainTree } from './plain-tree.ts';
import type { PracticeValues } from './practice-link.ts';
import { reorderExerciseAt } from './reorder-exercise.ts';
import type { Part, Score } from './score.ts';

/** The fewest leaves of any order of all nodes. */
export function reorderTarget({ tree, recording }: Exercise): number {
	return fewestLeaves(tree, recording.trace.rules);
}

/** A tree with the children in another order, as a position. */
export function orderedText(
	{ children, value }: Pick<PlainTree, 'children' | 'value'>,
	orders: Orders
): string {
	const write = (node: number): string => {
		const ordered = orders[node] ?? children[node] ?? [];
		return ordered.length === 0
			? formatValue(value[node] as number)
			: `[${ordered.map(write).join(',')}]`;
	};
	return write(0);
}

/** The leaves that alpha-beta evaluates with the children in another order. */
export function reorderCount({ tree, recording }: Exercise, orders: Orders): number {
	const { setup } = recording.trace.header;
	const position = orderedText(tree, orders);
	const searched = { ...setup, algorithm: 'alphabeta', order: 'listed', position } as const;
	return countSearch(searched, () => undefined).leaves;
}

/** Adds what the order is worth to the score of its sheet: right if no other one needs fewer leaves. */
export function withReorder(
	values: PracticeValues,
	index: number,
	answers: Answers,
	score: Score
): Score {
	const exercise = reorderExerciseAt(values, index);
	if (exercise === null) return score;
	const orders = ordersOf(exercise.tree, answers.orders);
	const isRight = reorderCount(exercise, orders) === reorderTarget(exercise);
	// Once the key of the sheet was shown, nothing of it counts.
	const right = Number(isRight && answers.isShown !== true);
	const part: Part = { kind: 'reorder', of: 1, right, following: 0, early: 0 };
	return {
		...score,
		parts: [...score.parts, part],
		asked: score.asked + 1,
		right: score.right + right
	};
}
