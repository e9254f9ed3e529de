/** The named orders: alpha-beta's nodes in each, as marks in the distribution. */
import { evaluatorOf } from '../../../evaluate/registry.ts';
import { alphaBeta } from '../../../search/alphabeta.ts';
import { BudgetExceeded } from '../../../search/budget.ts';
import { minimumNodes } from '../../../search/family/minimum.ts';
import { nodeKeys } from '../../../search/family/keys.ts';
import { runMinimax } from '../../../search/minimax.ts';
import { orderFitsGame } from '../../../search/ordering/order.ts';
import { recordExactValues } from '../../../search/ordering/record-exact-values.ts';
import { prepareSearch } from '../../../search/prepare.ts';
import type { SearchSetup } from '../../../search/setup.ts';
import { countNodes } from './sample.ts';
import { countTree } from './count-tree.ts';
import { leastDepthOf, rootOf } from '../../../games/root.ts';
import { VisitLimit, type OnProgress } from '../../../search/visit-limit.ts';
import { deepening } from '../../../search/family/deepening.ts';
import { nullObserver, type SearchObserver } from '../../../search/observer.ts';
import type { MoveOrder } from '../../../search/search.ts';
import type { ExactValues } from '../../../search/ordering/exact-values.ts';
import { sortByValue } from '../../../search/ordering/sort-by-value.ts';

export const MARKED_ORDERS = [
	'minimum',
	'best-first',
	'previous-values',
	'last-line',
	'captures-first',
	'listed',
	'worst-first'
] as const;
export type MarkedOrder = (typeof MARKED_ORDERS)[number];

export type Mark =
	| { readonly id: MarkedOrder; readonly nodes: number }
	/** `budget`: minimax of this tree exceeds the node budget; `values`: there is no shallower search with values. */
	| { readonly id: MarkedOrder; readonly nodes: null; readonly why: 'budget' | 'values' };

/** The marks that make sense in a game. */
export function marksFor({ game }: SearchSetup): MarkedOrder[] {
	return MARKED_ORDERS.filter(
		(id) => id !== 'captures-first' || orderFitsGame({ id: 'captures-first' }, game)
	);
}

/** @param height plies from the root to the deepest leaf; null if unknown */
export function markOrder(
	setup: SearchSetup,
	id: MarkedOrder,
	height: number | null,
	onProgress?: OnProgress
): Mark {
	try {
		const nodes = nodesOf({ ...setup, algorithm: 'alphabeta', open: null }, id, height, onProgress);
		return nodes === null ? { id, nodes, why: 'values' } : { id, nodes };
	} catch (error) {
		if (error instanceof BudgetExceeded) return { id, nodes: null, why: 'budget' };
		throw error;
	}
}

function nodesOf(
	setup: SearchSetup,
	id: MarkedOrder,
	height: number | null,
	onProgress: OnProgress | undefined
): number | null {
	switch (id) {
		case 'minimum':
			return leastNodes(setup, onProgress);
		case 'previous-values':
			return previousValuesNodes(setup, height, onProgress);
		case 'last-line':
			return lastLineNodes(setup, onProgress);
		case 'best-first':
		case 'worst-first':
		case 'captures-first':
		case 'listed':
			return countNodes({ ...setup, order: id }, onProgress);
	}
}

/** Knuth and Moore's minimum for this tree, which alpha-beta with cutoffs on equality can reach. */
function leastNodes(setup: SearchSetup, onProgress: OnProgress | undefined): number {
	const prepared = prepareSearch({ ...setup, order: 'listed' });
	const observer = new VisitLimit(setup.budget, onProgress);
	const value = alphaBeta.run(prepared.newSearch('alphabeta', observer));
	const keys = nodeKeys('exact', evaluatorOf(setup.evaluator));
	const limit = new VisitLimit(setup.budget, onProgress);
	return minimumNodes(prepared.newTree(), value, keys, () => {
		limit.visit();
	});
}

/**
 * The nodes with every node's moves ordered by the values of plain minimax one ply shallower; null if that has no
 * values.
 */
function previousValuesNodes(
	setup: SearchSetup,
	height: number | null,
	onProgress: OnProgress | undefined
): number | null {
	const depth = setup.depth ?? height;
	if (depth === null) throw new BudgetExceeded(setup.budget);
	if (depth === 0 || depth - 1 < leastDepthOf(setup)) return null;
	const value = evaluatorOf(setup.evaluator);
	const shallower = recordExactValues(
		runMinimax,
		rootOf(setup),
		depth - 1,
		value.evaluate.bind(value),
		setup.budget,
		onProgress
	);
	if (shallower === null) throw new BudgetExceeded(setup.budget);
	const tree = prepareSearch({ ...setup, order: 'listed' })
		.newTree()
		.seenTo(setup.depth ?? Infinity, () => previousValues(shallower));
	return countTree(tree, setup, onProgress);
}

/**
 * The nodes of the last pass of iterative deepening: the best line of the previous pass first, all else as listed.
 * Null if the first pass is the last one, so that there was no line to start with.
 * @throws BudgetExceeded if one pass exceeds the budget
 */
function lastLineNodes(setup: SearchSetup, onProgress?: OnProgress): number | null {
	let limit = new VisitLimit(setup.budget, onProgress);
	let passes = 0;
	const visit = (): number => limit.visit();
	const observer: SearchObserver = {
		...nullObserver,
		pass: () => {
			limit = new VisitLimit(setup.budget, onProgress);
			passes++;
		},
		enter: visit,
		evaluate: visit
	};
	const prepared = prepareSearch({ ...setup, order: 'listed' });
	deepening.run(prepared.newSearch('deepening', observer));
	return passes > 1 ? limit.visited : null;
}

/**
 * The best move first by the values of a shallower search, ties as listed. A real program can have this order, since
 * it has already searched one ply less. Beyond the leaves of that search the order is listed.
 */
function previousValues(shallower: ExactValues): MoveOrder {
	return (moves, state, path) => {
		const values = shallower.childValues(path);
		if (values.length < moves.length) return moves;
		return sortByValue(moves, values, state.maxToMove() ? 'falling' : 'rising');
	};
}
