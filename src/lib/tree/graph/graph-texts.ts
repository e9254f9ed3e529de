/** Texts at the positions of a graph, and at its edges. */
import { formatBound } from '$lib/core/explain/format.ts';
import { bestAt } from '$lib/core/explain/knowledge.ts';
import type { Story } from '$lib/core/explain/story.ts';
import { FATE } from '$lib/core/layout/fates.ts';
import { formatKnown } from '$lib/core/layout/graph/format-known.ts';
import type { PositionGraph } from '$lib/core/layout/graph/position-graph.ts';
import type { Future } from '$lib/core/trace/future.ts';
import type { NodeTexts } from '../whole/node-texts.ts';

export interface GraphTextSource {
	readonly graph: PositionGraph;
	readonly story: Story;
	readonly step: number;
	readonly future: Future;
	/** The rows from the root to the current node. */
	readonly rows: readonly number[];
}

/** The known or partial value of a position; empty if nothing is known. */
export function nodeValue({ graph, story, step, rows }: GraphTextSource, node: number): string {
	const known = graph.knownAt(node, step);
	if (known !== null) return formatKnown(known, story.mates?.short);
	const open = rows.find((row) => graph.nodeOf(row) === node);
	const best = open === undefined ? null : bestAt(story.trace, open, step);
	return best === null ? '' : `${formatBound(best.value, best.bound, story.mates?.short)} …`;
}

/** For the marks of a graph; the moves are at its edges. */
export function graphTexts(source: GraphTextSource): NodeTexts {
	const { graph, story, future } = source;
	const last = story.trace.steps - 1;
	return {
		future,
		isLeaf: (node) => story.trace.isLeaf(graph.firstRowOf(node)),
		value: (node, fate) =>
			fate === FATE.AHEAD
				? nodeValue({ ...source, step: last, rows: [] }, node)
				: nodeValue(source, node),
		move: () => '',
		begin: () => undefined
	};
}

/**
 * The move of an edge, on the board of the position it leads from; null if it was only played on a symmetric board,
 * where it is another move.
 */
export function edgeMove({ graph, story }: GraphTextSource, edge: number): string | null {
	const row = graph.edgeRowOf(edge);
	const { replay } = story;
	const parent = story.trace.parentOf(row);
	const board = graph.firstRowOf(graph.fromOf(edge));
	if (parent !== board) {
		const played = story.game.format(replay.at(parent));
		if (played !== story.game.format(replay.at(board))) return null;
	}
	return story.names.of(row);
}
