/** Reads the command line of games between engines. */
import { ok, type Result } from '../lib/core/base/result.ts';
import type { MatchPlan } from '../lib/core/engines/match.ts';
import { parseMatch, type MatchField } from '../lib/core/engines/parse-match.ts';
import { failAt, faultOfOption, type CliFault } from './fault.ts';
import { readWords } from './words.ts';

/** The output form: the results, for people or as one JSON object, or the games themselves. */
export type PlayForm = 'table' | 'json' | 'pgn';

/** The options with other names here than in the plan of a match. */
const OPTIONS: Readonly<Partial<Record<MatchField, string>>> = { first: 'white', second: 'black' };

/** @param argv the words after `play` */
export function readPlayPlan(
	argv: readonly string[]
): Result<{ plan: MatchPlan; form: PlayForm }, CliFault> {
	const read = readWords(argv, {
		command: 'play',
		values: ['game', 'start', 'white', 'black', 'games', 'seed'],
		switches: ['alternate', 'json', 'pgn'],
		strayHint: '; a position with spaces needs quotes around it'
	});
	if (!read.ok) return read;
	const { values, switches } = read.value;
	for (const side of ['white', 'black'] as const) {
		if (values[side] === undefined) {
			return failAt(`--${side}`, 'Name an engine. play --help lists them.');
		}
	}
	const { white, black, ...rest } = values;
	const { plan, faults } = parseMatch({
		...rest,
		...(white === undefined ? {} : { first: white }),
		...(black === undefined ? {} : { second: black }),
		colours: switches.has('alternate') ? 'alternating' : 'fixed'
	});
	const [first] = faults;
	if (first !== undefined) {
		const option = OPTIONS[first.field] ?? first.field;
		return { ok: false, fault: faultOfOption(option, { ...first, code: first.field }) };
	}
	if (!switches.has('pgn')) return ok({ plan, form: switches.has('json') ? 'json' : 'table' });
	if (switches.has('json')) {
		return failAt('--pgn', 'Choose --pgn or --json, not both.');
	}
	return plan.game === 'chess'
		? ok({ plan, form: 'pgn' })
		: failAt('--pgn', '--pgn is only for chess. Use --json, which lists the moves of any game.');
}
