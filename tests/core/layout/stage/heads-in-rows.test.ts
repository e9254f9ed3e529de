/** A lecture says in each row whose moves these are, also where it has no column for the heads. */
import { expect, test } from 'vitest';
import type { StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import { spineScene } from '../../../../src/lib/core/layout/stage/placement/spine/spine-scene.ts';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import { measure } from './measure.ts';
import { overlaps } from './overlaps.ts';
import { stageAt, storyOf } from './spine-sweep.ts';

const lecture = (width: number, height: number, windowHeight: number): StageRoom => ({
	size: { width, height },
	look: 'lecture',
	windowHeight
});
/** Beside a board at 1024 x 768, 1280 x 720, 1440 x 900 and 1920 x 1080. */
const ROOMS = [
	lecture(556, 573, 768),
	lecture(803, 568, 720),
	lecture(866, 715, 900),
	lecture(1249, 860, 1080)
];
const SWIFT_POST: SetupFields = {
	game: 'chess',
	position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
	depth: '3'
};
const KING_AND_ROOK: SetupFields = { game: 'krk', depth: '4', shadow: 'off' };

const rooms = (fields: SetupFields, step: number, ...names: [string, string]) =>
	ROOMS.map((room) => ({ room, fields, step, names, at: `${fields.game} ${room.windowHeight}` }));

test.each([
	...rooms(SWIFT_POST, 2218, 'White', 'Black'),
	...rooms(KING_AND_ROOK, 58, 'Black', 'White')
])(
	'heads name the side of each row, as large as the rest: $at',
	({ room, fields, step, names }) => {
		const story = storyOf({ ...fields, algorithm: 'alphabeta' });
		const { texts, nodes, bounds, folds } = stageAt(story, room, step);
		const heads = texts.filter(({ key }) => /^(head|moves):/.test(key));
		const [max, min] = names;
		const first = story.trace.isMax(0) ? `△ ${max}` : `▽ ${min}`;
		expect(heads[0]?.text).toContain(first);
		for (const name of [max, min]) {
			expect(heads.some(({ text }) => text.includes(`${name}’s moves`))).toBe(true);
		}
		for (const { rect, size } of heads) {
			expect(size).toBeGreaterThanOrEqual(0.025 * room.windowHeight - 0.01);
			const others = [nodes, bounds, folds].flat().map((part) => part.rect);
			expect(others.filter((other) => overlaps(rect, other))).toEqual([]);
		}
	}
);

test('a head in a row is at its place in all steps below it', () => {
	const [room] = ROOMS as [StageRoom];
	const story = storyOf({ ...SWIFT_POST, algorithm: 'alphabeta' });
	expect(spineScene(story, room, measure).heads).toBe(0);
	const places = new Map<string, Set<string>>();
	for (let step = 0; step < story.trace.steps; step += 60) {
		for (const { key, text, rect } of stageAt(story, room, step).texts) {
			if (!/^(head|moves):/.test(key)) continue;
			const seen = places.get(key) ?? new Set<string>();
			places.set(key, seen.add(`${text} ${rect.left} ${rect.top}`));
		}
	}
	expect([...places].map(([key, seen]) => [key, seen.size])).toEqual([
		['head:0', 1],
		['moves:1', 1],
		['moves:2', 1]
	]);
});
