import { describe, expect, test } from 'vitest';
import { idPaths, record } from '../core/search/record.ts';
import { plyscope, searchJson, words, type Options } from './command.ts';

const AIMA = '[[3,12,8],[2,4,6],[14,5,2]]';
const EMPTY = '.........';
const SWIFT_POST = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

describe('search --json', () => {
	test('search --json prints one object with exactly the keys of the contract, in order', async () => {
		const { code, stdout, stderr } = await plyscope([
			'search',
			...words({ game: 'tree', position: '((3 12 8) (2 4 6) (14 5 2))' }),
			'--json'
		]);
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout).toBe(
			`${JSON.stringify({
				game: 'tree',
				position: AIMA,
				algorithm: 'alphabeta',
				depth: 'whole',
				evaluator: 'outcome',
				order: 'listed',
				cut: 'equal',
				fail: 'soft',
				value: 3,
				bound: 'exact',
				bestMove: 0,
				bestMoveText: 'a',
				nodes: 11,
				leaves: 7,
				cutoffs: 1,
				prunedMoves: 2,
				neverVisited: 2,
				moves: [
					{ move: 0, text: 'a', value: 3, bound: 'exact', verdict: 'best' },
					{ move: 1, text: 'b', value: 2, bound: 'upper', verdict: 'certainly worse' },
					{ move: 2, text: 'c', value: 2, bound: 'exact', verdict: 'certainly worse' }
				]
			})}\n`
		);
	});

	test('--paths adds the visited leaves and the pruned moves', async () => {
		const plain = await searchJson({ game: 'tree', position: AIMA });
		expect(await searchJson({ game: 'tree', position: AIMA }, '--paths')).toEqual({
			...plain,
			visitedLeaves: ['0 0', '0 1', '0 2', '1 0', '2 0', '2 1', '2 2'],
			pruned: ['1 1', '1 2']
		});
		const deep = await searchJson({ game: 'tree', position: '[5,[[[4,9],7],8]]' }, '--paths');
		expect(deep.pruned).toEqual(['1 0 0 1']);
		const leaf = await searchJson({ game: 'tree', position: '4' }, '--paths');
		expect([leaf.visitedLeaves, leaf.pruned]).toEqual([[''], []]);
	});

	test.each([
		{ game: 'tictactoe', position: '.O..X.O.X', order: 'reversed' },
		{ game: 'chess', position: SWIFT_POST, depth: '2' }
	])('the paths are those of the trace: %j', async (fields) => {
		const { trace } = record(fields);
		const { visitedLeaves, pruned } = await searchJson(fields, '--paths');
		expect(visitedLeaves).toEqual(idPaths(trace, (row) => trace.isLeaf(row)));
		expect(pruned).toEqual(idPaths(trace, (row) => trace.isPruned(row)));
	});

	const counts: readonly (readonly [Options, number, object])[] = [
		[
			{ game: 'tree', position: AIMA, algorithm: 'minimax' },
			3,
			{ nodes: 13, leaves: 9, neverVisited: 0 }
		],
		[{ game: 'tree', position: '[[3,12,8],[2,4,6],[2,5,14]]' }, 3, { nodes: 9, leaves: 5 }],
		[{ game: 'tree', position: '[[14,5,2],[6,4,2],[12,8,3]]' }, 3, { nodes: 13, leaves: 9 }],
		[{ game: 'tree', position: '[[[3,5],[6,9]],[[1,2],[0,-1]]]' }, 5, { nodes: 11, leaves: 5 }],
		[{ game: 'tree', position: '[[3,5],[3,1]]' }, 3, { nodes: 6, leaves: 3 }],
		[{ game: 'tree', position: '[[3,5],[3,1]]', cut: 'strict' }, 3, { nodes: 7, leaves: 4 }],
		[
			{ game: 'tictactoe', position: EMPTY, algorithm: 'minimax' },
			0,
			{ nodes: 549_946, leaves: 255_168, cutoffs: 0, prunedMoves: 0, neverVisited: 0 }
		],
		[
			{ game: 'tictactoe', position: EMPTY },
			0,
			{ nodes: 18_297, leaves: 7330, cutoffs: 4237, prunedMoves: 6930, neverVisited: 531_649 }
		],
		[
			{ game: 'tictactoe', position: EMPTY, order: 'centre-corners-edges', budget: 10_000 },
			0,
			{ nodes: 7275, leaves: 2893, neverVisited: null }
		],
		[
			{ game: 'tictactoe', position: '..XO..OXO' },
			0,
			{ nodes: 17, leaves: 7, cutoffs: 5, prunedMoves: 8, neverVisited: 30 }
		],
		[
			{ game: 'tictactoe', position: '.O..X.O.X' },
			1,
			{ nodes: 32, leaves: 13, cutoffs: 12, prunedMoves: 20, neverVisited: 118 }
		],
		[
			{ game: 'chess', position: SWIFT_POST },
			5,
			{ nodes: 1214, leaves: 1120, cutoffs: 62, prunedMoves: 744, neverVisited: 7849, depth: 3 }
		],
		[{ game: 'chess', position: SWIFT_POST, cut: 'strict' }, 5, { nodes: 6888 }],
		[{ game: 'krk', position: '206557', algorithm: 'minimax' }, 9, { nodes: 120, leaves: 100 }],
		[
			{ game: 'krk', position: '206557' },
			9,
			{ nodes: 47, evaluator: 'krk-paper', bestMove: 'd5e5', bestMoveText: 'Re5', depth: 2 }
		],
		[{ game: 'krk', position: '206557', algorithm: 'minimax', depth: 4 }, 9, { nodes: 12_792 }],
		[{ game: 'chess', position: START, algorithm: 'minimax' }, 0, { nodes: 9323, leaves: 8902 }],
		[{ game: 'chess', position: START }, 0, { nodes: 546 }],
		[{ game: 'chess', position: START, cut: 'strict' }, 0, { nodes: 8787 }]
	];
	test.each(counts)('%j', async (options, value, expected) => {
		const found = await searchJson(options);
		expect(found).toMatchObject({ ...expected, value });
	});

	test('moves are in the notation of scripts: UCI, cells, indices', async () => {
		const chess = await searchJson({ game: 'chess', position: SWIFT_POST });
		expect([chess.bestMove, chess.bestMoveText]).toEqual(['f7g6', 'Bxg6']);
		const ids = chess.moves.map(({ move }) => move);
		expect(ids).toHaveLength(23);
		expect(ids).toEqual(ids.toSorted());
		const cells = await searchJson({ game: 'tictactoe', position: '.O..X.O.X', order: 'reversed' });
		expect(cells.moves.map(({ move }) => move)).toEqual([7, 5, 3, 2, 0]);
		expect([cells.bestMove, cells.bestMoveText]).toEqual([5, 'c2']);
		const named = await searchJson({ game: 'tree', position: '[lose:1,win:2]' });
		expect([named.bestMove, named.bestMoveText]).toEqual([1, 'win']);
	});

	test('Black to move is a MIN root', async () => {
		const found = await searchJson({
			game: 'chess',
			position: '8/8/8/8/8/1k6/2p5/K7 b - - 0 1',
			depth: 1
		});
		expect([found.value, found.bestMove]).toEqual([-1000, 'c2c1q']);
		expect(found.moves.find(({ move }) => move === 'c2c1q')?.text).toBe('c1=Q#');
	});

	test('the game before a chess position counts: the third repetition is a draw', async () => {
		const start = '5rk1/5p1p/5Q2/8/8/8/q5PP/6K1 w - - 0 1';
		const position = `${start} moves f6g5 g8h8 g5f6 h8g8 f6g5 g8h8`;
		const depth = '2';
		const behind = await searchJson({ game: 'chess', position, depth });
		expect(behind).toMatchObject({ position, value: 0, bestMove: 'g5f6' });
		const alone = '5r1k/5p1p/8/6Q1/8/8/q5PP/6K1 w - - 6 4';
		expect(await searchJson({ game: 'chess', position: alone, depth })).toMatchObject({
			value: -5
		});
	});

	test('infinite values are strings, and unsearched values are null', async () => {
		const found = await searchJson({ game: 'tree', position: '[-inf,inf,3]' });
		expect(found.value).toBe('Infinity');
		expect(found.moves).toEqual([
			{ move: 0, text: 'a', value: '-Infinity', bound: 'exact', verdict: 'certainly worse' },
			{ move: 1, text: 'b', value: 'Infinity', bound: 'exact', verdict: 'best' },
			{ move: 2, text: 'c', value: null, bound: null, verdict: 'not searched' }
		]);
	});

	test('the first searched child always initialises best', async () => {
		const found = await searchJson({ game: 'tree', position: '[-inf,-inf]', cut: 'strict' });
		expect([found.value, found.bestMove]).toEqual(['-Infinity', 0]);
		const min = await searchJson({
			game: 'tree',
			position: '[inf,inf]',
			root: 'min',
			cut: 'strict'
		});
		expect([min.value, min.bestMove]).toEqual(['Infinity', 0]);
	});

	test.each([
		{ game: 'tree', position: '-2.5' },
		{ game: 'tictactoe', position: 'XXXOO....' },
		{ game: 'chess', depth: 0 }
	])('a root that is a leaf has no best move: %j', async (options) => {
		const found = await searchJson(options);
		expect(found).toMatchObject({
			bound: 'exact',
			bestMove: null,
			bestMoveText: null,
			nodes: 1,
			leaves: 1,
			cutoffs: 0,
			prunedMoves: 0,
			neverVisited: 0,
			moves: []
		});
	});

	test('option values are taken literally, with or without a leading dash', async () => {
		expect((await searchJson({ position: '-inf' })).value).toBe('-Infinity');
		expect((await searchJson({ game: 'tictactoe', position: '--------X', depth: 1 })).nodes).toBe(
			9
		);
		expect((await searchJson({ game: 'tictactoe', position: '--xo-----', depth: 1 })).nodes).toBe(
			8
		);
		const attached = await plyscope(['search', '--json', '--game=tree', '--position=[[1]]']);
		expect(JSON.parse(attached.stdout)).toMatchObject({ position: '[[1]]' });
	});

	test('the JSON output contains the chosen settings', async () => {
		const found = await searchJson({
			game: 'tictactoe',
			position: '..xo..oxo',
			algorithm: 'alphabeta',
			depth: 3,
			evaluator: 'outcome-depth',
			order: 'random:7',
			cut: 'strict',
			fail: 'hard',
			budget: 5000
		});
		expect(found).toMatchObject({
			position: '..XO..OXO',
			depth: 3,
			evaluator: 'outcome-depth',
			order: 'random:7',
			cut: 'strict',
			fail: 'hard'
		});
		expect(found).not.toHaveProperty('budget');
	});
});

