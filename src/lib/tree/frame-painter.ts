import { on } from 'svelte/events';
import { assertExists } from '$lib/core/base/assert.ts';

/**
 * Paints by frames: however much changes, `paint` runs at most once in each. A requested frame is never cancelled,
 * because changes in every frame would otherwise postpone it indefinitely.
 */
export class FramePainter {
	#frame = 0;
	readonly #listeners: readonly (() => void)[];

	/**
	 * @param canvases the painted canvases: browsers short of memory discard their contents, and draw nothing in a
	 * hidden tab
	 * @param onlost called before everything has to be painted again
	 */
	constructor(
		canvases: readonly HTMLCanvasElement[],
		private readonly paint: () => void,
		onlost: () => void = () => undefined
	) {
		const again = (): void => {
			onlost();
			this.request();
		};
		this.#listeners = [
			...canvases.map((canvas) => on(canvas, 'contextrestored', again)),
			on(document, 'visibilitychange', again)
		];
	}

	/** Requests the next frame; a pending frame paints the then current state. */
	request(): void {
		if (this.#frame !== 0) return;
		this.#frame = requestAnimationFrame(() => {
			this.#frame = 0;
			this.paint();
		});
	}

	stop(): void {
		cancelAnimationFrame(this.#frame);
		for (const off of this.#listeners) off();
	}
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
	return assertExists(canvas.getContext('2d'), 'a canvas that draws in two dimensions');
}

/** In device pixels. Setting a size clears a canvas and reallocates its memory, so an equal size is not set. */
export function resize(canvas: HTMLCanvasElement, width: number, height: number): void {
	if (canvas.width !== width) canvas.width = width;
	if (canvas.height !== height) canvas.height = height;
}
