/**
 * The address of the Sources page behind `#`: the place to go to, a section or a claim, and the claims that stand
 * open: `#swift`, `#swift-pruning`, `#python&open=python-scores,ghess-root`. A claim that is gone to stands open.
 */
import { SOURCE_IDS, type SourceId } from '../engines/engine.ts';

/** @typeParam Id how claims are named */
export interface SourcesPlace<Id extends string> {
	/** Null: the top of the page. */
	readonly at: SourceId | Id | null;
	/** In the order in which the page has them, each once. */
	readonly open: readonly Id[];
}

const OPEN = 'open=';

/**
 * Reads a hash, with or without `#`. Never fails: what it does not know is left out, as when a claim is gone in a
 * later version.
 * @param claims the ids of all claims, in the order of the page
 */
export function parseSourcesHash<Id extends string>(
	hash: string,
	claims: readonly Id[]
): SourcesPlace<Id> {
	const parts = decodeSafely(hash.replace(/^#/, '')).split('&');
	const listed = parts.find((part) => part.startsWith(OPEN))?.slice(OPEN.length) ?? '';
	const names = new Set(listed.split(','));
	const place = parts[0] ?? '';
	const claim = claims.find((id) => id === place);
	const section = SOURCE_IDS.find((id) => id === place);
	return {
		at: claim ?? section ?? null,
		open: claims.filter((id) => names.has(id) || id === claim)
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

function decodeSafely(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
