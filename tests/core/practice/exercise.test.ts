/** An exercise of a recorded search, or of a part of it, and why there is none. */
import { describe, expect, test } from 'vitest';
import { exerciseOf, MOST_NODES, pathOf } from '../../../src/lib/core/practice/exercise.ts';
import { OPEN_WINDOW } from '../../../src/lib/core/practice/sheet.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { recordingOf } from '../../../src/lib/core/trace/recording.ts';
import { partOf } from '../explain/record-case.ts';
import { record } from '../search/record.ts';
import { EVERYTHING, valueOf } from './exercises.ts';

const TEXTBOOK: SetupFields = { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' };
const wide = (nodes: number): SetupFields => ({
	game: 'tree',
	position: `[${Array<string>(nodes - 1)
		.fill('0')
		.join(',')}]`
});
const faultOf = (exercise: ReturnType<typeof exerciseOf>): string | null =>
	exercise.ok ? null : exercise.fault.code;

describe('an exercise is refused', () => {
	test.each<[string | null, SetupFields]>([
		['practice-algorithm', { ...TEXTBOOK, algorithm: 'pvs' }],
		['practice-no-minimax', { ...TEXTBOOK, shadow: 'off' }],
		['practice-leaf', { game: 'tree', position: '7' }],
		[null, wide(MOST_NODES)],
		['practice-nodes', wide(MOST_NODES + 1)],
		[null, { ...TEXTBOOK, algorithm: 'minimax' }]
	])('%s: %j', (code, fields) => {
		expect(faultOf(exerciseOf(record(fields), EVERYTHING))).toBe(code);
	});

	test('of a part of a recording, of a leaf below its root, and where nothing is asked that there is', () => {
		const { trace } = partOf({ ...TEXTBOOK, algorithm: 'minimax', budget: '4' });
		expect(faultOf(exerciseOf(recordingOf(trace, null), EVERYTHING))).toBe('practice-partial');
		const recording = record(TEXTBOOK);
		// Rows 2 and 7 are a leaf and a pruned move.
		const [leaf, pruned] = [2, 7].map((row) => exerciseOf(recording, EVERYTHING, row));
		expect([leaf, pruned].map((one) => one && faultOf(one))).toEqual([
			'practice-leaf',
			'practice-leaf'
		]);
		expect(leaf?.ok === false && leaf.fault.message).toContain('below this node');
		const move = exerciseOf(record({ game: 'tree', position: '[3,[5,1]]' }), EVERYTHING, 1);
		expect(!move.ok && move.fault.message).toContain('below this node');
		const root = exerciseOf(record({ game: 'tree', position: '7' }), EVERYTHING);
		expect(!root.ok && root.fault.message).toContain('in this position');
		expect(faultOf(exerciseOf(recording, []))).toBe('practice-ask');
		const minimax = record({ ...TEXTBOOK, algorithm: 'minimax' });
		expect(faultOf(exerciseOf(minimax, ['cuts', 'windows']))).toBe('practice-ask');
	});
});

test('of a whole search the window is open, and of a part it is the one that comes down', () => {
	const recording = record(TEXTBOOK);
	const whole = valueOf(exerciseOf(recording, EVERYTHING));
	expect([whole.isWhole, whole.window, whole.tree.nodes]).toEqual([true, OPEN_WINDOW, 13]);
	// Row 5 is b, entered after a has returned 3.
	const part = valueOf(exerciseOf(recording, EVERYTHING, 5));
	expect([part.isWhole, part.window, part.tree.nodes]).toEqual([
		false,
		{ alpha: 3, beta: Infinity },
		4
	]);
	expect(part.truth).toMatchObject({
		entered: [true, true, false, false],
		pruned: [false, false, true, true],
		values: [{ value: 2, bound: 'upper' }, null, null, null],
		count: 1,
		move: 1
	});
	expect([0, 1].map((node) => pathOf(part, node))).toEqual([['b'], ['b1']]);
});

test('the best moves are the search’s own, and those that are exactly as good', () => {
	const movesOf = (fields: SetupFields): readonly number[] =>
		valueOf(exerciseOf(record(fields), EVERYTHING)).bestMoves;
	// Alpha-beta knows of c only that it is at most 3; with exact ties it knows that it is 3.
	const ties = { game: 'tree', position: '[[1,3],[3,5],[3,4]]' };
	expect(movesOf(ties)).toEqual([4]);
	expect(movesOf({ ...ties, ties: 'exact' })).toEqual([4, 7]);
	expect(movesOf({ ...ties, algorithm: 'minimax' })).toEqual([4, 7]);
	expect(movesOf({ game: 'tree', position: '[3,5,4]' })).toEqual([2]);
});

test('in a game a node has all its moves from the root, whether it was visited or not', () => {
	const exercise = valueOf(
		exerciseOf(record({ game: 'tictactoe', position: 'XOXOXO...' }), ['values'])
	);
	const paths = exercise.tree.parent.map((_, node) => pathOf(exercise, node));
	expect(paths.map(({ length }) => length)).toEqual(
		paths.map((_, node) => {
			let plies = 0;
			for (let at = node; at > 0; at = exercise.tree.parent[at] ?? 0) plies++;
			return plies;
		})
	);
	expect(exercise.isForward).toBe(true);
	const backwards = { game: 'tree', position: '[3,5]', order: 'reversed' };
	expect(valueOf(exerciseOf(record(backwards), ['values'])).isForward).toBe(false);
});
