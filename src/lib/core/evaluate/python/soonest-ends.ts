/** The same scores, corrected: mates are finite and carry their distance, and nobody claims a draw instead of mating. */
import type { ChessState } from '../../games/chess/chess-state.ts';
import { findMate } from '../../games/chess/find-mate.ts';
import type { DrawClaim } from '../evaluator.ts';
import { MATE_STEP, soonestTerms, soonestValue } from '../parts/soonest-mate.ts';
import { claimsDraw } from './claims-draw.ts';
import { claimTerm, type PythonEnds } from './ends.ts';

/** More than any pieces with their bonuses, in centipawns, however many plies it takes. */
const MATE = 100_000;

export const soonestEnds: PythonEnds = {
	traits: {
		dependsOnPly: true,
		granularity: () => MATE_STEP,
		claimsDraw: claimsUnlessMating
	},
	value: (state, ply) =>
		soonestValue(state, MATE, ply) ?? (claimsUnlessMating(state) === null ? null : 0),
	terms(state, ply) {
		const end = soonestTerms(state, MATE, ply);
		if (end !== null) return end;
		const claim = claimTerm(claimsUnlessMating(state));
		return claim === null ? null : [claim];
	}
};

/** The claim of a side that has no mate in one; otherwise a mate in two would be a draw. */
function claimsUnlessMating(state: ChessState): DrawClaim | null {
	const claim = claimsDraw(state);
	return claim === null || findMate(state) !== null ? null : claim;
}
