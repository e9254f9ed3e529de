/**
 * The address of the Sources page behind `#`: the place to go to, a section or a claim, and the claims that stand
 * open: `#swift`, `#swift-pruning`, `#python&open=python-scores,ghess-root`. A claim that is gone to stands open.
 */
import type { InputFault } from '../base/result.ts';
import { strayFault as queryFault } from './link.ts';
import { SOURCE_IDS, type SourceId } from '../engines/engine.ts';

/** @typeParam Id how claims are named */
export interface SourcesPlace<Id extends string> {
	/** Null: the top of the page. */
	readonly at: SourceId | Id | null;
	/** In the order in which the page has them, each once. */
	readonly open: readonly Id[];
}

export interface ParsedPlace<Id extends string> {
	readonly place: SourcesPlace<Id>;
	/** What in the address names nothing on the page; null where all of it does. */
	readonly fault: InputFault | null;
}

const OPEN = 'open=';

/**
 * Reads a hash, with or without `#`. Never fails: what it does not know is told of, and the rest kept.
 * @param claims the ids of all claims, in the order of the page
 */
export function parseSourcesHash<Id extends string>(
	hash: string,
	claims: readonly Id[]
): ParsedPlace<Id> {
	const parts = decodeSafely(hash.replace(/^#/, '')).split('&');
	const listed = parts.find((part) => part.startsWith(OPEN))?.slice(OPEN.length) ?? '';
	const names = listed.split(',').filter((name) => name !== '');
	const first = parts[0] ?? '';
	const place = first.startsWith(OPEN) ? '' : first;
	const claim = claims.find((id) => id === place);
	const section = SOURCE_IDS.find((id) => id === place);
	const others = parts.slice(1).filter((part) => !part.startsWith(OPEN));
	const isKnown = place === '' || claim !== undefined || section !== undefined;
	const stray = isKnown
		? [...others, ...names].find((name) => others.includes(name) || !isOneOf(claims, name))
		: place;
	return {
		place: {
			at: claim ?? section ?? null,
			open: claims.filter((id) => names.includes(id) || id === claim)
		},
		fault: stray === undefined ? null : strayFault(stray)
	};
}

/** The hash of a place, without `#`; empty for the top of the page with nothing open. */
export function formatSourcesHash<Id extends string>({ at, open }: SourcesPlace<Id>): string {
	const others = open.filter((id) => id !== at);
	return [
		...(at === null ? [] : [at]),
		...(others.length === 0 ? [] : [OPEN + others.join(',')])
	].join('&');
}

function isOneOf(ids: readonly string[], name: string): boolean {
	return ids.includes(name);
}

function strayFault(name: string): InputFault {
	return {
		code: 'sources-unknown',
		message: `This link asks for “${name.slice(0, 40)}”, which is neither a source nor a claim here. The link may be truncated or mistyped.`
	};
}

/**
 * What stands in the query of the page, which has no fields: its place is behind the `#`. Faults:
 * `link-unknown-field`. Null where there is nothing.
 */
export function faultOfSourcesQuery(query: string): InputFault | null {
	return queryFault([...new URLSearchParams(query).keys()], new Set());
}

function decodeSafely(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
