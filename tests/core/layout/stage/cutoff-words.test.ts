/** The words of a cutoff, and the numbers at its nodes, hide nothing. */
import { describe, expect, test } from 'vitest';
import { createStory } from '../../../../src/lib/core/explain/story.ts';
import { knownAt } from '../../../../src/lib/core/explain/known.ts';
import { edgePoints } from '../../../../src/lib/core/layout/drawing/curves.ts';
import { extentOf } from '../../../../src/lib/core/layout/stage/placement/whole/extent.ts';
import {
	edgeEnds,
	wholeScene
} from '../../../../src/lib/core/layout/stage/placement/whole/whole-scene.ts';
import spine from '../../../../src/lib/core/layout/stage/spine.ts';
import { fittingScene, stageOf, stageScene } from '../../../../src/lib/core/layout/stage/stage.ts';
import { wholeStage } from '../../../../src/lib/core/layout/stage/whole-stage.ts';
import type { Stage, StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import { momentAt } from '../../../../src/lib/core/trace/cursor.ts';
import { record } from '../../search/record.ts';
import { measure } from './measure.ts';
import { measureByTable } from './measure-table.ts';
import { overlaps } from './overlaps.ts';
import { ROOMS, stageAt, storyOf } from './spine-sweep.ts';
import { runs, SEED, slice } from '../../../sweep.ts';

const LECTURE_ROOM: StageRoom = {
	size: { width: 1240, height: 568 },
	look: 'lecture',
	windowHeight: 720
};
/** As on the page with a board, from 1280 x 720 to 1920 x 1080. */
const LECTURE_ROOMS: readonly StageRoom[] = [
	{ size: { width: 803, height: 568 }, look: 'lecture', windowHeight: 720 },
	{ size: { width: 866, height: 715 }, look: 'lecture', windowHeight: 900 },
	{ size: { width: 1249, height: 860 }, look: 'lecture', windowHeight: 1080 }
];

/** The same at 1024 x 768. */
const SMALLER_ROOM: StageRoom = {
	size: { width: 570, height: 568 },
	look: 'lecture',
	windowHeight: 768
};

/** Keys of the edges that are under the words of a cutoff in a whole tree. */
function hiddenEdges(position: string, step: number): { words: string; edges: string[] } {
	const recording = record({ game: 'tree', position, algorithm: 'alphabeta' });
	const { trace } = recording;
	const story = createStory(trace, null, null);
	const extent = extentOf(recording);
	if (extent === null) throw new Error('no extent');
	const scene = wholeScene(
		extent,
		trace.header.setup,
		{ max: 'MAX', min: 'MIN' },
		LECTURE_ROOM,
		measure
	);
	if (scene === null) throw new Error('not whole');
	const stage = wholeStage(scene, story, momentAt(trace, step), knownAt(trace, step, 'hide'));
	const callout = stage.cut?.callout;
	if (!callout) throw new Error('no callout');
	const edges = extent.places.filter((place) => {
		if (place.parent === null) return false;
		const { source, target } = edgeEnds(scene, place);
		return edgePoints(source, target).some(({ x, y }) =>
			overlaps({ left: x, right: x + 0.1, top: y, bottom: y + 0.1 }, callout.rect)
		);
	});
	return { words: callout.text.text, edges: edges.map(({ key }) => key) };
}

describe('the words beside the scissors of a whole tree', () => {
	test('hide no edge where another place is free', () => {
		expect(hiddenEdges('[[3,12,8],[2,4,6],[14,5,2]]', 12)).toEqual({
			words: 'β 2 ≤ α 3: cutoff',
			edges: []
		});
		expect(hiddenEdges('[5,[[[4,9],7],8]]', 8).edges).toEqual([]);
	});
});

// As beside the program, at 1280 x 720 and 1440 x 900.
test.each([
	{ width: 714, height: 566, windowHeight: 720 },
	{ width: 802, height: 710, windowHeight: 900 }
])(
	'the letters of bounds above a node hide no piece of the edge to it: $width x $height',
	({ windowHeight, ...size }) => {
		const recording = record({
			game: 'tree',
			position: '[[[3,5],[6,9]],[[1,2],[0,-1]]]',
			algorithm: 'swift'
		});
		const { trace } = recording;
		const story = createStory(trace, null, null);
		const room = { ...LECTURE_ROOM, size, windowHeight };
		const scene = fittingScene(recording, story, room, measureByTable);
		if (scene === null) throw new Error('not whole');
		expect(scene.sizes.style.bounds).toBe('lane');
		const edges = scene.extent.places.filter(({ parent }) => parent !== null);
		const hidden = Array.from({ length: trace.steps }, (_, step) => {
			const stage = wholeStage(scene, story, momentAt(trace, step), knownAt(trace, step, 'hide'));
			return stage.bounds.flatMap(({ lines }) =>
				lines.flatMap(({ key, rect }) =>
					edges
						.filter((place) => {
							const { source, target } = edgeEnds(scene, place);
							return edgePoints(source, target).some(({ x, y }) =>
								overlaps({ left: x - 3, right: x + 3, top: y, bottom: y + 0.1 }, rect)
							);
						})
						.map((place) => `step ${step}: ${key} on ${place.key}`)
				)
			);
		});
		expect(hidden.flat()).toEqual([]);
	}
);

/** The links of the stage's probe that have cutoffs, and positions of lectures. */
const IN_LECTURES: Readonly<Record<string, SetupFields>> = {
	...Object.fromEntries(
		[
			'[[3,12,8],[2,4,6],[14,5,2]]',
			'[5,[[[4,3],6],7]]',
			'[[[[8,7],[3,9]],[[9,8],[2,4]]],[[[1,8],[8,9]],[[9,9],[3,4]]]]',
			'[[3,5],[3,1]]',
			'[[[[3,17],[2,12]],[[15],[25,0]]],[[[2,5],[3]],[[2,14]]]]'
		].map((position) => [position, { game: 'tree', position }])
	),
	'MIN at the root': { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]', root: 'min' },
	'six moves in': { game: 'tictactoe', position: 'XOXOXO...' },
	'four moves in': { game: 'tictactoe', position: 'XOXO.....' },
	'king and rook': { game: 'krk', depth: '4', shadow: 'off' },
	'mate in two': { game: 'chess', position: '7k/R2b2pp/KP6/P7/8/8/8/8 w - - 0 1', depth: '3' },
	'the Swift post': {
		game: 'chess',
		position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
		depth: '3'
	},
	'45 moves, values of two digits': {
		game: 'chess',
		position: 'rnb1k2r/ppppbppp/5q2/P7/6n1/2P1P3/2PK1PPP/R1B2BNR b kq - 0 8',
		depth: '3'
	}
};

test.each(Object.entries(IN_LECTURES))(
	'the words of all cutoffs in a lecture have their last word: %s',
	(_, fields) => {
		const recording = record({ ...fields, algorithm: 'alphabeta' });
		const { trace } = recording;
		const story = createStory(trace, null, null);
		const cuts = Array.from({ length: trace.steps }, (_, step) => momentAt(trace, step)).filter(
			({ kind }) => kind === 'cut'
		);
		const every = Math.ceil(cuts.length / runs(40, 4));
		const size = { width: fields.game === 'tree' ? 1238 : 803, height: 566 };
		const said = [measure, measureByTable].flatMap((measured) => {
			const room = { ...LECTURE_ROOM, size };
			const whole = fittingScene(recording, story, room, measured);
			const scene = stageScene(whole, spine, story, room, measured);
			if (scene === null) throw new Error('no scene');
			return cuts
				.filter((_, at) => at % every === SEED % every)
				.map((moment) => {
					const known = knownAt(trace, moment.step, 'hide');
					const { cut } = stageOf(scene, story, moment, known, new Set());
					return cut?.callout?.text.text ?? `none at step ${moment.step}`;
				});
		});
		expect(said.length).toBeGreaterThan(0);
		expect(said.filter((words) => !words.endsWith(': cutoff'))).toEqual([]);
	}
);

test.each([
	['mate in two', 'lecture'],
	['the Swift post', 'lecture'],
	['king and rook', 'lecture'],
	['king and rook', 'low']
] as const)('the test of each cutoff is in sight in the smallest rooms: %s, %s', (name, which) => {
	// In Lecture at 1024 x 768, and in Explore at 1280 x 720.
	const room: StageRoom =
		which === 'lecture'
			? { ...SMALLER_ROOM, size: { width: 556, height: 573 } }
			: { size: { width: 735, height: 400 }, look: 'explore', windowHeight: 720 };
	const story = storyOf({ ...IN_LECTURES[name], algorithm: 'alphabeta' });
	const steps = Array.from({ length: story.trace.steps }, (_, step) => step);
	const cuts = steps.filter((step) => momentAt(story.trace, step).kind === 'cut');
	const every = Math.ceil(cuts.length / 40);
	const some = cuts.filter((_, at) => at % every === 0);
	const without = some.filter((step) => {
		const { cut, bounds, nodes } = stageAt(story, room, step);
		const callout = cut?.callout;
		if (!callout || !/[≤≥]/.test(callout.text.text)) return true;
		const numbers = nodes.flatMap(({ value }) => value?.rect ?? []);
		return [...bounds.map(({ rect }) => rect), ...numbers].some((rect) =>
			overlaps(rect, callout.rect)
		);
	});
	expect(some.length).toBeGreaterThan(10);
	expect(without).toEqual([]);
});

test('the words of a cutoff are beside its scissors, and next to the nodes in between', () => {
	const story = storyOf({ game: 'tictactoe', position: 'XOXO.....', algorithm: 'alphabeta' });
	const steps = Array.from({ length: story.trace.steps }, (_, step) => step);
	const cuts = steps.filter((step) => momentAt(story.trace, step).kind === 'cut');
	const gaps = ROOMS.filter(({ look }) => look !== 'phone').flatMap((room) =>
		cuts.flatMap((step) => {
			const { cut, nodes } = stageAt(story, room, step);
			if (!cut?.callout) return [];
			const { rect } = cut.callout;
			// Below the moves they are under what is pruned.
			if (rect.top > cut.scissors.bottom) return [];
			const between = nodes.filter(
				({ rect: { left, right, top, bottom } }) =>
					right > cut.scissors.right && left < rect.left && bottom > rect.top && top < rect.bottom
			);
			const from = Math.max(cut.scissors.right, ...between.map((node) => node.rect.right));
			return [Math.round(rect.left - from)];
		})
	);
	expect(gaps.length).toBeGreaterThan(20);
	expect(Math.max(...gaps)).toBeLessThanOrEqual(30);
});

function stagesOf(fields: SetupFields, step: number): Stage[] {
	const story = storyOf(fields);
	return LECTURE_ROOMS.map((room) => stageAt(story, room, step));
}

describe('a cutoff of a spine in a lecture', () => {
	const stages = stagesOf({ game: 'tictactoe', position: '.O..X.O.X', algorithm: 'alphabeta' }, 20);

	test('has its words under the line of alpha where there is no space beside the scissors', () => {
		for (const { cut } of stages) expect(cut?.callout?.text.text).toBe('β 1 ≤ α 1: cutoff');
		const low = { ...IN_LECTURES['mate in two'], algorithm: 'alphabeta' } as const;
		for (const fields of [{ game: 'tictactoe', position: '.O..X.O.X' }, low]) {
			const story = storyOf(fields);
			const steps = Array.from({ length: story.trace.steps }, (_, step) => step);
			const cuts = slice(
				steps.filter((step) => momentAt(story.trace, step).kind === 'cut'),
				12
			);
			const below = [...LECTURE_ROOMS, { ...SMALLER_ROOM, size: { width: 556, height: 573 } }]
				.flatMap((room) => cuts.map((step) => stageAt(story, room, step)))
				.map(({ cut }) => (cut?.callout?.rect.top ?? Infinity) - (cut?.scissors.bottom ?? 0));
			expect(below.length).toBeGreaterThan(3);
			expect(Math.max(...below)).toBeLessThan(10);
		}
	});

	test('has what it saves below the pruned triangles', () => {
		for (const { nodes, texts } of stages) {
			const caption = texts.find(({ key }) => key.startsWith('caption:'));
			const pruned = nodes.filter(({ state }) => state === 'pruned');
			expect(pruned).not.toEqual([]);
			for (const { rect } of pruned) expect(caption?.rect.top).toBeGreaterThanOrEqual(rect.bottom);
		}
	});

	test('has a mate’s value in its leaf, which is wider for it', () => {
		const fields = { game: 'chess', position: '7k/R2b2pp/KP6/P7/8/8/8/8 w - - 0 1', depth: '3' };
		for (const { nodes } of stagesOf({ ...fields, algorithm: 'alphabeta' }, 144)) {
			const mate = nodes.find(({ value, shape }) => shape === 'leaf' && value?.text === '1000');
			if (!mate?.value) throw new Error('no mate');
			const { value, rect } = mate;
			expect(value.rect.left).toBeGreaterThan(rect.left);
			expect(value.rect.right).toBeLessThan(rect.right);
			expect(value.rect.bottom).toBeLessThan(rect.bottom);
		}
	});
});

test('what a cutoff saves, and how a node is opened, is said in fewer words or not at all, but never cut', () => {
	const said = new Set<string>();
	const searches: SetupFields[] = [
		{ game: 'tictactoe', position: '.O..X.O.X', algorithm: 'alphabeta' },
		{ game: 'krk', position: '206557', depth: '2', algorithm: 'minimax', open: 'root' }
	];
	for (const fields of searches) {
		const story = storyOf(fields);
		const { trace } = story;
		for (const room of [...LECTURE_ROOMS, SMALLER_ROOM, ...slice(ROOMS, 5)]) {
			for (let step = 0; step < Math.min(trace.steps, 60); step++) {
				for (const { key, text } of stageAt(story, room, step).texts) {
					if (/^(caption|opens):/.test(key)) said.add(text);
				}
			}
		}
	}
	expect([...said].filter((text) => text.includes('…'))).toEqual([]);
	for (const text of ['3 pruned, 27 nodes saved', '3 pruned, 27 saved', 'opens with E'])
		expect(said).toContain(text);
});
