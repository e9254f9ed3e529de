import type { KrkState } from '../../games/krk/krk-state.ts';
import { blackKingOf, rookOf, whiteKingOf } from '../../games/krk/placement.ts';
import type { Profile } from '../../games/krk/profile/profile.ts';
import { freeSquares } from './free-squares.ts';
import { LEVEL_THREE_VALUE, MUTED_VALUE } from './levels/layer.ts';
import { DRAW_VALUE, MATE_VALUE } from './paper-value.ts';
import type { Reading } from '../../games/krk/profile/readings.ts';

/**
 * The value of a leaf of a search, from Black's side, by the options of a profile: its ending, or the free squares of
 * the black king. The third occurrence of a board has the value +1000 plus its squares.
 *
 * @param ply its distance from the root of the search, and `depth` the search depth in plies
 */
export function stateValue(state: KrkState, profile: Profile, ply: number, depth: number): number {
	const ending = state.ending();
	if (ending !== null && isMuted(state, profile, ply, depth)) return MUTED_VALUE;
	switch (ending) {
		case 'checkmate':
			return mateValue(profile, ply);
		case 'stalemate':
		case 'insufficient-material':
			return DRAW_VALUE;
		case 'threefold':
			return DRAW_VALUE + squaresOf(state.id, profile.reading);
		case 'fifty-moves':
			return profile.fiftyValue === 'plus-1000' ? DRAW_VALUE : squaresOf(state.id, profile.reading);
		case null:
			return squaresOf(state.id, profile.reading);
	}
}

/** The released program's search for Black gives every ending before the last level the same value. */
function isMuted(state: KrkState, profile: Profile, ply: number, depth: number): boolean {
	const isInside = ply > 0 && ply < depth;
	return isInside && profile.blackTerminal === 'minus-one' && state.rootTurn(ply) === 'black';
}

function mateValue({ levelThreeMate, mates }: Profile, ply: number): number {
	if (levelThreeMate === 'minus-900' && ply === 3) return LEVEL_THREE_VALUE;
	return mates === 'depth' ? MATE_VALUE + ply : MATE_VALUE;
}

function squaresOf(id: number, reading: Reading): number {
	return freeSquares(blackKingOf(id), rookOf(id), whiteKingOf(id), reading);
}
