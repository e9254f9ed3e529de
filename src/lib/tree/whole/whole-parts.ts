import type { Look } from '$lib/core/layout/whole-scene.ts';
import type { Drawing, OwnParts } from '../canvas/paint-picture.ts';
import { paintEdges } from './paint-edges.ts';

interface WholeDrawing extends Drawing {
	readonly look: Look;
}

/** Edges between the nodes of the whole tree; crowds are counted ply by ply. */
export function wholeParts({ look, scene }: WholeDrawing): OwnParts {
	const { tree, progress } = look;
	return {
		placed: {
			xOf: (unit) => tree.xOf(unit),
			plyOf: (unit) => tree.units.depthOf(unit)
		},
		countAll: (ply, view, out) => {
			tree.density(ply, view, progress, out);
		},
		paintLines: (context, colours) => {
			paintEdges(context, look, scene, colours);
		}
	};
}
