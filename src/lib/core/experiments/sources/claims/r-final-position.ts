import { searchSetup } from '../../../engines/search-setup.ts';
import { evaluatorOf } from '../../../evaluate/registry.ts';
import { gameOf } from '../../../games/registry.ts';
import { rootOf } from '../../../games/root.ts';
import type { Claim } from './claim.ts';
import { compare, formatSigned, note } from './figure.ts';
import { recordAlone } from './find-step.ts';

/** The end of the random game in the post, and its value there. */
const FINAL = '7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43';
const CLAIMED = 1000;

export const rFinalPosition: Claim = {
	id: 'r-final-position',
	source: 'r-bloggers',
	title: 'The end of its random game is worth 1000',
	says: 'A game of random moves ended with Black mated; the evaluation sees it and gives 1000.',
	check: 'Reads the position that the post prints, asks the rules how it ended, and evaluates it.',
	run() {
		const setup = searchSetup({
			game: 'chess',
			position: FINAL,
			depth: 0,
			algorithm: 'minimax',
			evaluator: 'r-bloggers'
		});
		const state = rootOf(setup);
		const value = evaluatorOf('r-bloggers').evaluate(state, 0, 0);
		const ending = gameOf('chess').ending(state);
		const figures = [
			compare('Its value', formatSigned(CLAIMED), formatSigned(value)),
			note('How the game ended', ending?.code.replaceAll('-', ' ') ?? 'it goes on')
		];
		const trace = recordAlone(setup);
		return {
			verdict: value === CLAIMED ? 'true' : 'not-as-claimed',
			sentence:
				value === CLAIMED
					? 'Black is mated, and the value says so.'
					: 'The position has another value.',
			figures,
			see: [
				{
					kind: 'step',
					text: 'The position as it is evaluated',
					setup,
					step: trace.enterStepOf(trace.lastRoot)
				}
			],
			played: { game: 'chess', games: [{ start: FINAL, moves: [], ending: ending?.code ?? null }] }
		};
	}
};
