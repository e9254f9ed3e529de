import { Chess } from 'chess.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LevelTables } from '../../../src/lib/core/evaluate/krk-paper/levels/level-tables.ts';
import { PROFILES } from '../../../src/lib/core/games/krk/profile/profile.ts';
import { makeCandidates, weighMoves } from '../../../src/lib/core/experiments/krk/choose.ts';
import {
	CHECKMATE,
	LEGAL_REPLY,
	LEGAL_START,
	STALEMATE,
	listPlacements,
	placementFacts
} from '../../../src/lib/core/games/krk/legality.ts';
import { moveBetween, moveUci } from '../../../src/lib/core/games/krk/moves.ts';
import { formatSetup } from '../../../src/lib/core/games/krk/parse-setup.ts';
import type { Turn } from '../../../src/lib/core/games/krk/placement.ts';
import { runs, slice } from '../../sweep.ts';
import { krk, krkFault, krkJson, krkRows } from './command.ts';

interface TreeJson {
	nodes: number;
	levels: number[];
	static: number;
	value: number;
	bestMoves: string[];
}

const tree = async (line: string) => (await krkJson(`tree ${line}`)) as TreeJson;

const SEARCHES = ['released', 'clean', 'clean --mates depth'] as const;

/** A position in which the side to move has a move. */
const position = fc.constantFrom<Turn>('white', 'black').chain((turn) => {
	const ids = turn === 'white' ? listPlacements(LEGAL_START) : listPlacements(LEGAL_REPLY);
	return fc
		.nat({ max: ids.length - 1 })
		.map((index) => ({ id: ids[index] as number, turn }))
		.filter(
			(one) =>
				one.turn === 'white' ||
				((placementFacts()[one.id] as number) & (CHECKMATE | STALEMATE)) === 0
		);
});

describe('krk tree: figure 1 of the paper', () => {
	test('one step: 120 nodes', async () => {
		const search = { algorithm: 'minimax', order: 'listed' };
		const counts = { nodes: 120, levels: [1, 19, 100] };
		const found = { ...search, ...counts, static: 12, value: 9, bestMoves: ['Re5'] };
		expect(await tree('--id 206557 --profile clean')).toEqual(found);
		expect(Object.keys(await tree('--id 206557'))).toEqual(Object.keys(found));
	});

	test.each(SEARCHES)('two steps: 12,792 nodes, %s', async (profile) => {
		const line = `--id 206557 --turn white --steps 2 --profile ${profile}`;
		const { nodes, levels } = await tree(`${line} --algorithm minimax`);
		expect(nodes).toBe(12_792);
		expect(levels).toEqual([1, 19, 100, 1993, 10_679]);
		const less = await tree(`${line} --algorithm alphabeta`);
		expect(less.nodes).toBeLessThan(nodes / 3);
		expect(less.levels.reduce((sum, count) => sum + count, 0)).toBe(less.nodes);
	});

	// The same search as in the explorer, in README and on the page of the tree: counts of a naive alpha-beta.
	test.each([
		['released', 1, 47, ['Re5']],
		['clean', 1, 47, ['Re5']],
		['released', 2, 926, ['Kd4']],
		['clean', 2, 926, ['Kd4']]
	])(
		'alpha-beta, %s, %i steps: %i nodes, and its order and ties',
		async (profile, steps, count, best) => {
			const line = `--id 206557 --profile ${profile} --steps ${steps} --algorithm alphabeta`;
			const found = await tree(line);
			expect(found).toMatchObject({
				order: 'listed',
				ties: 'bounds',
				nodes: count,
				bestMoves: best
			});
			expect(await krk(`tree ${line}`)).toContain(
				`alphabeta, ${2 * steps} plies, order listed, cut equal, ties bounds\n`
			);
		}
	);

	test('another order or tie rule says so', async () => {
		const line = '--id 206557 --algorithm alphabeta --ties exact';
		expect(await tree(line)).toMatchObject({ nodes: 75, order: 'listed', ties: 'exact' });
		expect(await tree(`${line} --order rook-first`)).toMatchObject({
			nodes: 50,
			order: 'rook-first'
		});
		expect(await tree(`${line} --order rook-first --steps 2`)).toMatchObject({
			nodes: 2322,
			bestMoves: ['Re5', 'Kd4', 'Ke4']
		});
	});

	test('one step gives the value of each move', async () => {
		const rows = await krkRows('tree --id 206557 --profile clean');
		expect(rows[0]).toBe('uci,san,value,bound,verdict');
		expect(rows).toContain('d5e5,Re5,9,exact,best');
		const values = new Map(rows.slice(1).map((row) => [row.split(',')[1], row.split(',')[2]]));
		const rook = { Re5: 9, Rc5: 15, Rb5: 18, Ra5: 21, Rd4: 16, 'Rd6+': 17, Rd7: 21, Rd8: 25 };
		const lost = { Rf5: 1000, 'Rg5+': 1000, Rh5: 1000 };
		for (const [move, value] of Object.entries({ ...rook, ...lost })) {
			expect([move, values.get(move)]).toEqual([move, String(value)]);
		}
		const king = [...values].filter(([move]) => move?.startsWith('K'));
		expect(king).toHaveLength(8);
		expect(king.every(([, value]) => value === '12')).toBe(true);
	});

	test('the output for people', async () => {
		const text = await krk('tree --id 206557 --algorithm alphabeta');
		expect(text).toContain(
			'search      alphabeta, 2 plies, order listed, cut equal, ties bounds\n'
		);
		expect(text).toMatch(/\nvalue +9; White wants it small\nbest moves +Re5\n\nmove /);
		expect(text).toMatch(/\nRc5 +>= \d+ +certainly worse\n/);
	});
});

