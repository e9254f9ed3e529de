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
}

export interface CountTable {
	readonly heads: readonly string[];
	readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
}

const ROWS: readonly {
	readonly name: string;
	readonly key: keyof Counts;
	readonly ratio: boolean;
}[] = [
	{ name: 'visited', key: 'visited', ratio: true },
	{ name: 'leaves', key: 'leaves', ratio: true },
	{ name: 'cutoffs', key: 'cutoffs', ratio: false },
	{ name: 'pruned moves', key: 'prunedMoves', ratio: false },
	{ name: 'never visited', key: 'neverVisited', ratio: false }
];

/** A ratio is minimax's count divided by this search's, at the same point of the tree. */
export function countTable({ now, total, minimax }: CountSources): CountTable {
	const atEnd = total !== null && total.visited === now.visited;
	const own: [string, Counts][] = atEnd ? [] : [['by now', now]];
	if (total !== null) own.push(['at the end', total]);
	const compared = total ?? now;
	const heads = own.map(([head]) => head);
	if (minimax !== null) heads.push(total === null ? 'minimax by now' : 'minimax', 'ratio');
	const rows = ROWS.map(({ name, key, ratio }) => {
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
