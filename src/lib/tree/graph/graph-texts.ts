/** Texts at the positions of a graph, and at its edges. */
import { formatBound } from '$lib/core/explain/format.ts';
import { bestAt } from '$lib/core/explain/knowledge.ts';
import type { Known } from '$lib/core/explain/known.ts';
import type { Story } from '$lib/core/explain/story.ts';
import { formatKnown } from '$lib/core/layout/graph/format-known.ts';
import { longestValue } from '$lib/core/layout/longest-value.ts';
import type { PositionGraph } from '$lib/core/layout/graph/position-graph.ts';
import type { NodeTexts } from '../canvas/paint-nodes.ts';

export interface GraphTextSource {
	readonly graph: PositionGraph;
	readonly story: Story;
	readonly known: Known;
	/** The rows from the root to the current node. */
	readonly rows: readonly number[];
}

/**
 * The value of a position, as far as it may be known: of one that is not reached yet its last value where all is shown,
 * in a problem that of a leaf; null if there is none.
 */
export function knownValue(
	graph: PositionGraph,
	known: Known,
	node: number
): ReturnType<PositionGraph['knownAt']> {
	const row = graph.firstRowOf(node);
	if (!known.hasStarted) {
		const amount = known.amountOf(row);
		return amount && { low: amount.value, high: amount.value };
	}
	const isAhead = graph.trace.enterStepOf(row) > known.step;
	return graph.knownAt(node, isAhead ? known.until : known.step);
}

/** The known value of a position, or the best so far of an open one, whose shape is dashed; empty if nothing is known. */
function nodeValue({ graph, story, known, rows }: GraphTextSource, node: number): string {
	const value = knownValue(graph, known, node);
	if (value !== null) return formatKnown(value, story.mates?.short);
	if (!known.hasStarted) return '';
	const open = rows.find((row) => graph.nodeOf(row) === node);
	const best = open === undefined ? null : bestAt(story.trace, open, known.step);
	return best === null ? '' : formatBound(best.value, best.bound, story.mates?.short);
}

/** For the marks of a graph; the moves are at its edges. */
export function graphTexts(source: GraphTextSource): NodeTexts {
	const { graph, story, known } = source;
	return {
		letters: longestValue(graph.trace),
		namesNever: known.drawsAhead,
		isLeaf: (node) => story.trace.isLeaf(graph.firstRowOf(node)),
		value: (node) => nodeValue(source, node),
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
