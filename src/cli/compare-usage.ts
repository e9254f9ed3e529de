import { COMPARISON_COLUMNS } from '../lib/core/experiments/compare/comparison-csv.ts';
import { KEY_KINDS } from '../lib/core/games/game.ts';
import { algorithmOf, ALGORITHM_IDS } from '../lib/core/search/registry.ts';
import { DEFAULT_BUDGET } from '../lib/core/search/setup.ts';
import { DEFAULT_ALGORITHMS } from './compare-plan.ts';
import { formatCount } from './over-budget.ts';

const algorithms = ALGORITHM_IDS.map((id) => `  ${id.padEnd(11)} ${algorithmOf(id).about}`).join(
	'\n'
);
const withRules = ALGORITHM_IDS.filter((id) => algorithmOf(id).needs.includes('rules')).join(', ');

/** The output of `compare --help`. */
export const COMPARE_USAGE = `Runs several algorithms on the same position and counts the cost of each.

  npm run --silent plyscope -- compare [options] [--csv | --json]

  --algorithms  one or more, with commas between them; ${DEFAULT_ALGORITHMS} by default
  --depths      plies below the root: 4, or 1-4, or whole; the game's default depth by default
  --keys        ${KEY_KINDS.join(', ')}: whether tic-tac-toe's images count as one position; exact by default
  --budget      the most nodes that each search may visit; ${formatCount(DEFAULT_BUDGET)} by default
  --game, --position, --root, --evaluator, --order, --cut, --fail: as for search (plyscope --help)

Algorithms:
${algorithms}
--cut and --fail apply to ${withRules}; the others cut on equality
and fail soft, as published.

Columns: ${COMPARISON_COLUMNS.slice(0, 6).join(', ')},
         ${COMPARISON_COLUMNS.slice(6).join(', ')}
  nodes         visited ones over all passes, the root among them, and those that a table answered
  evaluations   calls of the evaluator: one for each leaf, and in quiescence one for each node that
                may stand pat, which is no node of its own
  distinct      different positions among the visited nodes
  minimumNodes  the least that alpha-beta visits of this tree in any order; unknown where looking
                for it is over the budget, and for quiescence, whose tree is a larger one

An infinite value is Infinity or -Infinity, in JSON as a string; what is not known is empty in CSV.
`;
