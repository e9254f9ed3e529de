/** Piece values of the Swift post, its kings included. */
import type { ChessState } from '../../games/chess/chess-state.ts';
import type { Term } from '../evaluator.ts';
import { materialBalance, materialTerm, type Prices } from '../parts/material.ts';
import { versus } from '../parts/terms.ts';

const PRICES: Prices = { pawn: 1, knight: 3, bishop: 3.25, rook: 5, queen: 9 };
const KING = 900;

/** The least difference between two sums of these. */
export const SWIFT_STEP = 0.25;

/** Quarters of a pawn are exact as doubles; the two kings are always on the board and cancel. */
export function swiftBalance(state: ChessState): number {
	return materialBalance(state, PRICES);
}

export function swiftTerms(state: ChessState): Term[] {
	return [materialTerm(state, PRICES), versus('kings', 'Kings', KING, KING)];
}
