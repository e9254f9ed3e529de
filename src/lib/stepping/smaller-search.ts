import { gameOf } from '$lib/core/games/registry.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import type { TreeSize } from '$lib/core/search/size.ts';

export interface SmallerSearch {
	readonly depth: number;
	readonly size: TreeSize;
}

/** The deepest search of the same position whose tree fits the budget; null if none does. */
export function smallerSearch(
	setup: SearchSetup,
	sizeOf: (setup: SearchSetup) => TreeSize
): SmallerSearch | null {
	const game = gameOf(setup.game);
	// A typed tree has no values above its leaves.
	if (game.leastDepth !== undefined) return null;
	for (let depth = (setup.depth ?? game.maxDepth) - 1; depth > 0; depth--) {
		const size = sizeOf({ ...setup, depth });
		if (size.high <= setup.budget) return { depth, size };
	}
	return null;
}
