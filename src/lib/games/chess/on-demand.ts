import { onDemand } from '$lib/ui/on-demand.svelte.ts';

/** The board of all games that are played with chessmen. */
export const CHESS_BOARD = onDemand(() => import('./ChessBoard.svelte'));
