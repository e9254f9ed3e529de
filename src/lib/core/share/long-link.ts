/**
 * Links too long for a query. Many servers refuse an address of 8,000 characters; the part after `#` never reaches a
 * server. Long fields are moved there, compressed: `?game=tree&step=4#fields=…`.
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { DAMAGED } from '../fields/query.ts';

/**
 * Characters of a link. A longer query is shortened, and a longer address may be cut by mail programs and messengers:
 * many of them, and old browsers, stop at about 2,000.
 */
export const LONG_LINK = 2000;

/** A field with fewer characters stays in the query, where people can read it. */
const LONG_FIELD = 200;
/** Limit on the decompressed part after `#`, in bytes: more than any valid position or game. */
const MOST_BYTES = 1_000_000;
const MARK = 'fields=';

/** True for a fragment (with `#`) that holds fields of the link, and is no place on the page. */
export function hasFields(hash: string): boolean {
	return hash.startsWith(`#${MARK}`);
}

/** Query and fragment of a page's address, `?` and `#` included; empty for an empty query. */
export function addressOf(query: string): string {
	if (query === '') return '';
	if (query.length <= LONG_LINK) return `?${query}`;
	const parts = query.split('&');
	const short = parts.filter((part) => part.length < LONG_FIELD);
	const packed = pack(parts.filter((part) => part.length >= LONG_FIELD).join('&'));
	if (packed === '') return `?${query}`;
	return `${short.length === 0 ? '' : `?${short.join('&')}`}#${MARK}${packed}`;
}

/**
 * The whole query (without `?`) of an address. If its part after `#` is unreadable, the field `#` represents the
 * lost fields, and `damageFault` says so; a fragment of another kind is ignored.
 * @param search with or without `?`
 * @param hash with `#`
 */
export function queryOf({
	search,
	hash
}: {
	readonly search: string;
	readonly hash: string;
}): string {
	const query = search.replace(/^\?/, '');
	if (!hasFields(hash)) return query;
	const fields = unpack(hash.slice(1 + MARK.length)) ?? `${encodeURIComponent(DAMAGED)}=damaged`;
	return query === '' ? fields : `${query}&${fields}`;
}

function pack(text: string): string {
	if (text === '') return '';
	const data = deflateSync(strToU8(text), { level: 9 });
	const bytes = new Uint8Array(4 + data.length);
	new DataView(bytes.buffer).setUint32(0, checksum(data));
	bytes.set(data, 4);
	const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
	return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Null if the text was not compressed here, or was changed since. */
function unpack(text: string): string | null {
	try {
		const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
		const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
		const data = bytes.subarray(4);
		if (new DataView(bytes.buffer).getUint32(0) !== checksum(data)) return null;
		// Output beyond the limit is dropped: a small link cannot fill the memory.
		return strFromU8(inflateSync(data, { out: new Uint8Array(MOST_BYTES) }));
	} catch {
		return null;
	}
}

/** FNV-1a, 32 bits: detects a damaged text. */
function checksum(bytes: Uint8Array): number {
	let hash = 0x811c9dc5;
	for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
	return hash >>> 0;
}
