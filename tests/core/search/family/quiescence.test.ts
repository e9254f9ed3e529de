/** Quiescence: alpha-beta if nothing can be captured, and otherwise minimax of its own larger tree. */
import { Chess, type Square } from 'chess.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectSame } from '../../../same.ts';
import { EXHAUSTIVE, runs, slice } from '../../../sweep.ts';
import { evaluatorOf } from '../../../../src/lib/core/evaluate/registry.ts';
import { STAND_PAT } from '../../../../src/lib/core/games/game.ts';
import { gameOf } from '../../../../src/lib/core/games/registry.ts';
import { compareSearches } from '../../../../src/lib/core/search/family/compare.ts';
import { ordersFor } from '../../../../src/lib/core/search/ordering/order.ts';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import { CUT_RULES, FAIL_RULES } from '../../../../src/lib/core/search/search.ts';
import { SHARP } from '../../games/chess/positions.ts';
import { stateValues } from '../oracle.ts';
import { setupOf } from '../record.ts';
import { grid, rules, treeSetup } from '../samples.ts';
import { changingMoves, extendedValues, materialOf } from './extended.ts';
import { eventsOf, tallyOf } from './run.ts';

const SWIFT = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';
/** A pawn of each side about to promote, with a possible capture. */
const PROMOTION = '3r3k/2P5/8/8/8/8/p7/1N5K w - - 0 1';
const POSITIONS: readonly SetupFields[] = [
	...[SWIFT, PROMOTION, SHARP['en passant, pinned']].flatMap((position) =>
		['0', '1', '2'].map((depth) => ({ game: 'chess', position, depth }))
	),
	{ game: 'chess', position: '7k/R6p/KP6/8/8/8/8/8 w - - 97 60', depth: '4' },
	// In check at the limit, and mated at it.
	{ game: 'chess', position: '4k3/8/8/8/4r3/8/3PpP2/3RK3 w - - 0 1', depth: '0' },
	{ game: 'chess', position: '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', depth: '1' },
	{ game: 'krk', position: '8/8/8/4k3/3R4/8/8/K7 b - - 0 1', depth: '0' },
	{ game: 'krk', position: '8/8/8/8/8/k7/2K5/1R6 w - - 0 1', depth: '1' },
	{ game: 'krk', position: '206557', depth: '3', evaluator: 'krk-depth' },
	{ game: 'krk-released', position: 'k7/8/1K6/8/8/8/8/1R6 w - - 0 1', depth: '3' },
	{ game: 'krk-released', position: '8/8/8/4k3/3R4/8/8/K7 b - - 0 1', depth: '2' }
];

function rootOf(fields: SetupFields) {
	const { game, position, root, depth, evaluator } = setupOf(fields);
	const parsed = gameOf(game).parse(position, { root });
	if (!parsed.ok) throw new Error(parsed.fault.message);
	const limit = depth ?? Infinity;
	const rule = evaluatorOf(evaluator);
	return {
		state: parsed.value,
		depth: limit,
		evaluate: (at: typeof parsed.value, ply: number) => rule.evaluate(at, ply, limit)
	};
}

describe('quiescence: the root has minimax’s value of the extended tree', () => {
	test.each(POSITIONS)('$game $position $depth', (fields) => {
		const { state, depth, evaluate } = rootOf(fields);
		const exact = extendedValues(state, depth, evaluate);
		const orders = ordersFor(setupOf(fields).game).map((id) => (id === 'random' ? 'random:7' : id));
		const setups = orders.flatMap((order) =>
			CUT_RULES.flatMap((cut) => FAIL_RULES.map((fail) => ({ ...fields, order, cut, fail })))
		);
		for (const setup of slice(setups, 8)) {
			const { value, bestMove } = tallyOf('quiescence', setup);
			expect(value).toBe(exact.get(''));
			if (bestMove === null) expect(value).toBe(evaluate(state, 0));
			else expect(exact.get(String(bestMove))).toBe(value);
		}
	});

	test('chess.js and a table of points give the same value', () => {
		const cases = [
			[1, SWIFT],
			[1, PROMOTION],
			[0, SHARP['en passant, pinned']]
		] as [number, string][];
		if (EXHAUSTIVE) cases.push([2, SWIFT]);
		for (const [depth, fen] of slice(cases, 3)) {
			const fields = { game: 'chess', position: fen, depth: String(depth) };
			expect(tallyOf('quiescence', fields).value).toBe(chessJsValue(new Chess(fen), depth));
		}
	});
});

