/**
 * Links to a comparison: the position and rules, as in a setup, and the searches to compare. A missing field has its
 * default, and a link without fields is the example comparison; `v` is the version, 1 if missing.
 */
import { listChoices } from '../base/choices.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { KeyKind } from '../games/game.ts';
import { gameOf } from '../games/registry.ts';
import {
	formatDepthRange,
	parseAlgorithms,
	parseDepthRange,
	parseKeys,
	type DepthRange
} from '../search/family/parse-comparison.ts';
import { ALGORITHM_IDS, type AlgorithmId } from '../search/registry.ts';
import {
	parseSetup,
	setupFields,
	type FieldFault,
	type SetupField,
	type SetupFields
} from '../search/parse-setup.ts';
import type { SearchSetup } from '../search/setup.ts';
import { PACES, type Pace } from '../trace/paces.ts';
import { PACE_NAMES } from './link-names.ts';
import { encodeReadably, LINK_VERSION, parseStep, parseVersion, strayFault } from './link.ts';

/** Limits on the number of compared searches. */
export const FEWEST = 2;
export const MOST = 4;

export const DEFAULT_COMPARED: readonly AlgorithmId[] = ['minimax', 'alphabeta', 'pvs', 'tt'];
const DEFAULT_GAME = 'tictactoe';
/** Five plies to the end, with deep cutoffs and transpositions: small enough to count at once. */
const DEFAULT_POSITION = '.O..X.O.X';

/** The fields that all searches of a comparison share, by their names in links. */
export const QUESTION_FIELDS = [
	'game',
	'position',
	'root',
	'depth',
	'evaluator',
	'order',
	'cut',
	'fail',
	'ties',
	'budget'
] as const satisfies readonly SetupField[];

const OWN_FIELDS = [
	'algorithms',
	'keys',
	'depths',
	'pace',
	'at',
	'own',
	'sample',
	'equal',
	'v'
] as const;

/** Fields that a part of the page parses itself, with their errors next to its control. */
const TEXT_FIELDS = ['own', 'sample', 'equal'] as const;
type TextField = (typeof TEXT_FIELDS)[number];

const DEFAULT_PACE: Pace = 'node';

/** `link` is the link as a whole, for parts of it that belong to no field. */
export type CompareField = (typeof QUESTION_FIELDS)[number] | (typeof OWN_FIELDS)[number] | 'link';
/** The fields as text, from a link or the page's controls. */
export type CompareFields = Readonly<Partial<Record<CompareField, string>>>;

const FIELDS: ReadonlySet<string> = new Set([...QUESTION_FIELDS, ...OWN_FIELDS]);

