import { ENGINE_IDS, engineOf } from '../lib/core/engines/registry.ts';
import { optionLines } from '../lib/core/fields/describe.ts';
import { PLAY_OPTIONS } from './play-plan.ts';

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
  --alternate  change colours in every second game

Engines:
${engines}

The score counts a draw as half a win, for the engine named as --white. Its interval is a 95% Wilson score interval.
`;
