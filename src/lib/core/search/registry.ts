import { alphaBeta } from './alphabeta.ts';
import { minimax } from './minimax.ts';
import type { Algorithm, AlgorithmId } from './search.ts';

/** Every algorithm there is. Adding one is its file and its line here. */
export const ALGORITHMS: Readonly<Record<AlgorithmId, Algorithm>> = {
	minimax,
	alphabeta: alphaBeta
};
