/** The Python post's scores for ends of games: mates infinite, every draw 0, including one that may be claimed. */
import type { ChessState } from '../../games/chess/chess-state.ts';
import type { DrawClaim, Evaluator, Term } from '../evaluator.ts';
import { endTerm, endValue } from '../parts/chess-ends.ts';
import { claimsDraw } from './claims-draw.ts';

type Traits = Pick<
	Evaluator<ChessState>,
	'infinite' | 'dependsOnPly' | 'granularity' | 'claimsDraw'
>;

/** How an evaluator of the post scores the end of a game. */
export interface PythonEnds {
	readonly traits: Traits;
	/** From White's side; null if nothing ends here. */
	value(state: ChessState, ply: number): number | null;
	/** The terms of the same value. */
	terms(state: ChessState, ply: number): readonly Term[] | null;
}

/** @param step the least difference between two values of positions whose game continues */
export function endsAsPublished(step: number): PythonEnds {
	return {
		traits: { infinite: 'mate', dependsOnPly: false, granularity: () => step, claimsDraw },
		value: (state) => endValue(state, Infinity) ?? (claimsDraw(state) === null ? null : 0),
		terms(state) {
			const end = endTerm(state, Infinity) ?? claimTerm(claimsDraw(state));
			return end === null ? null : [end];
		}
	};
}

const CLAIMS: Readonly<Record<DrawClaim, string>> = {
	threefold: 'A draw may be claimed: threefold repetition',
	'fifty-moves': 'A draw may be claimed: fifty moves'
};

/** A claimed draw as the only term of a value; null without a claim. */
export function claimTerm(claim: DrawClaim | null): Term | null {
	return claim === null ? null : { id: 'draw', name: CLAIMS[claim], value: 0 };
}
