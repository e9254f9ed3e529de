import { describe, expect, test } from 'vitest';
import { emptySpot } from '../../../src/lib/core/layout/empty-place.ts';
import { leaderTo } from '../../../src/lib/core/layout/leader.ts';
import type { Rect } from '../../../src/lib/core/layout/viewport.ts';

const ROOM = { left: 0, top: 0, right: 400, bottom: 300 };
const BOX = { width: 120, height: 60 };
const rect = (left: number, top: number, width: number, height: number): Rect => ({
	left,
	top,
	right: left + width,
	bottom: top + height
});

describe('an empty spot', () => {
	test('is the corner at the top right, where nothing is drawn', () => {
		expect(emptySpot(ROOM, BOX, [])).toEqual({
			across: 'right',
			down: 'top',
			rect: rect(280, 0, 120, 60),
			covered: 0
		});
	});

	test.each([
		['right', 'bottom', [rect(300, 0, 50, 50)]],
		['left', 'top', [rect(380, 0, 20, 300)]],
		[
			'center',
			'middle',
			[rect(0, 0, 400, 60), rect(0, 240, 400, 60), rect(0, 0, 100, 300), rect(300, 0, 100, 300)]
		]
	] as const)('is %s and %s beside what is drawn', (across, down, drawn) => {
		expect(
			emptySpot(
				ROOM,
				BOX,
				drawn.map((rect) => ({ rect, weight: 1 }))
			)
		).toMatchObject({
			across,
			down
		});
	});

	test('covers what weighs least, where it must cover something', () => {
		const everywhere = { rect: ROOM, weight: 1 };
		const heavy = [rect(200, 0, 200, 300), rect(0, 0, 400, 100)].map((rect) => ({
			rect,
			weight: 9
		}));
		expect(emptySpot(ROOM, BOX, [everywhere, ...heavy])).toMatchObject({
			across: 'left',
			down: 'bottom',
			covered: 120 * 60
		});
	});
});

describe('a leader', () => {
	const box = rect(280, 200, 120, 60);

	test('is the shortest line to the edge of its node, with a gap', () => {
		expect(leaderTo(box, rect(320, 40, 40, 40), [])).toEqual({
			from: { x: 340, y: 200 },
			to: { x: 340, y: 86 }
		});
	});

	test('passes beside what is between', () => {
		const between = rect(320, 110, 40, 40);
		const line = leaderTo(box, rect(320, 40, 40, 40), [between]);
		if (line === null) throw new Error('there is a line');
		for (let part = 0; part <= 1; part += 0.01) {
			const x = line.from.x + (line.to.x - line.from.x) * part;
			const y = line.from.y + (line.to.y - line.from.y) * part;
			expect(x > between.left && x < between.right && y > between.top && y < between.bottom).toBe(
				false
			);
		}
	});

	test('is none between neighbours', () => {
		expect(leaderTo(box, rect(320, 150, 40, 40), [])).toBeNull();
	});
});
