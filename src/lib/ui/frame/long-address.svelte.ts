/** Addresses of pages: what packs the fields of a long one is loaded when there is one. */
import * as links from '$lib/core/share/long-link.ts';
import { onDemand } from '../on-demand.svelte.ts';
import { isEmbedded } from './embedded.ts';

const PACKER = onDemand(() => import('$lib/core/share/packer.ts'));

/** Makes ready to read an address. */
export async function loadPackerFor({ hash }: { readonly hash: string }): Promise<void> {
	if (links.hasFields(hash)) await PACKER.load();
}

/** Fields that say which frame a page is in, and whom it reports to; no fields of the page. */
const OF_FRAME = /^(embed|id|origin)\b/;
const isOfFrame = (part: string): boolean => isEmbedded() && OF_FRAME.test(part);

/** The whole query of an address, for which the packer is loaded. */
export function queryOf(address: { readonly search: string; readonly hash: string }): string {
	const parts = links.queryOf(address, PACKER.part).split('&');
	return parts.filter((part) => !isOfFrame(part)).join('&');
}

/** The query of this page's own address, which stays that of its frame. */
export function ownQuery(query: string): string {
	const frame = location.search.slice(1).split('&').filter(isOfFrame);
	return [query, ...frame].filter(Boolean).join('&');
}

/**
 * Query and fragment of a page's address. A long one is whole at first, and packed as soon as that can be done: what
 * shows it depends on the packer, and is drawn again.
 */
export function addressOf(query: string): string {
	if (query.length <= links.LONG_LINK) return links.addressOf(query, null);
	// Not now: what is being derived may change nothing.
	if (PACKER.part === null) queueMicrotask(() => void PACKER.load());
	return links.addressOf(query, PACKER.part);
}

/** The same, packed if it is long. */
export async function packedAddressOf(query: string): Promise<string> {
	if (query.length > links.LONG_LINK) await PACKER.load();
	return addressOf(query);
}
