/**
 * Links to a comparison: the question, as a setup has it, and who is asked. A field left out means its default,
 * which without any is the prepared example; `v` names the version, 1 where none stands.
 */
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
import { encodeReadably, LINK_VERSION, parseStep, parseVersion, strayFault } from './link.ts';

/** How many searches stand beside each other. */
export const FEWEST = 2;
export const MOST = 4;

export const DEFAULT_COMPARED: readonly AlgorithmId[] = ['minimax', 'alphabeta', 'pvs', 'tt'];
const DEFAULT_GAME = 'tictactoe';
/** Five plies to the end, with deep cutoffs and transpositions: small enough to be counted at once. */
const DEFAULT_POSITION = '.O..X.O.X';

/** What all searches of a comparison have in common, as it is named in links. */
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

/** The fields that a part of the page reads for itself, and says beside its control what is wrong with them. */
const TEXT_FIELDS = ['own', 'sample', 'equal'] as const;
type TextField = (typeof TEXT_FIELDS)[number];

const DEFAULT_PACE: Pace = 'node';

/** `link` stands for the link as a whole: what in it belongs to no field. */
export type CompareField = (typeof QUESTION_FIELDS)[number] | (typeof OWN_FIELDS)[number] | 'link';
/** The fields as text, as a link and the page's controls give them. */
export type CompareFields = Readonly<Partial<Record<CompareField, string>>>;

const FIELDS: ReadonlySet<string> = new Set([...QUESTION_FIELDS, ...OWN_FIELDS]);

export interface CompareState {
	/** The question; the setup's own algorithm does not matter. */
	readonly setup: SearchSetup;
	/** FEWEST to MOST of them, none twice. */
	readonly algorithms: readonly AlgorithmId[];
	/** Which positions are taken for one, by tables and in the count of distinct positions. */
	readonly keys: KeyKind;
	/** The plies over which growth is counted, the first at least 1; null: from 1 to the depth of the question. */
	readonly depths: DepthRange | null;
	/** What the searches side by side are kept together by, and the tick at which they stand. */
	readonly pace: Pace;
	readonly at: number;
	/** The root's moves in somebody's order, ids with commas between them; null: as listed. */
	readonly own: string | null;
	/** How many orders are drawn, and from which seed, `300:1`; null: as many as usual. */
	readonly sample: string | null;
	/** How exactly the root's moves are known; null: as the search leaves them. */
	readonly equal: string | null;
}

export interface ParsedComparison {
	readonly state: CompareState;
	/** What was wrong, field by field; the nearest thing that can be compared stands in for those. */
	readonly faults: readonly FieldFault<CompareField>[];
}

/** Reads the query of a link (with or without `?`). Never fails: faults stand beside the rest. */
export function parseCompareLink(query: string): ParsedComparison {
	const params = new URLSearchParams(query);
	const fields: Partial<Record<CompareField, string>> = {};
	for (const field of [...QUESTION_FIELDS, ...OWN_FIELDS]) {
		const text = params.get(field);
		if (text !== null) fields[field] = text;
	}
	const { state, faults } = parseCompareFields(fields);
	// A later version may well have fields that this one does not know.
	const isOurs = (params.get('v') ?? LINK_VERSION) === LINK_VERSION;
	const names = [...params.keys()].filter((name) => isOurs || FIELDS.has(name));
	const stray = strayFault(names, FIELDS);
	return { state, faults: stray === null ? faults : [...faults, { field: 'link', fault: stray }] };
}

/** Parses every field; a missing one takes its default, a wrong one its default and a fault. */
export function parseCompareFields(fields: CompareFields): ParsedComparison {
	const given = questionFields(fields);
	const { setup, faults: setupFaults } = parseSetup(given);
	// Only fields that were handed over can be at fault.
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
	// What was written for an unknown game would only add further, misleading faults.
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

/** A state as the text of its fields; `parseCompareFields` reads it back without a fault. */
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

/** The query of a state, without `?`, defaults left out; empty for the prepared example. */
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
				`Searches cannot be synchronised by “${text.slice(0, 24)}”; choose ${PACES.join(', ')}.`
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

/** As many of those that can be read as can be compared; the default where there are too few. */
function readableAlgorithms(text: string): readonly AlgorithmId[] {
	const names = text.split(',');
	const known = ALGORITHM_IDS.filter((id) => names.includes(id));
	known.sort((one, other) => names.indexOf(one) - names.indexOf(other));
	return known.length < FEWEST ? DEFAULT_COMPARED : known.slice(0, MOST);
}

/** A range of depths that the game of a setup can be searched to, from 1 ply on. */
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
