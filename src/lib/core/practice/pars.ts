/**
 * The fewest leaves of a tree that shows an exchanged rule. Proved by trying every tree with fewer: what these searches
 * do depends only on the order of the values, with its ties, and where a rule has a sign or a zero of its own, on that
 * order around 0. The search tests best, and is the first way to get its rule wrong.
 */
import type { CutRule } from '../search/search.ts';
import type { RuleId } from './exchanged-rules.ts';

interface Par {
	/** On which it visits other leaves than the right search. */
	readonly leaves: number;
	/** On which it returns another value; null where it never does, because all it can do is to cut less. */
	readonly value: number | null;
}

export const PARS: Readonly<Record<RuleId, Readonly<Record<CutRule, Par>>>> = {
	'min-never-lowers-beta': both(3, null),
	'max-never-raises-alpha': both(3, null),
	'window-not-handed-down': both(3, null),
	'window-shared': { equal: { leaves: 2, value: 2 }, strict: { leaves: 3, value: 3 } },
	'negamax-not-swapped': both(2, 2),
	'minus-missing': both(3, 1),
	'no-cut-max': both(3, null),
	'no-cut-min': both(3, null),
	'never-cuts': both(3, null),
	'wrong-bound-tested': both(3, 3),
	'own-bound-tested': both(2, 2),
	'only-parent-bound': both(3, null),
	'bound-assigned': both(4, null),
	'best-starts-at-zero': both(3, 1),
	'returns-last': both(4, 2),
	'wrong-bound-returned': { equal: { leaves: 2, value: 1 }, strict: { leaves: 3, value: 1 } },
	'last-move-left-out': both(1, 1),
	'flag-not-toggled': both(3, 2),
	'sides-exchanged': both(3, 2)
};

/** The same under both rules. */
function both(leaves: number, value: number | null): Readonly<Record<CutRule, Par>> {
	return { equal: { leaves, value }, strict: { leaves, value } };
}

/** The fewest leaves that show a fault in either way. */
export function leastOf({ leaves, value }: Par): number {
	return Math.min(leaves, value ?? Infinity);
}
