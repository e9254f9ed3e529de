/** Which picture the tree pane shows, of those that a search has. */
import type { TreePicture } from '$lib/core/share/link.ts';
import { graphPicture } from './graph/graph-picture.ts';
import type { Stepped } from './stepped.ts';

/**
 * Without a recorded minimax, the minimax tree falls back to the search tree, as does a graph whose positions have no
 * keys.
 */
export function shownPicture(stepped: Stepped): TreePicture {
	const { tree, trace } = stepped;
	if (tree === 'minimax') return hasMinimax(stepped) ? tree : 'whole';
	return graphPicture(trace, tree) ?? tree;
}

/** True if the tree of minimax differs from the search's own. */
export function hasMinimax({ recording: { trace, shadow } }: Stepped): boolean {
	return shadow !== null && shadow !== trace;
}
