/** The options of a comparison: the searches, the depths, the position. */
import { ok } from '../lib/core/base/result.ts';
import { COMPARISON_COLUMNS } from '../lib/core/columns/comparison.ts';
import { meaningLines, optionLines } from '../lib/core/fields/describe.ts';
import { fieldList } from '../lib/core/fields/field-list.ts';
import type { KeyKind } from '../lib/core/games/game.ts';
import {
	formatDepthRange,
	KEYS,
	parseAlgorithms,
	parseDepthsOf
} from '../lib/core/search/family/parse-comparison.ts';
import { algorithmOf, ALGORITHM_IDS, type AlgorithmId } from '../lib/core/search/registry.ts';
import { formatDepth, SEARCH_FIELDS } from '../lib/core/search/setup-fields.ts';
import type { SearchSetup } from '../lib/core/search/setup.ts';
import type { Form } from './command.ts';

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

const algorithms = ALGORITHM_IDS.map((id) => `  ${id.padEnd(11)} ${algorithmOf(id).about}`).join(
	'\n'
);
const withRules = ALGORITHM_IDS.filter((id) => algorithmOf(id).needs.includes('rules')).join(', ');

/** The output of `compare --help`. */
export const COMPARE_USAGE = `Runs several algorithms on the same position and counts the cost of each.

  npm run --silent plyscope -- compare [options] [--csv | --json]

${optionLines(COMPARE_OPTIONS, ['game', 'position', 'root', 'evaluator', 'order', 'cut', 'fail'])}
  --game, --position, --root, --evaluator, --order, --cut, --fail: as for search (plyscope --help)

Algorithms:
${algorithms}
--cut and --fail apply to ${withRules}; the others cut on equality
and fail soft, as published.

Columns:
${meaningLines(COMPARISON_COLUMNS.map(({ id, about = '' }) => [id, about]))}

An infinite value is Infinity or -Infinity, in JSON as a string; what is not known is empty in CSV.
`;
