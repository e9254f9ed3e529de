/**
 * Links to a match: its plan, which determines every game, and the game and ply on view. Defaults are omitted;
 * without any field it is the R post's engine against the random mover.
 */
import { fail, ok } from '../base/result.ts';
import { MATCH, type MatchSetup } from '../engines/seats.ts';
import { fieldList, type LinkPart } from '../fields/field-list.ts';
import { parseStep } from '../fields/parse-step.ts';
import { STEP } from './link.ts';

/** The game of a match on view. */
interface Shown {
	/** Number of the game on view, from 1; null for none. */
	readonly show: number | null;
	/** The ply in that game, from 0. */
	readonly at: number;
}

/** A match and what is shown of it. */
export type MatchValues = MatchSetup & Shown;

/** `link` is the link as a whole, for parts of it that belong to no field. */
export type MatchLinkField = keyof MatchValues | LinkPart;

/** The fields of a match's link. */
export const MATCHES = fieldList<MatchValues>({
	...MATCH.fields,
	show: {
		label: 'Game on view',
		about: 'the number of the game on view, from 1',
		momentary: true,
		needs: ['games'],
		parse: (text, { games }) => {
			const number = parseStep(text);
			return !number.ok || (number.value >= 1 && number.value <= games)
				? number
				: fail(
						'show-range',
						`This match has no game ${number.value}: its games are numbered 1 to ${games}.`
					);
		},
		format: (show) => (show === null ? null : String(show)),
		default: () => null
	},
	at: {
		...STEP,
		label: 'Ply on view',
		about: 'the ply in that game, from 0',
		needs: ['games', 'show'],
		parse: (text, { show }) => {
			const ply = parseStep(text);
			return ply.ok && show === null ? ok(0) : ply;
		},
		format: (at, { show }) => (show === null ? null : String(at))
	}
});
