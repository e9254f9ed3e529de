import type { ChessState } from '../../games/chess/chess-state.ts';
import type { Term } from '../evaluator.ts';

/**
 * The value of the end of a chess game, from White's side: `mate` to the side that gives it, 0 for each draw by the
 * rules; null if the game is not over.
 */
export function endValue(state: ChessState, mate: number): number | null {
	const ending = state.ending();
	if (ending === null) return null;
	if (ending !== 'checkmate') return 0;
	return state.maxToMove() ? -mate : mate;
}

/** The same as the only term of a value. */
export function endTerm(state: ChessState, mate: number): Term | null {
	const value = endValue(state, mate);
	if (value === null) return null;
	const ending = state.ending();
	return ending === 'checkmate'
		? { id: 'mate', name: 'Checkmate', value }
		: { id: 'draw', name: `Draw: ${String(ending).replaceAll('-', ' ')}`, value };
}
