import type { Side } from '../../games/game.ts';

/**
 * What an engine thinks of a position, from White's side: hundredths of a pawn, or a forced mate with the moves
 * that it takes, 0 where it stands on the board.
 */
export type PositionScore =
	{ readonly cp: number } | { readonly mate: number; readonly winner: Side };

/** How steeply chances follow the score; fitted by Lichess to games of its players. */
const STEEPNESS = 0.00368208;

/**
 * White's chances to win in per cent, 0 to 100; a draw's chances are shared. A forced mate is as good as won.
 *
 * Source: Lichess, "Accuracy metric" (lichess.org/page/accuracy), which the Lichess blog post "Making a simple
 * chess engine" uses: win% = 50 + 50 * (2 / (1 + exp(-0.00368208 * cp)) - 1).
 */
export function winPercent(score: PositionScore): number {
	if ('winner' in score) return score.winner === 'max' ? 100 : 0;
	return 50 + 50 * (2 / (1 + Math.exp(-STEEPNESS * score.cp)) - 1);
}

/** The score of a game that is over: its winner has mated, or it is even. */
export function scoreOfResult(winner: Side | null): PositionScore {
	return winner === null ? { cp: 0 } : { mate: 0, winner };
}
