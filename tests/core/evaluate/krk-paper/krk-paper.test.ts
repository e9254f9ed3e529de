import { expect, test } from 'vitest';
import { krkPaper } from '../../../../src/lib/core/evaluate/krk-paper/krk-paper.ts';
import { evaluatorFactsOf } from '../../../../src/lib/core/evaluate/registry.ts';
import { krk } from '../../../../src/lib/core/games/krk/krk.ts';

function valueOf(position: string): number {
	const result = krk.parse(position, { root: 'max' });
	if (!result.ok) throw new Error(result.fault.message);
	return krkPaper.evaluate(result.value, 0, Infinity);
}

test.each([
	['Figure 1', '8/8/6k1/3R4/8/3K4/8/8 w', 12],
	['Figure 1 with Black to move', '8/8/6k1/3R4/8/3K4/8/8 b', 12],
	['a king on the edge', '7k/R7/7K/8/8/8/8/8 b', 7],
	['a mate', 'R6k/8/7K/8/8/8/8/8 b', -1000],
	['a stalemate', 'k7/1R6/1K6/8/8/8/8/8 b', 1000],
	['the same with White to move', 'k7/1R6/1K6/8/8/8/8/8 w', 1],
	['a check to which the released program gives another value', '8/8/4K3/8/1R2k3/8/8/8 b', 18]
])('%s', (_name, position, value) => {
	expect(valueOf(position)).toBe(value);
});

test('a captured rook has the value 1000 for Black', () => {
	const result = krk.parse('8/8/6k1/6R1/8/3K4/8/8 b', { root: 'max' });
	if (!result.ok) throw new Error(result.fault.message);
	const state = result.value;
	const capture = state.legalMoves().find((move) => state.isCapture(move)) ?? -1;
	state.play(capture);
	expect(krkPaper.evaluate(state, 1, Infinity)).toBe(1000);
	state.undo();
	expect(krkPaper.evaluate(state, 0, Infinity)).toBeLessThan(1000);
});

test('the evaluator is for the game of king and rook', () => {
	expect(evaluatorFactsOf('krk-paper').games).toEqual(['krk']);
});
