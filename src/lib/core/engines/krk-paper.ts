import { assert } from '../base/assert.ts';
import { ChessState } from '../games/chess/chess-state.ts';
import { chess } from '../games/chess/chess.ts';
import { formatFen } from '../games/chess/fen.ts';
import { krk } from '../games/krk/krk.ts';
import type { GameState } from '../games/game.ts';
import type { Engine } from './engine.ts';
import { searchSetup } from './search-setup.ts';

/**
 * The king-and-rook paper's program on a chess board: it counts the free squares of the black king, and looks one or
 * two of the paper's steps ahead (1 step = 2 plies); ties are broken at random.
 *
 * Source: Bozinovski and Jankuloski, "Minimax Algorithm for a King and Rook vs King Chess Endgame", 2023.
 */
export const krkPaper: Engine = {
	id: 'krk-paper',
	name: 'KRK paper',
	about: 'King and rook against king: free squares of the black king. Picks a best move at random.',
	source: 'krk-paper',
	games: ['chess'],
	depths: [
		{ plies: 2, name: '1 step' },
		{ plies: 4, name: '2 steps' }
	],
	defaultPlies: 4,
	equals: 'random',
	maximises: 'for its side',
	searchAt(_game, position, depth) {
		const fen = endgameOf(position);
		if (fen === null) return null;
		return searchSetup({
			game: 'krk',
			position: fen,
			depth,
			algorithm: 'alphabeta',
			evaluator: 'krk-paper'
		});
	},
	refuses(state) {
		return findFault(state) === null
			? null
			: 'The KRK paper’s program plays positions with White’s king and rook against Black’s king alone.';
	}
};

/**
 * The position in the game of king and rook, with the moves since only these pieces were left: the program recognises
 * repetitions only from the record of its game. Null if it is not such a position.
 */
function endgameOf(position: string): string | null {
	const read = chess.parse(position, { root: 'max' });
	assert(read.ok, `a position of chess: ${position}`);
	const state = read.value;
	if (findFault(state) !== null) return null;
	const since: string[] = [];
	let text = formatFen(state.position);
	for (const move of state.movesSoFar().reverse()) {
		state.undo();
		since.unshift(chess.moveId(state, move));
		const longer = `${formatFen(state.position)} moves ${since.join(' ')}`;
		const endgame = krk.parse(longer, { root: 'max' });
		// If the paper's rules would have ended the game earlier, its record begins later.
		if (!endgame.ok || endgame.value.isTerminal()) break;
		text = longer;
	}
	return text;
}

function findFault(state: GameState): string | null {
	assert(state instanceof ChessState, 'a position of chess');
	const read = krk.parse(formatFen(state.position), { root: 'max' });
	return read.ok ? null : read.fault.message;
}
