import type { CompareField } from '$lib/core/share/compare-link.ts';

/** Names of the link fields of a comparison on its page. */
export const COMPARE_FIELD_NAMES: Readonly<Record<CompareField, string>> = {
	game: 'Game',
	position: 'Position',
	root: 'Side at the root',
	depth: 'Depth',
	evaluator: 'Evaluator',
	order: 'Move order',
	cut: 'Cutoff condition',
	fail: 'Return value',
	ties: 'Ties at the root',
	budget: 'Node budget',
	algorithms: 'Algorithms',
	keys: 'Same position means',
	depths: 'Depths',
	pace: 'Side by side',
	at: 'Step',
	own: 'Own order',
	sample: 'Random orders',
	equal: 'Precision',
	v: 'Version',
	link: 'Link'
};
