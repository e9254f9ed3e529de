/**
 * Links to a match: its plan, which determines every game, and the game and ply on view. Defaults are omitted;
 * without any field it is the R post's engine against the random mover.
 */
import type { InputFault } from '../base/result.ts';
import { MATCH_FIELDS, type MatchField, type MatchFields } from '../engines/parse-match.ts';
import { matchFields, parseMatchSetup, type MatchSetup } from '../engines/seats.ts';
import { encodeReadably, LINK_VERSION, parseStep, parseVersion, strayFault } from './link.ts';

export interface MatchLinkState {
	readonly setup: MatchSetup;
	/** Number of the game on view, from 1; null for none. */
	readonly show: number | null;
	/** The ply in that game, from 0. */
	readonly at: number;
}

const OWN_FIELDS = ['show', 'at', 'v'] as const;

/** `link` is the link as a whole, for parts of it that belong to no field. */
export type MatchLinkField = MatchField | (typeof OWN_FIELDS)[number] | 'link';

export interface MatchLinkFault {
	readonly field: MatchLinkField;
	readonly message: string;
}

export interface ParsedMatchLink {
	readonly state: MatchLinkState;
	/** The plan's fields as they were written, including wrong ones. */
	readonly texts: MatchFields;
	/** The faults by field. Defaults replace faulty fields. */
	readonly faults: readonly MatchLinkFault[];
}

const FIELDS: ReadonlySet<string> = new Set([...MATCH_FIELDS, ...OWN_FIELDS]);

/** Reads the query of a link (with or without `?`). Never fails: faults are part of the result. */
export function parseMatchLink(query: string): ParsedMatchLink {
	const params = new URLSearchParams(query);
	const texts: Partial<Record<MatchField, string>> = {};
	for (const field of MATCH_FIELDS) {
		const text = params.get(field);
		if (text !== null) texts[field] = text;
	}
	const { setup, faults: planFaults } = parseMatchSetup(texts);
	const faults: MatchLinkFault[] = [...planFaults];
	const add = (field: MatchLinkField, fault: InputFault): void => {
		faults.push({ field, message: fault.message });
	};
	const numberOf = (field: 'show' | 'at'): number | null => {
		const text = params.get(field);
		if (text === null) return null;
		const read = parseStep(text);
		if (read.ok) return read.value;
		add(field, read.fault);
		return null;
	};
	const shown = numberOf('show');
	const at = numberOf('at') ?? 0;
	const version = parseVersion(params.get('v') ?? LINK_VERSION);
	if (!version.ok) add('v', version.fault);
	// A later version may have fields that are unknown here.
	const names = [...params.keys()].filter((name) => version.ok || FIELDS.has(name));
	const stray = strayFault(names, FIELDS);
	if (stray !== null) add('link', stray);
	const isInMatch = shown !== null && shown >= 1 && shown <= setup.games;
	if (shown !== null && !isInMatch) {
		faults.push({
			field: 'show',
			message: `This match has no game ${shown}: its games are numbered 1 to ${setup.games}.`
		});
	}
	return { state: { setup, show: isInMatch ? shown : null, at }, texts, faults };
}

/** The query of a state, without `?`; empty for the default match. */
export function formatMatchLink({ setup, show, at }: MatchLinkState): string {
	const fields = matchFields(setup);
	const defaults: MatchFields = {
		...matchFields(parseMatchSetup({ game: setup.game }).setup),
		game: 'chess'
	};
	const written = MATCH_FIELDS.filter((field) => fields[field] !== defaults[field]).map(
		(field): [string, string] => [field, fields[field]]
	);
	if (show !== null) written.push(['show', String(show)]);
	if (show !== null && at > 0) written.push(['at', String(at)]);
	return written.map(([name, value]) => `${name}=${encodeReadably(value)}`).join('&');
}
