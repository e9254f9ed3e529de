import type { MoveOrder } from '../search.ts';

/** When each cell of the tic-tac-toe grid has its turn: 4, then 0 2 6 8, then 1 3 5 7. */
const TURN = [1, 5, 2, 6, 0, 7, 3, 8, 4];

/** The centre lies on four lines, a corner on three, an edge on two: tic-tac-toe's cells by that, then as listed. */
export const centreCornersEdges: MoveOrder = (moves) =>
	moves.sort((a, b) => (TURN[a] as number) - (TURN[b] as number));
