import { browser } from '$app/environment';
import { PLAY } from '$lib/core/share/play-link.ts';
import { queryOf } from '$lib/ui/frame/long-address.svelte.ts';
import { loadPage } from '$lib/games/load-page.ts';
import { faceOf } from '$lib/games/registry.ts';
import type { PageLoad } from './$types';

/** The board is loaded before the page is, so that nothing moves when it comes. */
export const load: PageLoad = async (event) => {
	await loadPage(event, 'chess');
	if (!browser) return;
	// A copy: SvelteKit's own forbids to read the fragment while developing.
	const { values } = PLAY.read(queryOf(new URL(event.untrack(() => event.url.href))));
	await faceOf(values.game).play?.Board.load();
};
