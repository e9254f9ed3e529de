/** Reads the command line of a comparison: the searches, the depths, the position. */
import { ok, type Result } from '../lib/core/base/result.ts';
import { fieldList } from '../lib/core/fields/field-list.ts';
import type { KeyKind } from '../lib/core/games/game.ts';
import {
	formatDepthRange,
	KEYS,
	parseAlgorithms,
	parseDepthsOf
} from '../lib/core/search/family/parse-comparison.ts';
import type { AlgorithmId } from '../lib/core/search/registry.ts';
import { SETUP, formatDepth, SEARCH_FIELDS } from '../lib/core/search/setup-fields.ts';
import type { SearchSetup } from '../lib/core/search/setup.ts';
import type { CliFault } from './fault.ts';
import { readForm, type Form } from './form.ts';
import { readFields } from './read-fields.ts';
import { readWords } from './words.ts';

/** The fields that describe each search of a comparison, and the searches. */
interface Compared extends Omit<SearchSetup, 'algorithm' | 'depth' | 'open' | 'ties' | 'shadow'> {
	readonly algorithms: readonly AlgorithmId[];
	/** In plies, shallow ones first; null is the whole tree, and alone. */
	readonly depths: readonly [number | null, ...(number | null)[]];
	readonly keys: KeyKind;
}

const { game, position, root, depth, evaluator, order, cut, fail, budget } = SEARCH_FIELDS;

/** The options of a comparison. Its page starts from an example, and takes two to four searches and no depth 0. */
export const COMPARE_OPTIONS = fieldList<Compared>({
	game,
	position,
	root,
	evaluator,
	order,
	cut,
	fail,
	budget: { ...budget, about: 'the most nodes that each search may visit' },
	algorithms: {
		label: 'Algorithms',
		about: 'one or more, with commas between them',
		parse: parseAlgorithms,
		format: (ids) => ids.join(','),
		default: () => ['minimax', 'alphabeta']
	},
	depths: {
		label: 'Depths',
		about: 'plies below the root: 4, or 1-4, or whole',
		usual: 'the game’s default depth',
		needs: ['game'],
		parse: (text, asked) => {
			const range = text === 'whole' ? depth.parse(text, asked) : parseDepthsOf(text, asked);
			if (!range.ok) return range;
			if (range.value === null || typeof range.value === 'number') return ok([range.value]);
			const { first, last } = range.value;
			return ok([first, ...Array.from({ length: last - first }, (_, i) => first + 1 + i)]);
		},
		format: (depths) => {
			const [first, last = null] = [depths[0], depths.at(-1)];
			return first === null || last === null
				? formatDepth(null)
				: formatDepthRange({ first, last });
		},
		default: (asked) => [depth.default(asked)]
	},
	keys: KEYS
});

export interface ComparePlan {
	readonly algorithms: readonly AlgorithmId[];
	/** One setup for each depth, shallow ones first. */
	readonly setups: readonly [SearchSetup, ...SearchSetup[]];
	readonly keys: KeyKind;
	/** What is assumed about the position, in a sentence; null if nothing is. */
	readonly assumed: string | null;
	readonly form: Form;
}

/** @param argv the words after `compare` */
export function readComparePlan(argv: readonly string[]): Result<ComparePlan, CliFault> {
	const read = readWords(argv, {
		command: 'compare',
		values: COMPARE_OPTIONS.names,
		switches: ['csv', 'json']
	});
	if (!read.ok) return read;
	const { values, switches } = read.value;
	const form = readForm(switches);
	if (!form.ok) return form;
	const plan = readFields(COMPARE_OPTIONS, values);
	if (!plan.ok) return plan;
	const { assumed } = plan.value;
	const { algorithms, depths, keys, ...asked } = plan.value.values;
	const setupTo = (plies: number | null): SearchSetup => ({
		...SETUP.defaults,
		...asked,
		depth: plies
	});
	const [first, ...deeper] = depths;
	const setups = [setupTo(first), ...deeper.map(setupTo)] as const;
	return ok({ algorithms, setups, keys, assumed, form: form.value });
}
