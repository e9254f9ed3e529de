/** The counts of a search and of plain minimax as a table that reveals nothing of the future. */
import { countOf } from '$lib/core/base/column.ts';
import { formatCount } from '$lib/core/explain/format.ts';
import {
	CUTOFFS,
	LEAVES,
	NEVER_VISITED,
	PRUNED_MOVES,
	TABLE_HITS,
	TREE_COUNTS,
	TREE_NODES,
	VISITED,
	type CountColumn
} from '$lib/core/search/count-columns.ts';
import { CountIndex, type Counts } from '$lib/core/trace/counts.ts';
import type { Trace } from '$lib/core/trace/trace.ts';

/** The compared counts at a step. */
interface CountSources {
	/** Up to the current step. */
	readonly now: Counts;
	/** At the end of the search; null while that is in a hidden future. */
	readonly total: Counts | null;
	/** Plain minimax at the same point of the tree as the columns above; null if unknown. */
	readonly minimax: Counts | null;
	/** Features of the search besides visiting nodes once: it keeps a table, it re-searches. */
	readonly also?: readonly ('table' | 'again')[];
}

interface CountTable {
	readonly heads: readonly string[];
	readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
}

const ROWS: readonly {
	readonly count: CountColumn<Counts, number | null>;
	/** If only some searches have the row: those with the feature, or without it. */
	readonly only?: 'table' | 'again' | 'not again';
}[] = [
	{ count: VISITED },
	{ count: TREE_NODES, only: 'again' },
	{ count: LEAVES },
	{ count: CUTOFFS },
	{ count: PRUNED_MOVES },
	{ count: TABLE_HITS, only: 'table' },
	{ count: NEVER_VISITED, only: 'not again' }
];

/** A ratio is minimax's count divided by this search's, at the same point of the tree. */
export function countTable({ now, total, minimax, also = [] }: CountSources): CountTable {
	const atEnd = total !== null && total.visited === now.visited;
	const own: [string, Counts][] = atEnd ? [] : [['so far', now]];
	if (total !== null) own.push(['at the end', total]);
	const compared = total ?? now;
	const heads = own.map(([head]) => head);
	if (minimax !== null) heads.push(total === null ? 'minimax so far' : 'minimax', 'ratio');
	const has = (only: (typeof ROWS)[number]['only']): boolean =>
		only === undefined || (only === 'not again' ? !also.includes('again') : also.includes(only));
	const rows = ROWS.filter(({ only }) => has(only)).map(({ count: { id, name, of } }) => {
		const cells = own.map(([, counts]) => countOf(of(counts), 'not known'));
		if (minimax !== null) {
			const theirs = of(minimax) ?? 0;
			const isHeld = TREE_COUNTS.some((one) => one.id === id);
			cells.push(formatCount(theirs), isHeld ? formatRatio(theirs / (of(compared) ?? NaN)) : '');
		}
		return { name, cells };
	});
	return { heads, rows };
}

/**
 * Plain minimax after `nodes` visited nodes. Both searches list the same moves in the same order, so the nodes that a
 * search has visited or pruned by some step are exactly a prefix of minimax's own trace.
 */
export function minimaxAfter(index: CountIndex, shadow: Trace, nodes: number): Counts {
	return index.at(shadow.enterStepOf(nodes - 1));
}

/** Two digits are enough to compare; "–" if there is nothing to divide by. */
function formatRatio(ratio: number): string {
	return Number.isFinite(ratio) ? `${formatCount(Number(ratio.toPrecision(2)))}×` : '–';
}
