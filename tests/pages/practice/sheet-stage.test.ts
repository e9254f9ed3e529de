/** The sheet as it is painted: what an answer writes and cuts, and that it moves nothing. */
import { expect, test } from 'vitest';
import { BLANK, type Answers } from '$lib/core/practice/answers.ts';
import { keyOf } from '$lib/core/practice/key.ts';
import { PRACTICE } from '$lib/core/practice/practice-link.ts';
import { exerciseAt } from '$lib/core/practice/set.ts';
import type { Stage } from '$lib/core/layout/stage/parts.ts';
import { middleOf } from '$lib/core/layout/drawing/rects.ts';
import { extentOfExercise } from '$lib/core/figure/exercise-extent.ts';
import { sheetScene } from '$lib/pages/practice/sheet-scene.ts';
import { movedScene } from '$lib/pages/practice/sheet-drag.svelte.ts';
import { sheetStage } from '$lib/pages/practice/sheet-stage.ts';
import { measureText } from '$lib/tree/stage/measure.ts';
import { loadRules } from '$lib/core/games/registry.ts';
import type { Rect } from '$lib/core/layout/viewport.ts';
import { range, valueOf } from '../../core/practice/exercises.ts';
import { slice } from '../../sweep.ts';

const SIZE = { width: 800, height: 520 };
const exercise = valueOf(exerciseAt(PRACTICE.read('level=5&seed=3&sets=1').values, 0));
const scene = sheetScene(exercise, extentOfExercise(exercise), SIZE, measureText);
const key = keyOf(exercise);

const places = ({ nodes, edges, texts }: Stage) => ({
	nodes: nodes.map(({ key, rect }) => ({ key, rect })),
	edges: edges.map(({ key, d }) => ({ key, d })),
	texts: texts.map(({ key, at }) => ({ key, at }))
});

test.each<Answers>([key, { texts: { 'value-0': '<= -123456', 'alpha-1': '-99' }, cuts: [1, 2] }])(
	'no answer moves a node, a branch, a move or a window: %#',
	(answers) => {
		const blank = sheetStage(exercise, scene, BLANK).stage;
		expect(places(sheetStage(exercise, scene, answers).stage)).toEqual(places(blank));
	}
);

test('what is below a cut is pruned, and only branches above it can be cut', () => {
	const { tree } = exercise;
	const [first] = tree.children[0] ?? [];
	const { stage, branches } = sheetStage(exercise, scene, { texts: {}, cuts: [first ?? -1] });
	const isUnder = (node: number): boolean =>
		node === first || (node > 0 && isUnder(tree.parent[node] as number));
	for (const { row, key, state, shape } of stage.nodes) {
		const expected = isUnder(row) ? 'pruned' : shape === 'leaf' ? 'given' : 'closed';
		expect(state).toBe(expected);
		if (row === 0) continue;
		const edge = stage.edges.find((edge) => edge.key === key);
		expect(edge?.kind).toBe(isUnder(row) ? 'pruned' : 'searched');
		expect(branches.has(row)).toBe(row === first || !isUnder(row));
		expect(branches.get(row)?.isCut ?? false).toBe(row === first);
	}
});

test('a written value is in its triangle, near the flat side, and short', () => {
	const texts = { 'value-0': '7', 'value-1': '>= -123456' };
	const [root, child] = sheetStage(exercise, scene, { texts, cuts: [] }).stage.nodes;
	expect([root?.shape, child?.shape]).toEqual(['max', 'min']);
	for (const node of [root, child]) {
		const { top, bottom } = node?.rect ?? { top: 0, bottom: 0 };
		const y = node?.value?.at.y ?? 0;
		const fromFlat = node?.shape === 'max' ? bottom - y : y - top;
		expect(fromFlat / (bottom - top)).toBeCloseTo(0.29, 2);
	}
	expect([root?.value?.text, child?.value?.text]).toEqual(['7', '≥-1234…']);
});

test('a dragged node takes its window, its move and its branch along', () => {
	const place = scene.extent.places[1];
	if (place === undefined) throw new Error('the root has a child');
	const still = sheetStage(exercise, scene, key);
	const { stage, branches } = sheetStage(exercise, movedScene(scene, new Set([place]), 30), key);
	const shiftOf = (of: string, at: (stage: Stage) => number | undefined): [string, number] => [
		of,
		Math.round((at(stage) ?? 0) - (at(still.stage) ?? 0))
	];
	const textAt = (name: string) => (stage: Stage) =>
		stage.texts.find(({ key }) => key === name)?.at.x;
	const nodeAt = (node: number) => (stage: Stage) => {
		const rect = stage.nodes[node]?.rect;
		return rect && middleOf(rect).x;
	};
	expect([
		shiftOf('root', nodeAt(0)),
		shiftOf('node', nodeAt(1)),
		shiftOf('move', textAt(`move:${place.key}`)),
		shiftOf('window', textAt(`alpha:${place.key}`)),
		shiftOf('other', nodeAt(2))
	]).toEqual([
		['root', 0],
		['node', 30],
		['move', 30],
		['window', 30],
		['other', 0]
	]);
	expect(branches.get(1)?.at.x).toBeGreaterThan(still.branches.get(1)?.at.x ?? NaN);
});

test.each([3, 4, 5])(
	'a tree of level %d needs no more width than a window of 1280 pixels has',
	(level) => {
		// Next to the bar that scrolls the page.
		const beside = { width: 911, height: 518 };
		// The last two are the widest of the first 40 of each way of working.
		for (const seed of [...Array.from({ length: 20 }, (_, at) => at + 1), 500_033, 700_026]) {
			const one = valueOf(
				exerciseAt(PRACTICE.read(`level=${level}&seed=${seed}&sets=1`).values, 0)
			);
			const { room } = sheetScene(one, extentOfExercise(one), beside, measureText);
			expect(room.size, `seed ${seed}`).toEqual(beside);
		}
	}
);

/** In the frame of a whole sheet in a window of 1280 by 720, next to the bar that scrolls the page. */
test('windows of tic-tac-toe at level 3 are apart, can be read, and need no wider frame', async () => {
	await loadRules(['tictactoe']);
	const frame = { width: 911, height: 562 };
	// With the most nodes in a ply of the first 300, and in the ply above it; and some others.
	for (const seed of [4, 38, 2, 1, 6, ...slice(range(1, 300), 30)]) {
		const { values } = PRACTICE.read(`game=tictactoe&level=3&seed=${seed}&sets=1`);
		const one = valueOf(exerciseAt(values, 0));
		const scene = sheetScene(one, extentOfExercise(one), frame, measureText);
		expect(scene.room.size, `seed ${seed}`).toEqual(frame);
		const { nodes, texts } = sheetStage(one, scene, keyOf(one)).stage;
		const windows = texts.filter(({ key }) => /^(alpha|beta):/.test(key));
		expect(windows.length).toBe(2 * nodes.filter(({ shape }) => shape !== 'leaf').length);
		const all = [...windows, ...nodes];
		const faults = windows.filter(
			(window) =>
				window.size < 8.8 || all.some((other) => other !== window && meet(window.rect, other.rect))
		);
		expect(
			faults.map(({ key }) => key),
			`seed ${seed}`
		).toEqual([]);
	}
});

/** True for rectangles that cover more than a pixel of each other. */
function meet(one: Rect, other: Rect): boolean {
	return (
		Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
		Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
	);
}
