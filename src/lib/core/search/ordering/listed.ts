import type { MoveOrder } from '../search.ts';

/** The game's own order, fixed by its contract. */
export const listed: MoveOrder = (moves) => moves;
