import type { KrkState } from '../../games/krk/krk-state.ts';
import type { Profile } from '../../games/krk/profile/profile.ts';
import type { Term } from '../evaluator.ts';
import { DRAW_VALUE, MATE_VALUE } from './paper-value.ts';
import { stateValue } from './state-value.ts';

/** The terms of `stateValue`, from Black's side: the ending, the plies to a mate, the free squares. */
export function stateTerms(
	state: KrkState,
	profile: Profile,
	ply: number,
	depth: number
): readonly Term[] {
	const value = stateValue(state, profile, ply, depth);
	const ending = state.ending();
	const squares = (worth: number): Term => ({
		id: 'free-squares',
		name: 'Squares left to the black king',
		value: worth
	});
	if (ending === null) return [squares(value)];
	const base = ending === 'checkmate' ? MATE_VALUE : DRAW_VALUE;
	const end = (worth: number): Term => ({
		id: ending === 'checkmate' ? 'mate' : 'draw',
		name: ending === 'checkmate' ? 'Checkmate' : `Draw: ${ending.replaceAll('-', ' ')}`,
		value: worth
	});
	const rest = value - base;
	if (rest === 0) return [end(value)];
	switch (ending) {
		case 'threefold':
			return value > base ? [end(base), squares(rest)] : [end(value)];
		case 'fifty-moves':
			// Some profiles let the game continue, and count squares; others give the ending no value of its own.
			return value < 0 ? [end(value)] : [squares(value)];
		case 'checkmate':
			return profile.mates === 'depth' && rest === ply
				? [end(base), { id: 'plies', name: 'Plies from the root', value: rest }]
				: [end(value)];
		default:
			return [end(value)];
	}
}
