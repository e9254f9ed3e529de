/** An order of the children of a typed tree in which alpha-beta evaluates few leaves: the key to Reorder on paper. */
import { innerNodes, ordersOf, type Orders } from '../child-orders.ts';
import type { Exercise } from '../exercise.ts';
import { isLeaf, type PlainTree } from '../plain-tree.ts';
import { orderedText, reorderCount, reorderTarget } from '../reorder.ts';

export interface BestOrder {
	/** The tree in that order. */
	readonly position: string;
	/** The leaves that are evaluated in it, and the fewest of any order. */
	readonly leaves: number;
	readonly fewest: number;
}

/** The best child first at each node; from there, single nodes in other orders as long as that helps. */
export function bestOrder(exercise: Exercise): BestOrder {
	const { tree } = exercise;
	const fewest = reorderTarget(exercise);
	let orders = bestFirst(tree);
	let leaves = reorderCount(exercise, orders);
	for (let isBetter = true; isBetter && leaves > fewest;) {
		isBetter = false;
		for (const node of innerNodes(tree)) {
			for (const order of permutations(orders[node] ?? [])) {
				const count = reorderCount(exercise, { ...orders, [node]: order });
				if (count >= leaves) continue;
				orders = { ...orders, [node]: order };
				leaves = count;
				isBetter = true;
			}
		}
	}
	return { position: orderedText(tree, orders), leaves, fewest };
}

function bestFirst(tree: PlainTree): Orders {
	const values = tree.value.map((_, node) => minimaxOf(tree, node));
	return Object.fromEntries(
		Object.entries(ordersOf(tree)).map(([node, order]) => {
			const sign = tree.isMax[Number(node)] === true ? -1 : 1;
			const sorted = [...(order ?? [])].sort(
				(one, other) => sign * ((values[one] as number) - (values[other] as number))
			);
			return [node, sorted];
		})
	);
}

function minimaxOf(tree: PlainTree, node: number): number {
	if (isLeaf(tree, node)) return tree.value[node] as number;
	const below = (tree.children[node] ?? []).map((child) => minimaxOf(tree, child));
	return tree.isMax[node] === true ? Math.max(...below) : Math.min(...below);
}

/** With more children, only exchanges of two of them. */
const MOST_PERMUTED = 4;

function permutations(items: readonly number[]): number[][] {
	if (items.length <= MOST_PERMUTED) return allOrders(items);
	return items.flatMap((_, one) =>
		items.slice(one + 1).map((_item, rest) => {
			const other = one + 1 + rest;
			const swapped = [...items];
			[swapped[one], swapped[other]] = [items[other] as number, items[one] as number];
			return swapped;
		})
	);
}

function allOrders(items: readonly number[]): number[][] {
	if (items.length < 2) return [[...items]];
	return items.flatMap((first) =>
		allOrders(items.filter((item) => item !== first)).map((rest) => [first, ...rest])
	);
}
