import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { assertExists } from '$lib/core/base/assert.ts';
import type { Growth } from '$lib/core/layout/growth.ts';
import type { Size } from '$lib/core/layout/viewport.ts';
import { paintGrowth } from './paint-growth.ts';
import { coloursOf, type Colours } from './theme-colours.ts';

/** What there is to paint; `version` changes whenever rows were added to `growth`. */
export interface GrowthPicture {
	readonly growth: Growth;
	readonly version: number;
	/** Rows in the end, about; null where that is not known. */
	readonly expected: number | null;
	readonly rootIsMax: boolean;
	/** In device pixels. */
	readonly size: Size;
	/** Device pixels in a CSS pixel. */
	readonly ratio: number;
}

/** Draws a search that still runs, at most once a frame, and anew when the page is seen again. */
export function growthCanvas(picture: () => GrowthPicture): Attachment<HTMLCanvasElement> {
	return (canvas) => {
		const context = assertExists(canvas.getContext('2d'), 'a canvas that draws in two dimensions');
		let current: GrowthPicture;
		let colours: Colours;
		let frame = 0;

		$effect(() => {
			current = picture();
			colours = coloursOf(canvas);
			requestDraw();
		});
		const listeners = [
			on(canvas, 'contextrestored', requestDraw),
			on(document, 'visibilitychange', requestDraw)
		];
		return () => {
			cancelAnimationFrame(frame);
			for (const off of listeners) off();
		};

		function requestDraw(): void {
			// One that is waiting paints what is current then.
			if (frame === 0) frame = requestAnimationFrame(draw);
		}

		function draw(): void {
			frame = 0;
			const { growth, expected, rootIsMax, size, ratio } = current;
			if (canvas.width !== size.width) canvas.width = size.width;
			if (canvas.height !== size.height) canvas.height = size.height;
			paintGrowth(context, growth, expected, rootIsMax, colours, ratio);
		}
	};
}
