import { assert, assertExists } from '../base/assert.ts';
import { chess } from '../games/chess/chess.ts';
import { ChessState } from '../games/chess/chess-state.ts';
import { formatFen } from '../games/chess/fen.ts';
import type { GameState, Move } from '../games/game.ts';

/**
 * The book's lines are our own: the post only mentions a map of opening positions, looked up at the root, and that
 * White begins with 1. e4. The last lines answer White's other first moves.
 */
const LINES: readonly string[] = [
	'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1',
	'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6',
	'e2e4 e7e5 g1f3 g8f6 f3e5 d7d6 e5f3 f6e4',
	'e2e4 e7e5 b1c3 g8f6 f2f4 d7d5',
	'e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6',
	'e2e4 e7e6 d2d4 d7d5 b1c3 g8f6',
	'e2e4 c7c6 d2d4 d7d5 b1c3 d5e4 c3e4 c8f5',
	'e2e4 d7d5 e4d5 d8d5 b1c3 d5a5',
	'd2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 f8e7',
	'd2d4 g8f6 c2c4 e7e6 b1c3 f8b4',
	'c2c4 e7e5 b1c3 g8f6',
	'g1f3 d7d5 d2d4 g8f6'
];

/** White's first move, by the author. */
const FIRST_MOVE = 'e2e4';

/** By position, the next moves of its lines without duplicates; computed at first use. */
let pages: ReadonlyMap<string, readonly Move[]> | null = null;

/** The book moves of ghess: moves of its lines, those of earlier lines first; empty outside the book. */
export function ghessBook(state: GameState): readonly Move[] {
	assert(state instanceof ChessState, 'the book holds positions of chess');
	pages ??= writePages();
	return pages.get(pageOf(state)) ?? [];
}

function writePages(): Map<string, Move[]> {
	const written = new Map<string, Move[]>();
	for (const line of LINES) {
		const state = startOfGame();
		for (const word of line.split(' ')) {
			const move = state.legalMoves().find((one) => chess.moveId(state, one) === word);
			const known = written.get(pageOf(state)) ?? [];
			const next = assertExists(move, `${word} is legal in the line ${line}`);
			const isOurs = line.startsWith(FIRST_MOVE) || !state.maxToMove();
			if (isOurs && !known.includes(next)) written.set(pageOf(state), [...known, next]);
			state.play(next);
		}
	}
	return written;
}

function startOfGame(): ChessState {
	const start = chess.parse(chess.defaultPosition, { root: 'max' });
	assert(start.ok, 'the start of the game can be read');
	return start.value;
}

/** The board, the side to move and the castling rights; the clocks do not matter to a book. */
function pageOf(state: ChessState): string {
	return formatFen(state.position).split(' ').slice(0, 4).join(' ');
}
