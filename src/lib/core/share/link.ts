/**
 * Links hold the whole state of the explorer, readable and stable. A missing field has its default, so a link keeps
 * its meaning; `v` is the version, 1 if missing.
 */
import { listChoices } from '../base/choices.ts';
import { fail, ok, type InputFault, type Result } from '../base/result.ts';
import { evaluatorOf } from '../evaluate/registry.ts';
import {
	SETUP_FIELDS,
	parseSetup,
	setupFields,
	type FieldFault,
	type SetupField
} from '../search/parse-setup.ts';
import type { SearchSetup } from '../search/setup.ts';
import { COLOUR_NAMES, FUTURE_NAMES, PANEL_NAMES, TREE_NAMES, VIEW_NAMES } from './link-names.ts';
import { DAMAGED, damageFault } from './long-link.ts';

export const LINK_VERSION = '1';

/** Whether steps after the current one are shown. */
export const FUTURES = ['hide', 'show'] as const;
export type Future = (typeof FUTURES)[number];

export const VIEWS = ['explore', 'lecture', 'text'] as const;
export type View = (typeof VIEWS)[number];

/** Equal positions of the search merged; `graph-symmetric` also merges symmetric ones. */
export const GRAPH_PICTURES = ['graph', 'graph-symmetric'] as const;
export type GraphPicture = (typeof GRAPH_PICTURES)[number];

/**
 * The view of the tree pane: the current path with its neighbours, the whole search tree, the minimax tree, or the
 * graph of positions.
 */
export const TREE_PICTURES = ['path', 'whole', 'minimax', ...GRAPH_PICTURES] as const;
export type TreePicture = (typeof TREE_PICTURES)[number];

/** The meaning of colours in the large views: the fate of a node, or its value. */
export const COLOURINGS = ['fate', 'value'] as const;
export type Colouring = (typeof COLOURINGS)[number];

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

export interface LinkState {
	readonly setup: SearchSetup;
	/** The requested step; whether the search has that many is known only after it has run. Infinity: the last one. */
	readonly step: number;
	readonly future: Future;
	readonly view: View;
	readonly tree: TreePicture;
	readonly colour: Colouring;
	/** The board overlay: which of the evaluator's numbers are shown. */
	readonly over: string;
	/** The panel that the link opens, besides those that are open anyway. */
	readonly panel: PanelId | typeof NONE;
}

/** A state for writing; the overlay and the panel are optional, and absent means none. */
export type WritableLink = Omit<LinkState, 'over' | 'panel'> &
	Partial<Pick<LinkState, 'over' | 'panel'>>;

const OWN_FIELDS = ['step', 'future', 'view', 'tree', 'colour', 'over', 'panel', 'v'] as const;

/** `link` is the link as a whole, for parts of it that belong to no field. */
export type LinkField = SetupField | (typeof OWN_FIELDS)[number] | 'link';

const FIELDS: ReadonlySet<string> = new Set([...SETUP_FIELDS, ...OWN_FIELDS]);

/** Fields that mail programs and social networks append to any link. */
const TRACKING = /^(utm_\w+|fbclid|gclid|dclid|msclkid)$/;

export interface ParsedLink {
	readonly state: LinkState;
	/** The faults by field. Defaults replace faulty fields. */
	readonly faults: readonly FieldFault<LinkField>[];
}

/** Reads the query of a link (with or without `?`). Never fails: faults are part of the result. */
export function parseLink(query: string): ParsedLink {
	const params = new URLSearchParams(query);
	const fields: Partial<Record<SetupField, string>> = {};
	for (const field of SETUP_FIELDS) {
		const text = params.get(field);
		if (text !== null) fields[field] = text;
	}
	const { setup, faults: setupFaults } = parseSetup(fields);
	const faults: FieldFault<LinkField>[] = [...setupFaults];
	const take = <T>(field: LinkField, parse: (text: string) => Result<T>, fallback: T): T => {
		const text = params.get(field);
		if (text === null) return fallback;
		const result = parse(text);
		if (result.ok) return result.value;
		faults.push({ field, fault: result.fault });
		return fallback;
	};
	take('v', parseVersion, LINK_VERSION);
	// A later version may have fields that are unknown here.
	const isOurs = (params.get('v') ?? LINK_VERSION) === LINK_VERSION;
	const names = [...params.keys()].filter((name) => isOurs || FIELDS.has(name));
	const stray = strayFault(names, FIELDS);
	if (stray !== null) faults.push({ field: 'link', fault: stray });
	return {
		state: {
			setup,
			step: take('step', parseLinkStep, 0),
			future: take('future', (text) => parseOneOf('future', FUTURES, FUTURE_NAMES, text), 'hide'),
			view: take('view', (text) => parseOneOf('view', VIEWS, VIEW_NAMES, text), 'explore'),
			tree: take('tree', (text) => parseOneOf('tree', TREE_PICTURES, TREE_NAMES, text), 'path'),
			colour: take(
				'colour',
				(text) => parseOneOf('colour', COLOURINGS, COLOUR_NAMES, text),
				'fate'
			),
			over: take('over', (text) => parseOverlay(setup, text), NONE),
			panel: take(
				'panel',
				(text) => parseOneOf('panel', [NONE, ...PANEL_IDS], PANEL_NAMES, text),
				NONE
			)
		},
		faults
	};
}

