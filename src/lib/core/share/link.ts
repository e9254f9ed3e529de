/**
 * Links hold the whole state of the explorer, readable and stable. A field left out means its default, so
 * a link keeps meaning what it meant; `v` names the version, 1 where none stands.
 */
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

export const LINK_VERSION = '1';

/** Whether what comes after the current step may be seen. */
export const FUTURES = ['hide', 'show'] as const;
export type Future = (typeof FUTURES)[number];

export const VIEWS = ['explore', 'lecture', 'text'] as const;
export type View = (typeof VIEWS)[number];

/** Equal positions of the search folded together; also those that are images of each other. */
export const GRAPH_PICTURES = ['graph', 'graph-symmetric'] as const;
export type GraphPicture = (typeof GRAPH_PICTURES)[number];

/**
 * What the tree pane shows: the part of the tree around the current path with its reasons, the whole tree of
 * the search, that laid over the whole tree of plain minimax, or the graph of its positions.
 */
export const TREE_PICTURES = ['path', 'whole', 'minimax', ...GRAPH_PICTURES] as const;
export type TreePicture = (typeof TREE_PICTURES)[number];

/** What colours mean in the large pictures: what became of a node, or what it returned. */
export const COLOURINGS = ['fate', 'value'] as const;
export type Colouring = (typeof COLOURINGS)[number];

/** The panels of the explorer's reasons, each closed until somebody, or a link, opens it. */
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

/** Stands for no overlay, and for no panel. */
export const NONE = 'none';

export interface LinkState {
	readonly setup: SearchSetup;
	/** The step asked for; whether the search has that many is known once it has run. Infinity: the last one. */
	readonly step: number;
	readonly future: Future;
	readonly view: View;
	readonly tree: TreePicture;
	readonly colour: Colouring;
	/** Which of the evaluator's numbers are laid over the board. */
	readonly over: string;
	/** The panel that the link opens, beside those that stand open anyway. */
	readonly panel: PanelId | typeof NONE;
}

/** A state to be written; nothing over the board, and no panel, where they are left out. */
export type WritableLink = Omit<LinkState, 'over' | 'panel'> &
	Partial<Pick<LinkState, 'over' | 'panel'>>;

const OWN_FIELDS = ['step', 'future', 'view', 'tree', 'colour', 'over', 'panel', 'v'] as const;

/** `link` stands for the link as a whole: what in it belongs to no field. */
export type LinkField = SetupField | (typeof OWN_FIELDS)[number] | 'link';

const FIELDS: ReadonlySet<string> = new Set([...SETUP_FIELDS, ...OWN_FIELDS]);

/** What mail programs and social networks append to any link. */
const TRACKING = /^(utm_\w+|fbclid|gclid|dclid|msclkid)$/;

export interface ParsedLink {
	readonly state: LinkState;
	/** What was wrong, field by field; the defaults stand in for those. */
	readonly faults: readonly FieldFault<LinkField>[];
}

/** Reads the query of a link (with or without `?`). Never fails: faults stand beside the rest. */
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
	// A later version may well have fields that this one does not know.
	const isOurs = (params.get('v') ?? LINK_VERSION) === LINK_VERSION;
	const names = [...params.keys()].filter((name) => isOurs || FIELDS.has(name));
	const stray = strayFault(names, FIELDS);
	if (stray !== null) faults.push({ field: 'link', fault: stray });
	return {
		state: {
			setup,
			step: take('step', parseLinkStep, 0),
			future: take('future', (text) => parseOneOf('future', FUTURES, text), 'hide'),
			view: take('view', (text) => parseOneOf('view', VIEWS, text), 'explore'),
			tree: take('tree', (text) => parseOneOf('tree', TREE_PICTURES, text), 'path'),
			colour: take('colour', (text) => parseOneOf('colour', COLOURINGS, text), 'fate'),
			over: take('over', (text) => parseOverlay(setup, text), NONE),
			panel: take('panel', (text) => parseOneOf('panel', [NONE, ...PANEL_IDS], text), NONE)
		},
		faults
	};
}

/** What in a link belongs to none of its fields, or to one that was given before. */
export function strayFault(
	names: readonly string[],
	fields: ReadonlySet<string>
): InputFault | null {
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

/** Stands in a link for the last step of a search that nobody has counted. */
const LAST_STEP = 'end';

function parseLinkStep(text: string): Result<number> {
	return text === LAST_STEP ? ok(Infinity) : parseStep(text);
}

/** Reads a step number, however large; negative and non-integer ones are faults. */
export function parseStep(text: string): Result<number> {
	return /^\d{1,10}$/.test(text.trim())
		? ok(Number(text))
		: fail('step-number', `“${text.slice(0, 40)}” is not a step: give a whole number from 0.`);
}

/** The query of a state, without `?`, defaults left out, the step always last. */
export function formatLink(state: WritableLink): string {
	const { game } = state.setup;
	const { over = NONE, panel = NONE } = state;
	const written = {
		...setupFields(state.setup),
		future: state.future,
		view: state.view,
		tree: state.tree,
		colour: state.colour,
		// What one evaluator has, another may not have.
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

function parseOverlay(setup: SearchSetup, text: string): Result<string> {
	const ids = overlayIdsOf(setup);
	return text === NONE || ids.includes(text)
		? ok(text)
		: fail(
				'over-unknown',
				`This search’s evaluator has no numbers “${text.slice(0, 40)}” to show on the board; choose ${[NONE, ...ids].join(', ')}.`
			);
}

function parseOneOf<T extends string>(field: string, ids: readonly T[], text: string): Result<T> {
	return ids.includes(text as T)
		? ok(text as T)
		: fail(
				`${field}-unknown`,
				`There is no ${field} “${text.slice(0, 40)}”; choose ${ids.join(', ')}.`
			);
}

/** Percent-encodes what a query must not hold, and leaves what a reader wants to see: / , : [ ] ( ). */
export function encodeReadably(text: string): string {
	return encodeURIComponent(text)
		.replace(/%20/g, '+')
		.replace(/%2F|%2C|%3A|%5B|%5D/g, decodeURIComponent);
}
