/** Reads the command line of games between engines. */
import { gameOf } from '../lib/core/games/registry.ts';
import { ok, type Result } from '../lib/core/base/result.ts';
import type { MatchPlan } from '../lib/core/engines/match.ts';
import { ENGINE_FIELDS, MATCH_FIELDS } from '../lib/core/engines/parse-match.ts';
import { fieldList } from '../lib/core/fields/field-list.ts';
import { failAt, type CliFault } from './fault.ts';
import { readFields } from './read-fields.ts';
import { readWords } from './words.ts';

/** The output form: the results, for people or as one JSON object, or the games themselves. */
type PlayForm = 'table' | 'json' | 'pgn';

const { first, second } = ENGINE_FIELDS;
const { game, start, games, seed } = MATCH_FIELDS;

/** The options of games. The players have the names of their colours, which a switch lets alternate. */
export const PLAY_OPTIONS = fieldList<
	Omit<MatchPlan, 'colours'>,
	'white' | 'black' | 'game' | 'start' | 'games' | 'seed'
>({
	first: { ...first, name: 'white', about: `${first.about}; in tic-tac-toe it is X`, usual: '' },
	second: { ...second, name: 'black', usual: '' },
	game,
	start,
	games,
	seed
});

/** The asked games and how to print them. */
export interface PlayOrder {
	readonly plan: MatchPlan;
	/** What is assumed about the start, in a sentence; null if nothing is. */
	readonly assumed: string | null;
	readonly form: PlayForm;
}

/** @param argv the words after `play` */
export function readPlayPlan(argv: readonly string[]): Result<PlayOrder, CliFault> {
	const read = readWords(argv, {
		command: 'play',
		values: PLAY_OPTIONS.names,
		switches: ['alternate', 'json', 'pgn']
	});
	if (!read.ok) return read;
	const { values, switches } = read.value;
	for (const side of ['white', 'black'] as const) {
		if (values[side] === undefined) {
			return failAt(`--${side}`, 'Name an engine. play --help lists them.');
		}
	}
	const asked = readFields(PLAY_OPTIONS, values);
	if (!asked.ok) return asked;
	const { assumed } = asked.value;
	const colours = switches.has('alternate') ? 'alternating' : 'fixed';
	const plan: MatchPlan = { ...asked.value.values, colours };
	if (!switches.has('pgn'))
		return ok({ plan, assumed, form: switches.has('json') ? 'json' : 'table' });
	if (switches.has('json')) {
		return failAt('--pgn', 'Choose --pgn or --json, not both.');
	}
	return gameOf(plan.game).hasPgn
		? ok({ plan, assumed, form: 'pgn' })
		: failAt('--pgn', '--pgn is only for chess. Use --json, which lists the moves of any game.');
}
