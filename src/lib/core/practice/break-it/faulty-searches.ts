/** The faulty searches of Break it, from the easiest to the hardest to show, and how few leaves show each. */
import type { CutRule } from '../../search/search.ts';
import type { RuleId } from '../exchanged-rules.ts';

/** The fewest leaves of a tree. */
interface Par {
	/** On which the faulty search visits other leaves than the right one, or returns another value. */
	readonly any: number;
	/** On which it returns another value; null where it never does, because all it can do is to cut less. */
	readonly value: number | null;
}

interface FaultySearch {
	readonly fault: RuleId;
	readonly par: Readonly<Record<CutRule, Par>>;
}

/**
 * Each tests best, and is the first way to get its rule wrong. The pars are proved by trying every tree with fewer
 * leaves: the searches compare values and do nothing else with them, so their order and their ties are all that counts,
 * and as many different values as there are leaves are enough.
 */
export const FAULTY_SEARCHES: readonly FaultySearch[] = [
	{
		fault: 'min-never-lowers-beta',
		par: { equal: { any: 3, value: null }, strict: { any: 3, value: null } }
	},
	{
		fault: 'wrong-bound-tested',
		par: { equal: { any: 3, value: 3 }, strict: { any: 3, value: 3 } }
	},
	{
		fault: 'window-shared',
		par: { equal: { any: 2, value: 2 }, strict: { any: 3, value: 3 } }
	},
	{
		fault: 'bound-assigned',
		par: { equal: { any: 4, value: null }, strict: { any: 4, value: null } }
	},
	{
		fault: 'only-parent-bound',
		par: { equal: { any: 3, value: null }, strict: { any: 3, value: null } }
	}
];
