/** Reorder: an order of the children of a typed tree in which alpha-beta evaluates as few leaves as in any. */
import { fail, ok, type Result } from '../base/result.ts';
import { countSearch } from '../search/count.ts';
import type { SearchSetup } from '../search/setup.ts';
import type { Exercise } from './exercise.ts';
import { fewestLeaves } from './fewest-leaves.ts';
import { formatCount } from '../explain/format.ts';

/** For each inner node the order of its children; a missing node keeps its own order. */
export type Orders = Readonly<Partial<Record<number, readonly number[]>>>;

/** The fewest leaves of any order of all nodes. */
export function reorderTarget({ tree, recording }: Exercise): number {
	return fewestLeaves(tree, recording.trace.rules);
}

/** The leaves that alpha-beta evaluates with the children in another order. Faults: `reorder-children`. */
export function reorderCount(exercise: Exercise, orders: Orders): Result<number> {
	const { tree, recording } = exercise;
	for (const [node, order] of Object.entries(orders)) {
		const own = tree.children[Number(node)] ?? [];
		const isWhole = order?.length === own.length && own.every((child) => order.includes(child));
		if (!isWhole) {
			return fail('reorder-children', 'Every child of a node has one place in its new order.');
		}
	}
	const write = (node: number): string => {
		const children = orders[node] ?? tree.children[node] ?? [];
		if (children.length === 0) return String(tree.value[node]).replace('Infinity', 'inf');
		return `[${children.map(write).join(',')}]`;
	};
	const { setup } = recording.trace.header;
	return ok(
		countLeavesOf({ ...setup, algorithm: 'alphabeta', order: 'listed', position: write(0) })
	);
}

interface Reordered {
	readonly isRight: boolean;
	readonly words: string;
}

/** Judges an order: right if no other one needs fewer leaves. */
export function checkReorder(exercise: Exercise, orders: Orders): Result<Reordered> {
	const count = reorderCount(exercise, orders);
	if (!count.ok) return count;
	const target = reorderTarget(exercise);
	const leaves = `${formatCount(count.value)} ${count.value === 1 ? 'leaf is' : 'leaves are'} evaluated`;
	return ok({
		isRight: count.value === target,
		words:
			count.value === target
				? `${leaves}; no order needs fewer.`
				: `${leaves} in this order; ${formatCount(target)} can be enough.`
	});
}

function countLeavesOf(setup: SearchSetup): number {
	return countSearch(setup, () => undefined).leaves;
}
