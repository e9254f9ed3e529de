import { browser } from '$app/environment';
import { loadShownFirst } from '$lib/pages/explorer/parts.ts';
import type { PageLoad } from './$types';

/** What the link shows is loaded before the page is, so that nothing moves when it comes. */
export const load: PageLoad = async ({ url, untrack }) => {
	// A copy: SvelteKit's own forbids to read the fragment while developing.
	if (browser) await loadShownFirst(new URL(untrack(() => url.href)));
};
