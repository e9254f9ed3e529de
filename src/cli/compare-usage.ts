import { COMPARISON_COLUMNS } from '../lib/core/experiments/compare/comparison-csv.ts';
import { optionLines } from '../lib/core/fields/describe.ts';
import { algorithmOf, ALGORITHM_IDS } from '../lib/core/search/registry.ts';
import { COMPARE_OPTIONS } from './compare-plan.ts';

const algorithms = ALGORITHM_IDS.map((id) => `  ${id.padEnd(11)} ${algorithmOf(id).about}`).join(
	'\n'
);
const withRules = ALGORITHM_IDS.filter((id) => algorithmOf(id).needs.includes('rules')).join(', ');

const columns = Object.keys(COMPARISON_COLUMNS);

/** The output of `compare --help`. */
export const COMPARE_USAGE = `Runs several algorithms on the same position and counts the cost of each.

  npm run --silent plyscope -- compare [options] [--csv | --json]

${optionLines(COMPARE_OPTIONS, ['game', 'position', 'root', 'evaluator', 'order', 'cut', 'fail'])}
  --game, --position, --root, --evaluator, --order, --cut, --fail: as for search (plyscope --help)

Algorithms:
${algorithms}
--cut and --fail apply to ${withRules}; the others cut on equality
and fail soft, as published.

Columns: ${columns.slice(0, 6).join(', ')},
         ${columns.slice(6).join(', ')}
  nodes         visited ones over all passes, the root among them, and those that a table answered
  evaluations   calls of the evaluator: one for each leaf, and in quiescence one for each node that
                may stand pat, which is no node of its own
  distinct      different positions among the visited nodes
  minimumNodes  the least that alpha-beta visits of this tree in any order; unknown where looking
                for it is over the budget, and for quiescence, whose tree is a larger one

An infinite value is Infinity or -Infinity, in JSON as a string; what is not known is empty in CSV.
`;
