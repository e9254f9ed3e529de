import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { assertExists } from '$lib/core/base/assert.ts';
import { coloursOf, type Colours } from './theme-colours.ts';

/** What paints the frames of a canvas. */
export interface FramePainter<Image> {
	/** Other colours are other objects, also after everything painted was lost. */
	paint(image: Image, colours: Colours): 'finished' | 'unfinished';
	/** Other canvases that it copies from. */
	readonly layers?: readonly HTMLCanvasElement[];
}

/**
 * Draws a picture at most once a frame, however much of it changes, and again in the colours of another theme. A
 * requested frame is never cancelled, because changes in every frame would otherwise postpone it indefinitely; it
 * paints the then current picture.
 */
export function paintedCanvas<Image>(
	image: () => Image,
	painterOf: (context: CanvasRenderingContext2D) => FramePainter<Image>
): Attachment<HTMLCanvasElement> {
	return (canvas) => {
		const painter = painterOf(contextOf(canvas));
		let current: Image;
		let colours: Colours;
		let frame = 0;

		$effect(() => {
			current = image();
			request();
		});
		$effect(() => {
			colours = coloursOf(canvas);
			request();
		});
		// Browsers short of memory discard the contents of canvases, and draw nothing in a hidden tab.
		const listeners = [
			...[canvas, ...(painter.layers ?? [])].map((one) => on(one, 'contextrestored', repaint)),
			on(document, 'visibilitychange', repaint)
		];
		return () => {
			cancelAnimationFrame(frame);
			for (const off of listeners) off();
		};

		function request(): void {
			if (frame !== 0) return;
			frame = requestAnimationFrame(() => {
				frame = 0;
				if (painter.paint(current, colours) === 'unfinished') request();
			});
		}

		function repaint(): void {
			colours = { ...colours };
			request();
		}
	};
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
	return assertExists(canvas.getContext('2d'), 'a canvas that draws in two dimensions');
}

/** In device pixels. Setting a size clears a canvas and reallocates its memory, so an equal size is not set. */
export function resize(canvas: HTMLCanvasElement, width: number, height: number): void {
	if (canvas.width !== width) canvas.width = width;
	if (canvas.height !== height) canvas.height = height;
}
