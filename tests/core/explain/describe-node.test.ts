import { describe, expect, it } from 'vitest';
import { describeKnown, describeNode } from '../../../src/lib/core/explain/describe-node.ts';
import { knownAt } from '../../../src/lib/core/explain/known.ts';
import { createStory } from '../../../src/lib/core/explain/story.ts';
import { storyOf } from './record-case.ts';

const shallow = storyOf({ game: 'tictactoe', position: '..XO..OXO' });
const deep = storyOf({ game: 'tree', position: '[5,[[[4,9],7],8]]' });
const chess = storyOf({ game: 'chess', position: '8/8/8/8/8/1k6/2p5/K7 b - - 0 1', depth: '2' });

describe('describeNode', () => {
	it.each([
		// b2 (move 4), from before it is entered until it is closed.
		[[4], 27, 'Move b2: not searched yet'],
		[[4], 28, 'MIN node after b2: no value yet'],
		[[4], 30, 'MIN node after b2: best so far −1'],
		[[4], 31, 'MIN node after b2: at most −1, cutoff: 2 moves pruned, 9 nodes saved'],
		[[4], 38, 'MIN node after b2: at most −1, cutoff: 2 moves pruned, 9 nodes saved'],
		[[4, 0], 28, 'Move b2 a3: not searched yet'],
		[[4, 0], 29, 'Leaf after b2 a3: O completes column a: −1.'],
		[[4, 1], 30, 'Move b2 b3: not searched yet'],
		[[4, 1], 31, 'Move b2 b3: pruned, 5 nodes saved'],
		[[0], 20, 'MIN node after a3: best so far 0'],
		[[0], 22, 'MIN node after a3: exactly 0'],
		[[], 0, 'Root, MAX node: no value yet'],
		[[], 22, 'Root, MAX node: best so far 0'],
		[[], 38, 'Root, MAX node: exactly 0']
	])('tic-tac-toe, %j at step %i: %s', (moves, step, text) => {
		expect(describeNode(shallow, shallow.trace.rowAt(moves), step)).toBe(text);
	});

	it.each([
		[[0], 1, 'Leaf a: 5'],
		[[1, 0, 0], 9, 'MIN node b1.1: at most 4, cutoff: 1 move pruned, 1 node saved'],
		[[1, 0], 9, 'MAX node b1: best so far at most 4'],
		[[1, 0], 11, 'MAX node b1: best so far 7'],
		[[1, 0, 0, 1], 8, 'Move b1.1.2: pruned, 1 node saved']
	])('a typed tree, %j at step %i: %s', (moves, step, text) => {
		expect(describeNode(deep, deep.trace.rowAt(moves), step)).toBe(text);
	});

	it('a MAX node that is cut is worth at least its best, a MIN node at most', () => {
		// MIN takes 6 at b, and c has 14 after its first leaf.
		const story = storyOf({ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]', root: 'min' });
		const c = story.trace.rowAt([2]);
		const cut = story.trace.enterStepOf(story.trace.rowAt([2, 1]));
		expect(describeNode(story, c, cut)).toBe(
			'MAX node c: at least 14, cutoff: 2 moves pruned, 2 nodes saved'
		);
	});

	it('a chess node has its moves and value', () => {
		const { trace } = chess;
		const [stalemate = 0, second = 0] = [...trace.childrenOf(0)];
		expect(describeNode(chess, stalemate, 1)).toBe(
			'Leaf after Ka3: Stalemate: the king on a1 is not attacked, but there is no legal move. A draw: 0.'
		);
		expect(describeNode(chess, second + 1, 4)).toBe(
			'Leaf after Ka4 Ka2: Depth limit: estimated at −1 point (Black is a pawn up).'
		);
	});

	it('unmeasured numbers are omitted', () => {
		const unmeasured = createStory(shallow.trace, null);
		expect(describeNode(unmeasured, shallow.trace.rowAt([4]), 31)).toBe(
			'MIN node after b2: at most −1, cutoff: 2 moves pruned'
		);
		expect(describeNode(unmeasured, shallow.trace.rowAt([4, 1]), 31)).toBe('Move b2 b3: pruned');
	});

	it('a root that is a leaf is described as one', () => {
		const story = storyOf({ game: 'tree', position: '3' });
		expect(describeNode(story, 0, 0)).toBe('Root, leaf: 3');
	});
});

it('in a problem a node has its side and its place, and a leaf its value', () => {
	const story = storyOf({ game: 'tree', position: '[5,[4,[9,7]]]', algorithm: 'minimax' });
	const known = knownAt(story.trace, 0, 'problem');
	const lines = [[], [0], [1], [1, 1]].map((moves) =>
		describeKnown(story, story.trace.rowAt(moves), known)
	);
	expect(lines).toEqual([
		'Root, MAX node: not searched yet',
		'Leaf a: 5',
		'MIN node b: not searched yet',
		'MAX node b2: not searched yet'
	]);
});
