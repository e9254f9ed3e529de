/** Pieces counted at fixed prices, the basis of every chess evaluator here. */
import type { ChessState } from '../../games/chess/chess-state.ts';
import { BISHOP, BLACK, KNIGHT, PAWN, QUEEN, ROOK, WHITE } from '../../games/chess/pieces.ts';
import type { Term } from '../evaluator.ts';
import { versus } from './terms.ts';

/** Value of each kind of piece, in the unit of its evaluator. The king is excluded, since it is never lost. */
export interface Prices {
	readonly pawn: number;
	readonly knight: number;
	readonly bishop: number;
	readonly rook: number;
	readonly queen: number;
}

/** Value of a side's pieces without its king; `colour` is WHITE or BLACK. */
export function materialOf(state: ChessState, colour: number, prices: Prices): number {
	return (
		prices.pawn * state.count(colour | PAWN) +
		prices.knight * state.count(colour | KNIGHT) +
		prices.bishop * state.count(colour | BISHOP) +
		prices.rook * state.count(colour | ROOK) +
		prices.queen * state.count(colour | QUEEN)
	);
}

/** White's material less Black's; never -0. */
export function materialBalance(state: ChessState, prices: Prices): number {
	return materialOf(state, WHITE, prices) - materialOf(state, BLACK, prices);
}

export function materialTerm(state: ChessState, prices: Prices): Term {
	const white = materialOf(state, WHITE, prices);
	return versus('material', 'Material', white, materialOf(state, BLACK, prices));
}
