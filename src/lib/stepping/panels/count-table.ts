/** The counts of a search and of plain minimax as a table that reveals nothing of the future. */
import { formatCount } from '$lib/core/explain/format.ts';
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
	readonly name: string;
	readonly key: keyof Counts;
	readonly ratio: boolean;
	/** If only some searches have the row: those with the feature, or without it. */
	readonly only?: 'table' | 'again' | 'not again';
}[] = [
	{ name: 'visited', key: 'visited', ratio: true },
	{ name: 'distinct nodes', key: 'treeNodes', ratio: false, only: 'again' },
	{ name: 'leaves', key: 'leaves', ratio: true },
	{ name: 'cutoffs', key: 'cutoffs', ratio: false },
	{ name: 'pruned moves', key: 'prunedMoves', ratio: false },
	{ name: 'table hits', key: 'tableHits', ratio: false, only: 'table' },
	{ name: 'never visited', key: 'neverVisited', ratio: false, only: 'not again' }
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
	const rows = ROWS.filter(({ only }) => has(only)).map(({ name, key, ratio }) => {
		const cells = own.map(([, counts]) => format(counts[key]));
		if (minimax !== null) {
			const theirs = minimax[key] ?? 0;
			cells.push(format(theirs), ratio ? formatRatio(theirs / (compared[key] ?? NaN)) : '');
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

function format(count: number | null): string {
	return count === null ? 'not known' : formatCount(count);
}

/** Two digits are enough to compare; "–" if there is nothing to divide by. */
function formatRatio(ratio: number): string {
	return Number.isFinite(ratio) ? `${formatCount(Number(ratio.toPrecision(2)))}×` : '–';
}
