/** Texts about a position of a graph: exactly the knowledge at a step. */
import { formatCount, plural } from '$lib/core/base/count-words.ts';
import { formatKnown } from '$lib/core/layout/graph/format-known.ts';
import type { GraphView } from './graph-view.svelte.ts';
import type { PositionGraph } from '$lib/core/layout/graph/position-graph.ts';
import type { Known } from '$lib/core/explain/known.ts';
import type { Stepped } from '../stepped.ts';
import { knownValue } from './graph-texts.ts';
import { describeTurn } from '$lib/games/describe-position.ts';
import { diagramAt, type NodeCard } from '../canvas/card.ts';

/** The moves that first led to a position. */
export function firstPath({ story }: Stepped, graph: PositionGraph, node: number): string {
	const path = story.names.pathTo(graph.firstRowOf(node));
	return path.length === 0 ? 'the root' : path.join(' ');
}

/** For a shown position; one in the future is described with its final values. */
export function graphCard(stepped: Stepped, view: GraphView, node: number): NodeCard | null {
	const { graph, progress } = view;
	if (graph === null) return null;
	const isAhead = node >= progress.nodes;
	const told = stepped.known;
	const { rows } = isAhead ? graph.progressAt(Math.max(told.until, 0)) : progress;
	const state = stepped.story.replay.at(graph.firstRowOf(node));
	const turn = describeTurn(stepped.game, state);
	const known = knownValue(graph, told, node);
	const value =
		known === null ? 'no value yet' : `value ${formatKnown(known, stepped.story.mates?.names)}`;
	const path = firstPath(stepped, graph, node);
	const first = path === 'the root' ? 'The root' : `First reached by ${path}`;
	const until = told.drawsAhead ? graph.edges : progress.edges;
	const into = graph.edgesInto(node).filter((edge) => edge < until).length;
	const out = graph.edgesOutOf(node).filter((edge) => edge < until).length;
	return {
		diagram: diagramAt(stepped.story, graph.firstRowOf(node)),
		words: `${visitsText(told, isAhead, graph.visitsOf(node, rows))}, ${value}`,
		facts: [
			`Ply ${graph.plyOf(node)}. ${turn}`,
			first,
			`${plural(into, 'way')} in, ${plural(out, 'way')} on`
		]
	};
}

function visitsText({ hasStarted }: Known, isAhead: boolean, visits: number): string {
	if (!hasStarted) return 'Not searched yet';
	return `${isAhead ? 'Future: visited' : 'Visited'} ${times(visits)}`;
}

export function times(count: number): string {
	return count === 1 ? 'once' : `${formatCount(count)} times`;
}
