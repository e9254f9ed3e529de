import { alphaBeta } from './alphabeta.ts';
import { aspiration } from './family/aspiration.ts';
import { deepening } from './family/deepening.ts';
import { mtdf } from './family/mtdf.ts';
import { negamax } from './family/negamax.ts';
import { pvs } from './family/pvs.ts';
import { quiescence } from './family/quiescence.ts';
import { sss } from './family/sss.ts';
import { transposition } from './family/transposition.ts';
import { ghess } from './ghess.ts';
import { minimax } from './minimax.ts';
import { swift } from './swift.ts';
import type { Algorithm } from './search.ts';

/** Every algorithm there is. Adding one is its file and its line here. */
export const ALGORITHMS = {
	minimax,
	alphabeta: alphaBeta,
	negamax,
	tt: transposition,
	deepening,
	pvs,
	mtdf,
	sss,
	aspiration,
	quiescence,
	swift,
	ghess
} satisfies Record<string, Algorithm>;

export type AlgorithmId = keyof typeof ALGORITHMS;
export const ALGORITHM_IDS = Object.keys(ALGORITHMS) as readonly AlgorithmId[];

export function algorithmOf(id: AlgorithmId): Algorithm {
	return ALGORITHMS[id];
}

/** Whether a search visits every node of the tree that minimax does: it has no window, so it prunes nothing. */
export function visitsAll(id: AlgorithmId): boolean {
	return !algorithmOf(id).usesWindow;
}

/** Whether the value of a search is minimax's to the same depth, for every tree, and may be held against it. */
export function findsMinimax(id: AlgorithmId): boolean {
	const { visits, maxIs } = algorithmOf(id);
	return visits !== 'beyond' && maxIs === undefined;
}
