/** The Python post's scores for ends of games: mates infinite, every draw 0, including one that may be claimed. */
import type { ChessState } from '../../games/chess/chess-state.ts';
import type { DrawClaim, Term } from '../evaluator.ts';
import { endTerm, endValue } from '../parts/chess-ends.ts';
import { claimsDraw } from './claims-draw.ts';

/** White's side: Infinity for a checkmate by White, -Infinity for one by Black; null if nothing ends here. */
export function pythonEnd(state: ChessState): number | null {
	return endValue(state, Infinity) ?? (claimsDraw(state) === null ? null : 0);
}

const CLAIMS: Readonly<Record<DrawClaim, string>> = {
	threefold: 'A draw may be claimed: threefold repetition',
	'fifty-moves': 'A draw may be claimed: fifty moves'
};

export function pythonEndTerm(state: ChessState): Term | null {
	const end = endTerm(state, Infinity);
	if (end !== null) return end;
	const claim = claimsDraw(state);
	return claim === null ? null : { id: 'draw', name: CLAIMS[claim], value: 0 };
}
