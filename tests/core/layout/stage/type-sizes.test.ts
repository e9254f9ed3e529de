/** The sizes of type, as parts of the window's height, and what of the pane a whole tree fills. */
import { describe, expect, it } from 'vitest';
import { CHECK_TREES } from '../../../../src/lib/core/check/trees.ts';
import { knownAt } from '../../../../src/lib/core/explain/known.ts';
import { createStory } from '../../../../src/lib/core/explain/story.ts';
import type { Stage, StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import type { Place } from '../../../../src/lib/core/layout/stage/placement/whole/extent.ts';
import type { WholeScene } from '../../../../src/lib/core/layout/stage/placement/whole/whole-scene.ts';
import { fittingScene } from '../../../../src/lib/core/layout/stage/stage.ts';
import {
	numberShares,
	typeSizes,
	wholeType
} from '../../../../src/lib/core/layout/stage/type-sizes.ts';
import { wholeStage } from '../../../../src/lib/core/layout/stage/whole-stage.ts';
import { momentAt } from '../../../../src/lib/core/trace/cursor.ts';
import { record } from '../../search/record.ts';
import { measureByTable } from './measure-table.ts';

const LECTURE: StageRoom = {
	size: { width: 1224, height: 568 },
	look: 'lecture',
	windowHeight: 720
};
const LARGE: StageRoom = {
	size: { width: 1480, height: 700 },
	look: 'explore',
	windowHeight: 1080
};
const TEXTBOOK = '[[3,12,8],[2,4,6],[14,5,2]]';
const FOUR_PLIES = '[[[[8,7],[3,9]],[[9,8],[2,4]]],[[[1,8],[8,9]],[[9,9],[3,4]]]]';
const THREE_CUBED = `[${Array.from({ length: 3 }, () => TEXTBOOK).join(',')}]`;
const DEEP = '[5,[[[4,3],6],7]]';
/** Those of the probe, of the built-in lecture, and of Check. */
const FEW_LEAVES = [
	TEXTBOOK,
	FOUR_PLIES,
	DEEP,
	'[5,[[[4,9],7],8]]',
	'[[14,5,2],[6,4,2],[12,8,3]]',
	'[[3,5],[3,1]]',
	'[[[[3,17],[2,12]],[[15],[25,0]]],[[[2,5],[3]],[[2,14]]]]',
	'[[[3,5],[6,9]],[[1,2],[0,-1]]]',
	...CHECK_TREES.map(({ text }) => text)
];
/** With values of three signs, which are wider than their leaves are high. */
const WIDE_VALUES = '[[[[8,-7],[3,9]],[[9,8],[2,-10]]],[[[1,8,3],[8,9]],[[9,9],[3,4,4]]]]';

function drawn(position: string, room: StageRoom, step = 12): { scene: WholeScene; stage: Stage } {
	const recording = record({ game: 'tree', position });
	const { trace } = recording;
	const story = createStory(trace, null);
	const scene = fittingScene(recording, story, room, measureByTable);
	if (scene === null) throw new Error('the tree does not fit');
	const stage = wholeStage(scene, story, momentAt(trace, step), knownAt(trace, step, 'show'));
	return { scene, stage };
}

const sizesOf = (stage: Stage): { values: number[]; limits: number[]; others: number[] } => ({
	values: stage.nodes.flatMap(({ value }) => value?.size ?? []),
	limits: stage.bounds.flatMap(({ lines }) => lines[0]?.size ?? []),
	others: [
		...stage.texts.map(({ size }) => size),
		...stage.bounds.flatMap(({ lines }) => lines.slice(1).map(({ size }) => size)),
		...(stage.cut?.callout ? [stage.cut.callout.text.size] : [])
	]
});

describe('type of a spine', () => {
	it('is a part of the window’s height in a lecture', () => {
		const room = { ...LECTURE, windowHeight: 1000 };
		const { value, bound, move, smallest, ...others } = typeSizes(room, 100, 70);
		expect([value, bound, move].map(Math.round)).toEqual([33, 33, 29]);
		expect(smallest).toBe(1);
		expect(new Set(Object.values(others).map(Math.round))).toEqual(new Set([25]));
	});

	it('has the sizes of the plan in Explore, and is a part of the node where that is small', () => {
		const explore = { ...LARGE, windowHeight: 640 };
		const { value, bound, move, siblingValue, siblingMove, by, fold } = typeSizes(explore, 99, 99);
		expect([value, bound, move, siblingValue, siblingMove, by, fold]).toEqual([
			22, 19, 17.5, 15.5, 14.5, 14, 13.5
		]);
		const small = typeSizes(explore, 20, 10);
		for (const size of [small.value, small.bound, small.move, small.by]) {
			expect(size).toBeLessThan(10);
		}
		for (const size of [small.siblingValue, small.siblingMove]) expect(size).toBe(5);
		expect([small.fold, small.small]).toEqual([13.5, 12]);
	});

	it('grows with the screen in Explore', () => {
		const { value, siblingValue, smallest, ...others } = typeSizes(LARGE, 1000, 1000);
		expect(value).toBeCloseTo(0.022 * 1080, 6);
		expect(siblingValue).toBeCloseTo(0.022 * 1080, 6);
		expect(smallest).toBe(1);
		expect(Math.min(...Object.values(others))).toBeCloseTo(0.016 * 1080, 6);
		// On a small screen it has its size in pixels.
		const small = typeSizes({ ...LARGE, windowHeight: 720 }, 1000, 1000);
		expect([small.value, small.move, small.small]).toEqual([22, 17.5, 12]);
	});

	it('has heads in two lines between the buses of a row, and in a lecture none below 2.5 %', () => {
		expect(typeSizes({ ...LECTURE, look: 'narrow' }, 28, 20).head).toBeCloseTo(11.48, 6);
		for (const unit of [30, 60]) expect(typeSizes(LECTURE, unit, 0.7 * unit).head).toBe(18);
	});
});

describe('numbers of a whole tree', () => {
	it('are tried from large to small, all between the largest and the least of a lecture', () => {
		const tried = numberShares(LECTURE, 18);
		expect(tried[0]).toEqual({ values: 0.033, limits: 0.033 });
		expect(tried.at(-1)).toEqual({ values: 0.025, limits: 0.025 });
		for (const [i, { values, limits }] of tried.entries()) {
			const before = tried[i - 1] ?? { values: 0.033, limits: 0.033 };
			expect(values).toBeLessThanOrEqual(before.values);
			expect(limits).toBeLessThanOrEqual(before.limits);
			expect(Math.min(values, limits)).toBeGreaterThanOrEqual(0.025);
		}
		expect(new Set(tried.map(({ values, limits }) => `${values} ${limits}`)).size).toBe(4);
		// More leaves have the least size at once.
		expect(numberShares(LECTURE, 19)).toEqual([{ values: 0.025, limits: 0.025 }]);
	});

	it('have their part of the window in Explore where they fit, and pixels elsewhere', () => {
		const legible = { values: 0, limits: 0 };
		expect(numberShares(LARGE, 9)).toEqual([{ values: 0.022, limits: 0.016 }, legible]);
		expect(numberShares({ ...LARGE, look: 'narrow' }, 9)).toEqual([legible]);
	});
});

describe.each([
	['explore', false, 12, 27],
	['explore', true, 11, 27],
	['narrow', false, 12, 27],
	['phone', false, 11, 19]
] as const)('type of a whole tree, %s, tight %s', (look, isTight, floor, most) => {
	const room = { ...LARGE, look, windowHeight: 720 };
	const numbers = { values: 0, limits: 0 };
	const typeOf = (node: number) => wholeType(room, { node, leaf: node * 0.56, numbers, isTight });

	it('is between what can be read and what a value may be, and grows with its node', () => {
		for (let node = 20; node <= 160; node += 4) {
			const { scissors, head, ...texts } = typeOf(node);
			const after = typeOf(node + 4);
			for (const [name, size] of Object.entries(texts)) {
				expect(size, name).toBeGreaterThanOrEqual(floor);
				expect(size, name).toBeLessThanOrEqual(Math.max(most, floor));
				expect(after[name as keyof typeof after], name).toBeGreaterThanOrEqual(size);
				expect(texts.value).toBeGreaterThanOrEqual(size === texts.leafValue ? 0 : size);
			}
			expect(head).toBeGreaterThanOrEqual(12);
			expect(scissors).toBeLessThanOrEqual(18);
			expect(scissors).toBeGreaterThanOrEqual(isTight ? 9 : 11);
		}
		expect([typeOf(20).value, typeOf(160).value]).toEqual([floor, most]);
		expect(typeOf(60).value).toBeCloseTo(18, 6);
	});
});

describe('type of a whole tree in a lecture', () => {
	it('has values of 3.3 % in trees of up to 18 leaves', () => {
		for (const position of [TEXTBOOK, DEEP]) {
			const { values, limits, others } = sizesOf(drawn(position, LECTURE).stage);
			expect(values.length).toBeGreaterThan(4);
			for (const size of [...values, ...limits]) expect(size).toBeCloseTo(23.76, 6);
			for (const size of others) expect(size).toBeCloseTo(18, 6);
		}
	});

	// Panes as on the page, in Lecture at each size of the window; in letters that are wider than those of usual fonts.
	const PANES = [
		{ width: 982, height: 537, windowHeight: 768, wide: null },
		{ width: 1238, height: 566, windowHeight: 720, wide: 0.033 },
		{ width: 1324, height: 606, windowHeight: 768, wide: 0.033 },
		{ width: 1398, height: 673, windowHeight: 900, wide: 0.029 },
		{ width: 1878, height: 857, windowHeight: 1080, wide: 0.033 }
	] as const;
	it.each(PANES)(
		'has values of 3.3 % in trees of up to 18 leaves in four plies: $width x $height',
		({ windowHeight, width, height, wide }) => {
			const trees = FEW_LEAVES.map((position): [string, number] => [position, 0.033]);
			if (wide !== null) trees.push([WIDE_VALUES, wide]);
			for (const [position, least] of trees) {
				const room = { look: 'lecture', size: { width, height }, windowHeight } as const;
				const { values, limits, others } = sizesOf(drawn(position, room).stage);
				const shares = [Math.min(...values), Math.min(...limits), Math.min(...others)].map(
					(one) => one / windowHeight
				);
				expect(shares[0], position).toBeGreaterThan(least - 0.0001);
				expect(Math.min(...shares.slice(1)), position).toBeGreaterThan(0.0249);
			}
		}
	);

	it('has leaves that are wide and low where there is least space, each with its value inside', () => {
		const room = {
			look: 'lecture',
			size: { width: 1238, height: 566 },
			windowHeight: 720
		} as const;
		const { stage } = drawn(WIDE_VALUES, room);
		for (const { rect, ring, value, shape } of stage.nodes) {
			if (shape !== 'leaf' || value === null) continue;
			expect(rect.right - rect.left).toBeGreaterThan(1.5 * (rect.bottom - rect.top));
			expect(value.rect.left).toBeGreaterThan(rect.left);
			expect(value.rect.right).toBeLessThan(rect.right);
			expect(value.at.y).toBeCloseTo((rect.top + rect.bottom) / 2, 6);
			if (ring !== null) expect(ring.bottom - ring.top).toBeLessThan(ring.right - ring.left);
		}
	});

	it('gives up the names of leaves for the size of values, and no other name', () => {
		const { scene, stage } = drawn(THREE_CUBED, LECTURE);
		const { values, limits, others } = sizesOf(stage);
		for (const size of [...values, ...limits, ...others]) expect(size).toBeCloseTo(18, 6);
		const named = stage.texts.filter(({ key }) => key.startsWith('move:'));
		expect(named.map(({ text }) => text).sort()).toEqual(
			['a', 'b', 'c'].flatMap((one) => [one, ...[1, 2, 3].map((at) => `${one}${at}`)]).sort()
		);
		// Edges without a name end at their leaf.
		const leaf = scene.extent.places.find(({ children }) => children.length === 0) as Place;
		const edge = stage.edges.find(({ key }) => key === leaf.key);
		const end = (edge?.d ?? '').split(/[ ,A-Z]/).at(-1);
		expect(Number(end)).toBeCloseTo(scene.rectOf(leaf).top, 1);
	});

	it('widens leaves that are a little too narrow', () => {
		const { scene } = drawn('[[3,-1],[10,7]]', LECTURE);
		const width = measureByTable('−1', 23.76, 700) + 5;
		expect(scene.sizes.isLeafBelow).toBe(false);
		expect(scene.sizes.style.leaf).toBeGreaterThanOrEqual(width);
		const long = drawn('[[3,-1000000],[10,7]]', LECTURE).scene;
		expect(long.sizes.isLeafBelow).toBe(true);
	});
});

describe('a whole tree fills its pane', () => {
	const leavesOf = ({ extent }: WholeScene): Place[] =>
		extent.places.filter(({ children }) => children.length === 0);

	it('across: the rings of the first and the last leaf are at its edges', () => {
		const { scene } = drawn(THREE_CUBED, LECTURE);
		const rects = leavesOf(scene).map((place) => scene.rectOf(place));
		const [first, last] = [rects[0], rects.at(-1)];
		// Six pixels of edge, and four of the ring.
		expect(first?.left).toBeCloseTo(10, 1);
		expect(last?.right).toBeCloseTo(1224 - 10, 1);
		const xs = leavesOf(scene).map((place) => scene.xOf(place));
		const pitches = xs.slice(1).map((x, at) => x - (xs[at] as number));
		const siblings = pitches.filter((_, at) => at % 3 !== 2);
		expect(Math.max(...siblings) - Math.min(...siblings)).toBeLessThan(0.01);
		expect(pitches[2]).toBeGreaterThan((siblings[0] as number) + 4);
	});

	it('across: a deep tree of two columns is nearly as wide as its pane', () => {
		const { scene } = drawn(DEEP, LECTURE);
		const rects = leavesOf(scene).map((place) => scene.rectOf(place));
		const left = Math.min(...rects.map((rect) => rect.left));
		const right = Math.max(...rects.map((rect) => rect.right));
		expect((right - left) / 1224).toBeGreaterThan(0.8);
		// Clear of the heads of the rows: 12 pixels, the text, and 24.
		expect(left).toBeGreaterThan(12 + measureByTable('▽ MIN', 18, 500) + 23.9);
	});

	it('down: all lanes are alike, and the last one ends at the lower edge', () => {
		for (const [position, room] of [
			[TEXTBOOK, LECTURE],
			[FOUR_PLIES, LECTURE],
			[THREE_CUBED, LECTURE],
			[TEXTBOOK, LARGE]
		] as const) {
			const { rows, sizes } = drawn(position, room).scene;
			const lanes = rows.slice(0, -1).map(({ lane }) => (lane ? lane.bottom - lane.top : 0));
			// Where nothing else fits, that of the root is lower, and still has space for scissors.
			const [root = 0, ...others] = lanes;
			const isLow = sizes.style.bounds === 'bare lane';
			const alike = isLow ? others : lanes;
			expect(Math.max(...alike) - Math.min(...alike)).toBeLessThan(0.01);
			expect(root).toBeGreaterThan(2 * sizes.type.scissors);
			const last = rows.at(-1);
			const end = last?.lane?.bottom ?? last?.bottom ?? 0;
			expect(room.size.height - end).toBeGreaterThan(7.9);
			expect(room.size.height - end).toBeLessThan(40);
		}
	});
});

describe('a whole tree in Explore at 1920 x 1080', () => {
	it('has values of 2.2 % and no text below 1.6 %', () => {
		for (const position of [TEXTBOOK, DEEP, FOUR_PLIES]) {
			const { values, limits, others } = sizesOf(drawn(position, LARGE).stage);
			expect(Math.min(...values)).toBeGreaterThan(0.022 * 1080 - 0.001);
			expect(Math.min(...limits, ...others)).toBeGreaterThan(0.016 * 1080 - 0.001);
		}
	});
});
