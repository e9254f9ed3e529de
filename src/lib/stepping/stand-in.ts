import { longestLine } from '$lib/core/games/longest-line.ts';
import { gameOf } from '$lib/core/games/registry.ts';
import { leastDepthOf, rootOf } from '$lib/core/games/root.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import { recordAtOnce } from './at-once.ts';
import type { ShownSearch } from './searcher.svelte.ts';

/** Search depth in plies for a link's position if its own search cannot be shown. */
const STAND_IN_DEPTH = 2;

export function hasSamePosition(one: SearchSetup, other: SearchSetup): boolean {
	return one.game === other.game && one.position === other.position;
}

/** Plies that a search will have; 0 if nobody knows before it is made, as where nodes are opened one by one. */
export function pliesAhead(setup: SearchSetup | null): number {
	if (setup === null || setup.open !== null) return 0;
	return setup.depth ?? longestLine(rootOf(setup), gameOf(setup.game).maxDepth);
}

/** The position of a search that cannot be shown, searched as deep as is possible at once; null if no depth is. */
export function standInFor(setup: SearchSetup): ShownSearch | null {
	const least = leastDepthOf(setup);
	for (
		let depth = Math.min(STAND_IN_DEPTH, (setup.depth ?? Infinity) - 1);
		depth >= least;
		depth--
	) {
		const smaller: SearchSetup = { ...setup, depth, order: 'listed', open: null };
		const recording = recordAtOnce(smaller);
		if (recording !== null) return { setup: smaller, recording, standsInFor: setup };
	}
	return null;
}
