/**
 * A chess position under construction: read from any text, changed piece by piece, without rights that the pieces on
 * the board rule out.
 */
import {
	CASTLING_LETTERS,
	CASTLING_RIGHTS,
	type CastlingLetter
} from '$lib/core/games/chess/castling.ts';
import { chess } from '$lib/core/games/chess/chess.ts';
import { composeFen, type BoardSetup } from '$lib/core/games/chess/compose-fen.ts';
import { formatFen } from '$lib/core/games/chess/fen.ts';
import { movesAt } from '$lib/core/fen/found-fen.ts';
import { parseGame } from '$lib/core/games/chess/game-record.ts';
import { parsePlacement } from '$lib/core/games/chess/fen-placement.ts';
import { EMPTY, KING, ROOK, pieceLetter } from '$lib/core/games/chess/pieces.ts';
import { SQUARES, parseSquare, squareName } from '$lib/core/games/chess/squares.ts';

export const EMPTY_SETUP: BoardSetup = {
	pieces: new Map(),
	turn: 'w',
	castling: [],
	enPassant: null
};

/**
 * The displayable part of a text: null if its board is unreadable; the other fields are read as far as possible. For
 * a game it is the position after its moves, or after those before the first faulty one.
 */
export function readSetup(text: string): BoardSetup | null {
	return readFields(movesAt(text) < text.length ? (fenAfterMoves(text) ?? text) : text);
}

/** Number of moves in the text of a game, faulty ones included. */
export function countMoves(text: string): number {
	return Math.max(0, (text.slice(movesAt(text)).match(/\S+/g)?.length ?? 0) - 1);
}

function fenAfterMoves(text: string): string | null {
	const game = parseGame(text);
	if (game.ok) return formatFen(game.value.position);
	const { code, at = 0 } = game.fault;
	return code === 'chess-moves' ? fenAfterMoves(text.slice(0, at)) : null;
}

function readFields(text: string): BoardSetup | null {
	const [board = '', turn, castling = '', enPassant = ''] = text.trim().split(/\s+/, 4);
	const pieces = readPieces(board);
	return (
		pieces && {
			pieces,
			turn: turn === 'b' ? 'b' : 'w',
			castling: CASTLING_LETTERS.filter((letter) => castling.includes(letter)),
			enPassant: parseSquare(enPassant) === null ? null : enPassant
		}
	);
}

/** FEN letters by square name, from the first field of a FEN; null if it is unreadable. */
export function readPieces(placement: string): Map<string, string> | null {
	const read = parsePlacement(placement, 0);
	if (!read.ok) return null;
	const pieces = new Map<string, string>();
	for (const square of SQUARES) {
		const piece = read.value.board[square] as number;
		if (piece !== EMPTY) pieces.set(squareName(square), pieceLetter(piece));
	}
	return pieces;
}

/** The setup with a FEN letter on a square, or with the square empty; rights that this rules out are removed. */
export function putPiece(setup: BoardSetup, square: string, letter: string | null): BoardSetup {
	const pieces = new Map(setup.pieces);
	if (letter === null) pieces.delete(square);
	else pieces.set(square, letter);
	return withPieces(setup, pieces);
}

/** The setup with other pieces; rights that they rule out are removed. */
export function withPieces(setup: BoardSetup, pieces: ReadonlyMap<string, string>): BoardSetup {
	return {
		...setup,
		pieces,
		castling: setup.castling.filter((letter) => mayCastle(pieces, letter)),
		enPassant:
			setup.enPassant !== null && mayHavePassed({ ...setup, pieces }, setup.enPassant)
				? setup.enPassant
				: null
	};
}

/** The setup with the other side to move, so that no pawn of that side has just passed. */
export function withTurn(setup: BoardSetup, turn: BoardSetup['turn']): BoardSetup {
	return { ...setup, turn, enPassant: null };
}

/** True where king and rook are on the squares that a castling right needs. */
export function mayCastle(pieces: ReadonlyMap<string, string>, letter: CastlingLetter): boolean {
	return CASTLING_RIGHTS.filter((right) => right.letter === letter).every(
		({ colour, king, rook }) =>
			pieces.get(squareName(king)) === pieceLetter(colour | KING) &&
			pieces.get(squareName(rook)) === pieceLetter(colour | ROOK)
	);
}

/**
 * The squares over which a pawn may just have passed so that it can be captured there. While the position is not
 * legal, only the pawns' squares are considered.
 */
export function enPassantChoices(setup: BoardSetup): string[] {
	const plain = chess.parse(composeFen({ ...setup, enPassant: null }), { root: 'max' });
	return ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
		.map((file) => file + (setup.turn === 'w' ? '6' : '3'))
		.filter((square) => {
			if (!mayHavePassed(setup, square) || !hasCapturer(setup, square)) return false;
			if (!plain.ok) return true;
			// A capture may be impossible for other reasons; then the normalised text drops the square.
			const passed = chess.parse(composeFen({ ...setup, enPassant: square }), { root: 'max' });
			return passed.ok && chess.format(passed.value).split(' ')[3] === square;
		});
}

function mayHavePassed({ pieces, turn }: BoardSetup, square: string): boolean {
	const file = square.charAt(0);
	const [from, over, to, pawn] = turn === 'w' ? ['7', '6', '5', 'p'] : ['2', '3', '4', 'P'];
	return (
		square.charAt(1) === over &&
		!pieces.has(file + from) &&
		!pieces.has(square) &&
		pieces.get(file + to) === pawn
	);
}

function hasCapturer({ pieces, turn }: BoardSetup, square: string): boolean {
	const [rank, pawn] = turn === 'w' ? ['5', 'P'] : ['4', 'p'];
	return [-1, 1].some((step) => {
		const file = String.fromCharCode(square.charCodeAt(0) + step);
		return pieces.get(file + rank) === pawn;
	});
}
