import { skipOf, skipText } from '../lib/core/explain/skipped.ts';
import { verdictText } from '../lib/core/explain/verdict.ts';
import type { SearchSetup } from '../lib/core/search/setup.ts';
import { answerOf } from '../lib/core/trace/answer.ts';
import { CountIndex, type Counts } from '../lib/core/trace/counts.ts';
import { MoveNames } from '../lib/core/trace/move-names.ts';
import { ghostSizeOf, type Recording } from '../lib/core/trace/recording.ts';
import { Replay } from '../lib/core/trace/replay.ts';
import { rootMovesAt, type RootMove } from '../lib/core/trace/root-moves.ts';
import { FLAG, type Bound, type PartialReason } from '../lib/core/trace/schema.ts';
import type { Trace } from '../lib/core/trace/trace.ts';

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
