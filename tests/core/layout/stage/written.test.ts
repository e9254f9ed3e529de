import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	extentOf,
	extentOfTyped,
	type Extent
} from '../../../../src/lib/core/layout/stage/placement/whole/extent.ts';
import type { StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import { isInside, overlap, centred } from '../../../../src/lib/core/layout/drawing/rects.ts';
import {
	wholeScene,
	writtenScene,
	type WholeScene
} from '../../../../src/lib/core/layout/stage/placement/whole/whole-scene.ts';
import { SETUP } from '../../../../src/lib/core/search/setup-fields.ts';
import type { SearchSetup } from '../../../../src/lib/core/search/setup.ts';
import { recordSearch } from '../../../../src/lib/core/trace/record.ts';
import { runs } from '../../../sweep.ts';
import { measureByTable } from './measure-table.ts';

const NAMES = { max: 'MAX', min: 'MIN' };
const ROOMS: readonly StageRoom[] = [
	{ size: { width: 880, height: 380 }, look: 'explore', windowHeight: 720 },
	{ size: { width: 1400, height: 700 }, look: 'explore', windowHeight: 1080 },
	{ size: { width: 374, height: 300 }, look: 'phone', windowHeight: 844 }
];

type Tree = number | Tree[];
const { tree: anyTree } = fc.letrec<{ tree: Tree }>((tie) => ({
	tree: fc.oneof(
		{ maxDepth: 6, depthSize: 'small' },
		fc.integer({ min: -99, max: 99 }),
		fc.array(tie('tree'), { minLength: 1, maxLength: 4 })
	)
}));

function setupOf(tree: Tree, order = 'listed'): SearchSetup {
	return SETUP.parse({ game: 'tree', position: JSON.stringify(tree), order }).values;
}

function extentWith(setup: SearchSetup): Extent {
	const extent = extentOfTyped(setup);
	if (extent === null) throw new Error('too large');
	return extent;
}

function written(setup: SearchSetup, room: StageRoom, leaf: number): WholeScene {
	return writtenScene(extentWith(setup), setup, NAMES, room, leaf, measureByTable);
}

/** Shapes and labels that lie over others or outside, and fields that are too narrow. */
function faultsOf(scene: WholeScene, leaf: number): string[] {
	const { extent, measure, sizes, room } = scene;
	const all = { left: 0, top: 0, right: room.size.width, bottom: room.size.height };
	const parts = extent.places.flatMap((place) => {
		const shape = { key: place.key, rect: scene.rectOf(place) };
		if (place.parent === null) return [shape];
		const { move } = sizes.type;
		const width = measure(place.name, move, 400);
		const label = centred(scene.xOf(place), scene.moveYOf(place), width, move);
		return [shape, { key: `move:${place.key}`, rect: label }];
	});
	const faults: string[] = [];
	parts.forEach((part, at) => {
		if (!isInside(part.rect, all)) faults.push(`${part.key} is outside`);
		for (const other of parts.slice(at + 1)) {
			if (overlap(part.rect, other.rect)) faults.push(`${part.key} and ${other.key} overlap`);
		}
	});
	for (const place of extent.places.filter(({ children }) => children.length === 0)) {
		const { left, right } = scene.rectOf(place);
		if (right - left < leaf - 1e-6) faults.push(`${place.key} is ${right - left} wide`);
	}
	return faults;
}

describe('a tree in which one writes', () => {
	it('has fields as wide as asked for, apart from each other, in every room', () => {
		fc.assert(
			fc.property(
				anyTree,
				fc.constantFrom(...ROOMS),
				fc.integer({ min: 32, max: 120 }),
				(tree, room, leaf) => {
					const scene = written(setupOf(tree), room, leaf);
					expect(faultsOf(scene, leaf)).toEqual([]);
					expect(scene.room.size.width).toBeGreaterThanOrEqual(room.size.width);
					expect(scene.room.size.height).toBeGreaterThanOrEqual(room.size.height);
				}
			),
			{ numRuns: runs(400, 8) }
		);
	});

	it('stands where the search of it is drawn, if the fields are large enough there', () => {
		const setup = setupOf([
			[3, 12, 8],
			[2, 4, 6],
			[14, 5, 2]
		]);
		const recording = recordSearch(setup);
		const extent = extentOf(recording);
		for (const room of ROOMS.slice(0, 2)) {
			const searched = extent && wholeScene(extent, setup, NAMES, room, measureByTable);
			const scene = written(setup, room, 32);
			const rects = (one: WholeScene | null): unknown =>
				one?.extent.places.map((place) => one.rectOf(place));
			expect(searched).not.toBeNull();
			expect(rects(scene)).toEqual(rects(searched));
		}
	});

	it('keeps the order of its text, whatever the order of the search and its depth', () => {
		const setup = { ...setupOf([[1, 2], 3, [4, [5, 6]]], 'reversed'), depth: 1 };
		const names = extentWith(setup).places.map(({ name }) => name);
		expect(names).toEqual(['', 'a', 'a1', 'a2', 'b', 'c', 'c1', 'c2', 'c2.1', 'c2.2']);
	});

	it('is scrolled where the room is too small', () => {
		const leaves = Array.from({ length: 60 }, (_, leaf) => leaf);
		const { size } = written(setupOf(leaves), ROOMS[2] as StageRoom, 32).room;
		expect(size.width).toBeGreaterThan(60 * 36);
	});

	it('has no extent above four hundred nodes', () => {
		const leaves = Array.from({ length: 400 }, (_, leaf) => leaf);
		expect(extentOfTyped(setupOf(leaves))).toBeNull();
		expect(extentOfTyped(setupOf(leaves.slice(1)))).not.toBeNull();
	});
});
