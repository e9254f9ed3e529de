import type { MoveOrder } from '../search.ts';

/** The listed order, last move first. */
export const reversed: MoveOrder = (moves) => moves.reverse();
