import type { Move } from '../../games/game.ts';
import type { KrkState } from '../../games/krk/krk-state.ts';
import { RELEASED_ORDER } from '../../games/krk/move-order.ts';
import {
	MOST_MOVES,
	moveBetween,
	writeBlackMoves,
	writeWhiteMoves
} from '../../games/krk/moves.ts';

const reached = new Int32Array(MOST_MOVES);

/** The order of the king-and-rook paper's released program (games/krk/move-order.ts). */
export function rookFirst(moves: Move[], state: KrkState): readonly Move[] {
	const write = state.turn === 'white' ? writeWhiteMoves : writeBlackMoves;
	const count = write(RELEASED_ORDER, state.id, reached);
	for (let i = 0; i < count; i++) moves[i] = moveBetween(state.id, reached[i] as number);
	return moves;
}
