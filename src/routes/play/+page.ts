import { browser } from '$app/environment';
import { PLAY } from '$lib/core/share/play-link.ts';
import { queryOf } from '$lib/core/share/long-link.ts';
import { faceOf } from '$lib/games/registry.ts';
import type { PageLoad } from './$types';

/** The board is loaded before the page is, so that nothing moves when it comes. */
export const load: PageLoad = async ({ url, untrack }) => {
	if (!browser) return;
	const { values } = PLAY.read(queryOf(untrack(() => url)));
	await faceOf(values.game).play?.Board.load();
};
