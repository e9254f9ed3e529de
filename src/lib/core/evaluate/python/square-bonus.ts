/** The bonus of a square for the piece on it, for both colours, as published or corrected. */
import type { ChessState } from '../../games/chess/chess-state.ts';
import { BLACK, EMPTY, WHITE, colourOf, kindOf } from '../../games/chess/pieces.ts';
import { SQUARES, fileOf, rankOf } from '../../games/chess/squares.ts';
import { TABLES } from './tables.ts';

/**
 * How Black's tables follow from White's: `turned` by 180 degrees, a1 becoming h8, as published, where the list of 64
 * is read backwards; or `mirrored`, a1 becoming a8, from Black's point of view.
 */
export type BlackTables = 'turned' | 'mirrored';

/** Room for a piece's 0x88 squares. */
const BOARD = 128;

/** Bonuses by BOARD * piece code + square, each counted for the side whose piece it is. */
export type SquareBonuses = Int16Array;

export function makeSquareBonuses(black: BlackTables): SquareBonuses {
	const bonuses = new Int16Array(16 * BOARD);
	for (const [kind, table] of Object.entries(TABLES)) {
		for (const square of SQUARES) {
			const [file, rank] = [fileOf(square), rankOf(square)];
			const white = table[rank]?.[file] as number;
			const other = table[7 - rank]?.[black === 'turned' ? 7 - file : file] as number;
			bonuses[BOARD * (WHITE | Number(kind)) + square] = white;
			bonuses[BOARD * (BLACK | Number(kind)) + square] = other;
		}
	}
	return bonuses;
}

/** The bonus of `piece` on a square, counted for its own side. */
export function bonusOf(bonuses: SquareBonuses, piece: number, square: number): number {
	return bonuses[BOARD * piece + square] as number;
}

/** The sum of the bonuses of one colour, counted for that side. */
export function bonusesOf(state: ChessState, bonuses: SquareBonuses, colour: number): number {
	const { board } = state;
	let sum = 0;
	for (let i = 0; i < 64; i++) {
		const square = SQUARES[i] as number;
		const piece = board[square] as number;
		if (kindOf(piece) !== EMPTY && colourOf(piece) === colour) {
			sum += bonuses[BOARD * piece + square] as number;
		}
	}
	return sum;
}

/** White's bonuses less Black's. */
export function bonusBalance(state: ChessState, bonuses: SquareBonuses): number {
	return bonusesOf(state, bonuses, WHITE) - bonusesOf(state, bonuses, BLACK);
}
