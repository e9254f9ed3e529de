import { onDemand } from '$lib/ui/on-demand.svelte.ts';

/** The review of a game, whose panel is closed at first. */
export const REVIEW = onDemand(() => import('./ReviewPanel.svelte'));
