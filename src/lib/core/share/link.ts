/**
 * Links hold the whole state of the explorer, readable and stable. A missing field has its default, so a link keeps
 * its meaning; `v` is the version, 1 if missing.
 */
import { listChoices } from '../base/choices.ts';
import { quote } from '../base/clip.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { evaluatorOf } from '../evaluate/registry.ts';
import { choice, idsOf, type Field, type ValuesOf } from '../fields/field.ts';
import { fieldList, type LinkPart } from '../fields/field-list.ts';
import { LAST_STEP, parseStep } from '../fields/parse-step.ts';
import { SEARCH_FIELDS } from '../search/setup-fields.ts';
import type { SearchSetup } from '../search/setup.ts';
import { FUTURES } from '../trace/future.ts';
import { HIDE } from './hidden.ts';
import { PAGE_VIEW_NAMES } from './page-views.ts';

export const FUTURE_NAMES = { problem: 'Problem', hide: 'Until now', show: 'Everything' } as const;

export const VIEW_NAMES = {
	explore: 'Explore',
	lecture: PAGE_VIEW_NAMES.lecture,
	text: 'Text'
} as const;
export const VIEWS = idsOf(VIEW_NAMES);
export type View = keyof typeof VIEW_NAMES;

/** Equal positions of the search merged; `graph-symmetric` also merges symmetric ones. */
export const GRAPH_PICTURES = ['graph', 'graph-symmetric'] as const;
export type GraphPicture = (typeof GRAPH_PICTURES)[number];

/**
 * The view of the tree pane: the current path with its neighbours, the whole search tree, the minimax tree, or the
 * graph of positions.
 */
export const TREE_NAMES = {
	path: 'Path',
	whole: 'Visited tree',
	minimax: 'Full tree',
	graph: 'Graph',
	'graph-symmetric': 'Graph, up to symmetry'
} as const;
export type TreePicture = keyof typeof TREE_NAMES;

/** The form of the stage that is asked for where a tree fits; a tree that does not fit is a spine. */
export const FORM_NAMES = { whole: 'Whole tree', spine: 'Path' } as const;
export type StageForm = keyof typeof FORM_NAMES;

/** The meaning of colours in the large views: the fate of a node, or its value. */
export const COLOUR_NAMES = { fate: 'Side', value: 'Value' } as const;
export const COLOURINGS = idsOf(COLOUR_NAMES);
export type Colouring = keyof typeof COLOUR_NAMES;

/** The panels of the explorer, each closed until the user or a link opens it. */
export const PANEL_NAMES = {
	code: 'Pseudocode',
	stack: 'Window and call stack',
	'root-moves': 'Root moves',
	worth: 'Static evaluation',
	minimax: 'Compared with minimax',
	paper: 'The paper’s tree',
	find: 'Find'
} as const;
export const PANEL_IDS = idsOf(PANEL_NAMES);
export type PanelId = keyof typeof PANEL_NAMES;

/** No overlay, or no panel. */
export const NONE = 'none';

type OfEvaluator = Pick<SearchSetup, 'evaluator'>;

/** A step, or a ply. */
export const STEP: Field<number> = {
	label: 'Step',
	about: 'the current step, from 0',
	momentary: true,
	parse: parseStep,
	format: String,
	default: () => 0
};

/** How a search is looked at, the step last. */
const LOOK_FIELDS = {
	future: choice('future', {
		label: 'Show',
		about: 'how much is shown: the problem alone, the search until now, or everything',
		ids: FUTURES,
		names: FUTURE_NAMES,
		default: 'hide'
	}),
	unpruned: choice('unpruned', {
		label: 'Without pruning',
		about: 'whether plain minimax takes the place of the search',
		ids: ['off', 'on'],
		momentary: true,
		default: 'off'
	}),
	/** In `class` a room answers with its hands. */
	predict: choice('predict', {
		label: 'Predict',
		about: 'whether the page asks what a step does before it is made; class for a show of hands',
		ids: ['off', 'on', 'class'],
		default: 'off'
	}),
	hide: HIDE,
	view: choice('view', {
		label: 'View',
		about: 'the layout of the page',
		names: VIEW_NAMES,
		default: 'explore'
	}),
	tree: choice('tree', {
		label: 'Tree view',
		about: 'what the tree pane shows; of a tree that fits, path and whole are the same',
		names: TREE_NAMES,
		default: 'path'
	}),
	form: choice('form', {
		label: 'Form of the path',
		about: 'how the path is drawn where the tree fits: the whole tree, or its spine',
		names: FORM_NAMES,
		default: 'whole'
	}),
	colour: choice('colour', {
		label: 'Colour',
		about: 'what colours mean in the large views',
		names: COLOUR_NAMES,
		default: 'fate'
	}),
	/** The board overlay: which of the evaluator's numbers are shown. */
	over: {
		label: 'Board overlay',
		about: 'which numbers of the evaluator the board shows; none for no overlay',
		needs: ['game', 'evaluator'],
		parse: parseOverlay,
		// Evaluators have different overlays.
		format: (over: string, setup: OfEvaluator) =>
			overlaysOf(setup).some(({ id }) => id === over) ? over : NONE,
		default: () => NONE as string
	},
	/** The panel that the link opens, besides those that are open anyway. */
	panel: choice('panel', {
		label: 'Open panel',
		about: 'a panel to open',
		names: { [NONE]: 'no panel', ...PANEL_NAMES },
		default: NONE
	}),
	/** The requested step; whether the search has that many is known only after it has run. Infinity: the last one. */
	step: {
		...STEP,
		about: 'the current step, from 0; end is the last one',
		written: 'always',
		parse: (text: string) => (text === LAST_STEP ? ok(Infinity) : parseStep(text)),
		format: (step: number) => (step === Infinity ? LAST_STEP : String(step))
	}
} as const;

/** A search and how it is looked at. */
export type ExplorerValues = SearchSetup & ValuesOf<typeof LOOK_FIELDS>;

export type PredictMode = ExplorerValues['predict'];

/** `link` is the link as a whole, for parts of it that belong to no field. */
export type LinkField = keyof ExplorerValues | LinkPart;

/** The fields of the explorer's link. */
export const EXPLORER = fieldList<ExplorerValues>({
	...SEARCH_FIELDS,
	game: { ...SEARCH_FIELDS.game, written: 'always' },
	...LOOK_FIELDS
});

function overlaysOf({ evaluator }: OfEvaluator): readonly {
	readonly id: string;
	readonly name: string;
}[] {
	return evaluatorOf(evaluator).overlays ?? [];
}

function parseOverlay(text: string, setup: OfEvaluator): Result<string> {
	const overlays = overlaysOf(setup);
	const ids = overlays.map(({ id }) => id);
	if (text === NONE || ids.includes(text)) return ok(text);
	const nameOf = (id: string): string => overlays.find((one) => one.id === id)?.name ?? id;
	const others = ids.length === 0 ? '' : `, ${listChoices(ids, nameOf)}`;
	return fail(
		'over-unknown',
		`This search’s evaluator has no numbers ${quote(text)} to show on the board; choose ${NONE}${others}.`
	);
}
