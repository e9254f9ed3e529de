/** Whole trees say whose move it is in as many plies as there is space for, from the root on. */
import { expect, test } from 'vitest';
import type { StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import { extentOf } from '../../../../src/lib/core/layout/stage/placement/whole/extent.ts';
import { wholeScene } from '../../../../src/lib/core/layout/stage/placement/whole/whole-scene.ts';
import { record } from '../../search/record.ts';
import { measure } from './measure.ts';

const LECTURE: StageRoom = {
	size: { width: 1240, height: 568 },
	look: 'lecture',
	windowHeight: 720
};
const PAPER: StageRoom = { size: { width: 660, height: 560 }, look: 'narrow', windowHeight: 768 };
const three = (depth: number): string =>
	depth === 0 ? '4' : `[${[0, 1, 2].map(() => three(depth - 1)).join(',')}]`;

test.each([
	['the textbook tree beside a panel and on paper', '[[3,12,8],[2,4,6],[14,5,2]]', PAPER, 2],
	[
		'four plies in a lecture',
		'[[[[8,7],[3,9]],[[9,8],[2,4]]],[[[1,8],[8,9]],[[9,9],[3,4]]]]',
		LECTURE,
		2
	],
	['27 leaves in a lecture', three(3), LECTURE, 2]
] as const)('%s', (_, position, room, most) => {
	const recording = record({ game: 'tree', position, algorithm: 'alphabeta' });
	const extent = extentOf(recording);
	if (extent === null) throw new Error('no extent');
	const names = { max: 'MAX', min: 'MIN' };
	const scene = wholeScene(extent, recording.trace.header.setup, names, room, measure);
	const heads = scene?.heads.map((head) => head?.text.slice(0, 5));
	expect(heads?.slice(0, most)).toEqual(['△ MAX', '▽ MIN', '△ MAX'].slice(0, most));
});
