import { STAND_PAT } from '../games/game.ts';
import { evaluatorOf } from '../evaluate/registry.ts';
import { algorithmOf } from '../search/registry.ts';
import type { ColumnFault } from './codec-checks.ts';
import { Replay } from './replay.ts';
import { FLAG } from './schema.ts';
import type { Trace } from './trace.ts';

/** How many rows are looked at between two reports of progress. */
const INTERVAL = 1 << 16;

/**
 * Whether the rows of a trace are legal moves of its game, all of them at a node that was searched to its
 * end, and leaves terminal, or drawn by a claim, where they say so: whatever is shown later plays these moves unchecked. Leaves at
 * the depth limit, most of a deep search, are not played, which keeps this far below the search's own time.
 * @param trace one in whose columns `findColumnFault` found nothing
 * @param onProgress called every now and then
 */
export function findMoveFault(trace: Trace, onProgress: () => void): ColumnFault | null {
	const replay = new Replay(trace);
	const { algorithm, evaluator, open } = trace.header.setup;
	const { maxIs } = algorithmOf(algorithm);
	const rule = evaluatorOf(evaluator);
	const claims = rule.claimsDraw?.bind(rule);
	// Further down sides alternate.
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
		// A leaf above the limit is one where a draw is claimed, or in an opened path the next to be opened.
		const isClaim = claims !== undefined && trace.depthOf(row) < limit && open === null;
		if (flags & FLAG.HORIZON && !isClaim) continue;
		const state = replay.at(row);
		const isClaimed = claims !== undefined && trace.depthOf(row) > 0 && claims(state) !== null;
		if (isClaimed !== ((flags & FLAG.HORIZON) !== 0)) {
			return { column: 'flags', row, message: 'does not say rightly whether a draw is claimed' };
		}
		if (isClaimed) continue;
		const moves = flags & FLAG.TERMINAL ? [] : state.legalMoves();
		// Where there are legal moves the game is not over, which spares the question.
		if (moves.length === 0 && state.isTerminal() !== ((flags & FLAG.TERMINAL) !== 0)) {
			return { column: 'flags', row, message: 'does not say rightly whether the game is over' };
		}
		if (flags & FLAG.HIT) continue;
		// Inner nodes stand there in quiescence alone.
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

/** @param moves what there is to choose from; those that are found among the children are taken out */
function findChildFault(trace: Trace, row: number, moves: number[]): ColumnFault | null {
	let found = 0;
	const end = trace.endOf(row);
	for (let child = row + 1; child < end; child = trace.endOf(child)) {
		// That it is the move of the row before has been looked at.
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
