/** The value printed by `search` equals the value of plain minimax, for each algorithm and its passes. */
import { expect, test } from 'vitest';
import { gameOf } from '../../src/lib/core/games/registry.ts';
import { evaluatorOf } from '../../src/lib/core/evaluate/registry.ts';
import { seededRandom, type Random } from '../../src/lib/core/base/random.ts';
import {
	ALGORITHM_IDS,
	algorithmOf,
	type AlgorithmId
} from '../../src/lib/core/search/registry.ts';
import { runs, seedFrom } from '../sweep.ts';
import { extendedValues } from '../core/search/family/extended.ts';
import { rootMaxValues, stateValues, textOf, type Nested } from '../core/search/oracle.ts';
import { setupOf } from '../core/search/record.ts';
import { plyscope, searchJson, words, type Options } from './command.ts';

const POSITIONS: readonly Options[] = [
	{ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' },
	{ game: 'tree', position: '[[0,-2,-2],[-1],1,[2,1],[-1,1]]' },
	{ game: 'tree', position: '[[inf,-inf],[-inf,[0.5,[-inf]],inf],[[[inf]]]]' },
	{ game: 'tree', position: '4' },
	{ game: 'tictactoe', position: '.O..X.O.X' },
	{ game: 'tictactoe', position: 'X...O....', depth: 3 },
	{ game: 'tictactoe', position: 'XX.OO....', evaluator: 'outcome-depth' },
	{ game: 'chess', position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1', depth: 3 },
	{ game: 'chess', position: '8/8/8/8/8/1k6/2p5/K7 b - - 0 1', depth: 3 },
	{ game: 'krk', position: '8/8/8/8/8/k7/2K5/1R6 w - - 0 1', depth: 3 }
];

test.each(ALGORITHM_IDS)(
	'%s: JSON and text give the value of minimax, exactly, for the root and its best moves',
	async (id) => {
		const wrong: unknown[] = [];
		const random = seededRandom(seedFrom(1));
		const trees = Array.from({ length: runs(800) }, (_, i) => ({
			game: 'tree',
			position: textOf([randomTree(random, 2), randomTree(random, 3), randomTree(random, 2)]),
			root: i % 2 === 0 ? 'max' : 'min'
		}));
		for (const fields of [...POSITIONS, ...trees]) {
			const options = { ...fields, algorithm: id, shadow: 'off' };
			const { values, best } = minimaxOf(options, id);
			const expected = scriptValue(values.get('') as number);
			const { value, bound, bestMove, moves } = await searchJson(options);
			const { stdout } = await plyscope(['search', ...words(options)]);
			const line = /^value +(\S+)/m.exec(stdout)?.[1]?.replace(/,$/, '');
			const isBest = best.length === 0 ? bestMove === null : best.includes(String(bestMove));
			const isRight =
				value === expected && bound === 'exact' && line === String(expected) && isBest;
			const areBestExact = moves
				.filter(({ verdict }) => verdict === 'best')
				.every(
					(one) =>
						one.value === expected && one.bound === 'exact' && best.includes(String(one.move))
				);
			if (!isRight || !areBestExact) {
				wrong.push({ options, expected, value, bound, line, bestMove, moves });
			}
		}
		expect(wrong).toEqual([]);
	}
);

/** The values of all nodes, and the root moves that give the root its value. */
function minimaxOf(
	options: Options,
	id: AlgorithmId
): { values: ReadonlyMap<string, number>; best: string[] } {
	const fields = Object.entries(options).map(([name, value]) => [name, String(value)] as const);
	const { game, position, root, depth, evaluator } = setupOf(Object.fromEntries(fields));
	const state = gameOf(game).parse(position, { root });
	if (!state.ok) throw new Error(state.fault.message);
	const rule = evaluatorOf(evaluator);
	const { visits, maxIs } = algorithmOf(id);
	const valuesOf =
		visits === 'beyond' ? extendedValues : maxIs === 'root mover' ? rootMaxValues : stateValues;
	const values = valuesOf(state.value, depth ?? Infinity, (at, ply) =>
		rule.evaluate(at, ply, depth ?? Infinity)
	);
	const moves = state.value.isTerminal() || depth === 0 ? [] : state.value.legalMoves();
	const best = moves.filter((move) => values.get(String(move)) === values.get(''));
	return { values, best: best.map((move) => gameOf(game).moveId(state.value, move)) };
}

function scriptValue(value: number): number | string {
	return Number.isFinite(value) ? value : String(value);
}

/** Few distinct values, so that ties and bounds that look like values are frequent. */
function randomTree(random: Random, plies: number): Nested {
	const pick = (count: number): number => Math.floor(random() * count);
	if (plies === 0 || pick(7) === 0) return pick(5) - 2;
	return Array.from({ length: 1 + pick(3) }, () => randomTree(random, plies - 1));
}
