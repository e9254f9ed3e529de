import { STAND_PAT } from '../games/game.ts';
import { evaluatorOf } from '../evaluate/registry.ts';
import { algorithmOf } from '../search/registry.ts';
import type { ColumnFault } from './codec-walk.ts';
import { Replay } from './replay.ts';
import { FLAG } from './schema.ts';
import type { Trace } from './trace.ts';

/** Rows checked between two progress reports. */
const INTERVAL = 1 << 16;

/**
 * Checks that the rows of a trace are legal moves of its game, that a fully searched node has all of them, and that
 * leaves flagged as terminal, or as drawn by a claim, are so: later code plays these moves unchecked. Leaves at the
 * depth limit, most of a deep search, are not played, so this takes far less time than the search itself.
 * @param trace one in whose columns `findColumnFault` found nothing
 * @param onProgress called at intervals
 */
export function findMoveFault(trace: Trace, onProgress: () => void): ColumnFault | null {
	const replay = new Replay(trace);
	const { algorithm, evaluator, open } = trace.header.setup;
	const { maxIs } = algorithmOf(algorithm);
	const rule = evaluatorOf(evaluator);
	const claims = rule.claimsDraw?.bind(rule);
	// Below the root the sides alternate.
	for (const { rootRow: row } of trace.passes) {
		const isMax = maxIs === 'root mover' || replay.at(row).maxToMove();
		if (isMax !== trace.isMax(row)) {
			return { column: 'flags', row, message: 'does not say rightly who is to move' };
		}
	}
	for (let row = 0; row < trace.rows; row++) {
		if (row % INTERVAL === 0) onProgress();
		const flags = trace.flagsOf(row);
		if (flags & FLAG.PRUNED) continue;
		const limit = trace.passOf(row).depth ?? Infinity;
		// A leaf above the limit is a claimed draw, or on an expanded path the next node to expand.
		const isClaim = claims !== undefined && trace.depthOf(row) < limit && open === null;
		if (flags & FLAG.HORIZON && !isClaim) continue;
		const state = replay.at(row);
		const isClaimed = claims !== undefined && trace.depthOf(row) > 0 && claims(state) !== null;
		if (isClaimed !== ((flags & FLAG.HORIZON) !== 0)) {
			return { column: 'flags', row, message: 'does not say rightly whether a draw is claimed' };
		}
		if (isClaimed) continue;
		const moves = flags & FLAG.TERMINAL ? [] : state.legalMoves();
		// With legal moves the game is not over, so the more expensive test is skipped.
		if (moves.length === 0 && state.isTerminal() !== ((flags & FLAG.TERMINAL) !== 0)) {
			return { column: 'flags', row, message: 'does not say rightly whether the game is over' };
		}
		if (flags & FLAG.HIT) continue;
		// Only quiescence has inner nodes here.
		const isAtLimit = trace.depthOf(row) >= limit;
		const isBeyond = isAtLimit && !(flags & FLAG.TERMINAL);
		const changes = isBeyond ? moves.filter((move) => state.changesMaterial?.(move)) : [];
		if (isBeyond && changes.length === 0) {
			return { column: 'flags', row, message: 'is no leaf where all is quiet at the depth limit' };
		}
		const choice = isBeyond ? [STAND_PAT, ...changes] : moves;
		const fault = findChildFault(trace, row, choice);
		if (fault !== null) return fault;
	}
	return null;
}

/** @param moves the possible moves; those found among the children are removed */
function findChildFault(trace: Trace, row: number, moves: number[]): ColumnFault | null {
	let found = 0;
	const end = trace.endOf(row);
	for (let child = row + 1; child < end; child = trace.endOf(child)) {
		// That it repeats the previous row's move has already been checked.
		if (trace.flagsOf(child) & FLAG.AGAIN) continue;
		const at = moves.indexOf(trace.moveOf(child));
		if (at < 0) return { column: 'move', row: child, message: 'is not a legal move there' };
		moves[at] = NaN;
		found++;
	}
	const isDone = (trace.flagsOf(row) & FLAG.CUT) !== 0 || trace.exitStepOf(row) < trace.steps;
	return isDone && found < moves.length
		? { column: 'subtreeEnd', row, message: 'leaves out legal moves of that node' }
		: null;
}
