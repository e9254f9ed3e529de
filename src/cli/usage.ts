import { optionLines } from '../lib/core/fields/describe.ts';
import { SETUP } from '../lib/core/search/setup-fields.ts';

/** The output of `--help`. */
export const USAGE = `Plyscope records game-tree searches event by event.

  npm run --silent plyscope -- search [options] [--json [--paths]]
  npm run --silent plyscope -- trace [options] [--sentences]
  npm run --silent plyscope -- evaluate [--evaluator ID] [--game ID] [--position TEXT] [--root SIDE] [--json]
  npm run --silent plyscope -- compare --help
  npm run --silent plyscope -- play --help
  npm run --silent plyscope -- grade --help
  npm run --silent plyscope -- check --help
  npm run --silent plyscope -- lesson --help
  npm run --silent plyscope -- worksheet --help
  npm run --silent plyscope -- deck --help
  npm run --silent plyscope -- bank --help
  npm run --silent plyscope -- figure --help
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
grade   marks the result codes of exercises again
check   says whether your own alpha-beta is right, by the leaves that it prints
lesson  checks the files of lessons, and fills in what their links show
worksheet prints the trees of a worksheet, also for LaTeX
deck    prints questions with four options, each wrong one the answer of a named idea
bank    writes the trees of a level as a question bank for Moodle or Canvas
figure  draws the step of a link for slides and papers
krk     king and rook against king: the paper's experiment; has commands of its own

${optionLines(SETUP, ['open'])}

  --position - reads the position from standard input
  --read       how to read a position that is in another notation, or that can be read in several ways;
               the words are in the message that asks for it
  --out        a file to write the recording to, gzipped where its name ends in .gz; the page opens it
  --open       show this recording instead of searching; it contains its own settings

Moves are UCI in chess and krk, the cell 0..8 in tic-tac-toe, the child's index from 0 in a tree.
Mistakes: exit code 2, one line on standard error, nothing on standard output. check also answers by its exit code.
`;
