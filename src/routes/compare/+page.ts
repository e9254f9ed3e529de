import { DEFAULT_GAME } from '$lib/core/share/comparison-query.ts';
import { loadPage } from '$lib/games/load-page.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = (event) => loadPage(event, DEFAULT_GAME);
