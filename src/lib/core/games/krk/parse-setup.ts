/**
 * Reads a typed position: FEN, of which the board alone is enough, or a number of the paper's released program with
 * or without the side to move ("194", "206557 b"). Strict, except that castling and en passant mean nothing here and
 * are ignored.
 */
import { fail, ok, type InputFault, type Result } from '../../base/result.ts';
import { formatBoard, placementOf, type Turn } from './placement.ts';
import { findKingFault, findPlacementFault } from './placement-faults.ts';
import { failMissingRook, readBoard, type ReadBoard } from './read-board.ts';

/** Longer texts are rejected unread. */
const MAX_TEXT_LENGTH = 200;

/** A legal position, or one in which Black has just captured the rook (placement.ts defines those ids). */
export interface Setup {
	readonly id: number;
	readonly turn: Turn;
	/** Plies since the last capture, as FEN counts them; 100 is a draw. */
	readonly clock: number;
	/** 1 at the start of a game, counted up after Black's moves. */
	readonly moveNumber: number;
}

interface Field {
	readonly text: string;
	/** Index of its first character in the whole text. */
	readonly at: number;
}

/** Reads untrusted text. An impossible position is a fault with its place. */
export function parseSetup(text: string): Result<Setup> {
	if (text.length > MAX_TEXT_LENGTH) {
		return fail(
			'fen-length',
			`The text has ${text.length} characters; a position has at most ${MAX_TEXT_LENGTH}.`,
			MAX_TEXT_LENGTH
		);
	}
	const fields: Field[] = [...text.matchAll(/\S+/g)].map((match) => ({
		text: match[0],
		at: match.index
	}));
	const [first, turn] = fields;
	if (first === undefined) {
		return fail('krk-empty', 'Type a position in FEN, or a number such as 194.', 0);
	}
	const isNumber = /^[-+]?[0-9.]+$/.test(first.text);
	const most = isNumber ? 2 : 6;
	const extra = fields[most];
	if (extra !== undefined) {
		const form = isNumber
			? 'a number is followed by nothing but the side to move'
			: 'FEN has at most six: board, side to move, castling, en passant, halfmove clock, move number';
		return fail('krk-fields', `The text has ${fields.length} parts; ${form}.`, extra.at);
	}
	const side = parseTurn(turn);
	if (!side.ok) return side;
	return isNumber ? parseNumber(first, side.value) : parseFen(fields, first, side.value);
}

/** The setup in FEN, with all six fields; reading it again gives an equal setup. */
export function formatSetup({ id, turn, clock, moveNumber }: Setup): string {
	return `${formatBoard(id)} ${turn === 'white' ? 'w' : 'b'} - - ${clock} ${moveNumber}`;
}

function parseTurn(field: Field | undefined): Result<Turn> {
	if (field === undefined || field.text === 'w') return ok('white');
	if (field.text === 'b') return ok('black');
	return fail('fen-turn', `The side to move is w or b, not ${quote(field.text)}.`, field.at);
}

function parseNumber({ text, at }: Field, turn: Turn): Result<Setup> {
	const id = /^[0-9]+$/.test(text) ? Number(text) : NaN;
	const fault = findPlacementFault(id, turn);
	return fault ? placed(fault, at) : ok({ id, turn, clock: 0, moveNumber: 1 });
}

function parseFen(fields: readonly Field[], board: Field, turn: Turn): Result<Setup> {
	const read = readBoard(board.text, board.at);
	if (!read.ok) return read;
	const clock = parseCount(fields[4], 'halfmove clock', 'fen-clock', 0);
	if (!clock.ok) return clock;
	const moveNumber = parseCount(fields[5], 'move number', 'fen-move-number', 1);
	if (!moveNumber.ok) return moveNumber;
	const id = parsePieces(read.value, turn, board.at);
	if (!id.ok) return id;
	return ok({ id: id.value, turn, clock: clock.value, moveNumber: moveNumber.value });
}

/** Bare kings are also a position, the end of a game, but only after a move of Black's. */
function parsePieces({ k, R, K }: ReadBoard, turn: Turn, start: number): Result<number> {
	if (R === null && turn === 'black') return failMissingRook(start);
	const id = placementOf(k.square, (R ?? k).square, K.square);
	const fault = R === null ? findKingFault(id) : findPlacementFault(id, turn);
	return fault ? placed(fault, k.at) : ok(id);
}

function placed(fault: InputFault, at: number): Result<never> {
	return { ok: false, fault: { ...fault, at } };
}

/** A whole number of at most four digits; a missing field gets the least value. */
function parseCount(
	field: Field | undefined,
	name: string,
	code: string,
	least: number
): Result<number> {
	if (field === undefined) return ok(least);
	const value = Number(field.text);
	if (/^[0-9]{1,4}$/.test(field.text) && value >= least) return ok(value);
	return fail(
		code,
		`The ${name} is a whole number from ${least} to 9999, not ${quote(field.text)}.`,
		field.at
	);
}

/** Quotes typed text, shortened so that a message stays one line. */
function quote(text: string): string {
	return text.length <= 12 ? `"${text}"` : `"${text.slice(0, 12)}..."`;
}
