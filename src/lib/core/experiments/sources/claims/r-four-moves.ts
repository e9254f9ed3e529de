import { searchSetup } from '../../../engines/search-setup.ts';
import { factsOf } from '../../../games/registry.ts';
import { countSearch } from '../../../search/count.ts';
import type { SearchSetup } from '../../../search/setup.ts';
import type { Claim } from './claim.ts';
import { note } from './figure.ts';
import { recordAlone } from './find-step.ts';
import { formatCount } from '../../../base/count-words.ts';

/** The most moves in advance for which the author could wait; a move here is a ply. */
const FEASIBLE = 4;
const DEPTHS = [2, 3, FEASIBLE, FEASIBLE + 1] as const;
/** The explorer records this at once. */
const SHOWN = 3;

export const rFourMoves: Claim = {
	id: 'r-four-moves',
	source: 'r-bloggers',
	title: 'More than four moves ahead took too long',
	says: 'On its author’s computer, “evaluating more than four moves in advance was not feasible”.',
	check: `Counts the nodes of the starting position’s tree to ${DEPTHS.join(', ')} plies. The author’s computer cannot be tried here; how fast the work grows can.`,
	run(report) {
		const nodes = DEPTHS.map((depth) => {
			// Nothing is pruned, so values change no count: plain material is the quickest.
			return countSearch({ ...setupAt(depth), evaluator: 'swift' }, ({ visited }) => {
				report({ stage: `${depth} plies`, done: visited, of: null, unit: 'nodes' });
			}).visited;
		});
		const [four = NaN, five = NaN] = nodes.slice(-2);
		const times = five / four;
		const setup = setupAt(SHOWN);
		const trace = recordAlone(setup);
		return {
			verdict: 'explained',
			sentence: `Minimax without pruning visits ${formatCount(four)} nodes at ${FEASIBLE} plies and ${formatCount(five)} at ${FEASIBLE + 1}: ${times.toFixed(1)} times as many. One minute becomes ${Math.round(times)}. Where patience ends depends on the computer, so the limit itself is not checked.`,
			figures: [
				...DEPTHS.map((depth, at) =>
					note(`Nodes at ${depth} plies`, formatCount(nodes[at] ?? NaN))
				),
				note(`From ${FEASIBLE} to ${FEASIBLE + 1} plies`, `${times.toFixed(1)} times the nodes`)
			],
			see: [
				{
					kind: 'step',
					text: `The start searched to ${SHOWN} plies, at its end: ${formatCount(trace.rows)} nodes`,
					setup,
					step: trace.exitStepOf(trace.lastRoot)
				}
			]
		};
	}
};

function setupAt(depth: number): SearchSetup {
	return searchSetup({
		game: 'chess',
		position: factsOf('chess').defaultPosition,
		depth,
		algorithm: 'minimax',
		evaluator: 'r-bloggers'
	});
}
