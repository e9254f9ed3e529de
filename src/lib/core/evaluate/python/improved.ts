/** The Python post's second board score, in two variants. */
import type { ChessState } from '../../games/chess/chess-state.ts';
import { BLACK, WHITE } from '../../games/chess/pieces.ts';
import type { EvaluatorCode, Term } from '../evaluator.ts';
import { chessReason } from '../parts/chess-reason.ts';
import { materialBalance, materialTerm } from '../parts/material.ts';
import { versus } from '../parts/terms.ts';
import type { PythonEnds } from './ends.ts';
import type { LastMoveRule } from './last-move.ts';
import { KING, PRICES } from './prices.ts';
import { bonusBalance, bonusesOf, makeSquareBonuses, type BlackTables } from './square-bonus.ts';
import { squareOverlays } from './square-overlays.ts';

/** Cost of being in check. */
const CHECK = 50;

/** Every price, bonus and reward is a multiple of this. */
export const IMPROVED_STEP = 5;

export function improvedBy(
	blackTables: BlackTables,
	lastMove: LastMoveRule,
	ends: PythonEnds
): EvaluatorCode<ChessState> {
	const bonuses = makeSquareBonuses(blackTables);
	/** Converts a value for the side that has just moved to White's side. */
	const toWhite = (state: ChessState, worth: number): number =>
		state.maxToMove() ? 0 - worth : worth;
	const checkOf = (state: ChessState): number => toWhite(state, state.inCheck() ? CHECK : 0);
	const captureOf = (state: ChessState): number => toWhite(state, lastMove.capture(state));
	const castlingOf = (state: ChessState): number => toWhite(state, lastMove.castling(state));
	const termsOf = (state: ChessState, ply: number): readonly Term[] => {
		const end = ends.terms(state, ply);
		if (end !== null) return end;
		const white = bonusesOf(state, bonuses, WHITE);
		return [
			materialTerm(state, PRICES),
			versus('kings', 'Kings', KING, KING),
			versus('squares', 'Square bonuses', white, bonusesOf(state, bonuses, BLACK)),
			{ id: 'check', name: 'Check', value: checkOf(state) },
			{ id: 'capture', name: lastMove.rewarded, value: captureOf(state) },
			{ id: 'castling', name: 'Castling', value: castlingOf(state) }
		];
	};
	return {
		unit: 'centipawns',
		...ends.traits,
		evaluate: (state, ply) =>
			ends.value(state, ply) ??
			materialBalance(state, PRICES) +
				bonusBalance(state, bonuses) +
				checkOf(state) +
				captureOf(state) +
				castlingOf(state),
		terms: termsOf,
		reason: (state, ply) => chessReason(state, termsOf(state, ply)),
		pastOf: (state) => lastMove.capture(state) + 32 * lastMove.castling(state),
		overlays: squareOverlays(bonuses)
	};
}
