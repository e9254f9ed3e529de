import type { AlgorithmCode, Search } from '../search.ts';
import type { MakeWindowSearch } from './window-search.ts';
import { alphaBetaWithMemory } from './memory.ts';
import { mtdfLines, runMtdf } from './mtdf.ts';

/**
 * SSS*, the best-first search that was thought to need lists of its own. It is MTD from above: its first guess is
 * +infinity, and its bounds fall to the value. G. C. Stockman, "A Minimax Algorithm Better than Alpha-Beta?",
 * Artificial Intelligence 12 (1979); the equivalence is by A. Plaat, J. Schaeffer, W. Pijls and A. de Bruin,
 * "Best-First Fixed-Depth Minimax Algorithms", Artificial Intelligence 87 (1996).
 *
 * @param makeSearch the fail-soft search to drive; it has to remember its results
 */
function runSss(search: Search, makeSearch: MakeWindowSearch): number {
	return runMtdf(search, makeSearch, Infinity);
}

export const sss: AlgorithmCode = {
	run: (search) => runSss(search, alphaBetaWithMemory),
	pseudocode: () => mtdfLines('+∞')
};
