/** The complete order lab: the number of orders, the cost of the named ones, and the distribution over all of them. */
import { BudgetExceeded } from '../../../search/budget.ts';
import { prepareSearch } from '../../../search/prepare.ts';
import { rulesOf, type SearchSetup } from '../../../search/setup.ts';
import { countOrders, type OrderCount } from './count-orders.ts';
import { exactSpread } from './exact-spread.ts';
import { forgetOrder } from './orderless-tree.ts';
import { markOrder, marksFor, type Mark } from './marked-orders.ts';
import { sampleNodes, type SamplePlan } from './sample.ts';
import type { Spread } from './spread.ts';

/** Trees of up to this many nodes are tried exactly before sampling. */
const MOST_EXACT_NODES = 20_000;

/** Receives the results of the lab as they are found. */
interface LabListener {
	/** Null if the tree has more nodes than the budget, so that its orders are not counted. */
	onSize(size: OrderCount | null): void;
	/** The spread over all orders. */
	onExact(spread: Spread): void;
	onMark(mark: Mark): void;
	/** The nodes of the next sampled order; only if there is no exact spread. */
	onDrawn(nodes: number): void;
	/** The lab is still running. May stop it by throwing. */
	onProgress(): void;
}

/** @throws BudgetExceeded if a sampled order exceeds the setup's budget */
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
