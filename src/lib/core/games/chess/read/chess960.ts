/** Tells Chess960 by its castling rights, so that a position of it is named instead of called broken. */
import { splitFields } from '../../../fen/fen-fields.ts';
import { CASTLING_RIGHTS } from '../castling.ts';
import { parsePlacement } from '../fen-placement.ts';
import { KING, ROOK, WHITE } from '../pieces.ts';
import { fileOf, squareAt } from '../squares.ts';

const STANDARD_ONLY = 'Plyscope plays standard chess only.';

/**
 * Returns why a FEN is one of Chess960, in sentences; null if its castling rights do not show it. Letters of files
 * show it, and so do rights that fit king and rooks on other squares than those of standard chess, with the kings and
 * the rooks of both sides on the same files.
 */
export function whyChess960(fen: string): string | null {
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
