import { expect, test } from 'vitest';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import { spineRows } from '../../../../src/lib/core/layout/stage/placement/spine/spine-rows.ts';
import { faultsOf, ROOMS, stageAt, storyOf } from './spine-sweep.ts';

const ENDING = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';

/** Steps that were once drawn wrongly: the widths of the rooms, the step, the search. */
const ROWS: Readonly<
	Record<string, readonly [widths: readonly number[], step: number, SetupFields]>
> = {
	'a named move at the finish of a deep tree': [
		[735, 733],
		41,
		{
			game: 'tree',
			position: '[[-106.125],[-74.5,[[[1,-2,0,3]],[0],[[-2,8.875,51,-3],-1,[90.5,0,37.75]]]]]',
			root: 'max',
			ties: 'open',
			order: 'random:64',
			algorithm: 'deepening'
		}
	],
	'scissors between two lines of the root’s moves': [
		[735, 320],
		231,
		{ game: 'chess', position: ENDING, depth: '2', algorithm: 'mtdf' }
	],
	'a value above the mark of the next move': [
		[320],
		684,
		{ game: 'chess', position: ENDING, depth: '2', algorithm: 'minimax' }
	],
	'a large value above the mark of the next move': [
		[874],
		43,
		{
			game: 'chess',
			position: '7r/4r3/K7/8/8/8/1N6/k3r3 b - - 0 1',
			depth: '1',
			cut: 'strict',
			algorithm: 'quiescence'
		}
	],
	'the caption of what is pruned above a move of the best line': [
		[866],
		43,
		{
			game: 'tree',
			position:
				'[[[[[1,2,1],0,[1,-34.625,-1,-inf],-63.125],[[0,1,-3,-2],[1,-59.625,1,-1],[-37.5,92.75,-3,-1]],0]],[[-3,[[1],[0],[-2,-2]],89.875],[-3,[[3,1,-inf],[107.625,-68.75,-2,0]],[[84.625,inf,-106.75,-1],[97.75,2,-3,-inf],[1,-1]],[inf,[3,inf,-1]]]]]',
			root: 'max',
			cut: 'strict',
			fail: 'hard',
			ties: 'open',
			order: 'history',
			algorithm: 'mtdf'
		}
	],
	'a tie between two folds at the finish': [
		[866],
		61,
		{
			game: 'chess',
			position: '2R5/3K4/5k2/8/7R/7P/7n/8 w - - 0 1',
			depth: '1',
			cut: 'strict',
			algorithm: 'alphabeta'
		}
	],
	'long values side by side under the root': [
		[812],
		0,
		{
			game: 'tree',
			position:
				'[[[3,-3,[3,-1,[-inf],[1,2,2]]]],[3,1,[[[-inf],[-1,-2,-inf,0],-23.375],[[-2],0],2,[[-3,2,-2],2]],1],[[[[71.625,-111.375,-59.75]],[[0,-2],[-inf,0,40.375],-2,[-2,inf,-2,53.375]]]],3]',
			root: 'min',
			cut: 'strict',
			fail: 'hard',
			order: 'random:77',
			algorithm: 'quiescence'
		}
	],
	'three siblings beside long bounds on the narrowest phone': [
		[320],
		16,
		{
			game: 'tree',
			position:
				'[[[[[2,2,-1],[-inf,-3],3,[0]],8,[-inf,[inf,0,3,-101.875],73.875]]],[3,[[[-2,-90]]],[[[-76.875],[1,-67],-inf,2]]],3]',
			ties: 'exact',
			order: 'reversed',
			algorithm: 'swift'
		}
	],
	'words of the best line beside a wide move': [
		[812],
		91,
		{
			game: 'chess',
			position: '5K2/4Q3/8/6p1/8/8/7k/5bN1 b - - 0 1',
			depth: '1',
			ties: 'exact',
			order: 'random:98',
			algorithm: 'quiescence'
		}
	],
	'three named ties with folds between them': [
		[735, 812, 866],
		49,
		{
			game: 'chess',
			position: 'k7/8/8/8/b7/rb6/4KQ2/8 w - - 0 1',
			depth: '1',
			ties: 'open',
			order: 'random:80',
			algorithm: 'tt'
		}
	],
	'three named ties in a compact row of a phone': [
		[390],
		77,
		{
			game: 'tictactoe',
			position: 'O.XXX...O',
			evaluator: 'outcome',
			depth: 'whole',
			cut: 'strict',
			ties: 'exact',
			order: 'random:17',
			algorithm: 'alphabeta'
		}
	],
	'a named move beside a tie in a compact row': [
		[735, 733, 866, 320],
		53,
		{
			game: 'tree',
			position:
				'[-2,[[79.875,[[2],[-2,-1,-3,0],-2],[[-2,-1],[inf]],[[1,64.875,0,2],78.875,[-2,2],[2,-102.625]]],105.5],-2]',
			root: 'min',
			cut: 'strict',
			order: 'random:93',
			algorithm: 'negamax'
		}
	],
	'three named pruned moves on a phone': [
		[390, 320],
		8,
		{
			game: 'tree',
			position:
				'[[[3,[[0]],[inf]],[inf,[[-2],[102.125,-2,-2],2]]],[1,-inf,[[[3,-112.125,89.25,87.5],1,-8.875,50.125],inf,-2],[[-1,3,-104.125],-1,1,[[inf,3],[-1]]]]]',
			root: 'min',
			ties: 'open',
			order: 'random:8',
			algorithm: 'pvs'
		}
	],
	'two named pruned moves with long names in a lecture': [
		[812, 803, 866],
		46,
		{
			game: 'tree',
			position:
				'[[[[[-3,0,-inf,2],[-1]],[[1,-3],[-1]],inf],[-2,[[-3,3,55.375,-3]],3],[-1]],[[[[-3,3,3],[71.625],[-3,-3,2],3],[[-91.5,84.5,-inf,1],[16.875]]]]]',
			root: 'max',
			cut: 'strict',
			fail: 'hard',
			ties: 'exact',
			order: 'random:99',
			algorithm: 'tt'
		}
	],
	'the moves at the finish of a search where standing pat is best': [
		[735, 874],
		5,
		{
			game: 'chess',
			position: 'K1k5/8/8/8/b7/8/1N6/8 w - - 0 1',
			depth: '0',
			algorithm: 'quiescence'
		}
	],
	'a star at the left end of the narrowest phone': [
		[320],
		11,
		{ game: 'tree', position: '[[0,[-10.125],0,0]]', order: 'best-first', algorithm: 'aspiration' }
	],
	'three siblings at the left of the narrowest phone': [
		[320],
		17,
		{ game: 'tree', position: '[[[[0],[[1]],0,0],0],[[-100.625,0],0],0]', algorithm: 'deepening' }
	],
	'scissors beside a long value below the root': [
		[390],
		11,
		{
			game: 'tree',
			position: '[0,[-10.625,[-inf,0]]]',
			root: 'min',
			order: 'best-first',
			algorithm: 'sss'
		}
	],
	'a deep cutoff in a low room, where plies are folded': [
		[545, 390, 320],
		20419,
		{ game: 'tictactoe', position: '.........', algorithm: 'alphabeta', shadow: 'off' }
	],
	'scissors of a fan beside a value below the spine': [
		[1249],
		14,
		{ game: 'tree', position: '[[[1,0],[[[0.375],0]]]]', root: 'max', algorithm: 'sss' }
	],
	'three named ties in a compact row without bounds': [
		[390],
		77,
		{
			game: 'tictactoe',
			position: '...XXOO.O',
			evaluator: 'outcome',
			depth: 'whole',
			order: 'random:0',
			algorithm: 'minimax'
		}
	]
};

