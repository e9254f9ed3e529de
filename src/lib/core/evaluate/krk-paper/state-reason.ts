import type { KrkState } from '../../games/krk/krk-state.ts';
import { blackKingOf, rookOf, whiteKingOf } from '../../games/krk/placement.ts';
import type { Profile } from '../../games/krk/profile/profile.ts';
import type { Reason } from '../evaluator.ts';
import { regionSize } from './free-squares.ts';
import { stateTerms } from './state-terms.ts';

/** The reason for `stateValue`: the sum of the free squares, or the plies to a mate; null for any other ending. */
export function stateReason(
	state: KrkState,
	profile: Profile,
	ply: number,
	depth: number
): Reason | null {
	const terms = stateTerms(state, profile, ply, depth);
	const valueOf = (id: string): number | null =>
		terms.find((term) => term.id === id)?.value ?? null;
	const plies = valueOf('plies');
	if (plies !== null) return { kind: 'plies', base: valueOf('mate') ?? 0, plies };
	const squares = valueOf('free-squares');
	if (squares === null) return null;
	const { id } = state;
	const region = regionSize(blackKingOf(id), rookOf(id), whiteKingOf(id), profile.reading);
	const taken = region - squares;
	return { kind: 'free-squares', region, taken, squares, added: valueOf('draw') ?? 0 };
}
