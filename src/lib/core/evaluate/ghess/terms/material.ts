import { materialOf, type Prices } from '../../parts/material.ts';
import type { GhessTermCode } from '../ghess-term.ts';

/** 1, 3, 3, 5 and 9 are the post's "traditional" scores; the only number that its program adds is the pawn's 10. */
const PRICES: Prices = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9 };

export const material: GhessTermCode = {
	id: 'material',
	about:
		'Pawn 10 (the post’s), knight and bishop 30, rook 50, queen 90 (our weights, in its scale).',
	weight: 10,
	count: (state, colour) => materialOf(state, colour, PRICES)
};