export interface CompareState {
	/** The shared setup; its own algorithm is ignored. */
	readonly setup: SearchSetup;
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

export interface ParsedComparison {
	readonly state: CompareState;
	/** The faults by field. The nearest valid value replaces each faulty field. */
	readonly faults: readonly FieldFault<CompareField>[];
}

/** Reads the query of a link (with or without `?`). Never fails: faults are part of the result. */
export function parseCompareLink(query: string): ParsedComparison {
	const params = new URLSearchParams(query);
	const fields: Partial<Record<CompareField, string>> = {};
	for (const field of [...QUESTION_FIELDS, ...OWN_FIELDS]) {
		const text = params.get(field);
		if (text !== null) fields[field] = text;
	}
	const { state, faults } = parseCompareFields(fields);
	// A later version may have fields that are unknown here.
	const isOurs = (params.get('v') ?? LINK_VERSION) === LINK_VERSION;
	const names = [...params.keys()].filter((name) => isOurs || FIELDS.has(name));
	const stray = strayFault(names, FIELDS);
	return { state, faults: stray === null ? faults : [...faults, { field: 'link', fault: stray }] };
}

/** Parses every field; a missing one gets its default, a wrong one its default and a fault. */
export function parseCompareFields(fields: CompareFields): ParsedComparison {
	const given = questionFields(fields);
	const { setup, faults: setupFaults } = parseSetup(given);
	// Only fields that were passed in can be at fault.
	const faults = [...setupFaults] as FieldFault<CompareField>[];
	const take = <T>(
		field: CompareField,
		parse: (text: string) => Result<T>,
		fallback: (text: string) => T
	): T | null => {
		const text = fields[field];
		if (text === undefined) return null;
		const result = parse(text);
		if (result.ok) return result.value;
		faults.push({ field, fault: result.fault });
		return fallback(text);
	};
	take('v', parseVersion, () => LINK_VERSION);
	const algorithms = take('algorithms', parseCompared, readableAlgorithms);
	// Fields written for an unknown game would only add more, misleading faults.
	const isGameKnown = faults.every(({ field }) => field !== 'game');
	const keys = take<KeyKind>(
		'keys',
		(text) => (isGameKnown ? parseKeys(text, setup) : ok('exact' as const)),
		() => 'exact'
	);
	const depths = take<DepthRange | null>(
		'depths',
		(text) => (isGameKnown ? parseDepths(text, setup) : ok(null)),
		() => null
	);
	const texts = Object.fromEntries(
		TEXT_FIELDS.map((field) => [field, fields[field] ?? null])
	) as Record<TextField, string | null>;
	return {
		state: {
			setup,
			algorithms: algorithms ?? DEFAULT_COMPARED,
			keys: keys ?? 'exact',
			depths,
			pace: take<Pace>('pace', parsePace, () => DEFAULT_PACE) ?? DEFAULT_PACE,
			at: take('at', parseStep, () => 0) ?? 0,
			...texts
		},
		faults
	};
}

/** A state as the text of its fields; `parseCompareFields` reads it without a fault. */
export function compareFields(state: CompareState): CompareFields {
	const { setup, algorithms, keys, depths, pace, at } = state;
	const asked = setupFields(setup);
	const present = <Field extends string>(
		names: readonly Field[],
		texts: Readonly<Partial<Record<Field, string | null>>>
	): CompareFields =>
		Object.fromEntries(names.flatMap((name) => (texts[name] == null ? [] : [[name, texts[name]]])));
	return {
		...present(QUESTION_FIELDS, asked),
		algorithms: algorithms.join(','),
		keys,
		...(depths === null ? {} : { depths: formatDepthRange(depths) }),
		pace,
		at: String(at),
		...present(TEXT_FIELDS, state)
	};
}

/** The query of a state, without `?` and without defaults; empty for the example comparison. */
export function formatCompareLink(state: CompareState): string {
	const { game } = state.setup;
	const defaults: CompareFields = {
		...compareFields(parseCompareFields({ game }).state),
		game: DEFAULT_GAME
	};
	return Object.entries(compareFields(state))
		.filter(([name, value]) => value !== defaults[name as CompareField])
		.map(([name, value]) => `${name}=${encodeReadably(value)}`)
		.join('&');
}

function parsePace(text: string): Result<Pace> {
	const pace = PACES.find((one) => one === text);
	return pace === undefined
		? fail(
				'pace-unknown',
				`Searches cannot be synchronised by “${text.slice(0, 24)}”; choose ${listChoices(PACES, (id) => PACE_NAMES[id])}.`
			)
		: ok(pace);
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
function parseDepths(text: string, setup: SearchSetup): Result<DepthRange> {
	const range = parseDepthRange(text);
	if (!range.ok) return range;
	if (range.value.first === 0) {
		return fail('depths-from', 'Growth starts at 1 ply. At 0 there is only the root.', 0);
	}
	for (const depth of [range.value.first, range.value.last]) {
		const { faults } = parseSetup({ ...setupFields(setup), depth: String(depth) });
		const wrong = faults.find(({ field }) => field === 'depth');
		if (wrong !== undefined) return { ok: false, fault: wrong.fault };
	}
	return range;
}

function questionFields(fields: CompareFields): SetupFields {
	const given: Partial<Record<SetupField, string>> = { game: DEFAULT_GAME };
	for (const field of QUESTION_FIELDS) {
		const text = fields[field];
		if (text !== undefined) given[field] = text;
	}
	if (given.game === gameOf(DEFAULT_GAME).id) given.position ??= DEFAULT_POSITION;
	return given;
}
