import { edgesInSight, type GraphLook } from '$lib/core/layout/graph/graph-look.ts';
import type { Drawing, OwnParts } from '../canvas/paint-picture.ts';
import { LinkWeave } from './link-weave.ts';
import { paintMoves, paintVisits } from './paint-graph-texts.ts';
import { paintLinks, paintOwnLinks } from './paint-links.ts';

interface GraphDrawing extends Drawing {
	readonly look: GraphLook;
	/** The move of an edge; null if none fits its board. */
	readonly moveOf: (edge: number) => string | null;
}

/** Edges between positions, those of the focus over all others, with their moves, and the visits of each position. */
export function graphParts(): (drawing: GraphDrawing) => OwnParts {
	const weave = new LinkWeave();
	return ({ look, scene, moveOf }) => {
		const { source: graph, shape, sight, progress } = look;
		const { width } = shape.size;
		const edges = edgesInSight(look, scene.band);
		return {
			paintLines: (context, colours, focus) => {
				paintLinks(context, weave, edges, width, colours);
				const own = edges.filter(
					({ edge }) => graph.fromOf(edge) === focus || graph.toOf(edge) === focus
				);
				paintOwnLinks(context, own, width, colours);
			},
			paintWords: (brush) => {
				paintMoves(brush, scene, edges, moveOf);
				paintVisits(
					brush,
					scene,
					(node) => graph.visitsOf(node, progress.rows),
					(ply) => graph.spacingAt(ply) * sight.k
				);
			}
		};
	};
}
