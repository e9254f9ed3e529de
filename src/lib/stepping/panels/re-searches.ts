import { Kept } from '$lib/core/base/kept.ts';
import { countAtMost } from '$lib/core/base/bisect.ts';
import { ANNOUNCED, FLAG } from '$lib/core/trace/schema.ts';
import type { Trace } from '$lib/core/trace/trace.ts';

/** Steps that only some searches have: re-searches, null-window probes, table hits. */
interface RareSteps {
	readonly again: Uint32Array;
	readonly probes: Uint32Array;
	readonly hits: Uint32Array;
}

const known = new Kept(listRareSteps);

/** The steps of each kind in order; computed at first use. */
export function rareSteps(trace: Trace): RareSteps {
	return known.of(trace);
}

function listRareSteps(trace: Trace): RareSteps {
	const [again, probes, hits]: [number[], number[], number[]] = [[], [], []];
	for (let row = 0; row < trace.rows; row++) {
		const flags = trace.flagsOf(row);
		if (!(flags & (ANNOUNCED | FLAG.HIT))) continue;
		const step = trace.enterStepOf(row);
		if (flags & FLAG.AGAIN) again.push(step);
		if (flags & FLAG.PROBE) probes.push(step);
		if (flags & FLAG.HIT) hits.push(trace.isAnnounced(row) ? step + 1 : step);
	}
	return {
		again: Uint32Array.from(again),
		probes: Uint32Array.from(probes),
		hits: Uint32Array.from(hits)
	};
}

/** Number of re-searches begun by a step. */
export function reSearchesAt(trace: Trace, step: number): number {
	const { again } = rareSteps(trace);
	return countAtMost(again, step, again.length);
}

/** Number of null-window probes begun by a step. */
export function probesAt(trace: Trace, step: number): number {
	const { probes } = rareSteps(trace);
	return countAtMost(probes, step, probes.length);
}
