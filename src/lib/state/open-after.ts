import { ROOT, WHOLE } from '$lib/core/search/open-path.ts';
import type { SetupFields } from '$lib/core/search/parse-setup.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';

/** What alpha-beta can search whole in a second or two, where it takes the place of a tree that was only opened. */
const MOST_PLIES = 6;

/** What stays open when other fields change: another position begins at its root, alpha-beta searches all. */
export function openAfter(wanted: SearchSetup, changes: SetupFields): SetupFields {
	if (wanted.open === null || changes.open !== undefined) return {};
	if (changes.algorithm !== undefined && changes.algorithm !== 'minimax') {
		return { open: WHOLE, depth: String(Math.min(wanted.depth ?? MOST_PLIES, MOST_PLIES)) };
	}
	const isTooLong = changes.depth !== undefined && Number(changes.depth) < wanted.open.length;
	return changes.position !== undefined || isTooLong ? { open: ROOT } : {};
}
