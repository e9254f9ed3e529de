import { countAtMost } from '$lib/core/base/bisect.ts';
import { FLAG } from '$lib/core/trace/schema.ts';
import type { Trace } from '$lib/core/trace/trace.ts';

const known = new WeakMap<Trace, Uint32Array>();

/** The steps at which a move begins to be searched again, in order; found when first asked for. */
export function reSearchSteps(trace: Trace): Uint32Array {
	let steps = known.get(trace);
	if (steps === undefined) {
		const found: number[] = [];
		for (let row = 0; row < trace.rows; row++) {
			if (trace.flagsOf(row) & FLAG.AGAIN) found.push(trace.enterStepOf(row));
		}
		steps = Uint32Array.from(found);
		known.set(trace, steps);
	}
	return steps;
}

/** How many moves have begun to be searched again by a step. */
export function reSearchesAt(trace: Trace, step: number): number {
	const steps = reSearchSteps(trace);
	return countAtMost(steps, step, steps.length);
}