test('the nodes of one step are those of chess', async () => {
	await fc.assert(
		fc.asyncProperty(position, async ({ id, turn }) => {
			const { levels } = await tree(`--id ${id} --turn ${turn}`);
			const board = new Chess(formatSetup({ id, turn, clock: 0, moveNumber: 1 }));
			const moves = board.moves();
			const replies = moves.map((move) => {
				board.move(move);
				const count = board.isInsufficientMaterial() ? 0 : board.moves().length;
				board.undo();
				return count;
			});
			const second = replies.reduce((sum, count) => sum + count, 0);
			expect(levels).toEqual([1, moves.length, ...(second === 0 ? [] : [second])]);
		}),
		{ numRuns: runs(40, 4) }
	);
});

describe.each(SEARCHES)('%s', (profile) => {
	test.each([
		[1, 60],
		[2, 8]
	])('alpha-beta of %i steps finds all of minimax’s best moves', async (steps, numRuns) => {
		await fc.assert(
			fc.asyncProperty(position, async ({ id, turn }) => {
				const line = `--id ${id} --turn ${turn} --steps ${steps} --profile ${profile}`;
				const whole = await tree(line);
				const { nodes, levels, value, bestMoves } = await tree(
					`${line} --algorithm alphabeta --ties exact`
				);
				expect(whole).toMatchObject({ value, bestMoves });
				expect(nodes).toBeLessThanOrEqual(whole.nodes);
				expect(levels[1]).toBe(whole.levels[1]);
			}),
			{ numRuns: runs(numRuns, 4) }
		);
	});
});

// Searches of three steps are long, so a day has one profile.
describe.each(slice(SEARCHES, 3))('%s', (profile) => {
	test.each([
		[1, 60],
		[2, 15],
		[3, 2]
	])('%i steps: the best moves are those of the level tables', async (steps, numRuns) => {
		const [id, mates] =
			profile === 'released' ? ['released', 'flat'] : ['clean', profile.slice(14)];
		const rules = { ...PROFILES[id as 'released' | 'clean'], mates: mates || 'flat' } as const;
		const tables = new LevelTables(rules as typeof PROFILES.clean, steps, steps);
		await fc.assert(
			fc.asyncProperty(position, async (root) => {
				const line = `--id ${root.id} --turn ${root.turn} --steps ${steps} --profile ${profile}`;
				const order = profile === 'released' ? '--order rook-first' : '--order listed';
				const rows = await krkRows(`tree ${line} --algorithm alphabeta --ties exact ${order}`);
				const best = rows.filter((row) => row.endsWith(',best')).map((row) => row.split(',')[0]);
				const candidates = makeCandidates();
				const below = tables.layerBelow(root.turn === 'white' ? 0 : 1).values;
				weighMoves(candidates, root.id, root.turn, below, tables.mateStep);
				const tied = [...candidates.reached.subarray(0, candidates.count)]
					.filter((_, index) => candidates.values[index] === candidates.best)
					.map((next) => moveUci(moveBetween(root.id, next)));
				// The released program has an order of its own; otherwise moves are listed by their UCI text.
				expect(best).toEqual(profile === 'released' ? tied : tied.toSorted());
				const { value, bestMoves } = await tree(`${line} --algorithm alphabeta --ties exact`);
				expect(value).toBe(candidates.best);
				expect(bestMoves).toHaveLength(tied.length);
			}),
			{ numRuns: runs(numRuns, 4) }
		);
	});
});

