import { browser } from '$app/environment';
import { loadPackerFor, queryOf } from '$lib/ui/frame/long-address.svelte.ts';
import { makeReadyFor } from './ready.ts';

/** The `load` of a page whose link may name any game: what the link needs is loaded before the page is. */
export async function loadPage({
	url,
	untrack
}: {
	readonly url: URL;
	readonly untrack: <T>(read: () => T) => T;
}): Promise<void> {
	if (!browser) return;
	// A copy: SvelteKit's own forbids to read the fragment while developing.
	const address = new URL(untrack(() => url.href));
	await loadPackerFor(address);
	await makeReadyFor(queryOf(address));
}
