/**
 * The kind of bound of a value. A returned value may be exact or only a bound, and a node's best so far inherits that
 * from its children. Comparing two bounds as if they were values gives false statements.
 */
import { assert } from '../base/assert.ts';
import type { Side } from '../games/game.ts';
import { childrenAt, resultsAt } from '../trace/cursor.ts';
import { boundOf, OPEN, type Bound } from '../trace/schema.ts';
import type { Trace } from '../trace/trace.ts';
import type { Relation } from './claims.ts';
import type { Story } from './story.ts';

/** A value from MAX's side with its kind of bound. */
export interface Amount {
	readonly value: number;
	readonly bound: Bound;
}

/** The value that a closed row returned. */
export function returnedBy(trace: Trace, row: number): Amount {
	return { value: trace.valueOf(row), bound: boundOf(trace.flagsOf(row)) };
}

/** The row of the same move that a re-searched row replaces. */
export function searchBefore(trace: Trace, again: number): number {
	for (const child of trace.childrenOf(trace.parentOf(again))) {
		if (trace.endOf(child) === again) return child;
	}
	throw new Error(`row ${again} is not searched again`);
}

/** Number of legal moves of a node, searched or not; none of one whose value a table knows. */
export function countMoves(
	{ trace, replay }: Pick<Story, 'trace' | 'replay'>,
	row: number
): number {
	// A node that stays open in a recording has moves that never became rows.
	const isOpen = trace.exitStepOf(row) === OPEN && !trace.isHit(row);
	return isOpen
		? replay.at(row).legalMoves().length
		: childrenAt(trace, row, trace.exitStepOf(row)).length;
}

/** The best among the moves of `row` that have returned by `step`; null before the first. */
export function bestAt(trace: Trace, row: number, step: number): Amount | null {
	if (trace.told !== null) {
		const node = trace.told.after.get(resultsAt(trace, row, step).at(-1) ?? -1);
		return node === undefined ? null : { value: node.best, bound: 'exact' };
	}
	const keep = trace.isMax(row) ? Math.max : Math.min;
	const worst = trace.isMax(row) ? -Infinity : Infinity;
	let [value, low, high] = [worst, worst, worst];
	let returned = 0;
	for (const child of resultsAt(trace, row, step)) {
		const amount = returnedBy(trace, child);
		value = keep(value, amount.value);
		low = keep(low, lowOf(amount));
		high = keep(high, highOf(amount));
		returned++;
	}
	if (returned === 0) return null;
	if (low === value) return { value, bound: high === value ? 'exact' : 'lower' };
	assert(high === value, `the best of [${low}, ${high}] is ${value}`);
	return { value, bound: 'upper' };
}

/** How `returned` compares with `kept`, for the side that chooses between them. */
export function compareFor(side: Side, returned: Amount, kept: Amount): Relation {
	if (returned.bound === 'exact' && kept.bound === 'exact' && returned.value === kept.value) {
		return 'equal';
	}
	const most = side === 'max' ? highOf(returned) : -lowOf(returned);
	const least = side === 'max' ? lowOf(returned) : -highOf(returned);
	const keptMost = side === 'max' ? highOf(kept) : -lowOf(kept);
	const keptLeast = side === 'max' ? lowOf(kept) : -highOf(kept);
	if (most < keptLeast) return 'worse';
	if (most <= keptLeast) return 'equal or worse';
	return least >= keptMost ? 'equal or better' : 'unknown';
}

function lowOf({ value, bound }: Amount): number {
	return bound === 'upper' ? -Infinity : value;
}

function highOf({ value, bound }: Amount): number {
	return bound === 'lower' ? Infinity : value;
}
