export { loadPage as load } from '$lib/games/load-page.ts';
