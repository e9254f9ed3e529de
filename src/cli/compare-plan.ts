/** Reads the command line of a comparison: which searches, to which depths, of which position. */
import { fail, ok, type Result } from '../lib/core/base/result.ts';
import { KEY_KINDS, type KeyKind } from '../lib/core/games/game.ts';
import { gameOf } from '../lib/core/games/registry.ts';
import { FAMILY_IDS, type FamilyId } from '../lib/core/search/family/registry.ts';
import { parseSetup, type SetupFields } from '../lib/core/search/parse-setup.ts';
import type { SearchSetup } from '../lib/core/search/setup.ts';
import { failAt, faultOfOption, type CliFault } from './fault.ts';
import { readSetup } from './setup.ts';
import { clip, formatChoices, readWords } from './words.ts';

/** The options of a comparison that describe each of its searches; those of `search`. */
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

/** How a comparison is printed: for people, as a table for programs, or as one JSON object. */
export type CompareForm = 'table' | 'csv' | 'json';

export interface ComparePlan {
	readonly algorithms: readonly FamilyId[];
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
		return failAt('--csv', 'A result is printed as --json or as --csv, not as both.');
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

function parseAlgorithms(text: string): Result<FamilyId[]> {
	const found: FamilyId[] = [];
	let at = 0;
	for (const name of text.split(',')) {
		const id = FAMILY_IDS.find((one) => one === name);
		if (id === undefined) {
			const what = name === '' ? 'A name is missing here' : `There is no algorithm “${clip(name)}”`;
			return fail('algorithm-unknown', `${what}; choose from ${FAMILY_IDS.join(', ')}.`, at);
		}
		if (found.includes(id)) {
			return fail('algorithm-twice', `The algorithm ${id} is named twice.`, at);
		}
		found.push(id);
		at += name.length + 1;
	}
	return ok(found);
}

/** `3`, `1-5` or `whole`; what a depth may be is the game's business, and is told as `search` tells it. */
function readDepths(text: string, fields: SetupFields): Result<ComparePlan['setups'], CliFault> {
	const ends = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(text);
	if (ends === null && text !== 'whole') {
		return failAt(
			'--depths',
			`“${clip(text)}” is neither a number of plies nor a range of them, as in 1-5.`
		);
	}
	const first = ends?.[1] ?? text;
	const last = ends?.[2] ?? first;
	if (Number(first) > Number(last)) {
		return failAt('--depths', `The range ${text} is reversed: write ${last}-${first}.`);
	}
	const from = readDepth(first, fields);
	if (!from.ok) return from;
	// Before the range is filled: it may reach to a thousand million.
	const to = readDepth(last, fields);
	if (!to.ok) return to;
	const setups: [SearchSetup, ...SearchSetup[]] = [from.value];
	for (let depth = Number(first) + 1; depth <= Number(last); depth++) {
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

function parseKeys(text: string, setup: SearchSetup): Result<KeyKind> {
	const kind = KEY_KINDS.find((one) => one === text);
	if (kind === undefined) {
		return fail('keys-unknown', `This is ${formatChoices(KEY_KINDS)}, not “${clip(text)}”.`);
	}
	const game = gameOf(setup.game);
	const root = game.parse(setup.position, { root: setup.root });
	if (kind === 'exact' || (root.ok && root.value.symmetricKey !== undefined)) return ok(kind);
	return fail('keys-game', `${game.name} has no symmetric keys; exact is the default.`);
}
