/** The choices of a figure: the fields of its dialog, and the options of the command line. */
import { quote } from '../../base/clip.ts';
import { fail, ok } from '../../base/result.ts';
import { choice, type Field, type ValuesOf } from '../../fields/field.ts';
import { fieldList } from '../../fields/field-list.ts';

const PRESET_NAMES = { slide: 'Slide', paper: 'Paper', page: 'Screen' } as const;
type PresetId = keyof typeof PRESET_NAMES;

export const EXTRA_NAMES = {
	caption: 'Sentence',
	counts: 'Counts',
	legend: 'Legend',
	code: 'QR code',
	link: 'Link'
} as const;
type Extra = keyof typeof EXTRA_NAMES;
const EXTRAS = Object.keys(EXTRA_NAMES) as Extra[];

/** What is added around the tree, each once, in the order above. */
const EXTRA: Field<readonly Extra[]> = {
	label: 'Add',
	about: 'what is added around the tree: any of the words, separated by commas',
	choices: EXTRAS,
	usual: 'nothing',
	parse: (text) => {
		const words = text.split(',').flatMap((word) => word.trim() || []);
		const wrong = words.find((word) => !EXTRAS.some((extra) => extra === word));
		return wrong === undefined
			? ok(EXTRAS.filter((extra) => words.includes(extra)))
			: fail('extra-unknown', `Nothing ${quote(wrong)} can be added; choose ${EXTRAS.join(', ')}.`);
	},
	format: String,
	default: () => []
};

interface OfPreset {
	readonly preset: PresetId;
}

interface OfStep {
	readonly values: string;
	readonly part: string;
}

/** A problem has no current node, and the difference of two searches belongs to no step. */
const ofStep = { shown: ({ values, part }: OfStep) => values !== 'none' && part !== 'difference' };
const ofSearch = { shown: ({ values }: OfStep) => values !== 'none' };

const FIGURE_FIELDS = {
	preset: choice('preset', {
		label: 'Preset',
		about:
			'what the figure is for: a slide of 16 to 9, a column or a page of a paper, or a web page',
		names: PRESET_NAMES,
		default: 'page'
	}),
	width: {
		...choice('width', {
			label: 'Width on paper',
			about: 'in millimetres, with the preset paper: a column, or a page',
			names: { 174: '174 mm, a page', 84: '84 mm, a column' },
			default: '174'
		}),
		shown: ({ preset }: OfPreset) => preset === 'paper'
	},
	theme: {
		...choice('theme', {
			label: 'Theme',
			about: 'the colours of the preset page',
			names: { light: 'Light', dark: 'Dark' },
			default: 'light'
		}),
		shown: ({ preset }: OfPreset) => preset === 'page'
	},
	ground: choice('ground', {
		label: 'Background',
		about: 'whether the figure has a background, or shows what is behind it',
		names: { filled: 'Filled', none: 'None' },
		default: 'filled'
	}),
	values: {
		...choice('values', {
			label: 'Show',
			about: 'how much of the search is shown; link: as the link does',
			names: { link: 'As the page', none: 'Problem', now: 'Until now', all: 'Everything' },
			default: 'link'
		}),
		// A difference is of two whole searches.
		shown: ({ part }: Pick<OfStep, 'part'>) => part !== 'difference'
	},
	part: choice('part', {
		label: 'Part of the tree',
		about:
			'the part that the page shows, the whole tree down to the last ply that fits, the subtree of the current node, or what minimax visits and this search does not',
		names: {
			stage: 'As the page',
			whole: 'Whole, as deep as it fits',
			subtree: 'Subtree',
			difference: 'Difference from minimax'
		},
		default: 'stage'
	}),
	bounds: {
		...choice('bounds', {
			label: 'Alpha and beta',
			about: 'alpha and beta of the current path; all that those of each node have been; or none',
			names: { now: 'Current path', history: 'History at each node', none: 'None' },
			default: 'now'
		}),
		...ofStep
	},
	line: {
		...choice('line', {
			label: 'Line of alpha and beta',
			about:
				'whether the window of the current node is a line of numbers, beside the node or below the tree',
			names: { none: 'None', shown: 'Shown' },
			default: 'none'
		}),
		...ofStep
	},
	cut: {
		...choice('cut', {
			label: 'Cutoff',
			about:
				'the sign of a cutoff: scissors at that of the step, as on the page; a double bar across the first pruned edge, at each cutoff so far; or none',
			names: { scissors: 'Scissors', bar: 'Double bar', none: 'None' },
			default: 'scissors'
		}),
		...ofStep
	},
	pruned: {
		...choice('pruned', {
			label: 'Pruned nodes',
			about: 'how pruned nodes are drawn, or that they are not',
			names: { hatched: 'Hatched', outlines: 'Outlines', none: 'None' },
			default: 'hatched'
		}),
		...ofStep
	},
	boards: choice('boards', {
		label: 'Boards',
		about:
			'the nodes with a board: the leaves that have one on the page; also the current node; also all nodes beside which a board has space; or none',
		names: { stage: 'As the page', current: 'Current node', fit: 'Where they fit', none: 'None' },
		default: 'stage'
	}),
	names: choice('names', {
		label: 'Moves',
		about: 'whether moves have their names',
		names: { shown: 'Named', none: 'Without names' },
		default: 'shown'
	}),
	types: {
		...choice('types', {
			label: 'Types of nodes',
			about: 'whether nodes of a finished search have the letters PV, CUT and ALL',
			names: { none: 'None', letters: 'PV, CUT, ALL' },
			default: 'none'
		}),
		...ofSearch
	},
	proof: {
		...choice('proof', {
			label: 'Proof',
			about:
				'whether the nodes of a smallest proof of the root’s value are bold, in a finished search',
			names: { none: 'Not marked', bold: 'Bold' },
			default: 'none'
		}),
		...ofSearch
	},
	extra: EXTRA
} as const;

/** The choices of a figure. */
export type FigureValues = ValuesOf<typeof FIGURE_FIELDS>;

export const FIGURE = fieldList<FigureValues>(FIGURE_FIELDS);
