/** The order lab from end to end: how many orders there are, what the named ones cost, and how all of them are spread. */
import { BudgetExceeded } from '../../../search/budget.ts';
import { prepareSearch } from '../../../search/prepare.ts';
import { rulesOf, type SearchSetup } from '../../../search/setup.ts';
import { countOrders, type OrderCount } from './count-orders.ts';
import { exactSpread } from './exact-spread.ts';
import { forgetOrder } from './orderless-tree.ts';
import { markOrder, marksFor, type Mark } from './marked-orders.ts';
import { sampleNodes, type SamplePlan } from './sample.ts';
import type { Spread } from './spread.ts';

/** Trees of up to so many nodes are tried exactly before a sample is drawn. */
export const MOST_EXACT_NODES = 20_000;

/** Whoever wants to know what the lab finds, as it finds it. */
export interface LabListener {
	/** Null where the tree has more nodes than the budget: then nobody has counted its orders. */
	onSize(size: OrderCount | null): void;
	/** The spread over all orders. */
	onExact(spread: Spread): void;
	onMark(mark: Mark): void;
	/** The nodes of the order drawn next; only where there is no exact spread. */
	onDrawn(nodes: number): void;
	/** Something is still going on. May stop the lab by throwing. */
	onProgress(): void;
}

/** @throws BudgetExceeded where an order that is drawn takes more than the setup's budget */
export function runOrderLab(setup: SearchSetup, plan: SamplePlan, listener: LabListener): void {
	const onProgress = (): void => {
		listener.onProgress();
	};
	const size = sizeOf(setup, onProgress);
	listener.onSize(size);
	const exact = size !== null && size.nodes <= MOST_EXACT_NODES ? tryExactly(setup) : null;
	if (exact !== null) listener.onExact(exact);
	for (const id of marksFor(setup)) {
		listener.onMark(markOrder(setup, id, size?.height ?? null, onProgress));
	}
	if (exact !== null) return;
	for (let index = 0; index < plan.size; index++) {
		listener.onDrawn(sampleNodes(setup, plan.seed, index, onProgress));
	}
}

function sizeOf(setup: SearchSetup, onProgress: () => void): OrderCount | null {
	try {
		const prepared = prepareSearch({ ...setup, order: 'listed', open: null });
		return countOrders(prepared.newTree(), setup.budget, onProgress);
	} catch (error) {
		if (error instanceof BudgetExceeded) return null;
		throw error;
	}
}

function tryExactly(setup: SearchSetup): Spread | null {
	const prepared = prepareSearch({ ...setup, order: 'listed', open: null });
	return exactSpread(
		forgetOrder(prepared.newTree(), MOST_EXACT_NODES),
		rulesOf(setup, 'alphabeta')
	);
}
