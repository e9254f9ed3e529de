import type { Attachment } from 'svelte/attachments';
import { contextOf, FramePainter, resize } from '../frame-painter.ts';
import { paintLayer, type Picture } from './paint-layer.ts';
import type { Geometry } from './geometry.ts';
import { coloursOf, type Colours } from './theme-colours.ts';

/** Copies the visible part of the layer, and paints what changes with the step on top. */
type PaintMarks<Marks> = (
	context: CanvasRenderingContext2D,
	layer: CanvasImageSource,
	geometry: Geometry,
	marks: Marks,
	colours: Colours
) => void;

/**
 * Draws the overview, at most once a frame however much changes. All bars are painted on a layer when the search, the
 * stretch, the size or the colours change; a step only copies from it.
 */
export function icicleCanvas<Marks>(
	picture: () => Picture,
	marks: () => Marks,
	paintMarks: PaintMarks<Marks>
): Attachment<HTMLCanvasElement> {
	return (canvas) => {
		const context = contextOf(canvas);
		const layer = document.createElement('canvas');
		const onLayer = contextOf(layer);
		let current: Picture;
		let colours: Colours;
		let head: Marks;
		let isLayerOld = true;
		const painter = new FramePainter([canvas, layer], draw, () => {
			isLayerOld = true;
		});

		$effect(() => {
			current = picture();
			colours = coloursOf(canvas);
			isLayerOld = true;
			painter.request();
		});
		$effect(() => {
			head = marks();
			painter.request();
		});
		return () => {
			painter.stop();
		};

		function draw(): void {
			const { width, height } = current.geometry;
			if (isLayerOld) {
				for (const one of [canvas, layer]) resize(one, width, height);
				paintLayer(onLayer, current, colours);
				isLayerOld = false;
			}
			paintMarks(context, layer, current.geometry, head, colours);
		}
	};
}
