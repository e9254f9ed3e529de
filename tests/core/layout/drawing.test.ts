import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createStory } from '../../../src/lib/core/explain/story.ts';
import { drawTree, type Drawing } from '../../../src/lib/core/layout/drawing.ts';
import { drawnSeparation } from '../../../src/lib/core/layout/separation.ts';
import { longestValue, valueWidth } from '../../../src/lib/core/layout/mark-widths.ts';
import { noteRect } from '../../../src/lib/core/layout/note-place.ts';
import { layoutTidy } from '../../../src/lib/core/layout/tidy.ts';
import { visibleItems } from '../../../src/lib/core/layout/visible.ts';
import { momentAt } from '../../../src/lib/core/trace/cursor.ts';
import { ghostSizeOf, type Recording } from '../../../src/lib/core/trace/recording.ts';
import { anySearch } from '../search/samples.ts';
import { record } from '../search/record.ts';

const NONE: ReadonlySet<number> = new Set();

function draw(
	recording: Recording,
	step: number,
	future: 'hide' | 'show' = 'hide',
	budget = 64,
	lines = 0,
	plyGap = 100
): Drawing {
	const { trace } = recording;
	const items = visibleItems(trace, step, { budget, opened: NONE, closed: NONE, future });
	const story = createStory(trace, ghostSizeOf(recording));
	const separation = drawnSeparation(items, NONE, story.names, valueWidth(longestValue(trace), 15));
	const layout = layoutTidy(items.parent, separation);
	return drawTree(story, momentAt(trace, step), items, layout, plyGap, future, lines);
}

const search = fc
	.tuple(anySearch, fc.nat({ max: 1_000_000 }), fc.constantFrom(6, 64))
	.map(([fields, at, budget]) => {
		const recording = record(fields);
		return { recording, step: at % recording.trace.steps, budget };
	});

describe('drawing: past and future', () => {
	test('nodes that are not entered have no value, and pruned moves look like any other before their cutoff', () => {
		fc.assert(
			fc.property(search, ({ recording, step, budget }) => {
				const { trace } = recording;
				for (const node of draw(recording, step, 'hide', budget).nodes) {
					const parent = trace.parentOf(node.row);
					if (parent >= 0) expect(trace.enterStepOf(parent)).toBeLessThanOrEqual(step);
					if (trace.enterStepOf(node.row) <= step) continue;
					expect(node.state).toBe('waiting');
					expect(node.value).toBe('');
					expect(node.badge).toBe('');
					expect(['max', 'min', 'group']).toContain(node.shape);
				}
			})
		);
	});

	test('the principal variation is marked only at the finish', () => {
		fc.assert(
			fc.property(search, ({ recording, step }) => {
				const marked = draw(recording, step).nodes.some(({ principal }) => principal);
				expect(marked).toBe(step === recording.trace.steps - 1);
			})
		);
	});

	test('if the future is shown, every searched node has its value', () => {
		const recording = record({ game: 'tree' });
		const values = draw(recording, 0, 'show').nodes.map(({ value }) => value);
		expect(values).toEqual(['', '3', '3', '12', '8', '≤ 2', '2', '', '', '2', '14', '5', '2']);
	});
});

describe('drawing: the textbook tree at its cutoff', () => {
	const recording = record({ game: 'tree' });
	const cut = recording.trace.enterStepOf(7);
	const drawing = draw(recording, cut);
	const node = (row: number): Drawing['nodes'][number] | undefined =>
		drawing.nodes.find((drawn) => drawn.row === row);

	test('the cutoff node has a bound, its pruned moves are ghosts, the third move is an outline', () => {
		expect(node(5)).toMatchObject({ value: '≤ 2', current: true, state: 'open', shape: 'min' });
		expect(node(7)).toMatchObject({ state: 'ghost', value: '' });
		expect(node(8)).toMatchObject({ state: 'ghost', value: '' });
		expect(node(9)).toMatchObject({ state: 'waiting', value: '' });
		expect(node(10)).toBeUndefined();
	});

	test('the owner of the bound is highlighted, with the path of the bound', () => {
		expect(drawing.nodes.filter(({ owner }) => owner).map(({ row }) => row)).toEqual([0]);
		expect(drawing.edges.filter(({ kind }) => kind === 'bound').map(({ key }) => key)).toEqual([
			'e5'
		]);
		expect(drawing.edges.filter(({ scissors }) => scissors).map(({ key }) => key)).toEqual(['e7']);
		expect(drawing.notes.map(({ lines }) => lines)).toEqual([['at most 2 here', '3 at root, a']]);
	});

	test('alpha and beta are on the path, with the move that set them', () => {
		expect(node(0)).toMatchObject({
			alpha: { text: 'α 3', by: 'a', origin: 'here' },
			beta: { text: 'β ∞', by: '', origin: 'start' }
		});
		expect(node(5)).toMatchObject({
			alpha: { text: 'α 3', by: '', origin: 'inherited' },
			beta: { text: 'β 2', by: 'b1', origin: 'here' }
		});
		expect(node(1)).toMatchObject({ alpha: null, beta: null });
	});
});

