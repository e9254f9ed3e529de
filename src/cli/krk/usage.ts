import { MAX_BUDGET } from '../../lib/core/search/setup.ts';
import { READINGS } from '../../lib/core/games/krk/profile/readings.ts';
import { LEAST_STEPS, MOST_STEPS } from '../../lib/core/evaluate/krk-paper/levels/level-tables.ts';
import { SWITCH_IDS, SWITCHES } from '../../lib/core/games/krk/profile/switches.ts';
import { PROFILE_IDS } from '../../lib/core/games/krk/profile/profile.ts';
import { TURNS } from '../../lib/core/games/krk/placement.ts';
import { formatCount } from '../over-budget.ts';
import { DEFAULT_READING } from './evaluate.ts';
import { MOST_SEED } from '../../lib/core/base/random.ts';
import { MOST_SEEDS } from '../../lib/core/experiments/krk/run-plan.ts';
import { DEFAULT_STARTS } from './read-plan.ts';
import { GAMES_FOR_THREADS, MOST_THREADS, MOST_THREADS_UNASKED } from './experiment.ts';
import { DEFAULT_PROFILE, DEFAULT_SEED, DEFAULT_STEPS, MATES } from './read-rules.ts';
import { DEFAULT_TREE_ALGORITHM, DEFAULT_TREE_BUDGET, TREE_ALGORITHMS } from './tree.ts';

const switches = SWITCH_IDS.filter((id) => id !== 'mates')
	.map((id) => `                   ${id}: ${Object.keys(SWITCHES[id].choices).join(', ')}`)
	.join('\n');

/** What `krk --help` prints. */
export const KRK_USAGE = `Plays king and rook against king as Bozinovski and Jankuloski (2023) do.

  npm run --silent plyscope -- krk enumerate  [--turn SIDE] [--json | --csv]
  npm run --silent plyscope -- krk evaluate   --id N | --all [--turn SIDE] [--reading ID] [--json | --csv]
  npm run --silent plyscope -- krk tablebase  [--turn SIDE] [--json | --csv]
  npm run --silent plyscope -- krk tree       --id N [--turn SIDE] [options] [--json | --csv]
  npm run --silent plyscope -- krk play       --id N [options] [--json | --csv]
  npm run --silent plyscope -- krk experiment [options] [--json | --csv]

enumerate   how many legal positions there are, the first and the last
evaluate    freeSquares of one position and the case that applied, or its sum and range over all
tablebase   how soon perfect play mates, by moves: from 1 for White to move, from 0 for Black
tree        one search, node by node: its nodes by ply, the root's own value, the value that the search
            returns (White wants it small), and all best moves; as released, clean, or clean with
            --mates depth
play        one game of an experiment: its moves in the paper's notation, and what became of it
experiment  how many games end in mate and in each draw, and their mean length in full moves

  --json     as one JSON object; shares in %
  --csv      as a table with a row for each position, each game or each of the root's moves; of play,
             for each ply: the number of the position after it, what that is worth in itself, what the
             search found it worth, and after how many more moves perfect play mates

  --turn     ${TURNS.join(', ')}: who moves; ${TURNS[0]} by default
  --id       4096 * black king + 64 * rook + white king; a8 is 0, a7 is 1, b8 is 8, h1 is 63
  --reading  ${READINGS.join(', ')};
             ${DEFAULT_READING} by default

  --profile      ${PROFILE_IDS.join(', ')}: the paper's released program, or the algorithm implemented from its text; with options after commas, such as released,ties:uniform; ${DEFAULT_PROFILE} by default
${switches}
  --mates        ${MATES.join(', ')}: all mates are worth the same, or faster mates are better; overrides the profile
  --steps        how far both sides look ahead, ${LEAST_STEPS} to ${MOST_STEPS}; a step is two plies; ${DEFAULT_STEPS} by default
  --algorithm    of tree: ${TREE_ALGORITHMS.join(', ')}; both find the same; ${DEFAULT_TREE_ALGORITHM} by default
  --budget       of tree: the most nodes to visit; ${formatCount(DEFAULT_TREE_BUDGET)} by default, which is enough for three
                 steps; at most ${formatCount(MAX_BUDGET)}
  --white-steps  for White alone
  --black-steps  for Black alone
  --seed         of play: with the starting position, decides how ties are broken; 0 to ${MOST_SEED}; ${DEFAULT_SEED} by default
  --starts       all, classes (one for each under the symmetries, weighted; the released program can play differently within a class), every:K or ids:A-B; ${DEFAULT_STARTS} by default
  --seeds        games from each start, at most ${MOST_SEEDS}, each with its own seed; 1 by default
  --first-seed   the seeds are this and those that follow, 0 to ${MOST_SEED}; ${DEFAULT_SEED} by default
  --threads      worker threads, 1 to ${MOST_THREADS}, for ${formatCount(GAMES_FOR_THREADS)} games or more; as many as there are cores
                 by default, at most ${MOST_THREADS_UNASKED}; the results are the same with any number

Mistakes: exit code 2, one line on standard error, nothing on standard output. Ctrl-C ends an
experiment in the same way, with exit code 130; a thread that stops early, with exit code 1.
`;
