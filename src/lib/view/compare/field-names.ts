import type { CompareField } from '$lib/core/share/compare-link.ts';

/** Names of the link fields of a comparison on its page. */
export const COMPARE_FIELD_NAMES: Readonly<Record<CompareField, string>> = {
	game: 'Game',
	position: 'Position',
	root: 'Side at the root',
	depth: 'Depth',
	evaluator: 'Evaluator',
	order: 'Move order',
	cut: 'Cut rule',
	fail: 'Fail rule',
	ties: 'Ties at the root',
	budget: 'Node budget',
	algorithms: 'Searches',
	keys: 'Equal positions',
	depths: 'Depths',
	pace: 'Side by side',
	at: 'Place',
	own: 'Own order',
	sample: 'Random orders',
	equal: 'Equal values',
	v: 'Version',
	link: 'Link'
};
