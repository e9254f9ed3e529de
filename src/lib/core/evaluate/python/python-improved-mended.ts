import type { ChessState } from '../../games/chess/chess-state.ts';
import type { Evaluator } from '../evaluator.ts';
import { improvedBy } from './improved.ts';
import { meant } from './last-move.ts';

/**
 * The Python post's improved board score, corrected: Black's tables mirror White's, a capture is rewarded only after
 * a capture (en passant included), and castling, 25 short and 20 long, after castling.
 *
 * Source of the numbers: "Making a simple chess engine", a post on the Lichess blog about an engine with
 * python-chess, undated. The corrections are ours.
 */
export const pythonImprovedMended: Evaluator<ChessState> = {
	id: 'python-improved-mended',
	name: 'Python post, corrected: squares, checks, captures, castling',
	about:
		'As the improved Python post, with Black’s tables mirrored, with captures and castling rewarded as intended.',
	...improvedBy('mirrored', meant)
};