test('without possible captures it equals alpha-beta, event by event', () => {
	const fields = fc.oneof(
		treeSetup.map((tree) => tree.fields),
		grid.chain((position) =>
			fc.constantFrom('whole', '1', '2').map((depth) => ({ game: 'tictactoe', position, depth }))
		)
	);
	fc.assert(
		fc.property(fields, rules, (position, chosen) => {
			const setup = { ...position, ...chosen };
			expect(eventsOf('quiescence', setup)).toEqual(eventsOf('alphabeta', setup));
			expect(tallyOf('quiescence', setup)).toEqual(tallyOf('alphabeta', setup));
		}),
		{ numRuns: runs(300, 5) }
	);
	// White, to move at the limit, has no capture.
	const quiet = { game: 'krk', position: '7k/8/8/8/8/8/R7/K7 w - - 0 1', depth: '2' };
	expect(eventsOf('quiescence', quiet)).toEqual(eventsOf('alphabeta', quiet));
});

test('the value differs from minimax if the last ply stops in the middle of an exchange', () => {
	// The rook captures a pawn that another pawn guards.
	const fields = { game: 'chess', position: '7k/8/4p3/3p4/8/8/8/3R3K w - - 0 1', depth: '1' };
	expect(tallyOf('minimax', fields).value).toBe(5 - 1);
	expect(tallyOf('quiescence', fields).value).toBe(5 - 2);
});

describe('quiescence: events', () => {
	const EXCHANGE = { game: 'chess', position: '7k/8/4p3/3p4/8/8/8/3R3K w - - 0 1', depth: '0' };
	const nameOf = (path: string): string =>
		path
			.split(' ')
			.map((move) => (move === String(STAND_PAT) ? 'stand pat' : move))
			.join(' ');

	test('a node beyond the limit has its stand pat first, a leaf of the same position', () => {
		const kinds = eventsOf('quiescence', EXCHANGE).map(
			({ kind, path, value }) => `${kind} ${nameOf(path).split(' ').length} ${value ?? ''}`
		);
		const [entered, stood] = eventsOf('quiescence', EXCHANGE);
		expect(entered?.detail.split(' ').slice(0, 2)).toEqual(['true', String(STAND_PAT)]);
		expect(stood).toMatchObject({ kind: 'evaluate', path: String(STAND_PAT), value: 3 });
		// MIN could recapture or not; both are searched.
		expect(kinds.filter((kind) => kind.startsWith('evaluate'))).toHaveLength(3);
		// Root, the rook on d5, and the king or pawn that captures it: three nodes, one of them a leaf.
		expect(tallyOf('quiescence', EXCHANGE)).toMatchObject({
			value: 3,
			bestMove: null,
			visited: 3,
			leaves: 1,
			evaluations: 3,
			distinct: 3
		});
	});

	test('a good enough stand pat prunes all captures', () => {
		// Black, to move at the limit, could capture the rook in places where it need not.
		const position = '7k/8/8/8/8/8/R7/K7 w - - 0 1';
		const events = eventsOf('quiescence', { game: 'krk', position, depth: '3' });
		const cuts = events.filter(
			({ kind, detail }, at) =>
				kind === 'cut' && detail === '1' && events[at - 2]?.path.endsWith(String(STAND_PAT))
		);
		expect(cuts.length).toBeGreaterThan(0);
	});

	test('evaluations are leaves and stand pats, nodes are entered nodes and leaves', () => {
		for (const fields of POSITIONS) {
			const events = eventsOf('quiescence', fields);
			const { visited, leaves, evaluations, cutoffs, prunedMoves } = tallyOf('quiescence', fields);
			const stood = events.filter(
				({ kind, path }) => kind === 'evaluate' && path.split(' ').at(-1) === String(STAND_PAT)
			).length;
			const entered = events.filter(({ kind }) => kind === 'enter');
			const evaluated = events.filter(({ kind }) => kind === 'evaluate').length;
			expect([evaluations, leaves, visited]).toEqual([
				evaluated,
				evaluated - stood,
				entered.length + evaluated - stood
			]);
			expect(cutoffs).toBe(events.filter(({ kind }) => kind === 'cut').length);
			// Every move of an entered node was reached or pruned.
			const moves = entered.reduce((sum, { detail }) => sum + detail.split(' ').length - 1, 0);
			expect(prunedMoves).toBe(moves - (entered.length + evaluated - 1));
		}
	});
});

