/**
 * Positions as text: Forsyth-Edwards notation, read strictly and written normalised.
 *
 * Four to six fields are read; a missing halfmove clock is 0 and a missing move number 1. The board alone is enough:
 * then `w - - 0 1` is assumed. Output has all six fields,
 * castling rights in the order KQkq, and, as in chess.js, an en passant square only where a capture on it is legal.
 */
import { fail, ok, type Result } from '../../base/result.ts';
import {
	failTurn,
	MAX_FEN_LENGTH,
	parseClock,
	parseMoveNumber,
	quoteField,
	splitFields,
	type FenField
} from '../../fen/fen-fields.ts';
import { CASTLING_RIGHTS } from './castling.ts';
import { findPlacementFault, findPositionFault } from './fen-checks.ts';
import { parsePlacement, plural } from './fen-placement.ts';
import { legalMovesOf } from './move-generation.ts';
import { BLACK, EMPTY, WHITE, pieceLetter } from './pieces.ts';
import { Position } from './position.ts';
import { NO_SQUARE, parseSquare, squareAt, squareName } from './squares.ts';

/** The fields after the board, where nothing else is given. */
const ASSUMED = ['w', '-', '-', '0', '1'];

/** What a board alone means, for the field in which it was typed. */
export const BOARD_ALONE =
	'Only the board is given: White is to move, and there is no castling and no en passant (w - - 0 1).';

/** True for the board of a FEN, eight rows, without the other fields; moves of a game may follow. */
export function isBoardAlone(text: string): boolean {
	return /^\s*([^\s/]+\/){7}[^\s/]+\s*(\smoves(\s.*)?)?$/s.test(text);
}

/** Reads untrusted text. An impossible position is a fault with its place. */
export function parseFen(text: string): Result<Position> {
	if (text.length > MAX_FEN_LENGTH) {
		return fail(
			'fen-length',
			`The text has ${text.length} characters; a position in FEN has at most ${MAX_FEN_LENGTH}.`,
			MAX_FEN_LENGTH
		);
	}
	const fields = splitFields(text);
	const [board, turn, castling, enPassant, clock, moveNumber] = isBoardAlone(text)
		? [...fields, ...ASSUMED.map((assumed) => ({ text: assumed, at: text.length }))]
		: fields;
	if (!board?.text.includes('/')) {
		return fail(
			'fen-fields',
			`${board ? `This is no FEN. A FEN` : 'No position yet. Type a FEN, which'} begins with the board, eight rows with “/” between them: 4k3/8/8/8/8/8/8/4K2R w K - 0 1.`,
			board?.at ?? 0
		);
	}
	// Of a whole board its own fault comes first, whatever follows it.
	const whole = board.text.split('/').length === 8 ? parsePlacement(board.text, board.at) : null;
	if (whole?.ok === false) return whole;
	if (!turn || !castling || !enPassant || fields.length > 6) {
		return fail(
			'fen-fields',
			`The text has ${plural(fields.length, 'field')}; a FEN has four to six: board, side to move, castling, en passant, halfmove clock, fullmove number.`,
			fields[6]?.at ?? text.trimEnd().length
		);
	}
	const placement = whole ?? parsePlacement(board.text, board.at);
	if (!placement.ok) return placement;
	const colour = parseTurn(turn);
	if (!colour.ok) return colour;
	const rights = parseCastling(castling);
	if (!rights.ok) return rights;
	const passed = parseEnPassant(enPassant);
	if (!passed.ok) return passed;
	const halfmoves = parseClock(clock);
	if (!halfmoves.ok) return halfmoves;
	const number = parseMoveNumber(moveNumber);
	if (!number.ok) return number;

	const badPlacement = findPlacementFault(placement.value);
	if (badPlacement) return { ok: false, fault: badPlacement };
	const position = new Position(
		placement.value.board,
		colour.value,
		rights.value,
		passed.value,
		halfmoves.value,
		number.value
	);
	const fault = findPositionFault(position, {
		places: placement.value.places,
		castling: castling.at,
		castlingText: castling.text,
		enPassant: enPassant.at
	});
	return fault ? { ok: false, fault } : ok(position);
}

function parseTurn(field: FenField): Result<number> {
	if (field.text === 'w') return ok(WHITE);
	return field.text === 'b' ? ok(BLACK) : failTurn(field);
}

function parseCastling({ text, at }: FenField): Result<number> {
	if (text === '-') return ok(0);
	let rights = 0;
	for (let i = 0; i < text.length; i++) {
		const letter = text.charAt(i);
		const bit = CASTLING_RIGHTS.find((right) => right.letter === letter)?.bit ?? 0;
		if (bit === 0 || (rights & bit) !== 0) {
			return fail(
				'fen-castling',
				`The castling rights are letters of KQkq, each at most once, or "-", not ${quoteField(text)}.`,
				at + i
			);
		}
		rights |= bit;
	}
	return ok(rights);
}

function parseEnPassant({ text, at }: FenField): Result<number> {
	if (text === '-') return ok(NO_SQUARE);
	const square = parseSquare(text);
	if (square !== null) return ok(square);
	return fail(
		'fen-en-passant',
		`The en passant square is a square such as e3, or "-", not ${quoteField(text)}.`,
		at
	);
}

/** The position in FEN, normalised; reading it again gives the same moves and the same text. */
export function formatFen(position: Position): string {
	return [
		formatPlacement(position.board),
		position.turn === WHITE ? 'w' : 'b',
		CASTLING_RIGHTS.filter((right) => (position.castling & right.bit) !== 0)
			.map((right) => right.letter)
			.join('') || '-',
		canCaptureEnPassant(position) ? squareName(position.enPassant) : '-',
		String(position.halfmoveClock),
		String(position.moveNumber)
	].join(' ');
}

/** True where some legal move takes the pawn that has just passed. */
export function canCaptureEnPassant(position: Position): boolean {
	if (position.enPassant === NO_SQUARE) return false;
	return legalMovesOf(position).some((move) => position.isEnPassant(move));
}

/** @param board piece codes by 0x88 square */
export function formatPlacement(board: Int8Array): string {
	const rows: string[] = [];
	for (let rank = 7; rank >= 0; rank--) {
		let row = '';
		for (let file = 0; file < 8; file++) {
			const piece = board[squareAt(file, rank)] as number;
			row += piece === EMPTY ? ' ' : pieceLetter(piece);
		}
		rows.push(row.replace(/ +/g, (gap) => String(gap.length)));
	}
	return rows.join('/');
}
