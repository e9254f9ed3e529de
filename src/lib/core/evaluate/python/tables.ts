/**
 * Bonus of a square for White's piece on it, in centipawns. The first row is rank 1, files a to h.
 *
 * Source: "Making a simple chess engine", Lichess blog, whose author took the numbers from Bartek Spitza's engine
 * Sophia. As published the queen's table is the only one that differs between the wings.
 */
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from '../../games/chess/pieces.ts';

type Table = readonly (readonly number[])[];

const PAWN_TABLE: Table = [
	[0, 0, 0, 0, 0, 0, 0, 0],
	[5, 10, 10, -20, -20, 10, 10, 5],
	[5, -5, -10, 0, 0, -10, -5, 5],
	[0, 0, 0, 20, 20, 0, 0, 0],
	[5, 5, 10, 25, 25, 10, 5, 5],
	[10, 10, 20, 30, 30, 20, 10, 10],
	[50, 50, 50, 50, 50, 50, 50, 50],
	[0, 0, 0, 0, 0, 0, 0, 0]
];

const KNIGHT_TABLE: Table = [
	[-50, -40, -30, -30, -30, -30, -40, -50],
	[-40, -20, 0, 5, 5, 0, -20, -40],
	[-30, 5, 10, 15, 15, 10, 5, -30],
	[-30, 0, 15, 20, 20, 15, 0, -30],
	[-30, 5, 15, 20, 20, 15, 5, -30],
	[-30, 0, 10, 15, 15, 10, 0, -30],
	[-40, -20, 0, 0, 0, 0, -20, -40],
	[-50, -40, -30, -30, -30, -30, -40, -50]
];

const BISHOP_TABLE: Table = [
	[-20, -10, -10, -10, -10, -10, -10, -20],
	[-10, 5, 0, 0, 0, 0, 5, -10],
	[-10, 10, 10, 10, 10, 10, 10, -10],
	[-10, 0, 10, 10, 10, 10, 0, -10],
	[-10, 5, 5, 10, 10, 5, 5, -10],
	[-10, 0, 5, 10, 10, 5, 0, -10],
	[-10, 0, 0, 0, 0, 0, 0, -10],
	[-20, -10, -10, -10, -10, -10, -10, -20]
];

const ROOK_TABLE: Table = [
	[0, 0, 5, 10, 10, 5, 0, 0],
	[-5, 0, 0, 0, 0, 0, 0, -5],
	[-5, 0, 0, 0, 0, 0, 0, -5],
	[-5, 0, 0, 0, 0, 0, 0, -5],
	[-5, 0, 0, 0, 0, 0, 0, -5],
	[-5, 0, 0, 0, 0, 0, 0, -5],
	[5, 10, 10, 10, 10, 10, 10, 5],
	[0, 0, 0, 0, 0, 0, 0, 0]
];

const QUEEN_TABLE: Table = [
	[-20, -10, -10, -5, -5, -10, -10, -20],
	[-10, 0, 5, 0, 0, 0, 0, -10],
	[-10, 5, 5, 5, 5, 5, 0, -10],
	[0, 0, 5, 5, 5, 5, 0, -5],
	[-5, 0, 5, 5, 5, 5, 0, -5],
	[-10, 0, 5, 5, 5, 5, 0, -10],
	[-10, 0, 0, 0, 0, 0, 0, -10],
	[-20, -10, -10, -5, -5, -10, -10, -20]
];

const KING_TABLE: Table = [
	[20, 30, 10, 0, 0, 10, 30, 20],
	[20, 20, 0, 0, 0, 0, 20, 20],
	[-10, -20, -20, -20, -20, -20, -20, -10],
	[-20, -30, -30, -40, -40, -30, -30, -20],
	[-30, -40, -40, -50, -50, -40, -40, -30],
	[-30, -40, -40, -50, -50, -40, -40, -30],
	[-30, -40, -40, -50, -50, -40, -40, -30],
	[-30, -40, -40, -50, -50, -40, -40, -30]
];

/** By kind of piece (games/chess/pieces.ts). */
export const TABLES: Readonly<Record<number, Table>> = {
	[PAWN]: PAWN_TABLE,
	[KNIGHT]: KNIGHT_TABLE,
	[BISHOP]: BISHOP_TABLE,
	[ROOK]: ROOK_TABLE,
	[QUEEN]: QUEEN_TABLE,
	[KING]: KING_TABLE
};
