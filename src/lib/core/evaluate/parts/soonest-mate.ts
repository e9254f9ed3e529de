/**
 * Ends of chess games in the corrected evaluators: a mate is worth less the later it comes. If all mates are equal,
 * a search prefers none of them, and an engine can put off a mate in one for as long as the rules let it.
 */
import type { ChessState } from '../../games/chess/chess-state.ts';
import type { Term } from '../evaluator.ts';
import { endTerm, endValue } from './chess-ends.ts';

/** The least difference between two mates: a ply. */
export const MATE_STEP = 1;

/**
 * `mate` minus the plies to it for the side that gives it, 0 for each draw by the rules, from White's side; null if
 * the game is not over.
 * @param mate more than the value of any position, the plies of the deepest search included
 */
export function soonestValue(state: ChessState, mate: number, ply: number): number | null {
	return endValue(state, mate - ply);
}

/** The terms of the same value. */
export function soonestTerms(state: ChessState, mate: number, ply: number): readonly Term[] | null {
	const end = endTerm(state, mate);
	if (end === null) return null;
	if (end.id !== 'mate') return [end];
	const value = end.value > 0 ? 0 - ply : ply;
	return [end, { id: 'plies', name: 'Plies from the root', value }];
}
