/**
 * How good the moves of a game were, held against an engine: a move that throws chances away loses accuracy. The
 * figure says how much worse the position became by the engine's opinion, and nothing about how hard it was to see.
 */
import type { Side } from '../../games/game.ts';
import { winPercent, type PositionScore } from './win-percent.ts';

/**
 * The accuracy of one move, 0 to 100: 100 where it loses nothing.
 *
 * Source: Lichess, "Accuracy metric" (lichess.org/page/accuracy):
 * accuracy% = 103.1668 * exp(-0.04354 * (win% before - win% after)) - 3.1669, clamped to 0..100.
 *
 * @param before the mover's chances before the move in per cent
 * @param after the mover's chances after it
 */
export function moveAccuracy(before: number, after: number): number {
	const raw = 103.1668 * Math.exp(-0.04354 * (before - after)) - 3.1669;
	return Math.min(100, Math.max(0, raw));
}

/** One move, judged. */
export interface MoveReview {
	readonly side: Side;
	/** White's chances after the move in per cent; null where the position has not been evaluated. */
	readonly white: number | null;
	/** Chances that the mover lost by it in per cent, below 0 where they rose; null where an end is not known. */
	readonly lost: number | null;
	/** 0 to 100; null where the positions before and after it have not both been evaluated. */
	readonly accuracy: number | null;
}

/**
 * Judges each move of a game.
 * @param scores of the positions, the start first: one more than there are moves; null where there is none yet
 * @param first who makes the first move
 */
export function reviewMoves(scores: readonly (PositionScore | null)[], first: Side): MoveReview[] {
	const chances = scores.map((score) => (score === null ? null : winPercent(score)));
	const other: Side = first === 'max' ? 'min' : 'max';
	return chances.slice(1).map((white, index) => {
		const side = index % 2 === 0 ? first : other;
		const before = chances[index] ?? null;
		if (white === null || before === null) return { side, white, lost: null, accuracy: null };
		const [had, has] = side === 'max' ? [before, white] : [100 - before, 100 - white];
		return { side, white, lost: had - has, accuracy: moveAccuracy(had, has) };
	});
}

/**
 * The plain mean of a side's judged moves, as the Lichess blog post "Making a simple chess engine" takes it (Lichess
 * itself weighs the moves of a whole game otherwise); null where none has been judged.
 */
export function meanAccuracy(moves: readonly MoveReview[], side: Side): number | null {
	const judged = moves.flatMap((move) =>
		move.side === side && move.accuracy !== null ? [move.accuracy] : []
	);
	if (judged.length === 0) return null;
	return judged.reduce((sum, accuracy) => sum + accuracy, 0) / judged.length;
}
