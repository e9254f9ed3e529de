import type { KrkState } from '../../games/krk/krk-state.ts';
import { blackKingOf, rookOf, whiteKingOf } from '../../games/krk/placement.ts';
import { freeSquares } from './free-squares.ts';
import { DRAW_VALUE } from './paper-value.ts';
import type { Reading } from './readings.ts';

/**
 * What a node of a search is worth where it goes no further, from Black's side: its ending, or the squares left
 * to the black king. A position that only the fifty moves have ended is worth its squares, as in the paper's
 * program and against its text; a board that comes about for the third time +1000 and its squares.
 *
 * @param mate what a checkmate is worth
 */
export function stateValue(state: KrkState, reading: Reading, mate: number): number {
	switch (state.ending()) {
		case 'checkmate':
			return mate;
		case 'stalemate':
		case 'insufficient-material':
			return DRAW_VALUE;
		case 'threefold':
			return DRAW_VALUE + squaresOf(state.id, reading);
		case 'fifty-moves':
		case null:
			return squaresOf(state.id, reading);
	}
}

function squaresOf(id: number, reading: Reading): number {
	return freeSquares(blackKingOf(id), rookOf(id), whiteKingOf(id), reading);
}
