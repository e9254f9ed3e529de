import type { LinkField } from '$lib/core/share/link.ts';

/** Names of the link fields on the page. */
export const FIELD_NAMES: Readonly<Record<LinkField, string>> = {
	game: 'Game',
	position: 'Position',
	root: 'Side at the root',
	algorithm: 'Algorithm',
	depth: 'Depth',
	open: 'Opened nodes',
	evaluator: 'Evaluator',
	order: 'Move order',
	cut: 'Cutoff condition',
	fail: 'Return value',
	ties: 'Ties at the root',
	budget: 'Node budget',
	shadow: 'Record minimax too',
	step: 'Step',
	future: 'Future steps',
	view: 'View',
	tree: 'Tree view',
	colour: 'Colour',
	over: 'Board overlay',
	panel: 'Open panel',
	v: 'Version',
	link: 'Link'
};
