import { describe, expect, test } from 'vitest';
import type { EvaluatorCode } from '../../../../src/lib/core/evaluate/evaluator.ts';
import { pythonImprovedMended } from '../../../../src/lib/core/evaluate/python/python-improved-mended.ts';
import { pythonImproved } from '../../../../src/lib/core/evaluate/python/python-improved.ts';
import type { ChessState } from '../../../../src/lib/core/games/chess/chess-state.ts';
import { moveUci } from '../../../../src/lib/core/games/chess/moves.ts';
import { MATES, chessState } from '../samples.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const CASTLING = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 20';

function after(fen: string, ...ucis: string[]): ChessState {
	const state = chessState(fen);
	for (const uci of ucis) {
		const move = state.legalMoves().find((one) => moveUci(one) === uci);
		if (move === undefined) throw new Error(`${uci} is not legal`);
		state.play(move);
	}
	return state;
}

function termsOf(rule: EvaluatorCode<ChessState>, state: ChessState): Record<string, number> {
	return Object.fromEntries(rule.terms(state, 0, 4).map(({ id, value }) => [id, value]));
}

test.each([
	['the start: nobody has moved', [], 0, 0],
	// A pawn from e2, with -20 there, to e4, with 20.
	['after e4: White moved last', ['e2e4'], 60, 40],
	['after e4 e5', ['e2e4', 'e7e5'], -20, 0],
	// White's knight from g1 (-40) to f3 (10).
	['after e4 e5 Nf3', ['e2e4', 'e7e5', 'g1f3'], 70, 50],
	// The pawn had 20 on e4 and gets 25 on d5; a pawn of Black's is gone.
	['after e4 d5 exd5', ['e2e4', 'd7d5', 'e4d5'], 145, 145]
])('%s', (_name, moves, published, mended) => {
	expect(pythonImproved.evaluate(after(START, ...moves), 0, 4)).toBe(published);
	expect(pythonImprovedMended.evaluate(after(START, ...moves), 0, 4)).toBe(mended);
});

describe('Python post: the last move', () => {
	test.each([
		['nobody has moved', START, [], 0, 0, 0],
		['a quiet move', START, ['e2e4'], 20, 0, 0],
		['a quiet answer', START, ['e2e4', 'e7e5'], -20, 0, 0],
		['a capture', START, ['e2e4', 'd7d5', 'e4d5'], 20, 20, 0],
		['a capture by Black', START, ['e2e4', 'd7d5', 'e4d5', 'd8d5'], -20, -20, 0],
		['en passant', '4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1', ['d4e3'], -20, -20, 0],
		['a step beside the passed square', '4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1', ['d4d3'], -20, 0, 0],
		['castling short', CASTLING, ['e1g1'], 20, 0, 25],
		['castling long', CASTLING, ['e1c1'], 20, 0, 20],
		['castling by Black', CASTLING, ['h1f1', 'e8c8'], -20, 0, -20],
		['a rook on the way', CASTLING, ['h1g1'], 20, 0, 0]
	])('%s', (_name, fen, moves, published, capture, castling) => {
		const state = after(fen, ...moves);
		expect(termsOf(pythonImproved, state)).toMatchObject({ capture: published, castling: 0 });
		expect(termsOf(pythonImprovedMended, state)).toMatchObject({ capture, castling });
	});
});

test('check costs 50', () => {
	const check = (fen: string) => termsOf(pythonImproved, chessState(fen))['check'];
	expect(check('4k3/8/8/8/8/8/8/4R1K1 b - - 0 1')).toBe(50);
	expect(check('4r1k1/8/8/8/8/8/8/4K3 w - - 0 1')).toBe(-50);
	expect(check(START)).toBe(0);
});

test.each([
	['mate by White', MATES["the R post's mate"], Infinity, 100_000 - 3],
	['mate by Black', MATES['mate by Black'], -Infinity, 3 - 100_000],
	['stalemate', MATES.stalemate, 0, 0],
	['a claim at 99', '8/8/4k3/8/3R4/3K4/8/8 w - - 99 90', 0, 0],
	// Its rook has 500 and its king, on g6, -40; Black's king, on g8, 30.
	['a claim at 99 by a side that can mate', '6k1/8/6K1/8/8/8/8/1R6 w - - 99 90', 0, 430]
])('%s at ply 3', (_name, fen, published, mended) => {
	expect(pythonImproved.evaluate(chessState(fen), 3, 4)).toBe(published);
	expect(pythonImprovedMended.evaluate(chessState(fen), 3, 4)).toBe(mended);
});

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

describe('Python post: overlays', () => {
	const valuesOf = (rule: EvaluatorCode<ChessState>, id: string, fen = START) => {
		const overlay = rule.overlays?.find((one) => one.id === id);
		const values = overlay?.valuesAt(chessState(fen)) ?? [];
		expect(values).toHaveLength(64);
		expect(values.every((value) => !Object.is(value, -0))).toBe(true);
		return (square: string) =>
			values[(square.charCodeAt(0) - 97) * 8 + Number(square.charAt(1)) - 1];
	};

	test("the printed knight's table: White's as printed from rank 1", () => {
		const at = valuesOf(pythonImproved, 'table-white-knight');
		expect(FILES.map((file) => at(`${file}2`))).toEqual([-40, -20, 0, 5, 5, 0, -20, -40]);
		expect(FILES.map((file) => at(`${file}6`))).toEqual([-30, 0, 10, 15, 15, 10, 0, -30]);
	});

	test("Black's queen: White's table rotated, or mirrored, with the sign of Black", () => {
		const turned = valuesOf(pythonImproved, 'table-black-queen');
		const mirrored = valuesOf(pythonImprovedMended, 'table-black-queen');
		expect(FILES.map((file) => turned(`${file}7`))).toEqual([10, 0, 0, 0, 0, -5, 0, 10]);
		expect(FILES.map((file) => mirrored(`${file}7`))).toEqual([10, 0, -5, 0, 0, 0, 0, 10]);
	});

	test('the bonus of each piece sums to the term', () => {
		for (const rule of [pythonImproved, pythonImprovedMended]) {
			const state = after(START, 'e2e4', 'd7d5', 'd1h5', 'd8d6');
			const overlay = rule.overlays?.find(({ id }) => id === 'squares');
			const sum = (overlay?.valuesAt(state) ?? []).reduce<number>(
				(all, one) => all + (one ?? 0),
				0
			);
			expect(sum).toBe(termsOf(rule, state)['squares']);
			expect(sum).not.toBe(0);
		}
	});
});
