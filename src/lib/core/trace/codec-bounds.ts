import type { ColumnFault } from './codec-walk.ts';
import { FLAG, OPEN } from './schema.ts';
import type { Trace } from './trace.ts';

/**
 * Checks the bounds of a node's moves against each other. The results of its first moves leave a range for its value,
 * and after each of them the best result must be one end of that range: explanations call it exact, or a bound from one
 * side. It is so in every search, but may not be in a forged file.
 * @param trace one in whose columns `findColumnFault` found nothing
 */
export function findBoundFault(trace: Trace): ColumnFault | null {
	for (let row = 0; row < trace.rows; row++) {
		if (trace.isLeaf(row) || trace.isPruned(row)) continue;
		const fault = findChildFault(trace, row);
		if (fault !== null) return fault;
	}
	return null;
}

function findChildFault(trace: Trace, row: number): ColumnFault | null {
	const keep = trace.isMax(row) ? Math.max : Math.min;
	const worst = trace.isMax(row) ? -Infinity : Infinity;
	let now = { value: worst, low: worst, high: worst };
	/** Without the last child, whose result a re-search of it replaces. */
	let before = now;
	for (const child of trace.childrenOf(row)) {
		if (trace.isPruned(child) || trace.exitStepOf(child) === OPEN) break;
		const flags = trace.flagsOf(child);
		const value = trace.valueOf(child);
		if (!(flags & FLAG.AGAIN)) before = now;
		now = {
			value: keep(before.value, value),
			low: keep(before.low, flags & FLAG.UPPER ? -Infinity : value),
			high: keep(before.high, flags & FLAG.LOWER ? Infinity : value)
		};
		if (now.low !== now.value && now.high !== now.value) {
			return {
				column: 'flags',
				row: child,
				message: 'contradicts the bounds of the moves before it'
			};
		}
	}
	return null;
}
