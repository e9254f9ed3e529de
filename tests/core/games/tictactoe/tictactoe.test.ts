import { describe, expect, it } from 'vitest';
import { ticTacToe } from '../../../../src/lib/core/games/tictactoe/tictactoe.ts';
import type { TicTacToeState } from '../../../../src/lib/core/games/tictactoe/state.ts';
import { searchGrid } from './brute-force.ts';

function parsed(text: string): TicTacToeState {
	const result = ticTacToe.parse(text, { root: 'min' });
	if (!result.ok) throw new Error(result.fault.message);
	return result.value;
}

describe('tic-tac-toe: the game', () => {
	it('the board determines the side to move, and the root option is ignored', () => {
		expect(parsed('.........').maxToMove()).toBe(true);
		expect(parsed('....X....').maxToMove()).toBe(false);
	});

	it('moves have a text for people and one for scripts', () => {
		const state = parsed('.........');
		const moves = state.legalMoves();
		expect(moves.map((move) => ticTacToe.moveText(state, move)).join(' ')).toBe(
			'a3 b3 c3 a2 b2 c2 a1 b1 c1'
		);
		expect(moves.map((move) => ticTacToe.moveId(state, move)).join('')).toBe('012345678');
	});

	it.each([
		['XXXOO....', 'max', 'row 3'],
		['OX.OX.O.X', 'min', 'column a'],
		['XO.OX...X', 'max', 'the diagonal a3-c1'],
		['XXOXO.O..', 'min', 'the diagonal a1-c3'],
		['XXXXOOXOO', 'max', 'row 3 and column a'],
		['XOXOXOXOX', 'max', 'the diagonal a3-c1 and the diagonal a1-c3']
	])('%s is over: %s has %s', (grid, winner, detail) => {
		expect(ticTacToe.ending(parsed(grid))).toMatchObject({ code: 'line', winner, detail });
	});

	it('ends in a draw on a full board without a line', () => {
		expect(ticTacToe.ending(parsed('XOXXOOOXX'))).toEqual({
			code: 'full-board',
			name: 'Full board',
			clause: 'The board is full',
			winner: null,
			detail: ''
		});
	});

	it('a board without a line is not over', () => {
		expect(ticTacToe.ending(parsed('..XO..OXO'))).toBeNull();
	});

	it('the whole tree has 549,946 nodes: by ply and by result', () => {
		const state = parsed('.........');
		const byPly = Array.from({ length: 10 }, () => 0);
		const results = { max: 0, min: 0, draw: 0 };
		const visit = (ply: number): void => {
			byPly[ply] = (byPly[ply] as number) + 1;
			const ending = state.isTerminal() ? ticTacToe.ending(state) : null;
			if (ending !== null) results[ending.winner ?? 'draw']++;
			for (const move of state.legalMoves()) {
				state.play(move);
				visit(ply + 1);
				state.undo();
			}
		};
		visit(0);
		expect(byPly).toEqual([1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872]);
		expect(results).toEqual({ max: 131184, min: 77904, draw: 46080 });
	});
});

describe('tic-tac-toe: presets', () => {
	const preset = (id: string) => {
		const found = ticTacToe.presets.find((each) => each.id === id);
		if (found === undefined) throw new Error(`no preset ${id}`);
		return found;
	};
	const minimax = (id: string) => searchGrid(preset(id).position, 'X', 'visit all');
	const alphaBeta = (id: string) => searchGrid(preset(id).position, 'X', 'prune');
	const deep = (id: string) => alphaBeta(id).cutoffs.filter((plies) => plies > 1).length;

	it('presets are legal, normalised, with X to move or finished, and have unique names', () => {
		for (const { id, name, position, about } of ticTacToe.presets) {
			const state = parsed(position);
			expect(ticTacToe.format(state), id).toBe(position);
			expect(state.isTerminal() || state.maxToMove(), id).toBe(true);
			expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
			expect(name.length * about.length, id).toBeGreaterThan(0);
		}
		expect(new Set(ticTacToe.presets.map(({ id }) => id)).size).toBe(ticTacToe.presets.length);
		expect(ticTacToe.defaultPosition).toBe('.O..X.O.X');
	});

	it('deep cutoffs: 150 nodes, 32 by alpha-beta, 8 of 12 cutoffs deep, X wins', () => {
		expect(minimax('deep-cutoffs')).toMatchObject({ value: 1, nodes: 150 });
		expect(alphaBeta('deep-cutoffs').nodes).toBe(32);
		expect(alphaBeta('deep-cutoffs').cutoffs).toHaveLength(12);
		expect(deep('deep-cutoffs')).toBe(8);
	});

	it('shallow cutoffs: 47 nodes, 17 by alpha-beta, no deep cutoff, one drawing move', () => {
		expect(minimax('shallow-cutoffs')).toMatchObject({
			value: 0,
			nodes: 47,
			moves: { 0: 0, 1: -1, 4: -1, 5: -1 }
		});
		expect(alphaBeta('shallow-cutoffs').nodes).toBe(17);
		expect(alphaBeta('shallow-cutoffs').cutoffs.length).toBeGreaterThan(0);
		expect(deep('shallow-cutoffs')).toBe(0);
		const grid = preset('shallow-cutoffs').position;
		expect(grid.split('O').length).toBeGreaterThan(grid.split('X').length);
	});

	it('hidden tie: a3 and c3 draw and a2 loses, and alpha-beta gets the same number for all three', () => {
		expect(minimax('hidden-tie')).toMatchObject({ value: 0, moves: { 0: 0, 2: 0, 3: -1 } });
		expect(alphaBeta('hidden-tie')).toMatchObject({ value: 0, moves: { 0: 0, 2: 0, 3: 0 } });
	});

	it('win in one: c3 wins at once, and O threatens c2', () => {
		const state = parsed(preset('win-in-one').position);
		state.play(2);
		expect(state.winner()).toBe('max');
		state.undo();
		state.play(8);
		state.play(5);
		expect(state.winner()).toBe('min');
	});

	it('opening: one move each, 7,332 nodes, every move draws', () => {
		const { nodes, value, moves } = minimax('opening');
		expect({ nodes, value }).toEqual({ nodes: 7332, value: 0 });
		expect(Object.values(moves)).toEqual([0, 0, 0, 0, 0, 0, 0]);
	});

	it('empty: 549,946 nodes, 18,297 by alpha-beta, a draw', () => {
		expect(minimax('empty')).toMatchObject({ nodes: 549_946, value: 0 });
		expect(alphaBeta('empty')).toMatchObject({ nodes: 18_297, value: 0 });
		expect(alphaBeta('empty').cutoffs).toHaveLength(4237);
	});

	it('finished: the root is a leaf', () => {
		expect(minimax('finished')).toMatchObject({ nodes: 1, value: 1 });
		expect(parsed(preset('finished').position).legalMoves()).toEqual([]);
	});
});
