import { MATCH_GAMES } from '../lib/core/engines/match.ts';
import { ENGINE_IDS, engineOf } from '../lib/core/engines/registry.ts';
import { DEFAULT_GAMES, DEFAULT_SEED, MOST_GAMES } from '../lib/core/engines/parse-match.ts';
import { formatCount } from './over-budget.ts';

const engines = ENGINE_IDS.map((id) => {
	const { about, depths, defaultPlies } = engineOf(id);
	const plies = depths.map((one) => one.plies).filter((one) => one !== defaultPlies);
	const others = plies.length === 0 ? '' : `, or ${plies.join(', ')}`;
	return `  ${id}: ${defaultPlies} plies${others}\n      ${about}`;
}).join('\n');

/** The output of `play --help`. */
export const PLAY_USAGE = `Plyscope lets one engine play another.

  npm run --silent plyscope -- play --white ENGINE --black ENGINE [options] [--json | --pgn]

  --white, --black  an engine of the list, with other plies than usual behind a colon: ghess:4;
                    in tic-tac-toe --white is X
  --game            ${MATCH_GAMES.join(', ')}; chess by default
  --start           where every game begins: a FEN, or nine cells; the standard starting position by default
  --games           1 to ${formatCount(MOST_GAMES)}; ${DEFAULT_GAMES} by default
  --alternate       change colours in every second game
  --seed            makes random choices repeatable: the same seed gives the same games; ${DEFAULT_SEED} by default

Engines:
${engines}

The score counts a draw as half a win, for the engine named as --white. Its interval is a 95% Wilson score interval.
`;
