import type { GameFacts } from '../game.ts';

export const START_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

export const CHESS_FACTS: GameFacts = {
	id: 'chess',
	name: 'Chess',
	sideNames: { max: 'White', min: 'Black' },
	hasPgn: true,
	defaultDepth: 3,
	maxDepth: 20,
	defaultPosition: START_FEN
};
