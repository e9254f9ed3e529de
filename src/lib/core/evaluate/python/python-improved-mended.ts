import type { ChessState } from '../../games/chess/chess-state.ts';
import type { EvaluatorCode } from '../evaluator.ts';
import { improvedBy } from './improved.ts';
import { meant } from './last-move.ts';
import { soonestEnds } from './soonest-ends.ts';

/**
 * The Python post's improved board score, corrected: Black's tables mirror White's, a capture is rewarded only after
 * a capture (en passant included), and castling, 25 short and 20 long, after castling. A mate is worth 100,000
 * minus the plies to it, and a side that can mate at once claims no draw.
 *
 * Source of the numbers: "Making a simple chess engine", a post on the Lichess blog about an engine with
 * python-chess, undated. The corrections are ours.
 */
export const pythonImprovedMended: EvaluatorCode<ChessState> = {
	...improvedBy('mirrored', meant, soonestEnds)
};
