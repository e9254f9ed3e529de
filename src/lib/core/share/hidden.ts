/**
 * What a link of the explorer hides, for an assignment: unlike `future`, no control of the page shows it again. Future
 * steps and values together are all answers.
 */
import { ok } from '../base/result.ts';
import { choice, type Field } from '../fields/field.ts';

export const HIDDEN = ['future', 'values', 'answers'] as const;
export type Hidden = (typeof HIDDEN)[number];

const ONE = choice('hide', {
	label: 'Hidden',
	about: 'what the page keeps hidden: the steps after the linked one, the values, or all answers',
	ids: HIDDEN,
	default: 'answers',
	unknown: (quoted) => `Nothing is hidden by ${quoted}, so all answers are`
});

export const HIDE: Field<readonly Hidden[]> = {
	label: ONE.label,
	about: ONE.about,
	choices: HIDDEN,
	usual: 'nothing',
	parse: (text) => {
		const hidden: Hidden[] = [];
		for (const id of text === '' ? [] : text.split(',')) {
			const one = ONE.parse(id, {});
			if (!one.ok) return one;
			hidden.push(one.value);
		}
		return ok(hidden);
	},
	format: String,
	default: () => [],
	// A slip of the pen shows nothing that was to be hidden.
	nearest: () => ['answers']
};
