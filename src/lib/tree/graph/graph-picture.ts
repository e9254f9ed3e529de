import { keyKindsOf } from '$lib/core/layout/graph/key-kinds.ts';
import { Kept } from '$lib/core/base/kept.ts';
import type { KeyKind } from '$lib/core/games/game.ts';
import { faceOf } from '$lib/games/registry.ts';
import { GRAPH_PICTURES, type GraphPicture, type TreePicture } from '$lib/core/share/link.ts';
import type { Trace } from '$lib/core/trace/trace.ts';

/** The kinds of keys for the graph of a search; empty if no graph is offered. */
const kinds = new Kept((trace: Trace): readonly KeyKind[] =>
	faceOf(trace.header.setup.game).hasGraph ? keyKindsOf(trace) : []
);

/** True where the tree pane can show a search as a graph of its positions. */
export function hasGraph(trace: Trace): boolean {
	return kinds.of(trace).length > 0;
}

export function isGraphPicture(picture: TreePicture): picture is GraphPicture {
	return (GRAPH_PICTURES as readonly TreePicture[]).includes(picture);
}

/** The view to show if a graph was requested: the tree if there is none; null if no graph was requested. */
export function graphPicture(trace: Trace, asked: TreePicture): TreePicture | null {
	if (!isGraphPicture(asked)) return null;
	if (!hasGraph(trace)) return 'whole';
	return asked === 'graph-symmetric' && !kinds.of(trace).includes('symmetric') ? 'graph' : asked;
}
