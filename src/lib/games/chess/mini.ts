import type { Game, GameState } from '$lib/core/games/game.ts';
import { parsePlacement } from '$lib/core/games/chess/fen-placement.ts';
import { EMPTY, pieceLetter } from '$lib/core/games/chess/pieces.ts';
import { squareAt } from '$lib/core/games/chess/squares.ts';
import type { MiniPicture } from '../face.ts';

/** The word before the moves of a game that leads to a position. */
const MOVES = /\smoves\s/;

/**
 * Reads the board of a FEN, which may be an impossible position; with the moves of a game, the board after them. Null
 * if the text has no board.
 * @param placementOf the first field of a FEN, of a state of `game`
 */
export function miniOfFen<State extends GameState>(
	game: Pick<Game<State>, 'parse'>,
	position: string,
	placementOf: (state: State) => string
): MiniPicture | null {
	const played = MOVES.test(position) ? game.parse(position, { root: 'max' }) : null;
	const board = played?.ok
		? placementOf(played.value)
		: (position.trimStart().split(/\s/, 1)[0] ?? '');
	const placement = parsePlacement(board, 0);
	if (!placement.ok) return null;
	const cells = Array.from({ length: 64 }, (_, cell) => {
		const piece = placement.value.board[squareAt(cell & 7, 7 - (cell >> 3))] as number;
		return piece === EMPTY ? '' : pieceLetter(piece);
	});
	return { size: 8, cells };
}

/** The cells of squares, row by row from the top left. */
export function cellsOfSquares(names: readonly string[]): number[] {
	return names.map((name) => (56 - name.charCodeAt(1)) * 8 + name.charCodeAt(0) - 97);
}
