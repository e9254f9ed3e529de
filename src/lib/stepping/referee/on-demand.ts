import { onDemand } from '$lib/ui/on-demand.svelte.ts';

/** The check of games with chess.js, offered where there are games to check. */
export const REFEREE = onDemand(() => import('./Referee.svelte'));
