import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../src/lib/core/games/registry.ts';
import { outcome } from '../../../src/lib/core/evaluate/outcome.ts';
import { evaluatorFactsOf } from '../../../src/lib/core/evaluate/registry.ts';
import { explicit } from '../../../src/lib/core/games/explicit/explicit.ts';
import { ticTacToe } from '../../../src/lib/core/games/tictactoe/tictactoe.ts';

function valueOfGrid(text: string, ply = 0): number {
	const result = ticTacToe.parse(text, { root: 'max' });
	if (!result.ok) throw new Error(result.fault.message);
	return outcome.evaluate(result.value, ply, Infinity);
}

function valueOfLeaf(text: string, ...path: number[]): number {
	const result = explicit.parse(text, { root: 'max' });
	if (!result.ok) throw new Error(result.fault.message);
	for (const move of path) result.value.play(move);
	return outcome.evaluate(result.value, path.length, Infinity);
}

describe('outcome', () => {
	it('outcome is for the games that are valued by their results, tic-tac-toe and typed trees among them', () => {
		expect(evaluatorFactsOf('outcome').games).toEqual(
			expect.arrayContaining(['tictactoe', 'tree'])
		);
		expect(evaluatorFactsOf('outcome').games.every((id) => factsOf(id).hasResult)).toBe(true);
		expect(evaluatorFactsOf('outcome').games).not.toContain('chess');
	});

	it.each([
		['a line of X', 'XXXOO....', 1],
		['a line of O', 'XX.OOOX..', -1],
		['a full board without a line', 'XOXXOOOXX', 0],
		['a full board with a line', 'XXXXOOXOO', 1],
		['an undecided grid at the depth limit', '..XO..OXO', 0]
	])('%s', (_, grid, value) => {
		expect(valueOfGrid(grid)).toBe(value);
	});

	it('the length of a win does not matter', () => {
		expect([0, 1, 9].map((ply) => valueOfGrid('XXXOO....', ply))).toEqual([1, 1, 1]);
	});

	it('a leaf of a typed tree has its number, with either side to move', () => {
		expect(valueOfLeaf('7')).toBe(7);
		expect(valueOfLeaf('[[3,12],-2.5]', 0, 1)).toBe(12);
		expect(valueOfLeaf('[[3,12],-2.5]', 1)).toBe(-2.5);
		expect(valueOfLeaf('[inf,-inf]', 0)).toBe(Infinity);
		expect(valueOfLeaf('[inf,-inf]', 1)).toBe(-Infinity);
	});

	it('outcome is never -0', () => {
		expect(Object.is(valueOfLeaf('[-0]', 0), 0)).toBe(true);
		expect(Object.is(valueOfGrid('XOXXOOOXX'), 0)).toBe(true);
		expect(Object.is(valueOfGrid('....X....'), 0)).toBe(true);
	});

	it('an inner node of a typed tree throws, since it has no value', () => {
		expect(() => valueOfLeaf('[[3,12],-2.5]', 0)).toThrow(/no value/);
	});
});
