/** The counts of a search beside those of plain minimax, as a table that says nothing of the future. */
import { formatCount } from '$lib/core/explain/format.ts';
import { CountIndex, type Counts } from '$lib/core/trace/counts.ts';
import type { Trace } from '$lib/core/trace/trace.ts';

/** What is compared at a step. */
export interface CountSources {
	/** By the step we look at. */
	readonly now: Counts;
	/** At the end of the search; null while that is still in a hidden future. */
	readonly total: Counts | null;
	/** Plain minimax where it has come as far as the search has in the columns above; null where it is not known. */
	readonly minimax: Counts | null;
	/** What the search does beside visiting nodes once: it keeps a table, it searches again. */
	readonly also?: readonly ('table' | 'again')[];
}

export interface CountTable {
	readonly heads: readonly string[];
	readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
}

const ROWS: readonly {
	readonly name: string;
	readonly key: keyof Counts;
	readonly ratio: boolean;
	/** Where only some searches have it: those that it is for, or not for. */
	readonly only?: 'table' | 'again' | 'not again';
}[] = [
	{ name: 'visited', key: 'visited', ratio: true },
	{ name: 'different nodes', key: 'distinct', ratio: false, only: 'again' },
	{ name: 'leaves', key: 'leaves', ratio: true },
	{ name: 'cutoffs', key: 'cutoffs', ratio: false },
	{ name: 'pruned moves', key: 'prunedMoves', ratio: false },
	{ name: 'table hits', key: 'hits', ratio: false, only: 'table' },
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
 * Plain minimax where it has visited `nodes` nodes. Both searches list the same moves in the same order,
 * so what a search has visited or cut off by some step is exactly a beginning of minimax's own trace.
 */
export function minimaxAfter(index: CountIndex, shadow: Trace, nodes: number): Counts {
	return index.at(shadow.enterStepOf(nodes - 1));
}

function format(count: number | null): string {
	return count === null ? 'not known' : formatCount(count);
}

/** Two digits are enough to compare; "–" where there is nothing to divide by. */
function formatRatio(ratio: number): string {
	return Number.isFinite(ratio) ? `${formatCount(Number(ratio.toPrecision(2)))}×` : '–';
}
