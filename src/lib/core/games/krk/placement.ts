/**
 * The squares of the three pieces as one integer: the numbering of the paper's released program,
 *
 *     id = 4096 * black king + 64 * rook + white king,    0 <= id < 262,144.
 *
 * The side to move is separate. The paper's text (Bozinovski and Jankuloski, 2023) states the factors the other way
 * round, 1 for the black king and 4096 for the white one; its own example, number 194 as the first legal start, is
 * only true for the numbering used here. `textNumberOf` translates.
 *
 * Ids with the black king on the rook's square are not placements; they represent the position after Black has
 * captured the rook there.
 */
import { rowOf, squareAt } from './squares.ts';

/** One more than the greatest id: the length of a table with an entry per id. */
export const PLACEMENTS = 262_144;

/** The side to move. White has king and rook; Black has the bare king. */
export const TURNS = ['white', 'black'] as const;
export type Turn = (typeof TURNS)[number];

export function placementOf(blackKing: number, rook: number, whiteKing: number): number {
	return (blackKing << 12) | (rook << 6) | whiteKing;
}

export function blackKingOf(id: number): number {
	return id >> 12;
}

export function rookOf(id: number): number {
	return (id >> 6) & 63;
}

export function whiteKingOf(id: number): number {
	return id & 63;
}

/** True for the ids that mean "Black has captured the rook": the black king on the rook's square. */
export function isRookTaken(id: number): boolean {
	return blackKingOf(id) === rookOf(id);
}

/** The number of a placement by the factors that the paper's text states: 4096 * WK + 64 * WR + BK. */
export function textNumberOf(id: number): number {
	return placementOf(whiteKingOf(id), rookOf(id), blackKingOf(id));
}

/** The id of the placement with a number of the paper's text; the two numberings swap the kings. */
export function idOfTextNumber(number: number): number {
	return textNumberOf(number);
}

/** The first field of a FEN. After Black has captured the rook, the board has no rook. */
export function formatBoard(id: number): string {
	const cells = Array.from<string>({ length: 64 }).fill(' ');
	cells[rookOf(id)] = 'R';
	cells[whiteKingOf(id)] = 'K';
	cells[blackKingOf(id)] = 'k';
	const rows: string[] = [];
	for (let row = 0; row < 8; row++) {
		let text = '';
		for (let file = 0; file < 8; file++) text += cells[squareAt(file, row)] ?? '';
		rows.push(text.replace(/ +/g, (gap) => String(gap.length)));
	}
	return rows.join('/');
}

/** The tree label of the paper's program: `k`, `R`, `K`, each with its file and row, as in "k12R35K65". */
export function formatLabel(id: number): string {
	return `k${digits(blackKingOf(id))}R${digits(rookOf(id))}K${digits(whiteKingOf(id))}`;
}

function digits(square: number): string {
	return `${square >> 3}${rowOf(square)}`;
}
