import type { Move } from '../game.ts';
import type { ChessState } from './chess-state.ts';

/** The first legal move that mates, in listed order; null if there is none. The state is unchanged on return. */
export function findMate(state: ChessState): Move | null {
	const mate = state.legalMoves().find((move) => {
		state.play(move);
		const isMate = state.ending() === 'checkmate';
		state.undo();
		return isMate;
	});
	return mate ?? null;
}
