import { hasFields } from '$lib/core/share/long-link.ts';
import { isEmbedded } from './embedded.ts';
import { loadPackerFor, queryOf } from './long-address.svelte.ts';
import { PageAddress } from './page-address.svelte.ts';

/** The part of a list of fields that an address needs. */
interface AddressFields<Link> {
	read(query: string): Link;
	settingOf(query: string): string;
}

/** What a page shows, as its address says it. */
interface Addressed<Link> {
	/** Shows what a link says; the query is without `?`. */
	open(link: Link, query: string): void | Promise<void>;
	/** Loads what a link needs before it can be read. */
	readonly makeReady?: (query: string) => Promise<void>;
	/** The query of what is shown, without `?`. */
	readonly query: string;
	/** True if the page shows what an address without fields says from the start, before it is told to. */
	readonly startsOpen?: boolean;
	/** What makes an entry of the browser's history; by default the query without its momentary fields. */
	readonly setting?: string;
	/** True where a setting only goes on with the one before, and needs no entry; by default, if they are equal. */
	readonly goesOn?: (before: string, after: string) => boolean;
	/** True while the address must stay as it is. */
	readonly isHeld?: boolean;
	/** True if the address just opened could not be shown as it is: it stays until something is changed. */
	readonly keepsGiven?: boolean;
}

/**
 * Keeps the address bar in step with a page: another setting adds an entry to the browser's history, everything else
 * replaces the present one, and going back opens the previous address. Call during component initialisation.
 */
export function syncAddress<Link>(fields: AddressFields<Link>, page: Addressed<Link>): void {
	const settingNow = (): string => page.setting ?? fields.settingOf(page.query);
	/** The setting of the newest entry, and the query that is not written over the given address. */
	let shown = '';
	let keptFor: string | null = null;
	let isNew = true;
	const address = new PageAddress(async () => {
		// Most pages show what the address says before they are first drawn.
		if (hasFields(location.hash)) await loadPackerFor(location);
		const query = queryOf(location);
		const isOpen = isNew && page.startsOpen === true && query === '';
		isNew = false;
		if (!isOpen) {
			await page.makeReady?.(query);
			await page.open(fields.read(query), query);
		}
		shown = settingNow();
		keptFor = page.keepsGiven === true ? page.query : null;
	});

	$effect(() => {
		const { query, isHeld } = page;
		const setting = settingNow();
		if (!address.isOpened || isHeld === true || query === keptFor) return;
		keptFor = null;
		// A frame adds nothing to the history of the page around it.
		const isSame = isEmbedded() || (page.goesOn?.(shown, setting) ?? shown === setting);
		if (isSame) address.replace(query);
		else address.add(query);
		shown = setting;
	});
}