describe('krk tree: the root', () => {
	test('the root has its static value, by the evaluator of the profile', async () => {
		// The two interpretations differ in a check along a rank with the white king above the black one.
		const differ = [];
		for (const id of listPlacements(LEGAL_REPLY).filter((_, index) => index % 997 === 0)) {
			const worth = async (profile: string, reading: string) => {
				const found = await tree(`--id ${id} --turn black --profile ${profile}`);
				const line = `evaluate --id ${id} --turn black --reading ${reading}`;
				const { freeSquares } = (await krkJson(line)) as { freeSquares: number };
				if (found.bestMoves.length > 0) expect(found.static).toBe(freeSquares);
				return found.static;
			};
			const released = await worth('released', 'authors');
			if (released !== (await worth('clean', 'authors-fixed'))) differ.push(id);
		}
		expect(differ.length).toBeGreaterThan(0);
	});

	test('the root may be the end of a game', async () => {
		// Black king a8, white king b6; the rook on h8, and then on b7.
		for (const profile of SEARCHES) {
			const search = { algorithm: 'minimax', order: 'listed' };
			const value = { static: -1000, value: -1000 };
			const mate = { ...search, nodes: 1, levels: [1], ...value, bestMoves: [] };
			expect(await tree(`--id 3594 --turn black --profile ${profile}`)).toEqual(mate);
			const stalemate = { ...mate, static: 1000, value: 1000 };
			expect(await tree(`--id 586 --turn black --profile ${profile}`)).toEqual(stalemate);
		}
		expect(await krk('tree --id 3594 --turn black')).toMatch(
			/best moves +none: the game is over\n$/
		);
		expect(await krkRows('tree --id 586 --turn black')).toHaveLength(1);
	});
});

test('three steps fit the default budget, four do not', async () => {
	const three = await tree('--id 206557 --steps 3 --profile clean --algorithm alphabeta');
	expect(three.nodes).toBeLessThan(100_000);
	const large = await krkFault('tree --id 206557 --steps 16 --budget 10000');
	expect(large).toMatch(
		/^--budget: The search visits more than 10,000 nodes; the tree has about [\d.e]+ \(estimated, /
	);
	expect(await krkFault('tree --id 206557 --steps 2 --budget 12791')).toBe(
		'--budget: The search visits more than 12,791 nodes; the tree has 12,792.'
	);
	expect((await tree('--id 206557 --steps 2 --budget 12792')).nodes).toBe(12_792);
});

test('a search accepts every option', async () => {
	const line = '--id 206557 --profile released,reading:area --steps 1';
	const { nodes, static: own } = await tree(line);
	expect([nodes, own]).toEqual([120, 12]);
	expect((await tree('--id 206557 --profile released,reading:mobility')).static).toBe(5);
});

describe('krk tree: mistakes', () => {
	test.each([
		['', 'tree: Which position? Give the number of the root with --id.'],
		['--id 262144', "--id: A position's number is a whole number from 0 to 262143."],
		['--id x', "--id: A position's number is a whole number from 0 to 262143."],
		['--id 0', '--id: Number 0 has the black king and the white rook both on a8.'],
		['--id 129 --turn black', /^--id: The kings on a7 and a8 are on adjacent squares/],
		['--id 66', /^--id: It is White's move, but Black's king on a8 is in check from the rook/],
		['--id 194 --turn both', '--turn: There is no side “both”; choose white, black.'],
		['--id 194 --steps 0', '--steps: Steps are a whole number from 1 to 16, not “0”.'],
		['--id 194 --steps 17', '--steps: Steps are a whole number from 1 to 16, not “17”.'],
		['--id 194 --steps abc', '--steps: Steps are a whole number from 1 to 16, not “abc”.'],
		[
			'--id 194 --algorithm scout',
			'--algorithm: There is no algorithm “scout” here; choose minimax, alphabeta.'
		],
		[
			'--id 194 --profile paper',
			/^--profile: A profile is released \(Released\) or clean \(Clean\), not “paper”/
		],
		['--id 194 --budget 0', /^--budget: “0” is not a budget: give a number of nodes from 1 to /],
		['--id 194 --csv --json', '--csv: Choose --json or --csv, not both.'],
		['--id 194 --seed 1', /^--seed: Unknown option. krk tree accepts --id, --turn, /]
	])('%s', async (words, fault) => {
		expect(await krkFault(`tree ${words}`.trim())).toMatch(fault);
	});
});

test('the faster of two mates is better only with depth-aware mates', async () => {
	// Ra3 mates; five other rook moves lead to a mate by the second move.
	const id = 30038;
	const flat = await tree(`--id ${id} --steps 2 --profile clean`);
	const depth = await tree(`--id ${id} --steps 2 --profile clean --mates depth`);
	expect([flat.value, depth.value]).toEqual([-1000, -999]);
	expect(depth.bestMoves).toEqual(['Ra3#']);
	expect(flat.bestMoves).toEqual(['Ra3#', 'Rc4', 'Rc5', 'Rc6', 'Rc7', 'Rc8']);
});
