/** Killer and history orders, compared with a plain alpha-beta that keeps its own killers and history. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluatorOf } from '../../../../src/lib/core/evaluate/registry.ts';
import type { GameState, Move } from '../../../../src/lib/core/games/game.ts';
import { gameOf } from '../../../../src/lib/core/games/registry.ts';
import { countSearch } from '../../../../src/lib/core/search/count.ts';
import { ALGORITHM_IDS, algorithmOf } from '../../../../src/lib/core/search/registry.ts';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import { prepareSearch } from '../../../../src/lib/core/search/prepare.ts';
import { eventsOf, tallyOf } from '../family/run.ts';
import { stateValues } from '../oracle.ts';
import { countsOf, pathOf, record, rowsWhere, setupOf } from '../record.ts';
import { grid, treeSetup } from '../samples.ts';
import { expectSame } from '../../../same.ts';
import { runs, slice } from '../../../sweep.ts';

const ORDERS = ['killer', 'history'] as const;
type Learning = (typeof ORDERS)[number];

interface Position {
	readonly state: GameState;
	readonly evaluate: (state: GameState, ply: number, depth: number) => number;
	readonly depth: number;
}

function positionOf(fields: SetupFields): Position {
	const { game, position, root, evaluator, depth } = setupOf(fields);
	const parsed = gameOf(game).parse(position, { root });
	if (!parsed.ok) throw new Error(parsed.fault.message);
	const rule = evaluatorOf(evaluator);
	return {
		state: parsed.value,
		evaluate: (state, ply, limit) => rule.evaluate(state, ply, limit),
		depth: depth ?? Infinity
	};
}

/** The learned data: two slots for each ply, and a table by side and move. */
class Memory {
	readonly first: (Move | undefined)[] = [];
	readonly second: (Move | undefined)[] = [];
	readonly table: Record<string, number> = {};
}

/** The paths visited, in order, and the principal variation. `leading` is to be searched first. */
function naiveAlphaBeta(
	{ state, evaluate, depth }: Position,
	learning: Learning,
	strict: boolean,
	memory: Memory,
	leading: readonly Move[] = []
): { visits: string[]; line: Move[] } {
	const visits: string[] = [];
	const side = (): string => (state.maxToMove() ? 'max' : 'min');

	const inOrder = (path: readonly Move[]): Move[] => {
		const moves = state.legalMoves();
		const rank = (move: Move): number => {
			if (move === leading[path.length] && path.every((made, ply) => made === leading[ply])) {
				return Infinity;
			}
			if (learning === 'history') return memory.table[`${side()} ${move}`] ?? 0;
			if (move === memory.first[path.length]) return 2;
			return move === memory.second[path.length] ? 1 : 0;
		};
		const ranks = new Map(moves.map((move) => [move, rank(move)]));
		const places = new Map(moves.map((move, place) => [move, place]));
		const get = (map: Map<Move, number>, move: Move): number => map.get(move) ?? 0;
		return moves.sort((a, b) => {
			if (get(ranks, a) !== get(ranks, b)) return get(ranks, a) > get(ranks, b) ? -1 : 1;
			return get(places, a) - get(places, b);
		});
	};

	const visit = (
		path: Move[],
		alpha: number,
		beta: number
	): { value: number; line: Move[]; deepest: number } => {
		const ply = path.length;
		visits.push(path.join(' '));
		const moves = ply === depth ? [] : inOrder(path);
		if (moves.length === 0) return { value: evaluate(state, ply, depth), line: [], deepest: ply };
		const max = state.maxToMove();
		let value: number | null = null;
		let line: Move[] = [];
		let deepest = ply;
		for (const [index, move] of moves.entries()) {
			state.play(move);
			const child = visit([...path, move], alpha, beta);
			state.undo();
			deepest = Math.max(deepest, child.deepest);
			if (value === null || (max ? child.value > value : child.value < value)) {
				value = child.value;
				line = [move, ...child.line];
			}
			if (max) alpha = Math.max(alpha, value);
			else beta = Math.min(beta, value);
			const reached = max ? [value, beta] : [alpha, value];
			const [high, low] = reached as [number, number];
			if (strict ? high > low : high >= low) {
				if (index < moves.length - 1 && memory.first[ply] !== move) {
					memory.second[ply] = memory.first[ply];
					memory.first[ply] = move;
				}
				break;
			}
		}
		const key = `${side()} ${line[0]}`;
		memory.table[key] = (memory.table[key] ?? 0) + 2 ** (deepest - ply);
		return { value: value ?? NaN, line, deepest };
	};
	const { line } = visit([], -Infinity, Infinity);
	return { visits, line };
}

function visitsOf(id: 'alphabeta' | 'negamax' | 'deepening', fields: SetupFields): string[] {
	return eventsOf(id, fields)
		.filter(({ kind }) => kind === 'enter' || kind === 'evaluate')
		.map(({ path }) => path);
}

