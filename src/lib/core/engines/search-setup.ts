import type { SearchSetup } from '../search/setup.ts';
import { DEFAULT_BUDGET } from '../search/setup.ts';
import type { Engine } from './engine.ts';

/** The fields of an engine's search that vary; all engines share the others. */
type EngineSearch = Pick<SearchSetup, 'game' | 'position' | 'algorithm' | 'evaluator'> &
	Partial<Pick<SearchSetup, 'depth' | 'cut'>>;

/**
 * The complete setup of an engine's search, so that the explorer can show it. Moves are searched as listed, and the
 * root searches every move with an open window, so that each has its exact value: all the authors call their search
 * that way, once per legal move.
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

/** The search of an engine from every position, to the depth that it is asked for. */
export function searchWith(
	how: Pick<SearchSetup, 'algorithm' | 'evaluator'> & Partial<Pick<SearchSetup, 'cut'>>
): Engine['searchAt'] {
	return (game, position, depth) => searchSetup({ game, position, depth, ...how });
}
