/** What a search has visited by a step, for the line of counts and for the count beside the board. */
import { formatCount } from '$lib/core/explain/format.ts';
import { TABLE_HITS, TREE_NODES } from '$lib/core/search/count-columns.ts';
import { algorithmOf, visitsAll } from '$lib/core/search/registry.ts';
import { describeGap } from '$lib/tree/minimax-gap.ts';
import type { Explorer } from '../explorer.svelte.ts';
import { probesAt, reSearchesAt } from './re-searches.ts';

interface CountFacts {
	/** Plain minimax where it takes the place of the search; empty for the search itself. */
	readonly which: string;
	readonly visited: number;
	/** The nodes of plain minimax at the same point; null if unknown, or if this search is as large by its kind. */
	readonly minimax: number | null;
	/** Minimax's nodes that were not visited; null if unknown, or if it has no meaning for this search. */
	readonly neverVisited: number | null;
	/** Other counts of this search, by name. */
	readonly others: readonly { readonly name: string; readonly count: string }[];
	/** That there is nothing to compare with; empty if there is. */
	readonly note: string;
	/** Why, for where there is space: goes on after the note. */
	readonly why: string;
}

export function countFacts(explorer: Explorer): CountFacts {
	const { counts, trace, step, setup, minimaxGap: gap } = explorer;
	const { algorithm } = trace.header.setup;
	const visitsAgain = algorithmOf(algorithm).visits === 'again';
	const others: { readonly name: string; readonly count: string }[] = [
		...(visitsAgain ? [[TREE_NODES.name, TREE_NODES.of(counts)] as const] : []),
		[TABLE_HITS.name, TABLE_HITS.of(counts)] as const,
		...(visitsAgain
			? [
					['probes', probesAt(trace, step)] as const,
					['re-searches', reSearchesAt(trace, step)] as const
				]
			: [])
	]
		.filter(([name, count]) => count > 0 || name === TREE_NODES.name)
		.map(([name, count]) => ({ name, count: formatCount(count) }));
	const { visited, neverVisited } = counts;
	const own = explorer.ownCounts;
	if (own !== null) {
		const name = `${algorithmOf(setup.algorithm).name} so far`;
		others.push({ name, count: formatCount(own.visited) });
	}
	const which = own === null ? '' : 'plain minimax';
	const plain = { which, visited, minimax: null, neverVisited: null, others, why: '' };
	if (own !== null) return { ...plain, note: '' };
	if (setup.open !== null) {
		return { ...plain, note: 'opened node by node', why: '; other values are looked up' };
	}
	// Minimax cannot be matched to it; the counts panel says so.
	if (visitsAgain) return { ...plain, note: '' };
	if (gap !== null || neverVisited === null) {
		const why = gap === null ? '' : `, ${describeGap(gap, setup)}`;
		return { ...plain, note: 'never visited: unknown', why };
	}
	return {
		...plain,
		minimax: visitsAll(algorithm) ? null : visited + neverVisited,
		neverVisited,
		note: ''
	};
}
