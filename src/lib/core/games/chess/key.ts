/**
 * Position key as a short string: four squares per character, then side to move and castling rights, en passant, and
 * clock.
 */
import { canCaptureEnPassant } from './fen.ts';
import { FIFTY_MOVES } from './endings.ts';
import type { Position } from './position.ts';
import { NO_SQUARE, SQUARES } from './squares.ts';

const SQUARES_A_CHARACTER = 4;
const BITS_A_SQUARE = 4;

const BOARD_CHARACTERS = SQUARES.length / SQUARES_A_CHARACTER;

/** Scratch of `keyOf`: the board, turn and castling, en passant, clock. */
const codes = new Uint16Array(BOARD_CHARACTERS + 3);

/**
 * The key of a position for the next `plies` plies. An en passant square counts if a capture is legal, the clock if
 * it can run out by then; the move number never does.
 */
export function keyOf(position: Position, plies: number): string {
	const { board, turn, castling, enPassant, halfmoveClock } = position;
	for (let at = 0; at < BOARD_CHARACTERS; at++) {
		const first = at * SQUARES_A_CHARACTER;
		let code = 0;
		for (let square = first; square < first + SQUARES_A_CHARACTER; square++) {
			code = (code << BITS_A_SQUARE) | (board[SQUARES[square] as number] as number);
		}
		codes[at] = code;
	}
	codes[BOARD_CHARACTERS] = (castling << BITS_A_SQUARE) | turn;
	codes[BOARD_CHARACTERS + 1] = canCaptureEnPassant(position) ? enPassant : NO_SQUARE;
	codes[BOARD_CHARACTERS + 2] = halfmoveClock + plies >= FIFTY_MOVES ? halfmoveClock + 1 : 0;
	return String.fromCharCode(...codes);
}