const GAMES: readonly SetupFields[] = [
	{ game: 'tictactoe', position: 'X...O....', evaluator: 'outcome-depth' },
	{ game: 'tictactoe', position: '.........', depth: '5' },
	{ game: 'chess', position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1', depth: '3' },
	{ game: 'chess', position: '1n1n4/P1P1P1k1/8/8/8/8/p1p1p1K1/1N1N4 w - - 0 1', depth: '2' },
	{ game: 'krk', position: '206557', depth: '4' },
	{ game: 'krk-released', position: 'k7/8/1K6/8/8/8/8/1R6 w - - 0 1', depth: '3' }
];

describe.each(ORDERS)('%s', (order) => {
	test.each(GAMES)('$game $position: the visits equal those of the naive search', (fields) => {
		for (const cut of ['equal', 'strict'] as const) {
			const naive = naiveAlphaBeta(positionOf(fields), order, cut === 'strict', new Memory());
			const setup = { ...fields, order, cut };
			expect(visitsOf('alphabeta', setup)).toEqual(naive.visits);
			expect(visitsOf('negamax', setup)).toEqual(naive.visits);
		}
	});

	test('random trees and boards agree with the naive search', () => {
		const fields = fc.oneof(
			treeSetup.map((tree) => tree.fields),
			grid.map((position) => ({ game: 'tictactoe', position }))
		);
		fc.assert(
			fc.property(fields, fc.constantFrom('equal', 'strict'), (position, cut) => {
				const naive = naiveAlphaBeta(positionOf(position), order, cut === 'strict', new Memory());
				expect(visitsOf('alphabeta', { ...position, order, cut })).toEqual(naive.visits);
			}),
			{ numRuns: runs(400, 8) }
		);
	});

	test('deepening keeps its learning from pass to pass, after the best line', () => {
		for (const fields of GAMES) {
			const position = positionOf(fields);
			if (position.depth === Infinity) continue;
			const memory = new Memory();
			const visits: string[] = [];
			let line: Move[] = [];
			for (let depth = 1; depth <= position.depth; depth++) {
				const pass = naiveAlphaBeta({ ...position, depth }, order, false, memory, line);
				visits.push(...pass.visits);
				line = pass.line;
			}
			expect(visitsOf('deepening', { ...fields, order })).toEqual(visits);
		}
	});

	test('counts, repeated counts and recordings have the same nodes, each search starting empty', () => {
		for (const fields of GAMES) {
			const setup = setupOf({ ...fields, order });
			const counted = countSearch(setup, () => undefined);
			expect(countSearch(setup, () => undefined)).toEqual(counted);
			const recording = record({ ...fields, order });
			expect(countsOf(recording)).toMatchObject({
				visited: counted.visited,
				leaves: counted.leaves,
				cutoffs: counted.cutoffs,
				prunedMoves: counted.prunedMoves
			});
			const { trace } = recording;
			const visited = rowsWhere(trace, (row) => !trace.isPruned(row));
			expect(visited.map((row) => pathOf(trace, row))).toEqual(
				visitsOf('alphabeta', { ...fields, order })
			);
			const tally = tallyOf('alphabeta', { ...fields, order });
			expect([tally.visited, tally.leaves]).toEqual([counted.visited, counted.leaves]);
		}
	});

	test('every tree of a prepared search starts with an empty order', () => {
		const prepared = prepareSearch(setupOf({ game: 'tictactoe', position: '.........', order }));
		const tree = prepared.newTree();
		tree.learner?.onCut(7, 0);
		tree.learner?.onBest(7, true, 3);
		expect(tree.moves()[0]).toBe(7);
		expect(prepared.newTree().moves()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
	});

	test.each(['alphabeta', 'negamax', 'tt'] as const)(
		'minimax with %s is the whole tree, in the order of the search at its nodes',
		(algorithm) => {
			for (const fields of slice(GAMES, 3)) {
				const { trace, shadow, shadowRow } = record({ ...fields, order, algorithm });
				if (shadow === null || shadowRow === null) throw new Error('there is a shadow');
				const { state, evaluate, depth } = positionOf(fields);
				const values = stateValues(state, depth, (at, ply) => evaluate(at, ply, depth));
				expect(shadow.rows).toBe(values.size);
				for (let row = 0; row < shadow.rows; row++) {
					expectSame(shadow.valueOf(row), values.get(pathOf(shadow, row)));
				}
				// Rows in order stay in order: the overview finds one from the other by bisection.
				const places = [...shadowRow.subarray(0, trace.rows)];
				const isRising = places.every((at, row) => row === 0 || at > (places[row - 1] as number));
				expect([places.length, isRising]).toEqual([trace.rows, true]);
			}
		}
	);
});

test('learning orders keep every search’s value and best move correct', () => {
	const fields = treeSetup.map((tree) => tree.fields);
	fc.assert(
		fc.property(
			fc.constantFrom(...ALGORITHM_IDS),
			fields,
			fc.constantFrom(...ORDERS),
			(id, position, order) => {
				const { state, evaluate, depth } = positionOf(position);
				// Not comparable: its MAX is not minimax's MAX.
				fc.pre(algorithmOf(id).maxIs !== 'root mover' || state.maxToMove());
				const values = stateValues(state, depth, (at, ply) => evaluate(at, ply, depth));
				const { value, bestMove } = tallyOf(id, { ...position, order });
				expect(value).toBe(values.get(''));
				expect(values.get(bestMove === null ? '' : String(bestMove))).toBe(value);
			}
		),
		{ numRuns: runs(2000, 8) }
	);
});

test('on the empty board both orders visit fewer nodes than the listed order', () => {
	const nodes = (order: string): number =>
		tallyOf('alphabeta', { game: 'tictactoe', position: '.........', order }).visited;
	expect(nodes('killer')).toBeLessThan(nodes('listed'));
	expect(nodes('history')).toBeLessThan(nodes('listed'));
});
