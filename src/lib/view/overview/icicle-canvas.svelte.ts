import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { assertExists } from '$lib/core/base/assert.ts';
import { paintLayer, type Picture } from './paint-layer.ts';
import { paintStep, type Playhead } from './paint-step.ts';
import { coloursOf, type Colours } from './theme-colours.ts';

/**
 * Draws the overview, at most once a frame however much changes. All bars are painted on a layer when the
 * search, the stretch, the size or the colours change; a step only copies from it.
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
			redraw();
		});
		$effect(() => {
			head = playhead();
			requestDraw();
		});
		// A browser short of memory takes pictures away; what comes back is empty.
		const restored = [canvas, layer].map((one) => on(one, 'contextrestored', redraw));
		return () => {
			cancelAnimationFrame(frame);
			for (const off of restored) off();
		};

		function redraw(): void {
			isLayerOld = true;
			requestDraw();
		}

		function requestDraw(): void {
			// One that is waiting paints what is current then.
			if (frame === 0) frame = requestAnimationFrame(draw);
		}

		function draw(): void {
			frame = 0;
			const { width, height } = current.geometry;
			if (isLayerOld) {
				for (const one of [canvas, layer]) {
					// Setting a size clears a canvas and makes its memory anew, even where it stays the same.
					if (one.width !== width) one.width = width;
					if (one.height !== height) one.height = height;
				}
				paintLayer(onLayer, current, colours);
				isLayerOld = false;
			}
			paintStep(context, layer, current.geometry, head, colours);
		}
	};
}
