import { needsExactValues } from './ordering/order.ts';
import type { SearchSetup } from './setup.ts';
import { sizeOf, type TreeSize } from './size.ts';
import { formatCount } from '../base/count-words.ts';

/** Trees up to this many nodes are counted, larger ones are sampled: within half a second in both cases. */
const COUNTABLE = 100_000;
const EXPANSIONS = 20_000;

/** Says that a search exceeds its budget, and the size of its tree. */
export function describeOverBudget(setup: SearchSetup): string {
	const who =
		setup.algorithm === 'alphabeta' && needsExactValues(setup.order)
			? `The order ${setup.order} needs plain minimax first, which`
			: 'The search';
	return `${who} visits more than ${formatCount(setup.budget)} ${setup.budget === 1 ? 'node' : 'nodes'}; ${describeTreeSize(setup)}.`;
}

/** The size of a search's tree: counted if that is quick, otherwise estimated. */
export function treeSizeOf(setup: SearchSetup): TreeSize {
	return sizeOf(setup, COUNTABLE, EXPANSIONS);
}

/** The same as a clause. */
export function describeTreeSize(setup: SearchSetup): string {
	const { nodes, low, high, isExact } = treeSizeOf(setup);
	if (isExact) return `the tree has ${formatCount(nodes)}`;
	const about = roughly(nodes, Math.round);
	const limits = `${roughly(low, Math.floor)} to ${roughly(high, Math.ceil)}`;
	return `the tree has about ${about} (estimated, ${limits})`;
}

/** Two digits, since an estimate has no more; the ends of its interval are rounded outwards. */
function roughly(nodes: number, round: (digits: number) => number): string {
	const unit = 10 ** Math.max(0, Math.floor(Math.log10(nodes)) - 1);
	const rounded = round(nodes / unit) * unit;
	return rounded < 1e12 ? formatCount(rounded) : rounded.toExponential(1).replace('e+', 'e');
}
