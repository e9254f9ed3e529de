import type { KrkEnding } from '$lib/core/games/krk/krk-state.ts';

/** The letter at a node where the game ends, beside its colour. */
export const ENDING_SIGNS: Readonly<Record<KrkEnding, string>> = {
	checkmate: '#',
	stalemate: 'S',
	'insufficient-material': 'x',
	threefold: '3',
	'fifty-moves': '50'
};
