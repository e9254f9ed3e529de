/** What the pages call the choices of links, by their ids: for the controls, and for the faults of links. */

export const VIEW_NAMES = { explore: 'Explore', lecture: 'Lecture', text: 'Text' } as const;

export const FUTURE_NAMES = { problem: 'Problem', hide: 'So far', show: 'All' } as const;

export const TREE_NAMES = {
	path: 'Path',
	whole: 'Search tree',
	minimax: 'Minimax tree',
	graph: 'Graph',
	'graph-symmetric': 'Graph, up to symmetry'
} as const;

export const FORM_NAMES = { whole: 'Whole tree', spine: 'Spine' } as const;

export const COLOUR_NAMES = { fate: 'Side', value: 'Value' } as const;

export const PANEL_NAMES = {
	none: 'no panel',
	code: 'Pseudocode',
	stack: 'Window and call stack',
	'root-moves': 'Root moves',
	worth: 'Static evaluation',
	minimax: 'Compared with minimax',
	paper: 'The paper’s tree',
	find: 'Find'
} as const;

/** The lanes of Compare move together so. */
export const PACE_NAMES = {
	step: 'By step',
	node: 'By node visited',
	'root-move': 'By root move'
} as const;

/** The sides that the user of the king-and-rook program plays. */
export const PERSON_NAMES = {
	none: 'Neither side',
	white: 'White',
	black: 'Black',
	both: 'Both sides'
} as const;

/** When that program replies. */
export const ANSWER_NAMES = { 'at-once': 'Automatically', next: 'When you press Next' } as const;

/** The squares shaded on its board. */
export const SHADE_NAMES = {
	quadrants: 'Quadrants of the rook',
	free: 'Free squares',
	taken: 'Subtracted for the white king',
	none: 'no squares'
} as const;

/** Whether its tables show the other profile’s values too. */
export const BESIDE_NAMES = { shown: 'Compare on', hidden: 'Compare off' } as const;
