import type { Side } from '../../games/game.ts';

/**
 * An engine's score of a position, from White's side: hundredths of a pawn, or a forced mate with its number of
 * moves, 0 if it is checkmate already.
 */
export type PositionScore =
	| { readonly cp: number }
	| { readonly mate: number; readonly winner: Side };

/** Slope of win % by score; fitted by Lichess to games of its players. */
const STEEPNESS = 0.00368208;

/**
 * White's win %, 0 to 100; a draw counts half for each side. A forced mate counts as won.
 *
 * Source: Lichess, "Accuracy metric" (lichess.org/page/accuracy), which the Lichess blog post "Making a simple chess
 * engine" uses: win% = 50 + 50 * (2 / (1 + exp(-0.00368208 * cp)) - 1).
 */
export function winPercent(score: PositionScore): number {
	if ('winner' in score) return score.winner === 'max' ? 100 : 0;
	return 50 + 50 * (2 / (1 + Math.exp(-STEEPNESS * score.cp)) - 1);
}

/** The score of a finished game: a mate by its winner, or even. */
export function scoreOfResult(winner: Side | null): PositionScore {
	return winner === null ? { cp: 0 } : { mate: 0, winner };
}
