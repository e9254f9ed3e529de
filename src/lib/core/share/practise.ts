/** Links from a search to its exercise, without the practice core: pages that offer one stay light. */
import { SETUP } from '../search/setup-fields.ts';
import type { SearchSetup } from '../search/setup.ts';
import type { Recording } from '../trace/recording.ts';
import { formatQuery } from '../fields/query.ts';

/** The most nodes of an exercise, and its searches: those of `practice/`. */
export const MOST_PRACTISED = 60;
export const PRACTISED_HERE: readonly string[] = ['minimax', 'alphabeta'];

/** The fields of a search that an exercise does not have, and its position, which its link always gives. */
const OTHERS: readonly string[] = ['position', 'open', 'budget', 'shadow'];

/** True where what is below a row of a recording's trace is an exercise. */
export function canPractise({ trace, shadow, shadowRow }: Recording, row: number): boolean {
	if (!PRACTISED_HERE.includes(trace.header.setup.algorithm)) return false;
	if (trace.partial !== null || shadow === null) return false;
	if (trace.isPruned(row) || trace.isLeaf(row)) return false;
	const top = shadowRow?.[row] ?? row;
	return shadow.endOf(top) - top <= MOST_PRACTISED;
}

/**
 * The query of the practice page for a search.
 *
 * @param at the moves to the root of a part of it, in the game's notation; null for the whole
 */
export function practiseQuery(setup: SearchSetup, at: string | null): string {
	const shared = Object.entries(SETUP.changed(setup)).filter(([name]) => !OTHERS.includes(name));
	return formatQuery([
		...shared,
		['position', setup.position],
		...(at === null ? [] : [['at', at] as const])
	]);
}
