/** Finds the nearest earlier or later step of some kind. */
import { rowsAt } from './cursor.ts';
import { FLAG, LEAF, OPEN } from './schema.ts';
import type { Trace } from './trace.ts';

/** The strides: each event, each node entered, each leaf, each cutoff, each new best at the root, each pass. */
export const STRIDES = ['event', 'node', 'leaf', 'cutoff', 'improvement', 'pass'] as const;
export type Stride = (typeof STRIDES)[number];

/** The first step after `step` of that kind, or null. */
export function nextStep(trace: Trace, step: number, stride: Stride): number | null {
	if (stride === 'event') return step + 1 < trace.steps ? step + 1 : null;
	if (stride === 'improvement') {
		return rootImprovements(trace).find((at) => at > step) ?? null;
	}
	if (stride === 'pass') return passStarts(trace).find((at) => at > step) ?? null;
	// The last row so far may only have been announced.
	for (let row = rowsAt(trace, step) - 1; row < trace.rows; row++) {
		if (isStop(trace.flagsOf(row), stride) && stopAt(trace, row) > step) return stopAt(trace, row);
	}
	return null;
}

/** The last step before `step` of that kind, or null. */
export function previousStep(trace: Trace, step: number, stride: Stride): number | null {
	if (stride === 'event') return step > 0 ? step - 1 : null;
	if (stride === 'improvement') {
		return rootImprovements(trace).findLast((at) => at < step) ?? null;
	}
	if (stride === 'pass') return passStarts(trace).findLast((at) => at < step) ?? null;
	for (let row = rowsAt(trace, step - 1) - 1; row >= 0; row--) {
		if (isStop(trace.flagsOf(row), stride) && stopAt(trace, row) < step) return stopAt(trace, row);
	}
	return null;
}

/** The step at which a row is entered (after its announcement, if it has one) or pruned. */
function stopAt(trace: Trace, row: number): number {
	return trace.enterStepOf(row) + (trace.isAnnounced(row) ? 1 : 0);
}

/** The steps at which the passes begin. */
export function passStarts(trace: Trace): number[] {
	return trace.passes.map(({ rootRow }) => trace.enterStepOf(rootRow));
}

/** The steps at which the root's best changed, including the first child's return in each pass. */
export function rootImprovements(trace: Trace): number[] {
	return trace.passes.flatMap(({ rootRow }) => improvementsOf(trace, rootRow));
}

function improvementsOf(trace: Trace, root: number): number[] {
	const steps: number[] = [];
	const max = trace.isMax(root);
	let best: number | null = null;
	for (const child of trace.childrenOf(root)) {
		// In a partial trace the last one may never have returned.
		if (trace.exitStepOf(child) === OPEN) break;
		const value = trace.valueOf(child);
		// A re-searched child was better already, and replaces its first search.
		const isAgain = (trace.flagsOf(child) & FLAG.AGAIN) !== 0;
		if (isAgain || best === null || (max ? value > best : value < best)) {
			best = value;
			steps.push(trace.exitStepOf(child));
		}
	}
	return steps;
}

function isStop(flags: number, stride: 'node' | 'leaf' | 'cutoff'): boolean {
	if (stride === 'leaf') return (flags & LEAF) !== 0;
	if (stride === 'cutoff') return (flags & FLAG.FIRST_PRUNED) !== 0;
	return (flags & FLAG.PRUNED) === 0;
}
