/** The reason for a chess value, from its terms. */
import type { ChessState } from '../../games/chess/chess-state.ts';
import { BISHOP, BLACK, KNIGHT, PAWN, QUEEN, ROOK, WHITE } from '../../games/chess/pieces.ts';
import type { Edge, Reason, Term } from '../evaluator.ts';

/** @param terms of the value of that state; null is returned where an end of the game says it all */
export function chessReason(state: ChessState, terms: readonly Term[]): Reason | null {
	const termOf = (wanted: string): Term | undefined => terms.find(({ id }) => id === wanted);
	const end = termOf('mate') ?? termOf('draw');
	if (end !== undefined) {
		const plies = Math.abs(termOf('plies')?.value ?? 0);
		return plies === 0 ? null : { kind: 'plies', base: end.value, plies };
	}
	const material = termOf('material');
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
