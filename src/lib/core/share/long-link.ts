/**
 * Links too long for a query. Many servers refuse an address of 8,000 characters; the part after `#` never reaches a
 * server. Long fields are moved there, compressed: `?game=tree&step=4#fields=…`.
 */
import { DAMAGED } from '../fields/query.ts';
import type { Packer } from './packer.ts';

/**
 * Characters of a link. A longer query is shortened, and a longer address may be cut by mail programs and messengers:
 * many of them, and old browsers, stop at about 2,000.
 */
export const LONG_LINK = 2000;

/** A field with fewer characters stays in the query, where people can read it. */
const LONG_FIELD = 200;
const MARK = 'fields=';

/** True for a fragment (with `#`) that holds fields of the link, and is no place on the page. */
export function hasFields(hash: string): boolean {
	return hash.startsWith(`#${MARK}`);
}

/**
 * Query and fragment of a page's address, `?` and `#` included; empty for an empty query.
 * @param packer null before it is loaded: the address is long, and means the same
 */
export function addressOf(query: string, packer: Packer | null): string {
	if (query === '') return '';
	if (query.length <= LONG_LINK || packer === null) return `?${query}`;
	const parts = query.split('&');
	const short = parts.filter((part) => part.length < LONG_FIELD);
	const packed = packer.pack(parts.filter((part) => part.length >= LONG_FIELD).join('&'));
	if (packed === '') return `?${query}`;
	return `${short.length === 0 ? '' : `?${short.join('&')}`}#${MARK}${packed}`;
}

/**
 * The whole query (without `?`) of an address. If its part after `#` is unreadable, the field `#` represents the
 * lost fields, and `damageFault` says so; a fragment of another kind is ignored.
 * @param search with or without `?`
 * @param hash with `#`
 * @param packer null where it could not be loaded: then the part after `#` cannot be read
 */
export function queryOf(
	{ search, hash }: { readonly search: string; readonly hash: string },
	packer: Packer | null
): string {
	const query = search.replace(/^\?/, '');
	if (!hasFields(hash)) return query;
	const fields =
		packer?.unpack(hash.slice(1 + MARK.length)) ?? `${encodeURIComponent(DAMAGED)}=damaged`;
	return query === '' ? fields : `${query}&${fields}`;
}
