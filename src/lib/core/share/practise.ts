/** Links from a search to its exercise, without the practice core: pages that offer one stay light. */
import { SETUP, type SetupFields } from '../search/setup-fields.ts';
import type { SearchSetup } from '../search/setup.ts';
import type { Recording } from '../trace/recording.ts';
import { encodeReadably } from '../fields/query.ts';

/** The most nodes of an exercise, and its searches: those of `practice/`. */
export const MOST_PRACTISED = 60;
export const PRACTISED_HERE: readonly string[] = ['minimax', 'alphabeta'];

const FIELDS = [
	'game',
	'root',
	'algorithm',
	'depth',
	'evaluator',
	'order',
	'cut',
	'fail',
	'ties'
] as const satisfies readonly (keyof SetupFields)[];

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
	const changed = SETUP.changed(setup);
	const texts = FIELDS.flatMap((name) => {
		const text = changed[name];
		return text === undefined ? [] : [[name, text] as const];
	});
	return [
		...texts,
		['position', setup.position] as const,
		...(at === null ? [] : [['at', at] as const])
	]
		.map(([name, text]) => `${name}=${encodeReadably(text)}`)
		.join('&');
}
