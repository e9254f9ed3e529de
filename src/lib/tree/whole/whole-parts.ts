import type { WholeLook } from '$lib/core/layout/whole-look.ts';
import type { Drawing, OwnParts } from '../canvas/paint-picture.ts';
import { paintEdges } from './paint-edges.ts';

interface WholeDrawing extends Drawing {
	readonly look: WholeLook;
}

/** Edges between the nodes of the whole tree. */
export function wholeParts({ look, scene }: WholeDrawing): OwnParts {
	return {
		paintLines: (context, colours) => {
			paintEdges(context, look, scene, colours);
		}
	};
}
