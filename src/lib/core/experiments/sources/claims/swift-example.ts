/** The Swift post's own example, and the searches compared on it. */
import { searchSetup } from '../../../engines/search-setup.ts';
import { countSearch, type SearchTally } from '../../../search/count.ts';
import type { SearchSetup } from '../../../search/setup.ts';
import type { Report } from './claim.ts';

export const SWIFT_EXAMPLE = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';
export const SWIFT_DEPTH = 5;

/**
 * The post's code as published: MIN never lowers beta, and every root move has an open window. Then corrected: MIN lowers
 * it. `shared`: in addition, the root passes its own alpha from move to move. All use the post's material.
 */
export const SWIFT_SEARCHES = ['minimax', 'published', 'mended', 'shared'] as const;
export type SwiftSearch = (typeof SWIFT_SEARCHES)[number];

export const SWIFT_SEARCH_NAMES: Readonly<Record<SwiftSearch, string>> = {
	minimax: 'Minimax',
	published: 'Its alpha-beta, as published',
	mended: 'Corrected: MIN lowers beta',
	shared: 'Corrected, one window for the whole root'
};

/** One of these searches of the example, to a depth in plies. */
export function swiftSetup(search: SwiftSearch, depth: number): SearchSetup {
	const setup = searchSetup({
		game: 'chess',
		position: SWIFT_EXAMPLE,
		depth,
		algorithm: search === 'minimax' ? 'minimax' : search === 'published' ? 'swift' : 'alphabeta',
		evaluator: 'swift'
	});
	return search === 'shared' ? { ...setup, ties: 'bounds' } : setup;
}

/** The cost of one of them. The root counts as a visited node. */
export function countSwift(search: SwiftSearch, depth: number, report: Report): SearchTally {
	const stage = `${SWIFT_SEARCH_NAMES[search]}, ${depth} plies`;
	return countSearch(swiftSetup(search, depth), ({ visited }) => {
		report({ stage, done: visited, of: null, unit: 'nodes' });
	});
}
