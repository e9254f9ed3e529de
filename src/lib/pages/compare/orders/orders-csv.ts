import type { Mark } from '$lib/core/experiments/compare/orders/marked-orders.ts';
import type { Spread } from '$lib/core/experiments/compare/orders/spread.ts';

/** The whole distribution, one row per number of nodes, and then the named orders. */
export function ordersCsv(
	{ nodes, shares, sample }: Spread,
	marks: readonly Mark[],
	own: { readonly order: string; readonly nodes: number } | null
): string {
	const kind = sample === null ? 'all-orders' : `sample-of-${sample}`;
	const lines = nodes.map((count, i) => `${kind},,${count},${shares[i]}`);
	const named = marks.map((mark) => `order,${mark.id},${mark.nodes ?? ''},`);
	if (own !== null) named.push(`order,"own ${own.order}",${own.nodes},`);
	return ['kind,name,nodes,share', ...lines, ...named, ''].join('\n');
}
