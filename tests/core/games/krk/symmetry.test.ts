import { describe, expect, test } from 'vitest';
import {
	LEGAL_REPLY,
	LEGAL_START,
	isLegalStart,
	listPlacements,
	placementFacts
} from '../../../../src/lib/core/games/krk/legality.ts';
import { RELEASED_ORDER } from '../../../../src/lib/core/games/krk/move-order.ts';
import { writeBlackMoves, writeWhiteMoves } from '../../../../src/lib/core/games/krk/moves.ts';
import { PLACEMENTS } from '../../../../src/lib/core/games/krk/placement.ts';
import { distance, squareName } from '../../../../src/lib/core/games/krk/squares.ts';
import {
	SYMMETRIES,
	classSizeOf,
	mapPlacement,
	mapSquare,
	representativeOf,
	startClasses
} from '../../../../src/lib/core/games/krk/symmetry.ts';
import { EXHAUSTIVE, SEED, slice } from '../../../sweep.ts';

const symmetries = Array.from({ length: SYMMETRIES }, (_, symmetry) => symmetry);
const squares = Array.from({ length: 64 }, (_, square) => square);
const facts = placementFacts();

test('a1 and b1 have these images under the eight symmetries', () => {
	const images = (square: number): string[] =>
		symmetries.map((symmetry) => squareName(mapSquare(symmetry, square)));
	expect(images(7)).toEqual(['a1', 'h1', 'a8', 'h8', 'h8', 'h1', 'a8', 'a1']);
	expect(images(15)).toEqual(['b1', 'g1', 'b8', 'g8', 'h7', 'h2', 'a7', 'a2']);
});

test('the eight symmetries are distinct, preserve distances, and are closed under composition', () => {
	const tables = symmetries.map((symmetry) =>
		squares.map((square) => mapSquare(symmetry, square)).join()
	);
	expect(new Set(tables).size).toBe(SYMMETRIES);
	for (const one of symmetries) {
		for (const other of symmetries) {
			const both = squares.map((square) => mapSquare(one, mapSquare(other, square)));
			expect(tables).toContain(both.join());
		}
		const kept = squares.every((from) =>
			squares.every(
				(to) => distance(mapSquare(one, from), mapSquare(one, to)) === distance(from, to)
			)
		);
		expect(kept).toBe(true);
	}
});

describe('symmetry: the classes of the legal starts', () => {
	const { ids, weights } = startClasses();

	test('there are 21,959 classes, representing all 175,168 starts', () => {
		expect(ids).toHaveLength(21_959);
		expect(weights).toHaveLength(21_959);
		expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(175_168);
		expect(ids.every((id, index) => index === 0 || id > (ids[index - 1] as number))).toBe(true);
		expect(ids[0]).toBe(194);
	});

	test('the class sizes equal the counts of members', () => {
		const members = new Map<number, number>();
		for (const id of listPlacements(LEGAL_START)) {
			const representative = representativeOf(id);
			members.set(representative, (members.get(representative) ?? 0) + 1);
		}
		expect([...members.keys()].sort((one, other) => one - other)).toEqual([...ids]);
		expect([...weights]).toEqual([...ids].map((id) => members.get(id)));
	});

	test('classes have four members on a diagonal of the board, otherwise eight', () => {
		const counts = new Map<number, number>();
		for (const weight of weights) counts.set(weight, (counts.get(weight) ?? 0) + 1);
		expect(4 * (counts.get(4) ?? 0) + 8 * (counts.get(8) ?? 0)).toBe(175_168);
		expect(counts.size).toBe(2);
	});
});

test('the representative is the least image, and every image has the same representative and size', () => {
	let faults = 0;
	const every = EXHAUSTIVE ? 7 : 70;
	for (let id = SEED % 7; id < PLACEMENTS; id += every) {
		const images = symmetries.map((symmetry) => mapPlacement(symmetry, id));
		const least = Math.min(...images);
		if (new Set(images).size !== classSizeOf(id)) faults++;
		for (const image of images) {
			if (representativeOf(image) !== least || classSizeOf(image) !== classSizeOf(id)) faults++;
		}
	}
	expect(faults).toBe(0);
});

test('legality, check, mate, stalemate and capture are the same in every image', () => {
	const wrong: number[] = [];
	for (let id = 0; id < PLACEMENTS; id++) {
		for (const symmetry of symmetries) {
			if (facts[id] !== facts[mapPlacement(symmetry, id)]) wrong.push(id);
		}
	}
	expect(wrong).toEqual([]);
});

test.each([
	['White', LEGAL_START, writeWhiteMoves],
	['Black', LEGAL_REPLY, writeBlackMoves]
] as const)('moves of %s commute with the symmetries', (_side, bit, write) => {
	const [found, images] = [new Int32Array(22), new Int32Array(22)];
	const wrong: number[] = [];
	for (const id of slice(listPlacements(bit), 50)) {
		const count = write(RELEASED_ORDER, id, found);
		for (const symmetry of symmetries.slice(1)) {
			const mapped = found.slice(0, count).map((next) => mapPlacement(symmetry, next));
			const same = write(RELEASED_ORDER, mapPlacement(symmetry, id), images);
			if (images.slice(0, same).sort().join() !== mapped.sort().join()) wrong.push(id);
		}
	}
	expect(wrong).toEqual([]);
	expect(isLegalStart(representativeOf(206_557))).toBe(true);
});
