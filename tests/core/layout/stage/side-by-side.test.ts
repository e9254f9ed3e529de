/** Stages next to each other, and the small boards of a root, are in the same form and in rows of about equal length. */
import { describe, expect, test } from 'vitest';
import type { StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import { spineScene } from '../../../../src/lib/core/layout/stage/placement/spine/spine-scene.ts';
import { measure } from './measure.ts';
import { stageAt, storyOf } from './spine-sweep.ts';

const BOARD = { game: 'tictactoe', position: '.O..X.O.X' };
const LANE: StageRoom = {
	size: { width: 594, height: 460 },
	look: 'lecture',
	windowHeight: 720,
	isLane: true
};

test('two lanes of a lecture have their spines, strips and heads at the same places', () => {
	const [minimax, alphaBeta] = ['minimax', 'alphabeta'].map((algorithm) => {
		const { x, u, heads, bounds, strips, rows } = spineScene(
			storyOf({ ...BOARD, algorithm }),
			LANE,
			measure
		);
		return { x, u, heads, bounds, strips, rows };
	});
	expect(minimax).toEqual(alphaBeta);
	expect(minimax?.heads).toBe(0);
});

describe.each([
	{ position: '.O..X.O.X', moves: 5 },
	{ position: '.........', moves: 9 }
])('the $moves small boards of a root', ({ position, moves }) => {
	test.each([
		{ size: { width: 805, height: 570 }, look: 'lecture', windowHeight: 720 },
		{ size: { width: 868, height: 717 }, look: 'lecture', windowHeight: 900 },
		{ size: { width: 844, height: 436 }, look: 'explore', windowHeight: 720 },
		LANE
	] as const)('are in rows whose lengths differ by one at most, at $size.width', (room) => {
		const story = storyOf({ game: 'tictactoe', position, depth: '1', algorithm: 'minimax' });
		const boards = stageAt(story, room, 0).nodes.filter(({ board }) => board);
		expect(boards).toHaveLength(moves);
		const tops = boards.map(({ rect }) => Math.round(rect.top));
		const lengths = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
		expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
	});
});
