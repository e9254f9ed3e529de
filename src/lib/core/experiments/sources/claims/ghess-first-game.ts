import { searchSetup } from '../../../engines/search-setup.ts';
import { gameOf } from '../../../games/registry.ts';
import { rootOf } from '../../../games/root.ts';
import type { SearchSetup } from '../../../search/setup.ts';
import type { Claim } from './claim.ts';
import { compare, note } from './figure.ts';
import { recordAlone } from './find-step.ts';

/** The last board that the post prints, rank 1 at the top there, with White to move and the move's number. */
const AS_PRINTED = '8/PP1K1PPP/5NB1/8/3B4/p7/7R/2R1k3 w - - 0 35';
/** The post says that its signs have the wrong colours. */
const COLOURS_SWAPPED = '8/pp1k1ppp/5nb1/8/3b4/P7/7r/2r1K3 w - - 0 35';

export const ghessFirstGame: Claim = {
	id: 'ghess-first-game',
	source: 'ghess',
	title: 'Its first game against depth 3 ends in mate',
	says: 'After 35 moves White is in check and mated, 0-1. The printed signs have the wrong colours: “it’s white who looses”.',
	check:
		'Sets up the printed board twice, as it is printed and with the colours swapped, and asks the rules of chess.',
	run() {
		const setup = setupAt(COLOURS_SWAPPED);
		const game = gameOf('chess');
		const ending = game.ending(rootOf(setup));
		const printed = gameOf('chess').parse(AS_PRINTED, { root: 'max' });
		const printedEnding = printed.ok ? game.ending(printed.value) : null;
		const score = ending?.winner === 'min' ? '0-1' : ending?.winner === 'max' ? '1-0' : 'none';
		const figures = [
			compare('How it ended, colours swapped', 'checkmate', ending?.code ?? 'it goes on'),
			compare('Score, colours swapped', '0-1', score),
			note(
				'How it ended, as printed',
				printed.ok ? (printedEnding?.code ?? 'it goes on') : 'no legal position'
			)
		];
		const isTrue = figures.every(({ agrees }) => agrees !== false);
		const trace = recordAlone(setup);
		return {
			verdict: isTrue ? 'true' : 'not-as-claimed',
			sentence: isTrue
				? 'With the colours swapped, as the post says, White is mated. The moves of the game are not in the post, so its end is all that can be checked.'
				: 'White is not mated on this board.',
			figures,
			see: [
				{
					kind: 'step',
					text: 'The last position, White mated',
					setup,
					step: trace.enterStepOf(trace.lastRoot)
				}
			]
		};
	}
};

function setupAt(position: string): SearchSetup {
	return searchSetup({ game: 'chess', position, depth: 0, algorithm: 'ghess', evaluator: 'ghess' });
}
