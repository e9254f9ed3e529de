import type { Move } from '../../games/game.ts';
import type { KrkState } from '../../games/krk/krk-state.ts';

/** The order of the king-and-rook paper's released program (games/krk/move-order.ts). */
export function rookFirst(_moves: Move[], state: KrkState): readonly Move[] {
	return state.movesAsReleased();
}
