/** The options of games between engines. */
import type { MatchPlan } from '../lib/core/engines/match.ts';
import { ENGINE_FIELDS, MATCH_FIELDS } from '../lib/core/engines/parse-match.ts';
import { ENGINE_IDS, engineOf } from '../lib/core/engines/registry.ts';
import { optionLines } from '../lib/core/fields/describe.ts';
import type { RefereeVerdict } from '../lib/core/referee/verdict.ts';
import { fieldList } from '../lib/core/fields/field-list.ts';

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
	readonly form: 'lines' | 'json' | 'pgn';
	/** That of chess.js, if it was asked for; it has no disagreements. */
	readonly verdict?: RefereeVerdict;
}

const engines = ENGINE_IDS.map((id) => {
	const { about, depths, defaultPlies } = engineOf(id);
	const plies = depths.map((one) => one.plies).filter((one) => one !== defaultPlies);
	const others = plies.length === 0 ? '' : `, or ${plies.join(', ')}`;
	return `  ${id}: ${defaultPlies} plies${others}\n      ${about}`;
}).join('\n');

/** The output of `play --help`. */
export const PLAY_USAGE = `Plyscope lets one engine play another.

  npm run --silent plyscope -- play --white ENGINE --black ENGINE [options] [--json | --pgn]

${optionLines(PLAY_OPTIONS)}
  --start -    reads the start from standard input
  --read       how to read a start that is in another notation, as for --position (plyscope --help)
  --alternate  change colours in every second game
  --referee    check the games of chess with chess.js; a disagreement is an error (exit code 1)

Engines:
${engines}

The score counts a draw as half a win, for the engine named as --white. Its interval is a 95% Wilson score interval.
`;
