/**
 * The eight symmetries of the board. Without pawns and castling they change nothing about a position, so that
 * one game for each class, counted with the size of its class, stands for all of them.
 */
import { LEGAL_START, listPlacements } from './legality.ts';
import { blackKingOf, placementOf, rookOf, whiteKingOf } from './placement.ts';
import { SQUARES, fileOf, rowOf, squareAt } from './squares.ts';

/**
 * Symmetry s is, in this order: bit 1, the files mirrored; bit 2, the rows mirrored; bit 4, then file and row
 * exchanged. Symmetry 0 leaves everything in its place.
 */
export const SYMMETRIES = 8;

/** The image of each square, at 64 * symmetry + square. */
const IMAGES: Uint8Array = Uint8Array.from({ length: SYMMETRIES * SQUARES }, (_, index) => {
	const symmetry = index >> 6;
	const file = fileOf(index & 63) ^ ((symmetry & 1) === 0 ? 0 : 7);
	const row = rowOf(index & 63) ^ ((symmetry & 2) === 0 ? 0 : 7);
	return (symmetry & 4) === 0 ? squareAt(file, row) : squareAt(row, file);
});

/** Where a square lies after one of the eight symmetries. */
export function mapSquare(symmetry: number, square: number): number {
	return IMAGES[(symmetry << 6) | square] as number;
}

/** The placement after one of the eight symmetries. */
export function mapPlacement(symmetry: number, id: number): number {
	return placementOf(
		mapSquare(symmetry, blackKingOf(id)),
		mapSquare(symmetry, rookOf(id)),
		mapSquare(symmetry, whiteKingOf(id))
	);
}

/** The least id among the images of a placement: the one that stands for all of them. */
export function representativeOf(id: number): number {
	let least = id;
	for (let symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
		least = Math.min(least, mapPlacement(symmetry, id));
	}
	return least;
}

/** How many different placements the images of a placement are: 8, or 4 on a diagonal of the board. */
export function classSizeOf(id: number): number {
	let fixed = 1;
	for (let symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
		if (mapPlacement(symmetry, id) === id) fixed++;
	}
	return SYMMETRIES / fixed;
}

export interface Classes {
	/** The representatives of all classes of legal starts, ascending: 21,959. */
	readonly ids: Int32Array;
	/** How many legal starts each stands for; together 175,168. */
	readonly weights: Uint8Array;
}

let classes: Classes | null = null;

/** The classes of the legal starts (White to move); made when first asked for. */
export function startClasses(): Classes {
	if (classes === null) {
		const ids = listPlacements(LEGAL_START).filter((id) => representativeOf(id) === id);
		classes = { ids, weights: Uint8Array.from(ids, classSizeOf) };
	}
	return classes;
}