test('quiescence ends: beyond the limit each move captures a piece or uses up a pawn', () => {
	for (const fields of POSITIONS) {
		const { depth, state } = rootOf(fields);
		for (const { kind, path } of eventsOf('quiescence', fields)) {
			if (kind !== 'enter' && kind !== 'evaluate') continue;
			const moves = path === '' ? [] : path.split(' ').map(Number);
			const left: number[] = [];
			let played = 0;
			for (const move of moves) {
				if (move === STAND_PAT) {
					expectSame(moves.at(-1), STAND_PAT);
					break;
				}
				if (played >= depth) {
					if (!changingMoves(state).includes(move)) expect.fail(`${move} takes nothing: ${path}`);
					left.push(unitsOf(materialOf(state)));
				}
				state.play(move);
				played++;
			}
			left.push(unitsOf(materialOf(state)));
			const isShrinking = left.every((units, at) => at === 0 || units < (left[at - 1] as number));
			if (!isShrinking) expect.fail(`${path} takes nothing more, and goes on: ${left.join(' ')}`);
			for (; played > 0; played--) state.undo();
		}
	}
});

test('the minimal tree is that of the plain tree, in any order of the searches', () => {
	const setup = setupOf({ game: 'chess', position: SWIFT, depth: '2' });
	const compared = (ids: ('quiescence' | 'alphabeta')[]) =>
		compareSearches(setup, ids, 'exact', () => undefined).map((row) => row.minimumNodes);
	const [minimum] = compared(['alphabeta']);
	expect(minimum).toBeGreaterThan(0);
	expect(compared(['quiescence', 'alphabeta'])).toEqual([null, minimum]);
	expect(compared(['quiescence'])).toEqual([null]);
});

test('the plain tree is not changed by quiescence', () => {
	const { state, depth, evaluate } = rootOf({ game: 'chess', position: SWIFT, depth: '2' });
	const plain = stateValues(state, depth, evaluate);
	const extended = extendedValues(state, depth, evaluate);
	expect(extended.size).toBeGreaterThan(plain.size);
	expect([...plain.keys()].filter((path) => !extended.has(path))).toEqual([]);
});

/** A piece counts once, a pawn twice: it can be captured or promoted. */
function unitsOf(material: string): number {
	return material.length + material.replace(/[^pP]/g, '').length;
}

const POINTS = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 } as const;

function chessJsValue(chess: Chess, depth: number): number {
	const white = chess.turn() === 'w';
	const over = chess.isCheckmate() || chess.isStalemate() || isDrawn(chess);
	const moves = over
		? []
		: chess
				.moves({ verbose: true })
				.filter((move) => depth > 0 || move.captured !== undefined || move.promotion !== undefined);
	const values = moves.map((move) => {
		chess.move(move);
		const value = chessJsValue(chess, depth - 1);
		chess.undo();
		return value;
	});
	if (depth <= 0 || values.length === 0) values.push(pointsOf(chess));
	return white ? Math.max(...values) : Math.min(...values);
}

/** A position alone does not determine repetition. */
function isDrawn(chess: Chess): boolean {
	return chess.isInsufficientMaterial() || chess.isDrawByFiftyMoves();
}

function pointsOf(chess: Chess): number {
	const white = chess.turn() === 'w';
	if (chess.isCheckmate()) return white ? -1000 : 1000;
	if (chess.isStalemate() || isDrawn(chess)) return 0;
	let balance = 0;
	for (const row of chess.board()) {
		for (const piece of row) {
			if (piece === null) continue;
			const { square, type, color }: { square: Square; type: keyof typeof POINTS; color: string } =
				piece;
			if (!/^[a-h][1-8]$/.test(square)) throw new Error(`no square ${square}`);
			balance += color === 'w' ? POINTS[type] : -POINTS[type];
		}
	}
	if (!chess.inCheck()) return balance;
	return white ? balance - 1 : balance + 1;
}
