import type { GameFacts } from '../game.ts';

/** King and rook; figure 1 of Bozinovski and Jankuloski (2023) is its default position. */
export const KRK_FACTS: GameFacts = {
	id: 'krk',
	name: 'King and rook',
	notation: 'a FEN as in chess, or the number of a placement and the side to move (206557 b)',
	sideNames: { max: 'Black', min: 'White' },
	defaultDepth: 2,
	maxDepth: 32,
	defaultPosition: '8/8/6k1/3R4/8/3K4/8/8 w - - 0 1',
	group: 'King and rook'
};

/** The same game with the rules of the paper's released program. */
export const KRK_RELEASED_FACTS: GameFacts = {
	...KRK_FACTS,
	id: 'krk-released',
	name: 'King and rook, as released'
};
