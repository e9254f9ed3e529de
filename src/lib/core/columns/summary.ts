import { skipOf, skipText } from '../explain/skipped.ts';
import { verdictText } from '../explain/verdict.ts';
import type { SearchSetup } from '../search/setup.ts';
import { answerOf } from '../trace/answer.ts';
import { CountIndex, type Counts } from '../trace/counts.ts';
import { MoveNames } from '../trace/move-names.ts';
import { ghostSizeOf, type Recording } from '../trace/recording.ts';
import { Replay } from '../trace/replay.ts';
import { rootMovesAt, type RootMove } from '../trace/root-moves.ts';
import { FLAG, type Bound, type PartialReason } from '../trace/schema.ts';
import type { Trace } from '../trace/trace.ts';
import { CUTOFFS, LEAVES, NEVER_VISITED, PRUNED_MOVES, VISITED } from '../search/count-columns.ts';
import { scriptMove } from './comparison.ts';
import type { SearchResult } from './search-result.ts';

export interface MoveSummary extends Pick<RootMove, 'value' | 'bound'> {
	/** The verdict for scripts. Of a move that the last pass skipped, which search visited it, if any did. */
	readonly verdict: string | null;
	/** In the notation of scripts: UCI, the cell number, the child's index. */
	readonly move: string;
	/** In the game's notation. */
	readonly text: string;
	/** The verdict for people. */
	readonly standing: string;
}

/** The result and the cost of a search. Values are from MAX's side. */
export interface Summary {
	readonly setup: SearchSetup;
	/** Why the recording ends before its search did, so that value and best move are unknown; null if it is whole. */
	readonly partial: PartialReason | null;
	readonly value: number | null;
	readonly bound: Bound | null;
	/** The first searched move that gave the root its value; null if the root is a leaf. */
	readonly best: MoveSummary | null;
	readonly counts: Counts;
	/** The same by plain minimax; null if that exceeds the budget. */
	readonly minimax: Counts | null;
	/** The root moves in search order. */
	readonly moves: readonly MoveSummary[];
}

export function summarise(recording: Recording): Summary {
	const { trace, shadow } = recording;
	const names = new MoveNames(new Replay(trace));
	const roots = rootMovesAt(trace, trace.steps - 1);
	const moves = roots.map((move) => ({
		move: names.idOf(move.row),
		text: names.of(move.row),
		value: move.value,
		bound: move.bound,
		verdict: scriptVerdict(trace, move),
		standing: verdictText(trace, move, trace.steps - 1)
	}));
	const answer = answerOf(trace);
	const best = roots.findIndex(({ row }) => (trace.flagsOf(row) & FLAG.PRINCIPAL) !== 0);
	return {
		setup: trace.header.setup,
		partial: trace.partial,
		value: answer?.value ?? null,
		bound: answer?.bound ?? null,
		best: moves[best] ?? null,
		counts: new CountIndex(trace, ghostSizeOf(recording)).total,
		minimax: shadow && new CountIndex(shadow, null).total,
		moves
	};
}

function scriptVerdict(trace: Trace, { row, verdict }: RootMove): string | null {
	if (!trace.isPruned(row)) return verdict;
	const skip = skipOf(trace, row, trace.steps - 1);
	return skip.kind === 'for good' || skip.kind === 'for now' ? verdict : skipText(skip);
}

/** The summary for scripts, its keys in a fixed order. */
export function resultOf({
	setup,
	partial,
	value,
	bound,
	best,
	counts,
	moves
}: Summary): SearchResult {
	return {
		game: setup.game,
		position: setup.position,
		algorithm: setup.algorithm,
		depth: setup.depth ?? 'whole',
		evaluator: setup.evaluator,
		order: setup.order,
		cut: setup.cut,
		fail: setup.fail,
		value,
		bound,
		bestMove: best && scriptMove(best.move),
		bestMoveText: best && best.text,
		nodes: VISITED.of(counts),
		leaves: LEAVES.of(counts),
		cutoffs: CUTOFFS.of(counts),
		prunedMoves: PRUNED_MOVES.of(counts),
		neverVisited: NEVER_VISITED.of(counts),
		// Only a file can hold a partial recording; searches run here are always whole.
		...(partial === null ? {} : { partial }),
		moves: moves.map((entry) => ({
			move: scriptMove(entry.move),
			text: entry.text,
			value: entry.value,
			bound: entry.bound,
			verdict: entry.verdict
		}))
	};
}
