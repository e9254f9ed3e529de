/** A node with thousands of moves: the stage draws a few of them, and looks at a few more. */
import { describe, expect, test } from 'vitest';
import { knownAt } from '../../../../src/lib/core/explain/known.ts';
import { spineScene } from '../../../../src/lib/core/layout/stage/placement/spine/spine-scene.ts';
import { spineStage } from '../../../../src/lib/core/layout/stage/spine-stage.ts';
import {
	chooseSide,
	type StripItem
} from '../../../../src/lib/core/layout/stage/placement/spine/choose-side.ts';
import { momentAt } from '../../../../src/lib/core/trace/cursor.ts';
import { measure } from './measure.ts';
import { ROOMS, storyOf } from './spine-sweep.ts';

const leaves = (count: number): string =>
	Array.from({ length: count }, (_, at) => at % 3).join(',');

/** Texts that the stage measures at the first, a middle and the last steps of a tree. */
function measuredIn(position: string, room: (typeof ROOMS)[number]): number {
	const story = storyOf({ game: 'tree', position, algorithm: 'minimax' });
	const { trace } = story;
	let measured = 0;
	const scene = spineScene(story, room, (text, size, weight) => {
		measured++;
		return measure(text, size, weight);
	});
	measured = 0;
	for (const step of [0, 1, trace.steps >> 1, trace.steps - 2, trace.steps - 1]) {
		spineStage(scene, story, momentAt(trace, step), knownAt(trace, step, 'hide'), new Set());
	}
	return measured;
}

describe.each([
	['below the root', (count: number) => `[${leaves(count)}]`],
	['below its first move', (count: number) => `[[${leaves(count)}],1]`]
])('4,000 leaves %s', (_, treeOf) => {
	test('cost about as many measured texts as 200', () => {
		const rooms = ROOMS.filter(({ look }) => look !== 'lecture');
		for (const room of rooms) {
			expect(measuredIn(treeOf(4000), room)).toBeLessThan(3 * measuredIn(treeOf(200), room));
		}
	});
});

test('a side of a million moves is chosen as one of a thousand', () => {
	const room = { width: 400, sibling: () => 30, fold: () => 24, gap: 6, leastGap: 2, most: 12 };
	const near = Array.from({ length: 20 }, (_, at) => at);
	const of = (count: number): readonly StripItem[] =>
		chooseSide(count, [], [500], near, room).items;
	const nodes = (items: readonly StripItem[]): StripItem[] =>
		items.filter(({ kind }) => kind === 'node');
	expect(nodes(of(1_000_000))).toEqual(nodes(of(1000)));
	expect(of(1_000_000).at(-1)).toEqual({ kind: 'fold', from: 501, to: 1_000_000 });
});
