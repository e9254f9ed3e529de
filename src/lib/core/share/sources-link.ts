/**
 * The hash of the Sources page: the target, a section or a claim, and the open claims: `#swift`, `#swift-pruning`,
 * `#python&open=python-scores,ghess-root`. A target claim is open.
 */
import { quote } from '../base/clip.ts';
import type { InputFault } from '../base/result.ts';
import { strayFault as queryFault } from '../fields/query.ts';
import { SOURCE_IDS, type SourceId } from '../engines/engine.ts';

/** @typeParam Id type of the claims' ids */
interface SourcesPlace<Id extends string> {
	/** Null: the top of the page. */
	readonly at: SourceId | Id | null;
	/** In the order of the page, without duplicates. */
	readonly open: readonly Id[];
}

interface ParsedPlace<Id extends string> {
	readonly place: SourcesPlace<Id>;
	/** The fault of the first part that names nothing on the page; null if there is none. */
	readonly fault: InputFault | null;
}

const OPEN = 'open=';

/**
 * Reads a hash, with or without `#`. Never fails: an unknown part is a fault, and the rest is kept.
 * @param claims the ids of all claims, in the order of the page
 */
export function parseSourcesHash<Id extends string>(
	hash: string,
	claims: readonly Id[]
): ParsedPlace<Id> {
	const text = decodeSafely(hash.replace(/^#/, ''));
	const [place = '', ...parts] = (text.startsWith(OPEN) ? `&${text}` : text).split('&');
	const listed = parts.find((part) => part.startsWith(OPEN))?.slice(OPEN.length) ?? '';
	const names = listed.split(',').filter((name) => name !== '');
	const claim = claims.find((id) => id === place);
	const section = SOURCE_IDS.find((id) => id === place);
	const isKnown = place === '' || claim !== undefined || section !== undefined;
	const others = parts.filter((part) => !part.startsWith(OPEN));
	const unknown = names.filter((name) => !claims.some((id) => id === name));
	const stray = isKnown ? [...others, ...unknown][0] : place;
	return {
		place: {
			at: claim ?? section ?? null,
			open: claims.filter((id) => names.includes(id) || id === claim)
		},
		fault: stray === undefined ? null : strayFault(stray)
	};
}

/** The hash of a target, without `#`; empty for the top of the page with nothing open. */
export function formatSourcesHash<Id extends string>({ at, open }: SourcesPlace<Id>): string {
	const others = open.filter((id) => id !== at);
	return [
		...(at === null ? [] : [at]),
		...(others.length === 0 ? [] : [OPEN + others.join(',')])
	].join('&');
}

function strayFault(name: string): InputFault {
	return {
		code: 'sources-unknown',
		message: `This link asks for ${quote(name)}, which is neither a source nor a claim here. The link may be truncated or mistyped.`
	};
}

/**
 * The fault of a query on this page, which has no query fields: its target is in the hash. Faults:
 * `link-unknown-field`. Null if the query is empty.
 */
export function faultOfSourcesQuery(query: string): InputFault | null {
	return queryFault([...new URLSearchParams(query).keys()], []);
}

function decodeSafely(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
