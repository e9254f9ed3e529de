/**
 * The quality of a game's moves by an engine's evaluation: a move that loses winning chances loses accuracy. The
 * figure measures how much worse the position became in the engine's view, not how hard that was to see.
 */
import type { Side } from '../../games/game.ts';
import { winPercent, type PositionScore } from './win-percent.ts';

/**
 * The accuracy of one move, 0 to 100: 100 if it loses nothing.
 *
 * Source: Lichess, "Accuracy metric" (lichess.org/page/accuracy): accuracy% = 103.1668 * exp(-0.04354 * (win% before
 * - win% after)) - 3.1669, clamped to 0..100.
 *
 * @param before the mover's win % before the move
 * @param after the mover's win % after it
 */
export function moveAccuracy(before: number, after: number): number {
	const raw = 103.1668 * Math.exp(-0.04354 * (before - after)) - 3.1669;
	return Math.min(100, Math.max(0, raw));
}

/** One move, judged. */
export interface MoveReview {
	readonly side: Side;
	/** White's win % after the move; null if the position has not been evaluated. */
	readonly white: number | null;
	/** Win % that the mover lost by it, below 0 if it rose; null if either end is unknown. */
	readonly lost: number | null;
	/** 0 to 100; null unless the positions before and after it have both been evaluated. */
	readonly accuracy: number | null;
}

/**
 * Judges each move of a game.
 * @param scores of the positions, the start first: one more than there are moves; null if not evaluated yet
 * @param first the side that makes the first move
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
 * The plain mean of a side's judged moves, as in the Lichess blog post "Making a simple chess engine" (Lichess itself
 * weighs the moves of a whole game differently); null if none has been judged.
 */
export function meanAccuracy(moves: readonly MoveReview[], side: Side): number | null {
	const judged = moves.flatMap((move) =>
		move.side === side && move.accuracy !== null ? [move.accuracy] : []
	);
	if (judged.length === 0) return null;
	return judged.reduce((sum, accuracy) => sum + accuracy, 0) / judged.length;
}
