/** Piece values of the Python post, in centipawns. */
import type { Prices } from '../parts/material.ts';

export const PRICES: Prices = { pawn: 100, knight: 300, bishop: 300, rook: 500, queen: 900 };

/** Both kings are always on the board, so their prices cancel. */
export const KING = 1000;
