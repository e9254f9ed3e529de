import { SETUP } from '$lib/core/search/setup-fields.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import type { Recording } from '$lib/core/trace/recording.ts';

/** Search depth in plies for a link's position if its own search cannot be shown. */
const STAND_IN_DEPTH = 2;

/**
 * The position of a search that cannot be shown, searched as deep as is possible immediately.
 *
 * @param recordAtOnce null for a search that takes longer
 * @returns null if no depth is possible
 */
export function standInFor(
	setup: SearchSetup,
	recordAtOnce: (setup: SearchSetup) => Recording | null
): { readonly setup: SearchSetup; readonly recording: Recording } | null {
	const deepest = Math.min(STAND_IN_DEPTH, (setup.depth ?? Infinity) - 1);
	for (let depth = deepest; depth >= 0; depth--) {
		const smaller: SearchSetup = { ...setup, depth, order: 'listed', open: null };
		const fits = SETUP.parse(SETUP.texts(smaller)).faults.length === 0;
		const recording = fits ? recordAtOnce(smaller) : null;
		if (recording !== null) return { setup: smaller, recording };
	}
	return null;
}
