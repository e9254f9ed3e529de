/**
 * Links hold the whole state of the explorer, readable and stable. A missing field has its default, so a link keeps
 * its meaning; `v` is the version, 1 if missing.
 */
import { formatCount } from '../base/count-words.ts';
import { listChoices } from '../base/choices.ts';
import { quote } from '../base/clip.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { evaluatorOf } from '../evaluate/registry.ts';
import { choice, idsOf, type Field } from '../fields/field.ts';
import { fieldList, type LinkPart } from '../fields/field-list.ts';
import { SEARCH_FIELDS } from '../search/setup-fields.ts';
import type { SearchSetup } from '../search/setup.ts';
import { FUTURES, type Future } from '../trace/future.ts';
import {
	COLOUR_NAMES,
	FORM_NAMES,
	FUTURE_NAMES,
	PANEL_NAMES,
	TREE_NAMES,
	VIEW_NAMES
} from './link-names.ts';

export const VIEWS = idsOf(VIEW_NAMES);
export type View = keyof typeof VIEW_NAMES;

export const UNPRUNED = ['off', 'on'] as const;
type Unpruned = (typeof UNPRUNED)[number];

/** Whether it is asked what a step does before it is made; in `class` a room answers with its hands. */
export const PREDICTS = ['off', 'on', 'class'] as const;
export type PredictMode = (typeof PREDICTS)[number];

/** Equal positions of the search merged; `graph-symmetric` also merges symmetric ones. */
export const GRAPH_PICTURES = ['graph', 'graph-symmetric'] as const;
export type GraphPicture = (typeof GRAPH_PICTURES)[number];

/**
 * The view of the tree pane: the current path with its neighbours, the whole search tree, the minimax tree, or the
 * graph of positions.
 */
export const TREE_PICTURES = idsOf(TREE_NAMES);
export type TreePicture = keyof typeof TREE_NAMES;

/** The form of the stage that is asked for where a tree fits; a tree that does not fit is a spine. */
export const STAGE_FORMS = idsOf(FORM_NAMES);
export type StageForm = keyof typeof FORM_NAMES;

/** The meaning of colours in the large views: the fate of a node, or its value. */
export const COLOURINGS = idsOf(COLOUR_NAMES);
export type Colouring = keyof typeof COLOUR_NAMES;

/** The panels of the explorer, each closed until the user or a link opens it. */
export const PANEL_IDS = [
	'code',
	'stack',
	'root-moves',
	'worth',
	'minimax',
	'paper',
	'find'
] as const;
export type PanelId = (typeof PANEL_IDS)[number];

/** No overlay, or no panel. */
export const NONE = 'none';

/** How a search is looked at. */
interface Look {
	readonly future: Future;
	/** Whether plain minimax takes the place of the search. */
	readonly unpruned: Unpruned;
	readonly predict: PredictMode;
	readonly view: View;
	readonly tree: TreePicture;
	readonly form: StageForm;
	readonly colour: Colouring;
	/** The board overlay: which of the evaluator's numbers are shown. */
	readonly over: string;
	/** The panel that the link opens, besides those that are open anyway. */
	readonly panel: PanelId | typeof NONE;
	/** The requested step; whether the search has that many is known only after it has run. Infinity: the last one. */
	readonly step: number;
}

/** A search and how it is looked at. */
export type ExplorerValues = SearchSetup & Look;

/** `link` is the link as a whole, for parts of it that belong to no field. */
export type LinkField = keyof ExplorerValues | LinkPart;

/** In a link: the last step of a search whose steps are not counted yet. */
const LAST_STEP = 'end';

/** Above the last step of every recording. */
const MOST_STEP = 9_999_999_999;

/** A step, or a ply. */
export const STEP: Field<number> = {
	label: 'Step',
	about: 'the current step, from 0',
	momentary: true,
	parse: parseStep,
	format: String,
	default: () => 0
};

/** The fields of the explorer's link, the step last. */
export const EXPLORER = fieldList<ExplorerValues>({
	...SEARCH_FIELDS,
	game: { ...SEARCH_FIELDS.game, written: 'always' },
	future: choice('future', {
		label: 'How much is shown',
		about: 'how much is shown: the problem alone, the search so far, or all of it',
		ids: FUTURES,
		names: FUTURE_NAMES,
		default: 'hide'
	}),
	unpruned: choice('unpruned', {
		label: 'Unpruned',
		about: 'whether plain minimax takes the place of the search',
		ids: UNPRUNED,
		momentary: true,
		default: 'off'
	}),
	predict: choice('predict', {
		label: 'Predict',
		about: 'whether the page asks what a step does before it is made; class for a show of hands',
		ids: PREDICTS,
		default: 'off'
	}),
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
	over: {
		label: 'Board overlay',
		about: 'which numbers of the evaluator the board shows; none for no overlay',
		needs: ['game', 'evaluator'],
		parse: parseOverlay,
		// Evaluators have different overlays.
		format: (over, setup) => (overlaysOf(setup).some(({ id }) => id === over) ? over : NONE),
		default: () => NONE
	},
	panel: choice('panel', {
		label: 'Open panel',
		about: 'a panel to open',
		ids: [NONE, ...PANEL_IDS],
		names: PANEL_NAMES,
		default: NONE
	}),
	step: {
		...STEP,
		about: 'the current step, from 0; end is the last one',
		written: 'always',
		parse: (text) => (text === LAST_STEP ? ok(Infinity) : parseStep(text)),
		format: (step) => (step === Infinity ? LAST_STEP : String(step))
	}
});

/** Reads a step number up to MOST_STEP. Faults: `step-number`, `step-range`. */
export function parseStep(text: string): Result<number> {
	if (!/^\d+$/.test(text.trim())) {
		return fail('step-number', `${quote(text)} is not a step: give a whole number from 0.`);
	}
	return Number(text) <= MOST_STEP
		? ok(Number(text))
		: fail(
				'step-range',
				`${quote(text)} is out of range: give a whole number from 0 to ${formatCount(MOST_STEP)}.`
			);
}

function overlaysOf({ evaluator }: Pick<SearchSetup, 'evaluator'>): readonly {
	readonly id: string;
	readonly name: string;
}[] {
	return evaluatorOf(evaluator).overlays ?? [];
}

function parseOverlay(text: string, setup: Pick<SearchSetup, 'evaluator'>): Result<string> {
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
