/** The search targets of a search, in words. Only those up to a step: nothing later is included. */
import { matesOf } from '$lib/core/explain/mates.ts';
import { formatBound } from '$lib/core/explain/format.ts';
import type { Story } from '$lib/core/explain/story.ts';
import { eventAt } from '$lib/core/trace/cursor.ts';
import type { CutoffIndex } from '$lib/core/trace/find.ts';
import { boundOf } from '$lib/core/trace/schema.ts';
import { rootImprovements } from '$lib/core/trace/travel.ts';
import { plural } from '$lib/core/base/count-words.ts';

/** One search target. */
export interface FindEntry {
	readonly step: number;
	/** The moves to it from the root. */
	readonly path: string;
	readonly what: string;
}

/** The changes of the root's value, in the order of the search. */
export function newBestEntries({ trace, names }: Story, upTo: number): FindEntry[] {
	return rootImprovements(trace)
		.filter((step) => step <= upTo)
		.map((step) => {
			const { subject } = eventAt(trace, step);
			const value = formatBound(
				trace.valueOf(subject),
				boundOf(trace.flagsOf(subject)),
				matesOf(trace.header.setup)?.names
			);
			return { step, path: names.of(subject), what: `new best ${value}` };
		});
}

/** The `count` cutoffs with the largest savings, the largest first. */
export function cutoffEntries(
	story: Story,
	cutoffs: CutoffIndex,
	upTo: number,
	count: number
): FindEntry[] {
	return cutoffs.top(count, upTo).map((rank) => {
		const row = cutoffs.rowOf(rank);
		const saved = savedText(cutoffs.savedOf(rank), cutoffs.columns.unit);
		return cutEntry(story, row, `cutoff: ${saved}`);
	});
}

/** The pruned move with the most nodes of minimax below it; null if there is none, or sizes are unknown. */
export function largestEntry(story: Story, cutoffs: CutoffIndex, upTo: number): FindEntry | null {
	const row = cutoffs.largestBy(upTo);
	if (row === null || story.ghostSize === null) return null;
	return {
		step: story.trace.enterStepOf(row),
		path: pathText(story, row),
		what: `${plural(story.ghostSize(row), 'node')} never visited`
	};
}

/** The cutoff on the lowest ply, the first of them; null if there is none. */
export function deepestEntry(story: Story, cutoffs: CutoffIndex, upTo: number): FindEntry | null {
	const row = cutoffs.deepestBy(upTo);
	if (row === null) return null;
	return cutEntry(story, row, `cutoff at ply ${story.trace.depthOf(row) - 1}`);
}

/** @param row the first pruned row; its parent is the cutoff's node */
function cutEntry(story: Story, row: number, what: string): FindEntry {
	const { trace } = story;
	return { step: trace.enterStepOf(row), path: pathText(story, trace.parentOf(row)), what };
}

/** The moves to a row as one text; the root of a later pass has none either. */
export function pathText({ names }: Story, row: number): string {
	return names.pathTo(row).join(' ') || 'Root';
}

function savedText(saved: number, unit: 'nodes' | 'moves'): string {
	return unit === 'nodes' ? `${plural(saved, 'node')} saved` : `${plural(saved, 'move')} pruned`;
}
