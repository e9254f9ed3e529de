/** The marks of the step slider and their places: cutoffs and improvements of the root, thinned to the pixels. */
import { countAtMost } from '$lib/core/base/bisect.ts';

/** Steps to pixels: the slider's thumb keeps half its width free at both ends. */
export interface SliderScale {
	readonly lastStep: number;
	/** The slider's width in pixels. */
	readonly width: number;
	/** Half the thumb, in pixels. */
	readonly inset: number;
}

/** The middle of the thumb at a step, in pixels from the slider's left end. */
export function xOfStep({ lastStep, width, inset }: SliderScale, step: number): number {
	return inset + (Math.max(width - 2 * inset, 0) * step) / Math.max(lastStep, 1);
}

/**
 * Places of the marks for `steps` (ascending) up to step `until`. One mark replaces all marks nearer to each other
 * than `gap` pixels, so that the work depends on the width and not on the search.
 */
export function placeMarks(
	scale: SliderScale,
	steps: Uint32Array | readonly number[],
	until: number,
	gap: number
): number[] {
	const room = scale.width - 2 * scale.inset;
	const stepsInGap = room > 0 ? (gap * scale.lastStep) / room : Infinity;
	const xs: number[] = [];
	for (let at = 0; at < steps.length && (steps[at] as number) <= until;) {
		const step = steps[at] as number;
		xs.push(xOfStep(scale, step));
		at = Math.max(at + 1, countAtMost(steps, Math.ceil(step + stepsInGap) - 1));
	}
	return xs;
}
