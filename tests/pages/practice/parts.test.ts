/** Parts of searches, also of those that are far too large to be drawn, as exercises: their trees and their boards. */
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { ASKS, exerciseOf, pathOf } from '$lib/core/practice/exercise.ts';
import { isLeaf } from '$lib/core/practice/plain-tree.ts';
import { PRACTICE } from '$lib/core/practice/practice-link.ts';
import { exerciseAt } from '$lib/core/practice/set.ts';
import { gameOf } from '$lib/core/games/registry.ts';
import { SETUP, type SetupFields } from '$lib/core/search/setup-fields.ts';
import { canPractise } from '$lib/core/share/practise.ts';
import { recordSearch } from '$lib/core/trace/record.ts';
import MiniBoard from '$lib/games/MiniBoard.svelte';
import NodeFields from '$lib/pages/practice/NodeFields.svelte';
import { extentOfExercise } from '$lib/core/figure/exercise-extent.ts';
import { SheetWork } from '$lib/pages/practice/sheet-work.svelte.ts';
import { valueOf } from '../../core/practice/exercises.ts';
import { slice } from '../../sweep.ts';

const CHESS = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const SEARCHES: readonly SetupFields[] = [
	{},
	{ algorithm: 'minimax', root: 'min' },
	{ cut: 'strict', order: 'reversed' },
	{ game: 'tictactoe', position: '..XO..OXO' },
	{ game: 'tictactoe', position: 'X.O......' },
	{ game: 'tictactoe', position: '.........', depth: '5' },
	{ game: 'chess', position: CHESS, depth: '2' },
	{ game: 'chess', position: 'k7/2P5/1K6/8/8/8/8/8 w - - 0 1', depth: '3' }
];

test.each(SEARCHES)('each part of %j has a place for each node', (fields) => {
	const recording = recordSearch(SETUP.parse(fields).values);
	const { trace } = recording;
	const rows = Array.from({ length: trace.rows }, (_, row) => row);
	const offered = rows.filter((row) => canPractise(recording, row));
	expect(offered.length).toBeGreaterThan(0);
	for (const row of slice(offered, 20)) {
		const exercise = valueOf(exerciseOf(recording, ASKS, row));
		const { tree } = exercise;
		const extent = extentOfExercise(exercise);
		const { places } = extent;
		expect(places).toHaveLength(tree.nodes);
		expect(extent.root).toBe(places[0]);
		for (const [node, place] of places.entries()) {
			expect(place.parent).toBe(places[tree.parent[node] as number] ?? null);
			expect(place.children).toEqual(tree.children[node]?.map((child) => places[child]));
			expect(place.isMax).toBe(tree.isMax[node]);
			expect(place.name).toBe(node === 0 ? '' : pathOf(exercise, node).at(-1));
			if (isLeaf(tree, node)) expect(place.value).toBe(tree.value[node]);
			const [at] = place.rows;
			expect(at).toBe(exercise.rows[node] ?? undefined);
			if (at !== undefined) expect(extent.placeOf(at)).toBe(place);
		}
	}
});

test.each([
	['chess', CHESS, '3', 'a3 Na6'],
	['chess', CHESS, '2', 'e4'],
	['tictactoe', '.........', '5', 'a1 b1 c1']
] as const)('the board of a part of a large search of %s is the part’s', async (...given) => {
	const [id, position, depth, at] = given;
	const text = new URLSearchParams({ game: id, position, depth, at, algorithm: 'minimax' });
	const exercise = valueOf(exerciseAt(PRACTICE.read(text.toString()).values, 0));
	const game = gameOf(id);
	const state = valueOf(game.parse(position, { root: 'max' }));
	for (const name of at.split(' ')) {
		const moves = Array.from(state.legalMoves());
		state.play(moves.find((move) => game.moveText(state, move) === name) ?? NaN);
	}
	const expected = await render(MiniBoard, { game: id, position: game.format(state), size: 104 });
	const board = expected.container.querySelector('svg')?.innerHTML;
	const work = new SheetWork(exercise);
	const fields = await render(NodeFields, { work, node: 0, onleave: () => undefined });
	expect(fields.container.querySelector('.board svg')?.innerHTML).toBe(board);
});
