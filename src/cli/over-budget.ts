import { seededRandom } from '../lib/core/base/random.ts';
import { BudgetExceeded } from '../lib/core/search/budget.ts';
import { estimateNodes } from '../lib/core/search/estimate.ts';
import { minimax } from '../lib/core/search/minimax.ts';
import { nullObserver, type SearchObserver } from '../lib/core/search/observer.ts';
import { prepareSearch } from '../lib/core/search/prepare.ts';
import type { SearchTree } from '../lib/core/search/search.ts';
import type { SearchSetup } from '../lib/core/search/setup.ts';

/** Trees up to this many nodes are counted, larger ones are sampled: within half a second either way. */
const COUNTABLE = 100_000;
const EXPANSIONS = 20_000;

/** Says that a search does not fit its budget, and how large its tree is. */
export function describeOverBudget(setup: SearchSetup): string {
	const who =
		setup.algorithm === 'alphabeta' && /^(best|worst)-first$/.test(setup.order)
			? `The order ${setup.order} needs plain minimax first, which`
			: 'The search';
	return `${who} visits more than ${formatCount(setup.budget)} nodes; ${describeTreeSize(setup)}.`;
}

/** How large the tree of a search is, as a clause: counted where that is quick, otherwise estimated. */
export function describeTreeSize(setup: SearchSetup): string {
	// The order of moves changes nothing about the size, and some orders need a search of their own.
	const prepared = prepareSearch({ ...setup, order: 'listed' });
	const exact = countNodes(prepared.newTree());
	if (exact !== null) return `the tree has ${formatCount(exact)}`;
	const { nodes, low, high } = estimateNodes(prepared.newTree(), seededRandom(1), EXPANSIONS);
	const about = roughly(nodes, Math.round);
	const limits = `${roughly(low, Math.floor)} to ${roughly(high, Math.ceil)}`;
	return `the tree has about ${about} (estimated, ${limits})`;
}

function countNodes(tree: SearchTree): number | null {
	let nodes = 0;
	const count = (): void => {
		if (++nodes > COUNTABLE) throw new BudgetExceeded(COUNTABLE);
	};
	const observer: SearchObserver = { ...nullObserver, enter: count, evaluate: count };
	try {
		minimax.run({ tree, observer, cut: 'equal', fail: 'soft' });
	} catch (error) {
		if (error instanceof BudgetExceeded) return null;
		throw error;
	}
	return nodes;
}

/** A whole number as people read it: 549,946. */
export function formatCount(count: number): string {
	return count.toLocaleString('en');
}

/** Two digits, since an estimate has no more; its limits are rounded outwards. */
function roughly(nodes: number, round: (digits: number) => number): string {
	const unit = 10 ** Math.max(0, Math.floor(Math.log10(nodes)) - 1);
	const rounded = round(nodes / unit) * unit;
	return rounded < 1e12 ? formatCount(rounded) : rounded.toExponential(1).replace('e+', 'e');
}
