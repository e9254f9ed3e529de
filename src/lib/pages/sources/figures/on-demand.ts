/** The figures with a large board or many numbers, which are far down the page. */
import { onDemand } from '$lib/ui/on-demand.svelte.ts';

export const GAMES_FIGURE = onDemand(() => import('./GamesFigure.svelte'));
export const KNIGHT_FIGURE = onDemand(() => import('./KnightFigure.svelte'));
export const TENSION_FIGURE = onDemand(() => import('./TensionFigure.svelte'));
export const KRK_FIGURE = onDemand(() => import('./KrkFigure.svelte'));
