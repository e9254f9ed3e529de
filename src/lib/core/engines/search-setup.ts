import type { SearchSetup } from '../search/setup.ts';
import { DEFAULT_BUDGET } from '../search/setup.ts';

/** What an engine says of its search; the rest is what all of them share. */
export type EngineSearch = Pick<SearchSetup, 'game' | 'position' | 'algorithm' | 'evaluator'> &
	Partial<Pick<SearchSetup, 'depth' | 'cut'>>;

/**
 * The whole setup of an engine's search, by which the explorer can show it. Moves are searched as listed, and the
 * root hands every move the full window, so that each of them has its exact value: that is how all the authors
 * call their search, once for each legal move.
 */
export function searchSetup(search: EngineSearch): SearchSetup {
	return {
		root: 'max',
		depth: null,
		open: null,
		order: 'listed',
		cut: 'equal',
		fail: 'soft',
		ties: 'open',
		budget: DEFAULT_BUDGET,
		shadow: 'on',
		...search
	};
}
