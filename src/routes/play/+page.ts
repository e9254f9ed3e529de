import { browser } from '$app/environment';
import { PLAY } from '$lib/core/share/play-link.ts';
import { loadPackerFor, queryOf } from '$lib/ui/frame/long-address.svelte.ts';
import { makeAllReady } from '$lib/games/ready.ts';
import { faceOf } from '$lib/games/registry.ts';
import type { PageLoad } from './$types';

/** The board is loaded before the page is, so that nothing moves when it comes. */
export const load: PageLoad = async ({ url, untrack }) => {
	await makeAllReady();
	if (!browser) return;
	// A copy: SvelteKit's own forbids to read the fragment while developing.
	const address = new URL(untrack(() => url.href));
	await loadPackerFor(address);
	const { values } = PLAY.read(queryOf(address));
	await faceOf(values.game).play?.Board.load();
};
