import { FLAG, LEAF } from '../../../trace/schema.ts';
import type { Trace } from '../../../trace/trace.ts';

/**
 * The first step at which two recordings of one tree differ: another event, another node, or another value; null if
 * all events are the same. Until then both have the same rows, so they are compared row by row: a difference is an
 * entry, a cutoff or a return, at a step that the row records.
 */
export function firstDifference(a: Trace, b: Trace): number | null {
	let first = Infinity;
	const rows = Math.min(a.rows, b.rows);
	for (let row = 0; row < rows; row++) {
		const isSame =
			a.enterStepOf(row) === b.enterStepOf(row) &&
			a.parentOf(row) === b.parentOf(row) &&
			a.moveOf(row) === b.moveOf(row) &&
			kindOf(a, row) === kindOf(b, row);
		if (!isSame) {
			return found(Math.min(first, a.enterStepOf(row), b.enterStepOf(row)));
		}
		// No later row differs at an earlier step.
		if (a.enterStepOf(row) > first) return first;
		const gives = !a.isPruned(row) && a.valueOf(row) !== b.valueOf(row);
		if (gives && a.isLeaf(row)) return found(Math.min(first, a.enterStepOf(row)));
		if (gives || a.exitStepOf(row) !== b.exitStepOf(row)) {
			first = Math.min(first, a.exitStepOf(row), b.exitStepOf(row));
		}
	}
	for (const trace of [a, b]) {
		if (trace.rows > rows) first = Math.min(first, trace.enterStepOf(rows));
	}
	return found(first);
}

/** The flags of a row that are known when it is entered; the others are results of the search. */
function kindOf(trace: Trace, row: number): number {
	return trace.flagsOf(row) & (FLAG.MAX | FLAG.PRUNED | FLAG.FIRST_PRUNED | LEAF);
}

function found(step: number): number | null {
	return step === Infinity ? null : step;
}
