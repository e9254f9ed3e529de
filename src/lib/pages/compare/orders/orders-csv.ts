import type { Column } from '$lib/core/base/column.ts';
import { csvLines } from '$lib/core/base/csv.ts';
import type { Mark } from '$lib/core/experiments/compare/orders/marked-orders.ts';
import type { Spread } from '$lib/core/experiments/compare/orders/spread.ts';

/** A number of nodes with its share of the orders, or an order with its nodes. */
interface Row {
	readonly kind: string;
	readonly name?: string;
	readonly nodes: number | null;
	readonly share?: number | undefined;
}

const COLUMNS: readonly Column<Row>[] = [
	{ id: 'kind', of: ({ kind }) => kind },
	{ id: 'name', of: ({ name }) => name },
	{ id: 'nodes', of: ({ nodes }) => nodes },
	{ id: 'share', of: ({ share }) => share }
];

/** The whole distribution, one row per number of nodes, and then the named orders. */
export function ordersCsv(
	{ nodes, shares, sample }: Spread,
	marks: readonly Mark[],
	own: { readonly order: string; readonly nodes: number } | null
): string {
	const kind = sample === null ? 'all-orders' : `sample-of-${sample}`;
	const rows: Row[] = [...nodes].map((count, i) => ({ kind, nodes: count, share: shares[i] }));
	for (const { id, nodes } of marks) rows.push({ kind: 'order', name: id, nodes });
	if (own !== null) rows.push({ kind: 'order', name: `"own ${own.order}"`, nodes: own.nodes });
	return [...csvLines(COLUMNS, rows)].join('');
}
