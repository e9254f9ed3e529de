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

/** All algorithms. To add an algorithm, add its file and one line here. */
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

/** True where a search visits every node of minimax's tree: it has no window, so it prunes nothing. */
export function visitsAll(id: AlgorithmId): boolean {
	return !algorithmOf(id).usesWindow;
}

/** True where the search's value is always minimax's to the same depth, so that the two may be compared. */
export function findsMinimax(id: AlgorithmId): boolean {
	const { visits, maxIs } = algorithmOf(id);
	return visits !== 'beyond' && maxIs === undefined;
}
