/**
 * Links to a comparison: the position and rules, as in a setup, and the searches to compare. A missing field has its
 * default, and a link without fields is the example comparison; `v` is the version, 1 if missing.
 */
import { fail, type Result } from '../base/result.ts';
import { anyText, choice, type ValuesOf } from '../fields/field.ts';
import { fieldList, type LinkPart, type Texts } from '../fields/field-list.ts';
import {
	KEYS,
	formatDepthRange,
	parseAlgorithms,
	parseDepthRange,
	parseDepthsOf,
	type DepthRange
} from '../search/family/parse-comparison.ts';
import { ALGORITHM_IDS, type AlgorithmId } from '../search/registry.ts';
import type { Question } from '../search/setup.ts';
import { PACES } from '../trace/paces.ts';
import { DEFAULT_COMPARED, QUESTION } from './comparison-query.ts';
import { STEP } from './link.ts';
import { PAGE_VIEW_NAMES } from './page-views.ts';

/** Limits on the number of compared searches. */
export const FEWEST = 2;
export const MOST = 4;

/** How the searches side by side move together. */
export const PACE_NAMES = {
	step: 'By step',
	node: 'By node visited',
	'root-move': 'By root move'
} as const;

/** The searches of a comparison and how the page shows them. */
const COMPARED_FIELDS = {
	/** FEWEST to MOST of them, without duplicates. */
	algorithms: {
		label: 'Algorithms',
		about: 'two to four, with commas between them',
		choices: ALGORITHM_IDS,
		parse: parseCompared,
		nearest: readableAlgorithms,
		format: (ids: readonly AlgorithmId[]) => ids.join(','),
		default: () => DEFAULT_COMPARED
	},
	/** Which positions count as the same, for tables and for the count of distinct positions. */
	keys: KEYS,
	/** The first is at least 1; null: from 1 to the depth of the setup. */
	depths: {
		label: 'Depths',
		about: 'plies over which growth is counted: 4, or 1-4',
		usual: 'from 1 to the depth',
		needs: ['game'],
		parse: parseDepths,
		format: (range: DepthRange | null) => range && formatDepthRange(range),
		default: () => null
	},
	pace: choice('pace', {
		label: 'Side by side',
		about: 'the unit that keeps the searches in step',
		ids: PACES,
		names: PACE_NAMES,
		unknown: (quoted) => `Searches cannot be synchronised by ${quoted}`,
		default: 'node'
	}),
	at: { ...STEP, about: 'the current tick of the searches side by side, from 0' },
	view: choice('view', {
		label: 'View',
		about: 'the layout: the page, or two trees and four columns for a lecture',
		names: PAGE_VIEW_NAMES,
		default: 'page'
	}),
	/** Ids of moves, separated by commas; null: as listed. */
	own: anyText({ label: 'Own order', about: 'the root’s moves in an order of your own' }),
	/** Null: the usual number. */
	sample: anyText({
		label: 'Random orders',
		about: 'how many sampled orders, and their seed: 300:1'
	}),
	/** Null: by the search's own rule. */
	equal: anyText({ label: 'Precision', about: 'how exact the values of root moves are' })
} as const;

/** What the searches share, and the comparison; of a setup everything but the search's own algorithm. */
export type CompareValues = Question & ValuesOf<typeof COMPARED_FIELDS>;
/** `link` is the link as a whole, for parts of it that belong to no field. */
export type CompareField = keyof CompareValues | LinkPart;
/** The fields as text, from a link or the page's controls. */
export type CompareFields = Texts<CompareField>;

/** The fields of a comparison's link. Some are parsed by a part of the page, with their errors next to its control. */
export const COMPARE = fieldList<CompareValues>({ ...QUESTION, ...COMPARED_FIELDS });

/** FEWEST to MOST ids. Faults: those of `parseAlgorithms`, `algorithms-few`, `algorithms-many`. */
function parseCompared(text: string): Result<readonly AlgorithmId[]> {
	const parsed = parseAlgorithms(text);
	if (!parsed.ok) return parsed;
	const count = parsed.value.length;
	if (count < FEWEST) {
		return fail('algorithms-few', 'A comparison takes at least two searches: choose another one.');
	}
	return count > MOST
		? fail(
				'algorithms-many',
				`Four searches can be compared at a time, not ${count}: remove one first.`
			)
		: parsed;
}

/** The readable ids, up to the most that can be compared; the default if there are too few. */
function readableAlgorithms(text: string): readonly AlgorithmId[] {
	const names = text.split(',');
	const known = ALGORITHM_IDS.filter((id) => names.includes(id));
	known.sort((one, other) => names.indexOf(one) - names.indexOf(other));
	return known.length < FEWEST ? DEFAULT_COMPARED : known.slice(0, MOST);
}

/** A range of depths that are valid for the game of a setup, from 1 ply. */
function parseDepths(text: string, question: Question): Result<DepthRange> {
	const range = parseDepthRange(text);
	return range.ok && range.value.first === 0
		? fail('depths-from', 'Growth starts at 1 ply. At 0 there is only the root.', 0)
		: parseDepthsOf(text, question);
}
