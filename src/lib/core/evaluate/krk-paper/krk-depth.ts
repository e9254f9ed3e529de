import type { KrkState } from '../../games/krk/krk-state.ts';
import type { EvaluatorCode } from '../evaluator.ts';
import { lookAheadBy } from './look-ahead.ts';
import type { Profile } from '../../games/krk/profile/profile.ts';
import { stateReason } from './state-reason.ts';
import { stateTerms } from './state-terms.ts';
import { stateValue } from './state-value.ts';

const byDepth = (profile: Profile): Profile => ({ ...profile, mates: 'depth' });

/**
 * Like `krk-paper`, but a mate has the value -1000 plus the plies to it: if every line mates, White takes the
 * shortest.
 */
export const krkDepth: EvaluatorCode<KrkState> = {
	unit: 'squares',
	dependsOnPly: true,
	granularity: () => 1,
	draws: 'by the paper',
	evaluate: (state, ply, depth) => stateValue(state, byDepth(state.profile), ply, depth),
	terms: (state, ply, depth) => stateTerms(state, byDepth(state.profile), ply, depth),
	reason: (state, ply, depth) => stateReason(state, byDepth(state.profile), ply, depth),
	lookAhead: lookAheadBy(byDepth)
};
