import { searchSetup } from '../../../engines/search-setup.ts';
import { evaluatorOf, type EvaluatorId } from '../../../evaluate/registry.ts';
import { factsOf } from '../../../games/registry.ts';
import { rootOf } from '../../../games/root.ts';
import type { Claim } from './claim.ts';
import { compare, formatSigned, note } from './figure.ts';
import { recordAlone } from './find-step.ts';
import { formatCount } from '../../../base/count-words.ts';

/**
 * All terms that the post names. That the move itself has a value, and how much, is our interpretation of its tempo.
 */
const ALL_TERMS: EvaluatorId =
	'ghess:material,tension,passed-pawns,outposts,rooks-on-seventh,open-files,pawn-chains,tempo';

export const ghessOpening: Claim = {
	id: 'ghess-opening',
	source: 'ghess',
	title: 'The opening is worth 0',
	says: 'The score should give the opening position exactly 0, for neither side has anything that the other has not.',
	check: 'Evaluates the start, and reads the parts of the score for both sides.',
	run() {
		const setup = searchSetup({
			game: 'chess',
			position: factsOf('chess').defaultPosition,
			depth: 0,
			algorithm: 'ghess',
			evaluator: 'ghess'
		});
		const evaluator = evaluatorOf('ghess');
		const state = rootOf(setup);
		const value = evaluator.evaluate(state, 0, 0);
		const parts = evaluator
			.terms(state, 0, 0)
			.map(({ name, value: worth, sides }) =>
				note(
					`${name}: White, Black`,
					sides === undefined
						? formatSigned(worth)
						: `${formatCount(sides.max)}, ${formatCount(sides.min)}`
				)
			);
		const trace = recordAlone(setup);
		return {
			verdict: value === 0 ? 'true' : 'not-as-claimed',
			sentence:
				value === 0
					? 'Both sides have the same of everything that counts at first. Only tempo, where it is switched on, would give the side to move something.'
					: 'The parts do not cancel.',
			figures: [
				compare('Its value', formatSigned(0), formatSigned(value)),
				...parts,
				note(
					'With all of its terms switched on, tempo by our reading',
					formatSigned(evaluatorOf(ALL_TERMS).evaluate(state, 0, 0))
				)
			],
			see: [
				{
					kind: 'step',
					text: 'The start as it is evaluated',
					setup,
					step: trace.enterStepOf(trace.lastRoot)
				}
			]
		};
	}
};
