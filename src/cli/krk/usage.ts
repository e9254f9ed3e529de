import { READINGS } from '../../lib/core/evaluate/krk-paper/readings.ts';
import { TURNS } from '../../lib/core/games/krk/placement.ts';
import { DEFAULT_READING } from './evaluate.ts';

/** What `krk --help` prints. */
export const KRK_USAGE = `Plyscope plays king and rook against king as Bozinovski and Jankuloski (2023) do.

  npm run --silent plyscope -- krk enumerate  [--turn SIDE] [--json | --csv]
  npm run --silent plyscope -- krk evaluate   --id N | --all [--turn SIDE] [--reading ID] [--json | --csv]
  npm run --silent plyscope -- krk tablebase  [--turn SIDE] [--json | --csv]

enumerate   how many legal positions there are, the first and the last
evaluate    freeSquares of one position and the case that applied, or its sum and range over all
tablebase   how soon perfect play mates, by moves: from 1 for White to move, from 0 for Black

  --json     as one JSON object
  --csv      as a table with a row for each position

  --turn     ${TURNS.join(', ')}: who moves; ${TURNS[0]} by default
  --id       4096 * black king + 64 * rook + white king; a8 is 0, a7 is 1, b8 is 8, h1 is 63
  --reading  ${READINGS.join(', ')};
             ${DEFAULT_READING} by default

Mistakes: exit code 2, one line on standard error, nothing on standard output.
`;
