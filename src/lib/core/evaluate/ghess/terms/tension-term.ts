import type { GhessTermCode } from '../ghess-term.ts';
import { attacksOf, type OwnSquare } from '../tension.ts';

const ABOUT: Readonly<Record<OwnSquare, string>> = {
	counted:
		'Attacked squares, 1 for each piece on each; a sliding piece counts its own (as published).',
	'left-out': 'Attacked squares, 1 for each piece on each.'
};

export function tension(ownSquare: OwnSquare): GhessTermCode {
	return {
		id: 'tension',
		about: ABOUT[ownSquare],
		weight: 1,
		count: (state, colour) => attacksOf(state, colour, ownSquare)
	};
}
