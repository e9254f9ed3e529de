import type { KeyKind } from '../../games/game.ts';
import type { Trace } from '../../trace/trace.ts';
import { Kept } from '../../base/kept.ts';
import { makeGraphs, type GraphsData } from './make-graphs.ts';
import { PositionGraph } from './position-graph.ts';

/** The graphs of one search: equal positions merged, and also symmetric ones if the game has symmetries. */
export interface PositionGraphs {
	readonly exact: PositionGraph;
	readonly symmetric: PositionGraph | null;
}

/** Up to this many rows are folded immediately; more need a worker. */
const AT_ONCE = 2000;

const known = new Kept((trace: Trace) => graphsFrom(trace, makeGraphs(trace)));
const adopted = new WeakSet<Trace>();

/** The graphs of a search that is small, or whose graphs were adopted; null if they take too long to make here. */
export function graphsAtOnce(trace: Trace): PositionGraphs | null {
	return trace.rows <= AT_ONCE || adopted.has(trace) ? known.of(trace) : null;
}

/** Adopts graphs that were made elsewhere. */
export function adoptGraphs(trace: Trace, data: GraphsData): PositionGraphs {
	const graphs = graphsFrom(trace, data);
	known.keep(trace, graphs);
	adopted.add(trace);
	return graphs;
}

/** The graph for a kind of keys; if a game has no symmetries, the exact one. */
export function graphBy({ exact, symmetric }: PositionGraphs, kind: KeyKind): PositionGraph {
	return kind === 'symmetric' && symmetric !== null ? symmetric : exact;
}

function graphsFrom(trace: Trace, { exact, symmetric }: GraphsData): PositionGraphs {
	return {
		exact: new PositionGraph(trace, exact),
		symmetric: symmetric && new PositionGraph(trace, symmetric)
	};
}
