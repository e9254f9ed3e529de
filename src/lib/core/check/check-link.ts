/** Links to a check of one's own program: the tree, what was printed, and what is demanded. */
import { quote } from '../base/clip.ts';
import { fail, ok } from '../base/result.ts';
import { anyText, choice, type FieldsOf } from '../fields/field.ts';
import { fieldList } from '../fields/field-list.ts';
import type { Side } from '../games/game.ts';
import { CUTS } from '../search/rule-texts.ts';
import { DEFAULT_GAME, SEARCH_FIELDS } from '../search/setup-fields.ts';
import { parseNumber } from './printed-words.ts';
import type { Cut } from './runs.ts';
import { USUAL_TREE } from './trees.ts';

export interface Searched {
	/** The tree that was searched, as a typed tree. */
	readonly position: string;
	readonly root: Side;
	/** Null if either is right. */
	readonly cut: Cut | null;
	/** The value of the root that was printed; null if it is not known. */
	readonly value: number | null;
	/** As pasted; null if nothing is. */
	readonly printed: string | null;
}

export interface CheckValues extends Searched {
	/** As pasted, of the second tree; null if nothing is. */
	readonly second: string | null;
}

const AT_TREE = { game: DEFAULT_GAME, position: USUAL_TREE, root: 'max' } as const;

const CUT = choice<Cut, null>('cut', {
	label: SEARCH_FIELDS.cut.label,
	about: 'the rule for cutting that it must follow',
	offered: CUTS,
	usual: 'either is right',
	default: null
});

/** What the page and the command line ask. */
export const SEARCHED: FieldsOf<Searched> = {
	position: {
		label: 'Tree',
		about: 'the tree that your program searched: lists of values in brackets',
		parse: (text, { root }) => SEARCH_FIELDS.position.parse(text, { ...AT_TREE, root }),
		assumed: (text) => SEARCH_FIELDS.position.assumed(text, AT_TREE),
		format: (position) => position,
		default: () => USUAL_TREE
	},
	root: {
		label: SEARCH_FIELDS.root.label,
		about: SEARCH_FIELDS.root.about,
		...(SEARCH_FIELDS.root.choices && { choices: SEARCH_FIELDS.root.choices }),
		options: () => [
			{ id: 'max', name: 'MAX', about: 'MAX moves at the root.' },
			{ id: 'min', name: 'MIN', about: 'MIN moves at the root.' }
		],
		parse: (text) => SEARCH_FIELDS.root.parse(text, AT_TREE),
		format: (root) => root,
		default: () => AT_TREE.root
	},
	cut: {
		...CUT,
		parse: (text, known) => (text === '' ? ok(null) : CUT.parse(text, known)),
		options: () => [
			{ id: '', name: 'Either is right', about: 'Both rules are right; the answer says which.' },
			...CUTS
		],
		optionOf: (cut) => cut ?? ''
	},
	value: {
		label: 'Value',
		about: 'the value of the root that it printed',
		hint: () => 'The value of the root, if your program printed it.',
		usual: 'any',
		parse: (text) => {
			if (text.trim() === '') return ok(null);
			const value = parseNumber(text.trim());
			return value === null ? fail('value-number', `${quote(text)} is not a number.`) : ok(value);
		},
		format: (value) => (value === null ? null : String(value)),
		default: () => null
	},
	printed: anyText({
		label: 'Leaves printed',
		about:
			'what your program printed: the value of each leaf as it was evaluated, or its name and its value'
	})
};

export const CHECK = fieldList<CheckValues>({
	...SEARCHED,
	second: anyText({
		label: 'Printed there',
		about: 'what it printed on the second tree, where several faults print the same on the first'
	})
});
