import { on } from 'svelte/events';
import { assertExists } from '$lib/core/base/assert.ts';

/**
 * Paints by frames: however much changes, `paint` runs at most once in each. A frame asked for is kept, as
 * what changes in every frame would otherwise put it off for ever.
 */
export class FramePainter {
	#frame = 0;
	readonly #listeners: readonly (() => void)[];

	/**
	 * @param canvases what is painted on: browsers short of memory take pictures away, and draw nothing in a
	 * hidden tab
	 * @param onlost hears that all of it has to be painted anew, before it is
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

	/** Asks for the next frame; one that is waiting paints what is current then. */
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

/** In device pixels. Setting a size clears a canvas and makes its memory anew, so an equal one is not set. */
export function resize(canvas: HTMLCanvasElement, width: number, height: number): void {
	if (canvas.width !== width) canvas.width = width;
	if (canvas.height !== height) canvas.height = height;
}