test('a best so far that is only a bound is drawn as a bound', () => {
	const recording = record({ game: 'tree', position: '[5,[[[4,9],7],8]]' });
	const valueOfB1 = (step: number): string | undefined =>
		draw(recording, step).nodes.find(({ row }) => row === 3)?.value;
	expect([9, 11, 12].map(valueOfB1)).toEqual(['≤ 4', '7', '7']);
});

test('minimax draws no windows, scissors or ghosts', () => {
	const recording = record({ game: 'tree', algorithm: 'minimax' });
	for (let step = 0; step < recording.trace.steps; step++) {
		const { nodes, edges, notes } = draw(recording, step);
		expect(nodes.every(({ alpha, beta, state }) => !alpha && !beta && state !== 'ghost')).toBe(
			true
		);
		expect(edges.some(({ scissors }) => scissors)).toBe(false);
		expect(notes.length).toBeLessThanOrEqual(1);
		expect(notes.some(({ key }) => key.startsWith('note'))).toBe(false);
	}
});

test('a ghost’s caption is the number of nodes that minimax visits there', () => {
	const recording = record({ game: 'tictactoe', position: '..XO..OXO' });
	const { nodes } = draw(recording, recording.trace.steps - 1);
	const ghosts = nodes.filter(({ state }) => state === 'ghost');
	const sum = ghosts.reduce(
		(total, { caption }) => total + (caption === '' ? 1 : Number(caption)),
		0
	);
	expect(ghosts).toHaveLength(8);
	expect(sum).toBe(47 - 17);
});

test('with the future shown, exactly the future nodes are marked as ahead', () => {
	const recording = record({ game: 'tree' });
	const { trace } = recording;
	for (let step = 0; step < trace.steps; step++) {
		const { nodes, edges } = draw(recording, step, 'show');
		for (const { row, ahead } of nodes) expect(ahead).toBe(trace.enterStepOf(row) > step);
		const late = nodes.filter(({ ahead, row }) => ahead && row > 0).map(({ row }) => `e${row}`);
		expect(edges.filter(({ ahead }) => ahead).map(({ key }) => key)).toEqual(late);
		expect(draw(recording, step).nodes.some(({ ahead }) => ahead)).toBe(false);
	}
});

test('long values are further apart, anywhere in the tree', () => {
	const widthOf = (position: string): number =>
		draw(record({ game: 'tree', algorithm: 'minimax', position }), 0, 'show').width;
	expect(widthOf('[[1,2],[3,-1000000]]')).toBeGreaterThan(widthOf('[[1,2],[3,4]]'));
	expect(widthOf('[[-1000000,2],[3,1]]')).toBe(widthOf('[[1,2],[3,-1000000]]'));
});

test('a note covers no node, even among future nodes', () => {
	const recording = record({ game: 'tree' });
	for (let step = 0; step < recording.trace.steps; step++) {
		for (const future of ['hide', 'show'] as const) {
			const { nodes, notes } = draw(recording, step, future);
			for (const note of notes) {
				const { left, right, top, bottom } = noteRect(note, note.lines);
				const covered = nodes.filter(
					({ x, y }) => x + 19 > left && x - 19 < right && y + 19 > top && y - 19 < bottom
				);
				expect(covered.map(({ row }) => row)).toEqual([]);
			}
		}
	}
});

test.each([92, 116, 130, 150, 190])(
	'a note does not cover the two lines under the current node, plies %i apart',
	(plyGap) => {
		const position = '8/8/6k1/3R4/8/3K4/8/8 w - - 0 1';
		const recording = record({ game: 'krk', depth: '2', position, algorithm: 'minimax' });
		let noted = 0;
		const covered: number[] = [];
		for (let step = 0; step < recording.trace.steps; step++) {
			const { nodes, notes } = draw(recording, step, 'hide', 56, 2, plyGap);
			const { x, y } = nodes.find(({ current }) => current) ?? { x: NaN, y: NaN };
			for (const note of notes) {
				noted++;
				const { left, right, top, bottom } = noteRect(note, note.lines);
				// Six letters of 12 units across, half of each above and half below the line.
				const isBeside = right <= x - 22 || left >= x + 22;
				const isOver = [50, 64].some((line) => y + line + 6 > top && y + line - 6 < bottom);
				if (!isBeside && isOver) covered.push(step);
			}
		}
		expect(noted).toBeGreaterThan(50);
		expect(covered).toEqual([]);
	}
);
