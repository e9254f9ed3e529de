import { ALGORITHM_IDS } from '../lib/core/search/registry.ts';
import { GAME_IDS } from '../lib/core/games/registry.ts';
import { GHESS_TERM_IDS } from '../lib/core/evaluate/ghess/terms.ts';
import { EVALUATOR_IDS, FAMILY_IDS } from '../lib/core/evaluate/registry.ts';
import { ORDER_IDS } from '../lib/core/search/ordering/order.ts';
import { DEFAULT_ALGORITHM, DEFAULT_GAME } from '../lib/core/search/parse-setup.ts';
import { CUT_RULES, FAIL_RULES, TIE_RULES } from '../lib/core/search/search.ts';
import { DEFAULT_BUDGET, SHADOW_CHOICES } from '../lib/core/search/setup.ts';
import { formatCount } from './over-budget.ts';

const orders = ORDER_IDS.map((id) => (id === 'random' ? 'random:SEED' : id)).join(', ');

/** The output of `--help`. */
export const USAGE = `Plyscope records game-tree searches event by event.

  npm run --silent plyscope -- search [options] [--json [--paths]]
  npm run --silent plyscope -- trace [options] [--sentences]
  npm run --silent plyscope -- evaluate [--evaluator ID] [--game ID] [--position TEXT] [--root SIDE] [--json]
  npm run --silent plyscope -- compare --help
  npm run --silent plyscope -- play --help
  npm run --silent plyscope -- krk --help

search  prints the result: value, best move, counts compared with plain minimax, the root's moves
  --json       as one JSON object; infinite values are the strings "Infinity", "-Infinity"
  --paths      with it: visitedLeaves and pruned, as lists of paths (move ids joined by spaces)
trace   prints the events, one a line, in columns separated by tabs:
        step, kind, path, value, bound, and for alphabeta: alpha, beta, pruned moves
  --sentences  adds a column: what the step means
evaluate prints the static value of a position and its terms, without
        searching; the evaluator decides the game unless --game is given
  --json       as one JSON object: game, position, evaluator, total, and terms with id, name, value and, where
               a term is what MAX has minus what MIN has, max and min
compare counts the nodes of several algorithms on the same position; has options of its own
play    lets one engine play another; has options of its own
krk     king and rook against king: the paper's experiment; has commands of its own

  --game       ${GAME_IDS.join(', ')}; ${DEFAULT_GAME} by default
  --position   nine cells row by row (..XO..OXO), a FEN (in krk also a number, 206557 b),
               optionally with a game after it (FEN moves e2e4 e7e5), so that repetition is judged;
               or a tree ([[3,5],[2,9]]); by default the game's first example
  --root       max, min: who moves at the root of a tree; max by default
  --algorithm  ${ALGORITHM_IDS.join(', ')}; ${DEFAULT_ALGORITHM} by default
  --depth      plies below the root, or whole; by default 3 in chess, 2 in krk, otherwise whole
  --evaluator  ${EVALUATOR_IDS.join(', ')};
               ${FAMILY_IDS.join(' and ')} with terms of your choice: ghess:material,passed-pawns
               (${GHESS_TERM_IDS.join(', ')}); the game's own by default
  --order      ${orders};
               listed by default
  --cut        ${CUT_RULES.join(', ')}: cut off when best reaches the bound, or only when it passes it; equal by default
  --fail       ${FAIL_RULES.join(', ')}: return best as found, or clamped to the window; soft by default
  --ties       ${TIE_RULES.join(', ')}: alpha-beta returns only bounds for root moves that may tie with the best;
               exact keeps the root window one wider, so that ties are exact (not for
               best values of size 2^53 or more, which have no wider window); open
               searches every root move with an open window, so that all values are exact; bounds by default
  --budget     the most nodes to visit; ${formatCount(DEFAULT_BUDGET)} by default
  --shadow     ${SHADOW_CHOICES.join(', ')}: also run plain minimax, or skip it; on by default

  --out        a file to write the recording to, gzipped where its name ends in .gz; the page opens it
  --open       show this recording instead of searching; it contains its own settings

Moves are UCI in chess and krk, the cell 0..8 in tic-tac-toe, the child's index from 0 in a tree.
Mistakes: exit code 2, one line on standard error, nothing on standard output.
`;
