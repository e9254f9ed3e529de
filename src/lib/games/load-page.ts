import { browser } from '$app/environment';
import type { GameId } from '$lib/core/games/registry.ts';
import { loadPackerFor, queryOf } from '$lib/ui/frame/long-address.svelte.ts';
import { makeAllReady, makeReadyFor } from './ready.ts';

interface PageEvent {
	readonly url: URL;
	readonly untrack: <T>(read: () => T) => T;
}

/**
 * The `load` of a page whose link may name any game: what the link needs is loaded before the page is.
 * @param usual the games that the page has, whatever the link names
 */
export async function loadPage(
	{ url, untrack }: PageEvent,
	...usual: readonly GameId[]
): Promise<void> {
	if (!browser) return makeAllReady();
	// A copy: SvelteKit's own forbids to read the fragment while developing.
	const address = new URL(untrack(() => url.href));
	await loadPackerFor(address);
	await makeReadyFor(queryOf(address), ...usual);
}
