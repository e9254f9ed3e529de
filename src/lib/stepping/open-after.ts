import { ROOT, WHOLE } from '$lib/core/search/open-path.ts';
import { SETUP, type SetupFields } from '$lib/core/search/setup-fields.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';

/** Depth that alpha-beta can search to the end in a second or two, in place of an expanded path. */
const MOST_PLIES = 6;

/** The expanded path after other fields change: another position begins at its root, alpha-beta searches all. */
export function openAfter(wanted: SearchSetup, changes: SetupFields): SetupFields {
	if (wanted.open === null || changes.open !== undefined) return {};
	if (changes.algorithm !== undefined && changes.algorithm !== 'minimax') {
		return { open: WHOLE, depth: String(Math.min(wanted.depth ?? MOST_PLIES, MOST_PLIES)) };
	}
	const isTooLong = changes.depth !== undefined && Number(changes.depth) < wanted.open.length;
	return changes.position !== undefined || isTooLong ? { open: ROOT } : {};
}

/** The last requested fields that stay valid after a change: another game starts from its defaults. */
export function fieldsToKeep(wanted: SearchSetup, changes: SetupFields): SetupFields {
	const fields = { ...SETUP.texts(wanted), ...openAfter(wanted, changes) };
	if (changes.game === undefined || changes.game === wanted.game) return fields;
	const { algorithm, cut, fail, ties, budget, shadow } = wanted;
	return { algorithm, cut, fail, ties, budget: String(budget), shadow };
}
