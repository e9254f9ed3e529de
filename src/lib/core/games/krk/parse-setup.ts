/**
 * Reads a typed position: FEN, of which the board alone is enough, or a number of the paper's released program with
 * or without the side to move ("194", "206557 b"). Strict, except that castling and en passant mean nothing here and
 * are ignored, which `ignoredIn` says.
 */
import { quote } from '../../base/clip.ts';
import { fail, ok, type InputFault, type Result } from '../../base/result.ts';
import {
	failTurn,
	MAX_FEN_LENGTH,
	parseClock,
	parseMoveNumber,
	splitFields,
	type FenField
} from '../../fen/fen-fields.ts';
import { formatBoard, placementOf, type Turn } from './placement.ts';
import { findKingFault, findPlacementFault } from './placement-faults.ts';
import { failMissingRook, readBoard, type ReadBoard } from './read-board.ts';

/** A legal position, or one in which Black has just captured the rook (placement.ts defines those ids). */
export interface Setup {
	readonly id: number;
	readonly turn: Turn;
	/** Plies since the last capture, as FEN counts them; 100 is a draw. */
	readonly clock: number;
	/** 1 at the start of a game, counted up after Black's moves. */
	readonly moveNumber: number;
}

/** Reads untrusted text. An impossible position is a fault with its place. */
export function parseSetup(text: string): Result<Setup> {
	if (text.length > MAX_FEN_LENGTH) {
		return fail(
			'fen-length',
			`The text has ${text.length} characters; a position has at most ${MAX_FEN_LENGTH}.`,
			MAX_FEN_LENGTH
		);
	}
	const fields = splitFields(text);
	const [first, turn] = fields;
	if (first === undefined) {
		return fail('krk-empty', 'Type a position in FEN, or a number such as 194.', 0);
	}
	if (first.text.includes('://')) {
		return fail(
			'krk-address',
			'This is an address. Type the FEN of the position, or a number such as 194.',
			first.at
		);
	}
	const isNumber = /^[-+]?[0-9.]+$/.test(first.text);
	if (!isNumber && !first.text.includes('/')) {
		return fail(
			'krk-text',
			'This is no position. Type one in FEN, a number such as 194, or the pieces: White: Kc3, Rh7; Black: Ka1.',
			first.at
		);
	}
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

/** Which fields of a readable text mean nothing in this game, in a sentence; null if none. */
export function ignoredIn(text: string): string | null {
	const [board, , ...others] = splitFields(text.replace(/\s(moves|by)\s.*$/s, ''));
	if (board === undefined || !board.text.includes('/')) return null;
	const ignored = others
		.slice(0, 2)
		.flatMap(({ text: given }) => (given === '-' ? [] : [quote(given, 12)]));
	if (ignored.length === 0) return null;
	const verb = ignored.length === 1 ? 'is' : 'are';
	return `This game has no castling and no en passant: ${ignored.join(' and ')} ${verb} ignored.`;
}

function parseTurn(field: FenField | undefined): Result<Turn> {
	if (field === undefined || field.text === 'w') return ok('white');
	return field.text === 'b' ? ok('black') : failTurn(field);
}

function parseNumber({ text, at }: FenField, turn: Turn): Result<Setup> {
	const id = /^[0-9]+$/.test(text) ? Number(text) : NaN;
	const fault = findPlacementFault(id, turn);
	return fault ? placed(fault, at) : ok({ id, turn, clock: 0, moveNumber: 1 });
}

function parseFen(fields: readonly FenField[], board: FenField, turn: Turn): Result<Setup> {
	const read = readBoard(board.text, board.at);
	if (!read.ok) return read;
	const clock = parseClock(fields[4]);
	if (!clock.ok) return clock;
	const moveNumber = parseMoveNumber(fields[5]);
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
