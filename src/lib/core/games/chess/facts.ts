import type { GameFacts } from '../game.ts';
import { START_FEN } from '../../fen/start-fen.ts';

export const CHESS_FACTS: GameFacts = {
	id: 'chess',
	name: 'Chess',
	notation:
		'a FEN, optionally with the moves of a game after it, so that repetition is judged (FEN moves e2e4 e7e5)',
	looks: /^\s*[kqrbnp\d]+\//i,
	sideNames: { max: 'White', min: 'Black' },
	hasPgn: true,
	defaultDepth: 3,
	maxDepth: 20,
	defaultPosition: START_FEN
};
