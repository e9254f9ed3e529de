/**
 * A FEN as other programs write it: castling rights that the placement contradicts are dropped, and the move number 0
 * is 1. Each is said. Links and stored files are read by `parseFen` alone.
 */
import { fail, ok, type Result } from '../../../base/result.ts';
import { hasMoveZero, splitFields } from '../../../fen/fen-fields.ts';
import { parseFen } from '../fen.ts';
import type { Position } from '../position.ts';
import { whyChess960 } from './chess960.ts';

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
