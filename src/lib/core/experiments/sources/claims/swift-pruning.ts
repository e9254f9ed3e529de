import { RootListener } from '../../../engines/root-listener.ts';
import { gameOf } from '../../../games/registry.ts';
import { rootOf } from '../../../games/root.ts';
import type { SearchTally } from '../../../search/count.ts';
import { prepareSearch } from '../../../search/prepare.ts';
import { codeOf } from '../../../search/registry.ts';
import type { Claim, Figure, Report, See } from './claim.ts';
import { formatSigned, note } from './figure.ts';
import { firstCutOnlyIn, recordAlone, returnStepAt, writePath } from './find-step.ts';
import {
	SWIFT_DEPTH,
	SWIFT_SEARCHES,
	SWIFT_SEARCH_NAMES,
	countSwift,
	swiftSetup,
	type SwiftSearch
} from './swift-example.ts';
import { formatCount } from '../../../base/count-words.ts';

/** Small enough for the explorer to record without delay; both searches behave as at the full depth. */
const SHOWN_DEPTH = 3;

export const swiftPruning: Claim = {
	id: 'swift-pruning',
	source: 'swift',
	title: 'Its alpha-beta looks at fewer nodes',
	says: 'With alpha-beta pruning, fewer nodes have to be evaluated than with minimax. Its pseudocode lowers beta at MIN; its Swift code does not.',
	check: `Searches the post’s own example to its ${SWIFT_DEPTH} plies four times and counts, node for node. The MIN half of the code also lacks “undoMove”, which takes the move back. We supply it; without it nothing runs.`,
	run(report) {
		const tallies = new Map(
			SWIFT_SEARCHES.map((search) => [search, countSwift(search, SWIFT_DEPTH, report)])
		);
		const of = (search: SwiftSearch): SearchTally => tallies.get(search) as SearchTally;
		const [minimax, published, mended] = [of('minimax'), of('published'), of('mended')];
		const saves = published.visited < minimax.visited;
		return {
			verdict: saves ? 'true' : 'not-as-claimed',
			sentence: saves
				? `It visits ${formatCount(minimax.visited - published.visited)} nodes fewer than minimax.`
				: `It makes ${formatCount(published.cutoffs)} cutoffs and visits every node minimax visits: the code’s MIN never lowers beta, so beta stays infinite. The post’s own pseudocode does lower it, and with that one line the code visits ${formatCount(below(mended))}.`,
			figures: [
				...SWIFT_SEARCHES.map((search): Figure => {
					const { cutoffs } = of(search);
					const found = `${formatCount(below(of(search)))} nodes, ${formatCount(cutoffs)} cutoffs`;
					return search === 'published'
						? {
								name: SWIFT_SEARCH_NAMES[search],
								claimed: 'fewer than minimax',
								found,
								agrees: saves
							}
						: note(SWIFT_SEARCH_NAMES[search], found);
				}),
				note('Best move and its value', bestMove(report))
			],
			see: seeFirstCut()
		};
	}
};

/** Visited nodes below the root. */
function below({ visited }: SearchTally): number {
	return visited - 1;
}

/**
 * The first of the best moves, from the corrected search: every root move has an open window, and so minimax's value.
 */
function bestMove(report: Report): string {
	const setup = swiftSetup('mended', SWIFT_DEPTH);
	const listener = new RootListener((done) => {
		report({ stage: 'The best move', done, of: null, unit: 'nodes' });
	});
	codeOf(setup.algorithm).run(prepareSearch(setup).newSearch(setup.algorithm, listener));
	const best = Math.max(...listener.values.map(({ value }) => value));
	const move = listener.values.find(({ value }) => value === best)?.move;
	const text = move === undefined ? '–' : gameOf('chess').moveText(rootOf(setup), move);
	return `${text}, ${formatSigned(best)}`;
}

/** The first cutoff of the corrected search, and the same node, one event before, as published. */
function seeFirstCut(): See[] {
	const [mended, published] = [
		swiftSetup('mended', SHOWN_DEPTH),
		swiftSetup('published', SHOWN_DEPTH)
	];
	const whole = recordAlone(published);
	const cut = firstCutOnlyIn(recordAlone(mended), whole);
	if (cut === null) return [];
	const where = `after ${writePath(mended, cut.path)}`;
	const step = returnStepAt(whole, cut.path, cut.searched);
	return [
		{
			kind: 'step',
			text: `Corrected, ${SHOWN_DEPTH} plies: the first cutoff, ${where}`,
			setup: mended,
			step: cut.step
		},
		{
			kind: 'step',
			text: `As published, ${SHOWN_DEPTH} plies: the same node, where beta has stayed`,
			setup: published,
			step
		}
	];
}
