/** Texts of the order lab: names of orders, large numbers, shares. */
import type { OrderCount } from '$lib/core/experiments/compare/orders/count-orders.ts';
import type { Mark, MarkedOrder } from '$lib/core/experiments/compare/orders/marked-orders.ts';

interface MarkTexts {
	readonly name: string;
	/** The exact definition of the order. */
	readonly about: string;
}

export const MARK_TEXTS: Readonly<Record<MarkedOrder, MarkTexts>> = {
	minimum: {
		name: 'Knuth–Moore minimum',
		about:
			'The smallest tree that proves this value: no order visits fewer nodes with cutoffs on equality.'
	},
	'best-first': {
		name: 'best first',
		about: 'At every node the best move first, by the exact values.'
	},
	'previous-values': {
		name: 'previous depth’s values',
		about:
			'At every node, by the plain minimax values of a search one ply shallower; the last ply in listed order.'
	},
	'last-line': {
		name: 'previous iteration’s line',
		about:
			'The last pass of iterative deepening: the best line of the previous pass first, then listed order.'
	},
	'captures-first': {
		name: 'captures first',
		about: 'At every node, captures before other moves, otherwise in listed order.'
	},
	listed: { name: 'listed', about: 'The game’s own order.' },
	'worst-first': {
		name: 'worst first',
		about: 'At every node the worst move first, by the exact values.'
	}
};

const WHY: Readonly<Record<'budget' | 'values', string>> = {
	budget: 'needs the full minimax tree, which is over the node budget',
	values: 'there is no search one ply less deep that has values here'
};

/** Why an order has no number; null if it has one. */
export function whyMissing(mark: Mark): string | null {
	return mark.nodes === null ? WHY[mark.why] : null;
}

/** Larger numbers are shown by their magnitude. */
const WRITTEN_OUT = 1_000_000_000_000n;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** "1,296", "1.9 × 10²⁷". */
export function formatOrders({ orders, log10 }: OrderCount): string {
	if (orders !== null && orders <= WRITTEN_OUT) return orders.toLocaleString('en');
	let power = Math.floor(log10);
	let front = (10 ** (log10 - power)).toFixed(1);
	if (front === '10.0') {
		front = '1.0';
		power++;
	}
	const raised = [...String(power)].map((digit) => RAISED[Number(digit)]).join('');
	return `${front} × 10${raised}`;
}

/** "12.5%"; never 0% of something, nor 100% of less than all. */
export function formatShare(share: number): string {
	if (share <= 0) return 'none';
	if (share < 0.0005) return 'under 0.1%';
	if (share > 0.9995 && share < 1 - 1e-9) return 'over 99.9%';
	return `${Number((100 * share).toFixed(1))}%`;
}

/** Numbers of nodes that need not be whole. */
export function formatMean(mean: number): string {
	return mean.toLocaleString('en', { maximumFractionDigits: 1 });
}
