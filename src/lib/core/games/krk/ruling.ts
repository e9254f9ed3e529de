/** King and rook as a ruling of chess, to be compared with that of a chess program. */
import type { Ruling } from '../ruling.ts';
import type { KrkState } from './krk-state.ts';
import { formatSetup } from './parse-setup.ts';
import { formatSan } from './san.ts';

/**
 * Null where the game is over by a rule that chess does not have: the paper counts boards for both sides together, and
 * a profile may find a stalemate with White to move. For the same reason claims are not comparable. A clock that has
 * run out ends the game here and leaves its moves in chess, so it is not comparable either.
 */
export function rulingOf(state: KrkState): Ruling | null {
	const fen = formatSetup(state);
	const ending = state.ending();
	switch (ending) {
		case null:
			return {
				fen,
				moves: state
					.legalMoves()
					.map((move) => formatSan(state, move))
					.sort(),
				ended: null,
				claims: null
			};
		case 'checkmate':
		case 'insufficient-material':
			return { fen, moves: [], ended: ending, claims: null };
		case 'stalemate':
			return state.turn === 'black' ? { fen, moves: [], ended: ending, claims: null } : null;
		case 'threefold':
		case 'fifty-moves':
			return null;
	}
}
