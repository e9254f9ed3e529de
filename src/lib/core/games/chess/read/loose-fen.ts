/**
 * A FEN as other programs write it: castling rights that the placement contradicts are dropped, and the move number 0
 * is 1. Each is said. Links and stored files are read by `parseFen` alone.
 */
import { fail, ok, type Result } from '../../../base/result.ts';
import { hasMoveZero, splitFields } from '../../../fen/fen-fields.ts';
import { parseFen } from '../fen.ts';
import type { Position } from '../position.ts';
import { CASTLING_RIGHTS } from '../castling.ts';
import { parsePlacement } from '../fen-placement.ts';
import { KING, ROOK, WHITE } from '../pieces.ts';
import { fileOf, squareAt } from '../squares.ts';

export interface LooseFen {
	readonly position: Position;
	/** What was changed, in sentences. */
	readonly notes: readonly string[];
}

/** Reads untrusted text. */
export function readLooseFen(text: string): Result<LooseFen> {
	let dropped = '';
	let isZero = false;
	for (let repaired = text; ;) {
		const read = parseFen(repaired);
		if (read.ok) return ok({ position: read.value, notes: notesOn(dropped, isZero) });
		const { code, at = 0 } = read.fault;
		if (code === 'fen-castling' || (code === 'fen-castling-right' && dropped === '')) {
			const why = whyChess960(text);
			if (why !== null) return fail('fen-chess960', why, at);
		}
		if (code === 'fen-castling-right') {
			dropped += repaired.charAt(at);
			repaired = dropRight(repaired, at);
		} else if (code === 'fen-move-number' && hasMoveZero(repaired)) {
			isZero = true;
			repaired = repaired.replace(/0(?=\s*$)/, '1');
		} else {
			return read;
		}
	}
}

/** Every other character keeps its place, so that the places of later faults are right. */
function dropRight(fen: string, at: number): string {
	const castling = splitFields(fen)[2];
	const field = castling?.text ?? '';
	const begin = castling?.at ?? at;
	const kept = field.replace(fen.charAt(at), '') || '-';
	return fen.slice(0, begin) + kept.padEnd(field.length) + fen.slice(begin + field.length);
}

function notesOn(dropped: string, isZero: boolean): string[] {
	const notes: string[] = [];
	if (dropped.length === 1) {
		notes.push(`The castling right ${dropped} is dropped, as the placement contradicts it.`);
	} else if (dropped !== '') {
		notes.push(`The castling rights ${dropped} are dropped, as the placement contradicts them.`);
	}
	if (isZero) notes.push('The move number 0 is read as 1.');
	return notes;
}

/** Tells Chess960 by its castling rights, so that a position of it is named instead of called broken. */
const STANDARD_ONLY = 'Plyscope plays standard chess only.';

/**
 * Returns why a FEN is one of Chess960, in sentences; null if its castling rights do not show it. Letters of files
 * show it, and so do rights that fit king and rooks on other squares than those of standard chess, with the kings and
 * the rooks of both sides on the same files.
 */
function whyChess960(fen: string): string | null {
	const [board, , castling] = splitFields(fen);
	if (board === undefined || castling === undefined) return null;
	if (/^(?=.*[A-Ha-h])[A-HKQa-hkq]{1,4}$/.test(castling.text)) {
		return `This is Chess960, by the castling rights ${castling.text}. ${STANDARD_ONLY}`;
	}
	if (!/^[KQkq]{1,4}$/.test(castling.text)) return null;
	const placement = parsePlacement(board.text, board.at);
	if (!placement.ok || !fitsChess960(placement.value.board, castling.text)) return null;
	return `This may be Chess960, by the castling rights ${castling.text}. ${STANDARD_ONLY} Write - for the rights to read the position without castling.`;
}

function fitsChess960(board: Int8Array, letters: string): boolean {
	const kings = new Set<number>();
	const rooks = { left: new Set<number>(), right: new Set<number>() };
	for (const { letter, colour, rook } of CASTLING_RIGHTS) {
		if (!letters.includes(letter)) continue;
		const rank = colour === WHITE ? 0 : 7;
		const row = [...Array(8).keys()].map((file) => board[squareAt(file, rank)] as number);
		const king = row.indexOf(colour | KING);
		const isRight = fileOf(rook) === 7;
		const found = isRight ? row.lastIndexOf(colour | ROOK) : row.indexOf(colour | ROOK);
		if (king < 0 || found < 0 || (isRight ? found < king : found > king)) return false;
		kings.add(king);
		(isRight ? rooks.right : rooks.left).add(found);
	}
	return kings.size === 1 && rooks.left.size <= 1 && rooks.right.size <= 1;
}