test.each(Object.entries(ROWS))('%s', (_, [widths, step, fields]) => {
	const story = storyOf(fields);
	const rooms = ROOMS.filter(({ size }) => widths.includes(size.width));
	expect(rooms.length).toBeGreaterThanOrEqual(widths.length);
	const faults = rooms.flatMap((room) =>
		(['hide', 'show'] as const).flatMap((future) => faultsOf(story, room, [step], future))
	);
	expect(faults).toEqual([]);
});

test('the named ties at the finish have their whole names and their values where they fit beside small folds', () => {
	const story = storyOf({ game: 'chess', position: ENDING, depth: '2', algorithm: 'minimax' });
	const rooms = ROOMS.filter(({ size }) => size.width === 866 || size.width === 1249);
	for (const room of rooms) {
		const { nodes, texts } = stageAt(story, room, story.trace.steps - 1);
		const ties = nodes.filter(
			({ role, star, parent }) => role === 'sibling' && star !== null && parent === 'root'
		);
		expect(ties.map(({ value }) => value?.text)).toEqual(['3', '3', '3']);
		const names = ties.map(({ key }) => texts.find((text) => text.key === `move:${key}`)?.text);
		expect(names, `${room.size.width}`).toEqual(['Rd1', 'Bc4+', 'Bxg6']);
	}
});

test('a node is at most a tenth of the window high, however much space there is', () => {
	const room = {
		size: { width: 1240, height: 1000 },
		look: 'explore',
		windowHeight: 1080
	} as const;
	expect(spineRows(room, 1).u).toBe(108);
});

test('before a larger search has ended the root of its position is where that one has it', () => {
	const fields = { algorithm: 'alphabeta', shadow: 'off' };
	const searches = [
		[{ ...fields, game: 'chess', position: ENDING, depth: '3' }, 3],
		[{ ...fields, game: 'tictactoe', position: '.........' }, 9]
	] as const;
	for (const [large, plies] of searches) {
		const [deep, shallow] = [storyOf(large), storyOf({ ...large, depth: '2' })];
		for (const room of ROOMS.filter(({ look }) => look === 'explore' || look === 'lecture')) {
			const [root] = stageAt(shallow, { ...room, plies }, 0).nodes;
			expect(root?.rect).toEqual(stageAt(deep, room, 0).nodes[0]?.rect);
		}
	}
});