describe('search: output for people', () => {
	test('the table has the setup, the answer, the counts with minimax, and the root moves', async () => {
		const { code, stdout, stderr } = await plyscope(['search', '--game', 'tree']);
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout).toBe(`position  Typed tree, ${AIMA}
root      MAX
search    Alpha-beta, the whole tree, cut equal, fail soft
leaves    evaluator outcome
moves     order listed

value      3, from the side of MAX
best move  a (0)

               alphabeta  minimax  share
visited               11       13  84.6%
leaves                 7        9  77.8%
cutoffs                1
pruned moves           2
never visited          2
Plain minimax visits 1.18 times as many nodes.

move  id  value  verdict
a     0   3      best
b     1   <= 2   certainly worse
c     2   2      certainly worse
`);
	});

	test('the output of minimax has no comparison', async () => {
		const { stdout } = await plyscope([
			'search',
			'--algorithm',
			'minimax',
			'--position',
			'[[1,2]]'
		]);
		expect(stdout).toContain('search    Minimax, the whole tree\n');
		expect(stdout).toContain('visited        4\nleaves         2\n');
		expect(stdout).not.toContain('times as many');
	});

	test('the output says that minimax was turned off', async () => {
		const { stdout } = await plyscope([
			'search',
			...words({ game: 'tictactoe', position: '.O..X.O.X', shadow: 'off' })
		]);
		expect(stdout).toContain('Plain minimax was not run (--shadow off).\n');
		expect(stdout).not.toContain('budget');
	});

	test('with minimax over the budget, the output says what is unknown, and the size of the tree', async () => {
		const { stdout } = await plyscope([
			'search',
			...words({ game: 'tictactoe', position: '.O..X.O.X', budget: 100 })
		]);
		expect(stdout).toContain('never visited  unknown\n');
		expect(stdout).toContain(
			'Plain minimax does not fit the budget of 100 nodes: the tree has 150.\n'
		);
	});

	test.each([
		[
			'mtdf',
			'This algorithm can visit nodes more than once, so it cannot be overlaid on plain minimax'
		],
		[
			'sss',
			'This algorithm can visit nodes more than once, so it cannot be overlaid on plain minimax'
		],
		['quiescence', 'This search can go beyond the depth limit, so its tree is not plain minimax’s.']
	])(
		'of %s says why plain minimax is no yardstick, whatever the budget',
		async (algorithm, why) => {
			const { stdout } = await plyscope(['search', ...words({ game: 'tree', algorithm })]);
			expect(stdout).toContain('never visited  unknown\n');
			expect(stdout).toContain(why);
			expect(stdout).not.toContain('budget');
		}
	);

	test('the output says that a leaf has no moves', async () => {
		const { stdout } = await plyscope(['search', '--position', 'inf']);
		expect(stdout).toContain('value      Infinity, from the side of MAX\n');
		expect(stdout).toContain('best move  none: the root is a leaf\n');
		expect(stdout).not.toContain('verdict');
	});
});

