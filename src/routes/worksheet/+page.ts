import { loadPage } from '$lib/games/load-page.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = (event) => loadPage(event);
