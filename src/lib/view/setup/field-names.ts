import type { LinkField } from '$lib/core/share/link.ts';

/** What the fields of a link are called on the page. */
export const FIELD_NAMES: Readonly<Record<LinkField, string>> = {
	game: 'Game',
	position: 'Position',
	root: 'Side at the root',
	algorithm: 'Search',
	depth: 'Depth',
	open: 'Opened nodes',
	evaluator: 'Evaluator',
	order: 'Move order',
	cut: 'Cut rule',
	fail: 'Fail rule',
	ties: 'Equals at the root',
	budget: 'Node budget',
	shadow: 'Minimax beside it',
	step: 'Step',
	future: 'What is to come',
	view: 'View',
	tree: 'Picture of the tree',
	colour: 'Colour',
	over: 'Over the board',
	panel: 'Open panel',
	v: 'Version',
	link: 'Link'
};
