/** A spine fills its room: its rows to the lower edge, and the few moves of a root as small boards. */
import { expect, test } from 'vitest';
import { overlap } from '../../../../src/lib/core/layout/drawing/rects.ts';
import type { NodePart, StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import { rowMiddle } from '../../../../src/lib/core/layout/stage/placement/spine/spine-rows.ts';
import { spineScene } from '../../../../src/lib/core/layout/stage/placement/spine/spine-scene.ts';
import { measure } from './measure.ts';
import { ROOMS, stageAt, storyOf } from './spine-sweep.ts';

const EXPLORE: StageRoom = {
	size: { width: 850, height: 390 },
	look: 'explore',
	windowHeight: 720
};
const FIVE_MOVES = { game: 'tictactoe', position: 'XOXO.....', algorithm: 'alphabeta' };
const SWIFT_POST = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';

const gridOf = (nodes: readonly NodePart[]): NodePart[] =>
	nodes.filter(({ role }) => role === 'grid');

test('the five moves of a root are boards, as wide as the room allows', () => {
	const story = storyOf(FIVE_MOVES);
	const boards = gridOf(stageAt(story, EXPLORE, 0).nodes);
	expect(boards.map(({ board }) => board)).toEqual([true, true, true, true, true]);
	// The heads take 104 pixels and the right edge 8, so that the spine is at 477 with 365 at each side, a fifth of
	// which is 146 a board with its space of 14.
	for (const [at, { rect }] of boards.entries()) {
		expect(rect.right - rect.left).toBeCloseTo(132, 6);
		expect(rect.bottom - rect.top).toBeCloseTo(132, 6);
		expect((rect.left + rect.right) / 2).toBeCloseTo(477 + (at - 2) * 146, 1);
		expect(rect.top).toBeCloseTo(boards[0]?.rect.top ?? 0, 6);
	}
});

test('a line of boards stands in the middle of the height that is free for it', () => {
	const lane: StageRoom = { size: { width: 580, height: 435 }, look: 'lecture', windowHeight: 720 };
	const { nodes, funnels } = stageAt(storyOf(FIVE_MOVES), lane, 0);
	const [first, ...others] = gridOf(nodes).map(({ rect }) => rect);
	expect(others.every(({ top }) => top === first?.top)).toBe(true);
	const root = nodes.find(({ role }) => role === 'spine')?.rect.bottom ?? 0;
	const middle = ((first?.top ?? 0) + (first?.bottom ?? 0)) / 2;
	expect(Math.abs(middle - (root + lane.size.height) / 2)).toBeLessThan(30);
	expect(funnels).toHaveLength(1);
});

test('two lines of boards use both sides of the spine, the lower one for the odd board', () => {
	const pane: StageRoom = { size: { width: 570, height: 570 }, look: 'lecture', windowHeight: 720 };
	const story = storyOf(FIVE_MOVES);
	const boards = gridOf(stageAt(story, pane, 0).nodes).map(({ rect }) => rect);
	const tops = [...new Set(boards.map(({ top }) => top))];
	expect(tops.map((top) => boards.filter((board) => board.top === top).length)).toEqual([2, 3]);
	expect((boards[0]?.right ?? 0) - (boards[0]?.left ?? 0)).toBeGreaterThan(110);
	for (let step = 0; step < story.trace.steps; step++) {
		const { nodes } = stageAt(story, pane, step);
		for (const { star } of gridOf(nodes)) {
			if (star)
				expect(
					boards.some((board) => overlap(board, star)),
					`step ${step}`
				).toBe(false);
		}
	}
});

test('nothing that is placed later moves them', () => {
	const story = storyOf(FIVE_MOVES);
	const first = gridOf(stageAt(story, EXPLORE, 0).nodes).map(({ rect }) => rect);
	const { trace } = story;
	let seen = 0;
	for (let step = 0; step < trace.steps; step++) {
		const boards = gridOf(stageAt(story, EXPLORE, step).nodes);
		if (boards.length === 0) continue;
		seen++;
		expect(
			boards.map(({ rect }) => rect),
			`step ${step}`
		).toEqual(first);
		for (const { value, rect } of boards) {
			if (value) expect(value.rect.top).toBeGreaterThanOrEqual(rect.bottom);
		}
	}
	expect(seen).toBeGreaterThan(5);
});

test('many moves, and those of a typed tree, are no boards', () => {
	const chess = storyOf({ game: 'chess', position: SWIFT_POST, depth: '1' });
	expect(gridOf(stageAt(chess, EXPLORE, 0).nodes).some(({ board }) => board)).toBe(false);
	const typed = storyOf({ game: 'tree', position: '[[1,2],[3,4]]' });
	expect(gridOf(stageAt(typed, EXPLORE, 0).nodes).some(({ board }) => board)).toBe(false);
});

test('rows reach down to the lower edge where nodes are small for the sake of their strips', () => {
	const story = storyOf({ game: 'chess', position: SWIFT_POST, depth: '3' });
	const room: StageRoom = {
		size: { width: 544, height: 572 },
		look: 'lecture',
		windowHeight: 768
	};
	const { rows, u } = spineScene(story, room, measure);
	expect([rows.compact, rows.last]).toEqual([0, 3]);
	const middles = [0, 1, 2, 3].map((row) => rowMiddle(rows, row));
	const pitches = middles.slice(1).map((y, at) => y - (middles[at] as number));
	// At most four nodes apart; three such rows, and the parts of the first and the last.
	const free = (572 - (0.25 + 0.86) * u - rows.foot) / 3;
	for (const pitch of pitches) expect(pitch).toBeCloseTo(Math.min(4 * u, free), 6);
	expect(((middles[3] as number) + 0.43 * u) / 572).toBeGreaterThan(0.85);
	// Wide rooms have the rows of their nodes.
	const wide = spineScene(story, { ...room, size: { width: 1400, height: 572 } }, measure);
	expect(rowMiddle(wide.rows, 1) - rowMiddle(wide.rows, 0)).toBeCloseTo(2.1 * wide.u, 6);
});

test('at the finish few moves of a root stay where they are if the best line is one of them', () => {
	const story = storyOf({ game: 'tictactoe', position: '.O..X.O.X', algorithm: 'alphabeta' });
	const last = story.trace.steps - 1;
	for (const room of ROOMS) {
		const [before, finish] = [stageAt(story, room, last - 1), stageAt(story, room, last)];
		const places = ({ nodes }: { nodes: readonly NodePart[] }): [string, object][] =>
			nodes.map(({ key, rect }) => [key, rect]);
		expect(places(finish)).toEqual(places(before));
		expect(finish.nodes.filter(({ star }) => star !== null).map(({ key }) => key)).toEqual(['0']);
	}
});
