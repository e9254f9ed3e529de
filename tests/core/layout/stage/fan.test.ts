/** What a fan has space for: both numbers, then the scissors with theirs, the scissors alone, and its lines alone. */
import { expect, test } from 'vitest';
import { drawFan } from '../../../../src/lib/core/layout/stage/marks/fan.ts';
import type { SpineView } from '../../../../src/lib/core/layout/stage/placement/spine/spine-view.ts';
import { storyOf } from './spine-sweep.ts';

const story = storyOf({ game: 'tictactoe', position: 'XOXO.....', algorithm: 'alphabeta' });
/** Letters half as wide as they are high, of 20 px, which may shrink to 16. */
const view = {
	story,
	scene: {
		measure: (text: string, size: number) => text.length * size * 0.5,
		type: { small: 20, smallest: 0.75 },
		stroke: 1,
		left: 0
	}
} as unknown as SpineView;

/** "6 ✂ 2": the numbers that are drawn below a node in so much space, and lines as "/|\". */
function said(moves: readonly number[], width: number, height = 60): string | null {
	const [x, top] = [500, 100];
	const side = { from: x - width / 2, to: x + width / 2 };
	const spot = { x, top, bottom: top + height, value: null, ...side, low: side };
	const fan = drawFan(view, 'a', story.trace.rowAt(moves), spot)?.fan;
	if (!fan) return null;
	const parts = [fan.count?.text, fan.cut?.scissors && '✂', fan.cut?.count?.text];
	for (const rect of [fan.count?.rect, fan.cut?.scissors, fan.cut?.count?.rect]) {
		if (!rect) continue;
		expect(rect.left).toBeGreaterThanOrEqual(side.from - 0.01);
		expect(rect.right).toBeLessThanOrEqual(side.to + 0.01);
		expect(rect.bottom).toBeLessThanOrEqual(spot.bottom + 0.01);
	}
	return [fan.d === '' ? '' : 'fan', ...parts].filter(Boolean).join(' ');
}

/** Six nodes visited, one move pruned and two nodes saved; and twelve visited with nothing pruned. */
const [CUT, PLAIN] = [
	[4, 5],
	[4, 6]
];

test('of a node with a cutoff', () => {
	// A figure is 10 px, a space before the scissors 9, the scissors 22 and 2.8 after them.
	expect(said(CUT, 60)).toBe('fan 6 ✂ 2');
	expect(said(CUT, 42)).toBe('fan ✂ 2');
	expect(said(CUT, 20)).toBe('fan');
	expect(said(CUT, 90, 20)).toBe('fan ✂ 2');
	expect(said(CUT, 60, 20)).toBe('fan ✂');
	expect(said(CUT, 60, 4)).toBeNull();
});

test('of a node without one', () => {
	expect(said(PLAIN, 60)).toBe('fan 12');
	expect(said(PLAIN, 21)).toBe('fan 12');
	expect(said(PLAIN, 12)).toBe('fan');
	expect(said(PLAIN, 60, 4)).toBeNull();
});
