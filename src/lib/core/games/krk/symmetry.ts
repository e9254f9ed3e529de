/**
 * The eight symmetries of the board. Without pawns and castling they change nothing about a position, so one game per
 * class, weighted by the size of the class, represents all of them.
 */
import { LEGAL_START, listPlacements } from './legality.ts';
import { blackKingOf, placementOf, rookOf, whiteKingOf } from './placement.ts';
import { SQUARES, fileOf, rowOf, squareAt } from './squares.ts';

/**
 * Symmetry s is, in this order: bit 1, the files mirrored; bit 2, the rows mirrored; bit 4, then file and row
 * exchanged. Symmetry 0 changes nothing.
 */
export const SYMMETRIES = 8;

/** The image of each square, at 64 * symmetry + square. */
const IMAGES: Uint8Array = Uint8Array.from({ length: SYMMETRIES * SQUARES }, (_, index) => {
	const symmetry = index >> 6;
	const file = fileOf(index & 63) ^ ((symmetry & 1) === 0 ? 0 : 7);
	const row = rowOf(index & 63) ^ ((symmetry & 2) === 0 ? 0 : 7);
	return (symmetry & 4) === 0 ? squareAt(file, row) : squareAt(row, file);
});

/** The image of a square under a symmetry. */
export function mapSquare(symmetry: number, square: number): number {
	return IMAGES[(symmetry << 6) | square] as number;
}

/** The image of a placement under a symmetry. */
export function mapPlacement(symmetry: number, id: number): number {
	return placementOf(
		mapSquare(symmetry, blackKingOf(id)),
		mapSquare(symmetry, rookOf(id)),
		mapSquare(symmetry, whiteKingOf(id))
	);
}

/** The least id among the images of a placement, which represents its class. */
export function representativeOf(id: number): number {
	let least = id;
	for (let symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
		least = Math.min(least, mapPlacement(symmetry, id));
	}
	return least;
}

/** Number of distinct images of a placement: 8, or 4 on a diagonal of the board. */
export function classSizeOf(id: number): number {
	let fixed = 1;
	for (let symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
		if (mapPlacement(symmetry, id) === id) fixed++;
	}
	return SYMMETRIES / fixed;
}

interface Classes {
	/** The representatives of all classes of legal starts, ascending: 21,959. */
	readonly ids: Int32Array;
	/** Number of legal starts in each class; together 175,168. */
	readonly weights: Uint8Array;
}

let classes: Classes | null = null;

/** The classes of the legal starts (White to move); computed at first use. */
export function startClasses(): Classes {
	if (classes === null) {
		const ids = listPlacements(LEGAL_START).filter((id) => representativeOf(id) === id);
		classes = { ids, weights: Uint8Array.from(ids, classSizeOf) };
	}
	return classes;
}
