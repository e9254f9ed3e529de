/** Whole trees say whose move it is in as many plies as there is space for, from the root on. */
import { expect, test } from 'vitest';
import type { StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import { extentOf } from '../../../../src/lib/core/layout/stage/placement/whole/extent.ts';
import { wholeScene } from '../../../../src/lib/core/layout/stage/placement/whole/whole-scene.ts';
import { record } from '../../search/record.ts';
import { measure } from './measure.ts';
import { measureByTable } from './measure-table.ts';

const LECTURE: StageRoom = {
	size: { width: 1240, height: 568 },
	look: 'lecture',
	windowHeight: 720
};
const PAPER: StageRoom = { size: { width: 660, height: 560 }, look: 'narrow', windowHeight: 768 };
const AT_1024: StageRoom = {
	size: { width: 646, height: 428 },
	look: 'narrow',
	windowHeight: 768
};
const three = (depth: number): string =>
	depth === 0 ? '4' : `[${[0, 1, 2].map(() => three(depth - 1)).join(',')}]`;

test.each([
	['the textbook tree beside a panel and on paper', '[[3,12,8],[2,4,6],[14,5,2]]', PAPER, 2],
	['the textbook tree at 1024 x 768', '[[3,12,8],[2,4,6],[14,5,2]]', AT_1024, 2],
	[
		'four plies in a lecture',
		'[[[[8,7],[3,9]],[[9,8],[2,4]]],[[[1,8],[8,9]],[[9,9],[3,4]]]]',
		LECTURE,
		4
	],
	['27 leaves in a lecture', three(3), LECTURE, 3]
] as const)('%s', (_, position, room, most) => {
	const recording = record({ game: 'tree', position, algorithm: 'alphabeta' });
	const extent = extentOf(recording);
	if (extent === null) throw new Error('no extent');
	const names = { max: 'MAX', min: 'MIN' };
	const scene = wholeScene(extent, recording.trace.header.setup, names, room, measure);
	const heads = scene?.heads.map((head) => head?.text.slice(0, 5));
	expect(heads?.slice(0, most)).toEqual(['△ MAX', '▽ MIN', '△ MAX', '▽ MIN'].slice(0, most));
});

test('heads are missing only where nodes have at most 56 px, which is the first size without them', () => {
	const recording = record({ game: 'tree', position: '[5,[[[4,3],6],7]]' });
	const extent = extentOf(recording);
	if (extent === null) throw new Error('no extent');
	const names = { max: 'MAX', min: 'MIN' };
	const drawn = [476, 496, 516, 544, 564].map((width) => {
		const room = { size: { width, height: 690 }, look: 'narrow', windowHeight: 1080 } as const;
		const scene = wholeScene(extent, recording.trace.header.setup, names, room, measureByTable);
		// The last ply has leaves alone.
		const missing = scene?.heads.slice(0, -1).some((head) => head === null);
		return { node: scene?.sizes.style.node ?? 0, missing };
	});
	const without = drawn.filter(({ missing }) => missing).map(({ node }) => node);
	expect(Math.max(...without)).toBe(56);
	expect(drawn.filter(({ node }) => node > 56).length).toBeGreaterThan(0);
});