describe('search: progress', () => {
	const argv = ['search', '--json', ...words({ game: 'tictactoe', position: 'X........' })];

	test('progress is one line on a terminal, cleared at the end', async () => {
		const { stdout, stderr } = await plyscope(argv, 'terminal');
		expect(stderr).toContain('searching: 0 nodes');
		expect(stderr).toContain('plain minimax: 49,152 nodes');
		expect(stderr).not.toContain('\n');
		expect(stderr.endsWith('\r\u001b[K')).toBe(true);
		expect(stdout).toBe((await plyscope(argv)).stdout);
	});

	test('progress is not written to files', async () => {
		expect((await plyscope(argv)).stderr).toBe('');
	});
});

test('search names the unit of values that are not in pawns', async () => {
	const chess = { game: 'chess', position: SWIFT_POST, depth: 1 };
	const tableOf = async (evaluator: string): Promise<string> =>
		(await plyscope(['search', ...words({ ...chess, evaluator })])).stdout;
	expect(await tableOf('python-simple')).toMatch(/^value +-?\d+, in centipawns, from the side/m);
	expect(await tableOf('python-simple')).toMatch(/ value \(centipawns\) /);
	expect(await tableOf('swift')).toMatch(/^value +4.25, from the side/m);
});

describe('skipped root moves', () => {
	test('table and JSON name the pass that searched them', async () => {
		const fields = { game: 'tree', position: AIMA, algorithm: 'sss' };
		const { stdout } = await plyscope(['search', ...words(fields)]);
		expect(stdout).toMatch(/^b +1 +- +searched in pass 1$/m);
		expect(stdout).toMatch(/^c +2 +- +searched in pass 3$/m);
		const { moves } = await searchJson(fields);
		expect(moves.map(({ verdict }) => verdict)).toEqual([
			'best',
			'searched in pass 1',
			'searched in pass 3'
		]);
	});
});
