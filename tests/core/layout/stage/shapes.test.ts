/** The shapes of nodes, and the kinds of the lines to moves that are not searched yet. */
import { expect, test } from 'vitest';
import { extentOf, shapeOf } from '../../../../src/lib/core/layout/stage/placement/whole/extent.ts';
import { hasOrigins } from '../../../../src/lib/core/layout/stage/placement/whole/whole-sizes.ts';
import type { StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import { ROOMS, stageAt, storyOf } from './spine-sweep.ts';

const EXPLORE: StageRoom = {
	size: { width: 874, height: 508 },
	look: 'explore',
	windowHeight: 900
};

test('MAX points up, MIN points down, and a leaf is a square, by the ply', () => {
	const { trace } = storyOf({ game: 'tree', position: '[[3,12],[[2,4],6]]' });
	const extent = extentOf({ trace, shadow: null, shadowRow: null });
	const shapes = extent?.places.map((place) => [place.key.split('/').join(''), shapeOf(place)]);
	expect(Object.fromEntries(shapes ?? [])).toEqual({
		root: 'max',
		'0': 'min',
		'00': 'leaf',
		'01': 'leaf',
		'1': 'min',
		'10': 'max',
		'100': 'leaf',
		'101': 'leaf',
		'11': 'leaf'
	});
});

test('a bound has its origin beneath it on two lines, and in a lane where that is neither tight nor on a phone', () => {
	const style = (
		bounds: 'two lines' | 'lane',
		isTight: boolean,
		look: StageRoom['look']
	): boolean =>
		hasOrigins({ bounds, isTight } as Parameters<typeof hasOrigins>[0], { ...EXPLORE, look });
	expect(style('two lines', true, 'phone')).toBe(true);
	expect(style('lane', false, 'explore')).toBe(true);
	expect(style('lane', true, 'explore')).toBe(false);
	expect(style('lane', false, 'phone')).toBe(false);
});

test.each(ROOMS)('before the first move, no move of the root is searched yet: %o', (room) => {
	const story = storyOf({ game: 'tictactoe', position: 'X...O....', depth: '2' });
	const { nodes, edges } = stageAt(story, room, 0);
	const moves = nodes.filter(({ parent }) => parent !== null);
	expect(moves.length).toBeGreaterThan(1);
	expect(new Set(moves.map(({ state }) => state))).toEqual(new Set(['outline']));
	expect(new Set(edges.map(({ kind }) => kind))).toEqual(new Set(['coming']));
});
