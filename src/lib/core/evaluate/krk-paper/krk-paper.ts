import type { KrkState } from '../../games/krk/krk-state.ts';
import type { EvaluatorCode } from '../evaluator.ts';
import { lookAheadBy } from './look-ahead.ts';
import { stateReason } from './state-reason.ts';
import { stateTerms } from './state-terms.ts';
import { stateValue } from './state-value.ts';

/**
 * The paper's evaluator on the game of king and rook, from Black's side, who is MAX: -1000 for a checkmate, +1000 for
 * a stalemate or a captured rook, otherwise the free squares of the black king by the intended rule of the paper's
 * program (`authors-fixed`), unless the position names a profile with other options.
 *
 * Source: Bozinovski and Jankuloski, "Minimax Algorithm for a King and Rook vs King Chess Endgame", 2023.
 */
export const krkPaper: EvaluatorCode<KrkState> = {
	unit: 'squares',
	dependsOnPly: false,
	granularity: () => 1,
	draws: 'by the paper',
	evaluate: (state, ply, depth) => stateValue(state, state.profile, ply, depth),
	terms: (state, ply, depth) => stateTerms(state, state.profile, ply, depth),
	reason: (state, ply, depth) => stateReason(state, state.profile, ply, depth),
	lookAhead: lookAheadBy((profile) => profile)
};
