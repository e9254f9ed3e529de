import { searchSetup } from '../../../engines/search-setup.ts';
import { factsOf } from '../../../games/registry.ts';
import { PRINTED_TENSION, PRINTED_TOTAL } from '../figures/printed-tension.ts';
import { rankOfMap, tensionAt, type TensionVariant } from '../figures/tension-map.ts';
import type { Claim, Figure, See } from './claim.ts';
import { allAgree, compare, formatSigned, note } from './figure.ts';
import { recordAlone } from './find-step.ts';

const START = factsOf('chess').defaultPosition;

export const ghessTension: Claim = {
	id: 'ghess-tension',
	source: 'ghess',
	title: 'The tension of the opening',
	says: 'A map of the opening counts the attacks on each square, White’s up and Black’s down; the ranks 1 to 5 are printed, and the total is 0.',
	check:
		'Makes the map twice, as published and corrected, and compares rank by rank with what is printed.',
	run() {
		const [published, corrected] = [tensionAt('ghess', START), tensionAt('ghess-mended', START)];
		const rows = PRINTED_TENSION.map(([rank, row]): Figure => {
			const found = rankOfMap(published, rank);
			return compare(`Rank ${rank}, as published`, row.join(' '), found.join(' '));
		});
		const figures = [
			...rows,
			compare('Total, as published', formatSigned(PRINTED_TOTAL), formatSigned(published.total)),
			...PRINTED_TENSION.filter(([rank, row]) => {
				return rankOfMap(corrected, rank).join() !== row.join();
			}).map(([rank]) => note(`Rank ${rank}, corrected`, rankOfMap(corrected, rank).join(' '))),
			note('Total, corrected', formatSigned(corrected.total))
		];
		const same = allAgree(figures);
		return {
			verdict: same ? 'true' : 'not-as-claimed',
			sentence: same
				? 'The printed numbers come out exactly. They do so only if each queen, rook and bishop attacks its own square. Corrected, rank 1 is different; the total stays 0, for both sides are alike.'
				: 'The printed numbers do not come out.',
			figures,
			see: [
				seeMap('ghess', 'The starting position, with the published map on the board'),
				seeMap('ghess-mended', 'The starting position, with the corrected map on the board')
			]
		};
	}
};

function seeMap(evaluator: TensionVariant, text: string): See {
	const setup = searchSetup({
		game: 'chess',
		position: START,
		depth: 0,
		algorithm: 'ghess',
		evaluator
	});
	const trace = recordAlone(setup);
	return { kind: 'step', text, setup, step: trace.enterStepOf(trace.lastRoot), over: 'tension' };
}
