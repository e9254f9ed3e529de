import type { Attachment } from 'svelte/attachments';
import { contextOf, paintedCanvas, resize } from '../canvas/painted-canvas.svelte.ts';
import type { Colours } from '../canvas/theme-colours.ts';
import type { Geometry } from './geometry.ts';
import { paintLayer, type Picture } from './paint-layer.ts';

/** Copies the visible part of the layer, and paints what changes with the step on top. */
type PaintMarks<Marks> = (
	context: CanvasRenderingContext2D,
	layer: CanvasImageSource,
	geometry: Geometry,
	marks: Marks,
	colours: Colours
) => void;

/**
 * Draws the overview. All bars are painted on a layer when the search, the stretch, the size or the colours change; a
 * step only copies from it.
 */
export function icicleCanvas<Marks>(
	picture: () => Picture,
	marks: () => Marks,
	paintMarks: PaintMarks<Marks>
): Attachment<HTMLCanvasElement> {
	return paintedCanvas(
		() => ({ picture: picture(), marks: marks() }),
		(context) => {
			const layer = document.createElement('canvas');
			const onLayer = contextOf(layer);
			let painted: { readonly picture: Picture; readonly colours: Colours } | null = null;
			return {
				layers: [layer],
				paint: (now, colours) => {
					const { geometry } = now.picture;
					if (painted?.picture !== now.picture || painted.colours !== colours) {
						for (const one of [context.canvas, layer]) resize(one, geometry.width, geometry.height);
						paintLayer(onLayer, now.picture, colours);
						painted = { picture: now.picture, colours };
					}
					paintMarks(context, layer, geometry, now.marks, colours);
					return 'finished';
				}
			};
		}
	);
}
