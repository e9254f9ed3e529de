import { loadFor } from '$lib/games/ready.ts';
import { onDemand } from '$lib/ui/on-demand.svelte.ts';

const loadTree = async (): Promise<void> => {
	await loadFor({ game: 'tree' });
};

/** The pictures are below the first view of the page. */
export const SEARCH_FIGURE = onDemand(() => import('./SearchFigure.svelte'), loadTree);
