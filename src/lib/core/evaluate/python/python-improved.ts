import type { ChessState } from '../../games/chess/chess-state.ts';
import type { EvaluatorCode } from '../evaluator.ts';
import { endsAsPublished } from './ends.ts';
import { improvedBy, IMPROVED_STEP } from './improved.ts';
import { asPublished } from './last-move.ts';

/**
 * Material, a bonus for the square of each piece, 50 for a check, and 20 for the side that moved last. As published:
 * Black's tables are White's rotated by 180 degrees instead of mirrored, which matters for the queen's, whose wings
 * differ; the reward for a capture is paid after every move, that for castling after none.
 *
 * Source: "Making a simple chess engine", a post on the Lichess blog about an engine with python-chess, undated: its
 * improved board score. It multiplies each price by one plus bonus over price, which leaves errors in the last digits
 * of its doubles; here the sum is made in whole centipawns, and only that is ours.
 */
export const pythonImproved: EvaluatorCode<ChessState> = {
	...improvedBy('turned', asPublished, endsAsPublished(IMPROVED_STEP))
};
