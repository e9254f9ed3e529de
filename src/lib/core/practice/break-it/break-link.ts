/** Links to Break it: which faulty search, the rule of both searches, and the tree that is tried. */
import { ok } from '../../base/result.ts';
import { whole } from '../../fields/field.ts';
import { fieldList, type LinkPart } from '../../fields/field-list.ts';
import { factsOf } from '../../games/registry.ts';
import { SEARCH_FIELDS } from '../../search/setup-fields.ts';
import type { SearchSetup } from '../../search/setup.ts';
import { FAULTY_SEARCHES } from './faulty-searches.ts';

export interface BreakValues extends Pick<SearchSetup, 'root' | 'cut'> {
	/** From 1. */
	readonly search: number;
	/** Null before a tree is typed. */
	readonly position: string | null;
	readonly step: number;
}

export type BreakField = keyof BreakValues | LinkPart;

const MOST_STEP = 100_000;

type Asked = Pick<BreakValues, 'root' | 'position'>;

export const BREAK_IT = fieldList<BreakValues>({
	search: whole({
		label: 'Faulty search',
		about: `which of the faulty searches, 1 to ${FAULTY_SEARCHES.length}`,
		least: 1,
		most: FAULTY_SEARCHES.length,
		code: 'search-range',
		wrong: (quoted) =>
			`There is no faulty search ${quoted}: there are 1 to ${FAULTY_SEARCHES.length}.`,
		default: 1
	}),
	cut: SEARCH_FIELDS.cut,
	position: {
		...SEARCH_FIELDS.position,
		label: 'Tree',
		about: 'the tree that is tried, in brackets: [[3,5],[2,9]]',
		hint: () => 'Lists in brackets, such as [[3,5],[2,9]].',
		size: 34,
		usual: 'none yet',
		needs: [],
		parse: (text, asked) =>
			text.trim() === '' ? ok(null) : SEARCH_FIELDS.position.parse(text, inTree(asked)),
		assumed: () => null,
		format: (position) => position,
		default: () => null
	},
	root: {
		...SEARCH_FIELDS.root,
		needs: [],
		shown: () => true,
		options: () => SEARCH_FIELDS.root.options?.(inTree({ root: 'max', position: null })) ?? [],
		usual: 'max',
		parse: (text, asked) => SEARCH_FIELDS.root.parse(text, inTree(asked)),
		format: (root) => root,
		default: () => 'max'
	},
	step: whole({
		label: 'Step',
		about: 'the step of both searches, from 0',
		momentary: true,
		least: 0,
		most: MOST_STEP,
		code: 'step-range',
		wrong: (quoted) => `${quoted} is not a step: give a whole number from 0.`,
		default: 0
	})
});

/** As a position of a typed tree. */
function inTree(asked: Asked): Pick<SearchSetup, 'game' | 'root' | 'position'> {
	return {
		game: 'tree',
		get root() {
			return asked.root;
		},
		get position() {
			return asked.position ?? factsOf('tree').defaultPosition;
		}
	};
}
