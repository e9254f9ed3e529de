import type { GameFacts } from '../game.ts';

export const TIC_TAC_TOE_FACTS: GameFacts = {
	id: 'tictactoe',
	name: 'Tic-tac-toe',
	notation: 'nine cells row by row (..XO..OXO)',
	looks: /^\s*[xo._-]{3}/i,
	sideNames: { max: 'X', min: 'O' },
	hasResult: true,
	startPosition: '.........',
	defaultDepth: null,
	maxDepth: 9,
	defaultPosition: '.O..X.O.X'
};
