import type { RuleId } from '../exchanged-rules.ts';

/** The faults of the searches of Break it, from the easiest to the hardest to show. */
export const FAULTY_SEARCHES: readonly RuleId[] = [
	'min-never-lowers-beta',
	'wrong-bound-tested',
	'window-shared',
	'bound-assigned',
	'only-parent-bound'
];
