import { alphaBeta } from './alphabeta.ts';
import { minimax } from './minimax.ts';
import type { Algorithm } from './search.ts';

/** Every algorithm there is. Adding one is its file and its line here. */
export const ALGORITHMS = { minimax, alphabeta: alphaBeta } satisfies Record<string, Algorithm>;

export type AlgorithmId = keyof typeof ALGORITHMS;
export const ALGORITHM_IDS = Object.keys(ALGORITHMS) as readonly AlgorithmId[];
