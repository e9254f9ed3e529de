/** The reason for a chess value, from its terms. */
import type { ChessState } from '../../games/chess/chess-state.ts';
import { BISHOP, BLACK, KNIGHT, PAWN, QUEEN, ROOK, WHITE } from '../../games/chess/pieces.ts';
import type { Edge, Reason, Term } from '../evaluator.ts';

/** @param terms of the value of that state; null is returned where an end of the game is its only term */
export function chessReason(state: ChessState, terms: readonly Term[]): Reason | null {
	if (terms.some(({ id }) => id === 'mate' || id === 'draw')) return null;
	const material = terms.find(({ id }) => id === 'material');
	return {
		kind: 'terms',
		material: material === undefined ? null : { edge: edgeOf(state), value: material.value },
		others: terms.filter(({ id, value }) => id !== 'material' && value !== 0)
	};
}

function edgeOf(state: ChessState): Edge {
	const edge = (kind: number): number => state.count(WHITE | kind) - state.count(BLACK | kind);
	return {
		pawn: edge(PAWN),
		knight: edge(KNIGHT),
		bishop: edge(BISHOP),
		rook: edge(ROOK),
		queen: edge(QUEEN)
	};
}
