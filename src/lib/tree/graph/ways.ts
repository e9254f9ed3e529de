/** The neighbours of a position, in words and with the step to go to. */
import { formatKnown } from '$lib/core/layout/graph/format-known.ts';
import type { PositionGraph } from '$lib/core/layout/graph/position-graph.ts';
import type { Stepped } from '../stepped.ts';
import type { GraphView } from './graph-view.svelte.ts';
import { firstPath, times } from './graph-card.ts';
import { edgeMove, knownValue } from './graph-texts.ts';

export interface Way {
	readonly edge: number;
	/** The row that first reached the neighbour. */
	readonly row: number;
	readonly name: string;
	readonly facts: string;
}

/** The predecessors of a position, the first edge first. */
export function waysInto(
	stepped: Stepped,
	view: GraphView,
	graph: PositionGraph,
	node: number
): Way[] {
	return shown(stepped, view, graph.edgesInto(node)).map((edge) => {
		const from = graph.fromOf(edge);
		return wayOf(stepped, view, graph, edge, from, firstPath(stepped, graph, from));
	});
}

/** The successors of a position, in the order of the search. */
export function waysOn(
	stepped: Stepped,
	view: GraphView,
	graph: PositionGraph,
	node: number
): Way[] {
	const { story, known } = stepped;
	return shown(stepped, view, graph.edgesOutOf(node)).map((edge) => {
		const to = graph.toOf(edge);
		const move = edgeMove({ graph, story, known, rows: [] }, edge);
		return wayOf(stepped, view, graph, edge, to, move ?? firstPath(stepped, graph, to));
	});
}

function shown({ known }: Stepped, { progress }: GraphView, edges: Uint32Array): number[] {
	return [...edges].filter((edge) => known.drawsAhead || edge < progress.edges);
}

function wayOf(
	{ known, story }: Stepped,
	{ progress }: GraphView,
	graph: PositionGraph,
	edge: number,
	node: number,
	name: string
): Way {
	const value = knownValue(graph, known, node);
	const facts = [
		value === null ? 'no value yet' : `value ${formatKnown(value, story.mates?.names)}`,
		edge >= progress.edges
			? 'not searched yet'
			: `visited ${times(graph.visitsOf(node, progress.rows))}`
	];
	if (edge < progress.edges && !graph.isFirstWay(edge)) facts.push('came again');
	if (graph.isAnswered(edge, progress.rows)) facts.push('table answered');
	return { edge, row: graph.firstRowOf(node), name, facts: facts.join(', ') };
}
