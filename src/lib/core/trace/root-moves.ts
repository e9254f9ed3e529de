import { answerOf } from './answer.ts';
import { childrenAt, momentAt, NO_ROW, type Frame } from './cursor.ts';
import { boundOf, type Bound } from './schema.ts';
import type { Trace } from './trace.ts';

/**
 * The verdicts on a root move. A value that is only a bound cannot be ranked: the move is either certainly worse than
 * the best, or not better (and may tie). During the search, moves are compared with the best so far: a worse move
 * stays worse, whatever follows.
 */
export type Verdict = 'best' | 'best so far' | 'certainly worse' | 'not better' | 'not searched';

export interface RootMove {
	readonly row: number;
	/** From MAX's side; null if the move was not searched (yet). */
	readonly value: number | null;
	readonly bound: Bound | null;
	/** Null while the move has not returned and still may. */
	readonly verdict: Verdict | null;
	readonly searching: boolean;
}

/** The last answer for each trace: several parts of a page ask for the same step. */
const kept = new WeakMap<Trace, { readonly step: number; readonly moves: readonly RootMove[] }>();

/** The root moves in search order, at `step` in the current pass. */
export function rootMovesAt(trace: Trace, step: number): readonly RootMove[] {
	const last = kept.get(trace);
	if (last?.step === step) return last.moves;
	const moves = judgeMoves(trace, step);
	kept.set(trace, { step, moves });
	return moves;
}

function judgeMoves(trace: Trace, step: number): RootMove[] {
	const root = momentAt(trace, step).path[0] as Frame;
	const standing = standingAt(trace, step, root);
	return childrenAt(trace, root.row, step).map((row) => {
		const returned = !trace.isPruned(row) && trace.exitStepOf(row) <= step;
		const value = returned ? trace.valueOf(row) : null;
		const bound = returned ? boundOf(trace.flagsOf(row)) : null;
		const ranked = standing.finished || returned;
		const judged = ranked ? verdict(row, value, bound, root, standing) : null;
		return {
			row,
			value,
			bound: judged === 'best' && standing.exact ? 'exact' : bound,
			verdict: judged,
			searching: !returned && !trace.isPruned(row) && trace.enterStepOf(row) <= step
		};
	});
}

interface Standing {
	readonly finished: boolean;
	/**
	 * True if the root's value is exact: by its last pass, or because the bounds of two passes meet. A best move then has
	 * that value exactly, even if the pass itself returned a bound for it.
	 */
	readonly exact: boolean;
	/** The verdict on the leading move. */
	readonly leader: 'best' | 'best so far';
	/**
	 * True if the leading move's value is at least a lower bound for the mover: a pass that failed low only excludes
	 * values.
	 */
	readonly proven: boolean;
}

function standingAt(trace: Trace, step: number, { row, max, bestChild }: Frame): Standing {
	const finished = step >= trace.exitStepOf(row);
	const isAnswer = finished && row === trace.lastRoot && trace.partial === null;
	const isExact = finished && boundOf(trace.flagsOf(row)) === 'exact';
	return {
		finished,
		exact: isExact || (isAnswer && answerOf(trace)?.bound === 'exact'),
		leader: isAnswer || isExact ? 'best' : 'best so far',
		proven: isAnswer || (bestChild !== NO_ROW && boundOf(trace.flagsOf(bestChild)) !== limitOf(max))
	};
}

/** The kind of bound that means "possibly worse" for the side that chooses. */
function limitOf(max: boolean): Bound {
	return max ? 'upper' : 'lower';
}

/** A value equal to the best is itself best; a bound equal to the best may hide a tie. */
function verdict(
	row: number,
	value: number | null,
	bound: Bound | null,
	{ max, best, bestChild }: Frame,
	{ leader, proven }: Standing
): Verdict {
	if (value === null) return 'not searched';
	if (!proven) return 'not better';
	if (row === bestChild) return leader;
	if (value !== best) return 'certainly worse';
	return bound === limitOf(max) ? 'not better' : leader;
}
