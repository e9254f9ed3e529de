import type { MoveOrder } from '../search.ts';

/** Rank of each tic-tac-toe cell in the order 4, then 0 2 6 8, then 1 3 5 7. */
const TURN = [1, 5, 2, 6, 0, 7, 3, 8, 4];

/** Orders tic-tac-toe's cells by their number of lines (centre four, corner three, edge two), then as listed. */
export const centreCornersEdges: MoveOrder = (moves) =>
	moves.sort((a, b) => (TURN[a] as number) - (TURN[b] as number));