/** Finds parts of a link that belong to no field, or to a field that already has a value. */
export function strayFault(
	names: readonly string[],
	fields: ReadonlySet<string>
): InputFault | null {
	if (names.includes(DAMAGED)) return damageFault;
	const unknown = names.find((name) => !fields.has(name) && !TRACKING.test(name));
	if (unknown !== undefined) {
		const what = unknown === '' ? 'a part without a name' : `“${unknown.slice(0, 40)}”`;
		return {
			code: 'link-unknown-field',
			message: `This link has ${what}, which is unknown here. The link may be truncated or mistyped.`
		};
	}
	const repeated = names.find((name, i) => fields.has(name) && names.indexOf(name) < i);
	if (repeated === undefined) return null;
	return {
		code: 'link-repeated-field',
		message: `This link gives “${repeated}” more than once. Only the first is used.`
	};
}

/** In a link: the last step of a search whose steps are not counted yet. */
const LAST_STEP = 'end';

function parseLinkStep(text: string): Result<number> {
	return text === LAST_STEP ? ok(Infinity) : parseStep(text);
}

/** Above the last step of every recording. */
const MOST_STEP = 9_999_999_999;

/** Reads a step number up to MOST_STEP. Faults: `step-number`, `step-range`. */
export function parseStep(text: string): Result<number> {
	const given = `“${text.slice(0, 40)}”`;
	if (!/^\d+$/.test(text.trim())) {
		return fail('step-number', `${given} is not a step: give a whole number from 0.`);
	}
	return Number(text) <= MOST_STEP
		? ok(Number(text))
		: fail(
				'step-range',
				`${given} is out of range: give a whole number from 0 to ${MOST_STEP.toLocaleString('en')}.`
			);
}

/** The query of a state, without `?` and without defaults, the step always last. */
export function formatLink(state: WritableLink): string {
	const { game } = state.setup;
	const { over = NONE, panel = NONE } = state;
	const written = {
		...setupFields(state.setup),
		future: state.future,
		view: state.view,
		tree: state.tree,
		colour: state.colour,
		// Evaluators have different overlays.
		over: overlayIdsOf(state.setup).includes(over) ? over : NONE,
		panel,
		step: state.step === Infinity ? LAST_STEP : String(state.step)
	};
	const defaults: Record<string, string> = {
		...setupFields(parseSetup({ game }).setup),
		game: '',
		future: 'hide',
		view: 'explore',
		tree: 'path',
		colour: 'fate',
		over: NONE,
		panel: NONE
	};
	return Object.entries(written)
		.filter(([name, value]) => value !== defaults[name])
		.map(([name, value]) => `${name}=${encodeReadably(value)}`)
		.join('&');
}

/** Faults: `link-version`. */
export function parseVersion(text: string): Result<string> {
	return text === LINK_VERSION
		? ok(text)
		: fail(
				'link-version',
				`This link is from version “${text.slice(0, 12)}” of Plyscope. Fields this version does not know are ignored.`
			);
}

function overlayIdsOf({ evaluator }: SearchSetup): readonly string[] {
	return (evaluatorOf(evaluator).overlays ?? []).map(({ id }) => id);
}

function nameOverlay({ evaluator }: SearchSetup, overlay: string): string {
	return evaluatorOf(evaluator).overlays?.find(({ id }) => id === overlay)?.name ?? overlay;
}

function parseOverlay(setup: SearchSetup, text: string): Result<string> {
	const ids = overlayIdsOf(setup);
	return text === NONE || ids.includes(text)
		? ok(text)
		: fail(
				'over-unknown',
				`This search’s evaluator has no numbers “${text.slice(0, 40)}” to show on the board; choose ${NONE}${ids.length === 0 ? '' : `, ${listChoices(ids, (id) => nameOverlay(setup, id))}`}.`
			);
}

function parseOneOf<T extends string>(
	field: string,
	ids: readonly T[],
	names: Readonly<Record<T, string>>,
	text: string
): Result<T> {
	return ids.includes(text as T)
		? ok(text as T)
		: fail(
				`${field}-unknown`,
				`There is no ${field} “${text.slice(0, 40)}”; choose ${listChoices(ids, (id) => names[id])}.`
			);
}

/** Percent-encodes only the characters that a query must not hold; keeps / , : [ ] ( ) readable. */
export function encodeReadably(text: string): string {
	return encodeURIComponent(text)
		.replace(/%20/g, '+')
		.replace(/%2F|%2C|%3A|%5B|%5D/g, decodeURIComponent);
}
