import type { Attachment } from 'svelte/attachments';
import { assertExists } from '$lib/core/base/assert.ts';
import { paintLayer, paintStep, type Picture, type Playhead } from './paint.ts';
import { coloursOf, type Colours } from './theme-colours.ts';

/**
 * Draws the overview, at most once a frame however much changes. All bars are painted on a layer when the
 * search, the size or the theme changes; a step only copies from it.
 */
export function icicleCanvas(
	picture: () => Picture,
	playhead: () => Playhead
): Attachment<HTMLCanvasElement> {
	return (canvas) => {
		const context = assertExists(canvas.getContext('2d'), 'a canvas that draws in two dimensions');
		const layer = document.createElement('canvas');
		const onLayer = assertExists(layer.getContext('2d'), 'a canvas that draws in two dimensions');
		let current: Picture;
		let colours: Colours;
		let head: Playhead;
		let isLayerOld = true;
		let frame = 0;

		$effect(() => {
			current = picture();
			colours = coloursOf(canvas);
			isLayerOld = true;
			requestDraw();
		});
		$effect(() => {
			head = playhead();
			requestDraw();
		});
		return () => {
			cancelAnimationFrame(frame);
		};

		function requestDraw(): void {
			cancelAnimationFrame(frame);
			frame = requestAnimationFrame(draw);
		}

		function draw(): void {
			const { width, height } = current.geometry;
			if (isLayerOld) {
				for (const one of [canvas, layer]) {
					one.width = width;
					one.height = height;
				}
				paintLayer(onLayer, current, colours);
				isLayerOld = false;
			}
			paintStep(context, layer, current.geometry, head, colours);
		}
	};
}
