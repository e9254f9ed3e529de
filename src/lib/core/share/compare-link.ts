/**
 * Links to a comparison: the position and rules, as in a setup, and the searches to compare. A missing field has its
 * default, and a link without fields is the example comparison; `v` is the version, 1 if missing.
 */
import { fail, type Result } from '../base/result.ts';
import { anyText, choice, type FieldsOf } from '../fields/field.ts';
import { fieldList, type LinkPart, type Texts } from '../fields/field-list.ts';
import type { KeyKind } from '../games/game.ts';
import type { GameId } from '../games/registry.ts';
import {
	KEYS,
	formatDepthRange,
	parseAlgorithms,
	parseDepthRange,
	parseDepthsOf,
	type DepthRange
} from '../search/family/parse-comparison.ts';
import { ALGORITHM_IDS, type AlgorithmId } from '../search/registry.ts';
import { MOST_NODES, SEARCH_FIELDS } from '../search/setup-fields.ts';
import type { Question, SearchSetup } from '../search/setup.ts';
import { PACES, type Pace } from '../trace/paces.ts';
import { PACE_NAMES } from './link-names.ts';
import { STEP } from './link.ts';

/** Limits on the number of compared searches. */
export const FEWEST = 2;
export const MOST = 4;

const DEFAULT_COMPARED: readonly AlgorithmId[] = ['minimax', 'alphabeta'];
const DEFAULT_GAME: GameId = 'tictactoe';
/** Five plies to the end, with deep cutoffs and transpositions: small enough to count at once. */
const DEFAULT_POSITION = '.O..X.O.X';

/** The searches of a comparison and how the page shows them. */
interface Compared {
	/** FEWEST to MOST of them, without duplicates. */
	readonly algorithms: readonly AlgorithmId[];
	/** Which positions count as the same, for tables and for the count of distinct positions. */
	readonly keys: KeyKind;
	/** The plies over which growth is counted, the first at least 1; null: from 1 to the depth of the setup. */
	readonly depths: DepthRange | null;
	/** The unit that keeps the lanes in step, and their current tick. */
	readonly pace: Pace;
	readonly at: number;
	/** The root's moves in the user's own order, ids separated by commas; null: as listed. */
	readonly own: string | null;
	/** Number of sampled orders and their seed, `300:1`; null: the usual number. */
	readonly sample: string | null;
	/** How exact the values of root moves are; null: by the search's own rule. */
	readonly equal: string | null;
}

/** What the searches share, and the comparison; of a setup everything but the search's own algorithm. */
export type CompareValues = Question & Compared;
/** `link` is the link as a whole, for parts of it that belong to no field. */
export type CompareField = keyof CompareValues | LinkPart;
/** The fields as text, from a link or the page's controls. */
export type CompareFields = Texts<CompareField>;

const { game, position, budget } = SEARCH_FIELDS;

/** The fields that all searches of a comparison share. */
export const QUESTION: FieldsOf<Question> = {
	game: { ...game, default: () => DEFAULT_GAME },
	position: {
		...position,
		default: (asked) => (asked.game === DEFAULT_GAME ? DEFAULT_POSITION : position.default(asked))
	},
	root: SEARCH_FIELDS.root,
	depth: SEARCH_FIELDS.depth,
	evaluator: SEARCH_FIELDS.evaluator,
	order: SEARCH_FIELDS.order,
	cut: SEARCH_FIELDS.cut,
	fail: SEARCH_FIELDS.fail,
	ties: SEARCH_FIELDS.ties,
	budget: { ...budget, hint: () => `Each search stops here. Maximum ${MOST_NODES}.` }
};

/** The fields of a comparison's link. Some are parsed by a part of the page, with their errors next to its control. */
export const COMPARE = fieldList<CompareValues>({
	...QUESTION,
	algorithms: {
		label: 'Algorithms',
		about: 'two to four, with commas between them',
		choices: ALGORITHM_IDS,
		parse: parseCompared,
		nearest: readableAlgorithms,
		format: (ids) => ids.join(','),
		default: () => DEFAULT_COMPARED
	},
	keys: KEYS,
	depths: {
		label: 'Depths',
		about: 'plies over which growth is counted: 4, or 1-4',
		usual: 'from 1 to the depth',
		needs: ['game'],
		parse: parseDepths,
		format: (range) => range && formatDepthRange(range),
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
	own: anyText({ label: 'Own order', about: 'the root’s moves in an order of your own' }),
	sample: anyText({
		label: 'Random orders',
		about: 'how many sampled orders, and their seed: 300:1'
	}),
	equal: anyText({ label: 'Precision', about: 'how exact the values of root moves are' })
});

/** The query of a comparison of a search with minimax and alpha-beta: the same problem under the same rules. */
export function comparisonQuery(setup: SearchSetup): string {
	const algorithms = [...new Set([...DEFAULT_COMPARED, setup.algorithm])];
	return COMPARE.query({ ...setup, algorithms });
}

/** FEWEST to MOST ids. Faults: those of `parseAlgorithms`, `algorithms-few`, `algorithms-many`. */
export function parseCompared(text: string): Result<readonly AlgorithmId[]> {
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
