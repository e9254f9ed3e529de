import type { Point } from '../../../viewport.ts';
import type { Place } from './extent.ts';
import { LINE_HEIGHT } from '../../../drawing/rects.ts';
import type { WholeScene } from './whole-scene.ts';

/** The ends of the edge to a place: below its parent, and above its move. */
export function edgeEnds(
	scene: WholeScene,
	place: Place
): { readonly source: Point; readonly target: Point } {
	const parent = place.parent ?? place;
	const shape = scene.rectOf(parent);
	const line = (scene.sizes.type.move * LINE_HEIGHT) / 2;
	return {
		source: { x: scene.xOf(parent), y: shape.bottom },
		target: { x: scene.xOf(place), y: scene.moveYOf(place) - line }
	};
}
