import type { KrkState } from '../../games/krk/krk-state.ts';
import type { EvaluatorCode } from '../evaluator.ts';
import { lookAheadBy } from './look-ahead.ts';
import { stateReason } from './state-reason.ts';
import { stateTerms } from './state-terms.ts';
import { stateValue } from './state-value.ts';

/**
 * The values of the paper's released program, as its answers show: free squares with two faults of symmetry, -900 for
 * a mate at level 3, and in Black's search -1 for each ending before the last level.
 *
 * Source: the program released with Bozinovski and Jankuloski 2023, rebuilt from its behaviour.
 */
export const krkReleased: EvaluatorCode<KrkState> = {
	unit: 'squares',
	dependsOnPly: true,
	granularity: () => 1,
	draws: 'by the paper',
	evaluate: (state, ply, depth) => stateValue(state, state.profile, ply, depth),
	terms: (state, ply, depth) => stateTerms(state, state.profile, ply, depth),
	reason: (state, ply, depth) => stateReason(state, state.profile, ply, depth),
	lookAhead: lookAheadBy((profile) => profile)
};
