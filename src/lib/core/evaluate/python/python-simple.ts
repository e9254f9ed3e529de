import type { ChessState } from '../../games/chess/chess-state.ts';
import type { EvaluatorCode, Term } from '../evaluator.ts';
import { chessReason } from '../parts/chess-reason.ts';
import { materialBalance, materialTerm } from '../parts/material.ts';
import { versus } from '../parts/terms.ts';
import { endsAsPublished } from './ends.ts';
import { KING, PRICES } from './prices.ts';

const ENDS = endsAsPublished(100);

/**
 * Material in centipawns, White's minus Black's: pawn 100, knight and bishop 300, rook 500, queen 900, king 1000. A
 * checkmate has the value +-Infinity, every draw 0, including one that may only be claimed (claims-draw.ts).
 *
 * Source: "Making a simple chess engine", a post on the Lichess blog about an engine with python-chess, undated: its
 * first board score. Nothing is ours.
 */
export const pythonSimple: EvaluatorCode<ChessState> = {
	unit: 'centipawns',
	...ENDS.traits,
	evaluate: (state, ply) => ENDS.value(state, ply) ?? materialBalance(state, PRICES),
	terms: termsOf,
	reason: (state, ply) => chessReason(state, termsOf(state, ply))
};

function termsOf(state: ChessState, ply: number): readonly Term[] {
	const end = ENDS.terms(state, ply);
	if (end !== null) return end;
	return [materialTerm(state, PRICES), versus('kings', 'Kings', KING, KING)];
}
