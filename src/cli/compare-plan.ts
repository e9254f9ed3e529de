/** Reads the command line of a comparison: the searches, the depths, the position. */
import { ok, type Result } from '../lib/core/base/result.ts';
import type { KeyKind } from '../lib/core/games/game.ts';
import {
	parseAlgorithms,
	parseDepthRange,
	parseKeys
} from '../lib/core/search/family/parse-comparison.ts';
import type { AlgorithmId } from '../lib/core/search/registry.ts';
import { parseSetup, type SetupFields } from '../lib/core/search/parse-setup.ts';
import type { SearchSetup } from '../lib/core/search/setup.ts';
import { failAt, faultOfOption, type CliFault } from './fault.ts';
import { readSetup } from './setup.ts';
import { readWords } from './words.ts';

/** The options of a comparison that describe each of its searches; the same as in `search`. */
const SHARED = [
	'game',
	'position',
	'root',
	'evaluator',
	'order',
	'cut',
	'fail',
	'budget'
] as const satisfies readonly (keyof SetupFields)[];

export const DEFAULT_ALGORITHMS = 'minimax,alphabeta';

/** The output form: for people, as a table for programs, or as one JSON object. */
export type CompareForm = 'table' | 'csv' | 'json';

export interface ComparePlan {
	readonly algorithms: readonly AlgorithmId[];
	/** One setup for each depth, shallow ones first. */
	readonly setups: readonly [SearchSetup, ...SearchSetup[]];
	readonly keys: KeyKind;
	readonly form: CompareForm;
}

/** @param argv the words after `compare` */
export function readComparePlan(argv: readonly string[]): Result<ComparePlan, CliFault> {
	const read = readWords(argv, {
		command: 'compare',
		values: [...SHARED, 'algorithms', 'depths', 'keys'],
		switches: ['csv', 'json'],
		strayHint: '; a position with spaces needs quotes around it'
	});
	if (!read.ok) return read;
	const { values, switches } = read.value;
	if (switches.has('json') && switches.has('csv')) {
		return failAt('--csv', 'Choose --json or --csv, not both.');
	}
	const { algorithms: names = DEFAULT_ALGORITHMS, depths, keys = 'exact', ...fields } = values;
	const setup = readSetup(fields);
	if (!setup.ok) return setup;
	const algorithms = placed('algorithms', parseAlgorithms(names));
	if (!algorithms.ok) return algorithms;
	const setups = depths === undefined ? ok([setup.value] as const) : readDepths(depths, fields);
	if (!setups.ok) return setups;
	const kind = placed('keys', parseKeys(keys, setup.value));
	if (!kind.ok) return kind;
	const form = switches.has('json') ? 'json' : switches.has('csv') ? 'csv' : 'table';
	return ok({ algorithms: algorithms.value, setups: setups.value, keys: kind.value, form });
}

function placed<T>(option: string, result: Result<T>): Result<T, CliFault> {
	return result.ok ? result : { ok: false, fault: faultOfOption(option, result.fault) };
}

/** `3`, `1-5` or `whole`; the game decides which depths are valid, with the same messages as in `search`. */
function readDepths(text: string, fields: SetupFields): Result<ComparePlan['setups'], CliFault> {
	if (text === 'whole') {
		const whole = readDepth(text, fields);
		return whole.ok ? ok([whole.value]) : whole;
	}
	const range = placed('depths', parseDepthRange(text));
	if (!range.ok) return range;
	const { first, last } = range.value;
	const from = readDepth(String(first), fields);
	if (!from.ok) return from;
	// Checked before the range is filled, which could reach to a thousand million.
	const to = readDepth(String(last), fields);
	if (!to.ok) return to;
	const setups: [SearchSetup, ...SearchSetup[]] = [from.value];
	for (let depth = first + 1; depth <= last; depth++) {
		setups.push({ ...from.value, depth });
	}
	return ok(setups);
}

function readDepth(depth: string, fields: SetupFields): Result<SearchSetup, CliFault> {
	const { setup, faults } = parseSetup({ ...fields, depth });
	const [fault] = faults;
	return fault === undefined
		? ok(setup)
		: { ok: false, fault: faultOfOption('depths', fault.fault) };
}
