import { describe, expect, test } from 'vitest';
import { chess } from '../../../../src/lib/core/games/chess/chess.ts';
import type { ChessState } from '../../../../src/lib/core/games/chess/chess-state.ts';
import { stateOf } from './positions.ts';

/** +1 if White can force mate within `plies`, -1 if Black can, 0 if neither can. */
function mateWithin(state: ChessState, plies: number): number {
	if (state.ending() === 'checkmate') return state.maxToMove() ? -1 : 1;
	if (plies === 0 || state.isTerminal()) return 0;
	const values = state.legalMoves().map((move) => {
		state.play(move);
		const value = mateWithin(state, plies - 1);
		state.undo();
		return value;
	});
	return state.maxToMove() ? Math.max(...values) : Math.min(...values);
}

/** The moves after which the side to move mates by force within `plies` more. */
function matingMoves(state: ChessState, plies: number): string[] {
	const sign = state.maxToMove() ? 1 : -1;
	const moves = state.legalMoves().filter((move) => {
		state.play(move);
		const value = mateWithin(state, plies - 1);
		state.undo();
		return value === sign;
	});
	return moves.map((move) => chess.moveText(state, move));
}

function countNodes(state: ChessState, depth: number): number {
	let nodes = 1;
	if (depth === 0) return nodes;
	for (const move of state.legalMoves()) {
		state.play(move);
		nodes += countNodes(state, depth - 1);
		state.undo();
	}
	return nodes;
}

function preset(id: string): ChessState {
	const found = chess.presets.find((candidate) => candidate.id === id);
	if (!found) throw new Error(`No preset ${id}`);
	return stateOf(found.position);
}

describe('chess presets: each one', () => {
	test.each(chess.presets)('$id is a normalised position with a tree for a first look', (item) => {
		const state = stateOf(item.position);
		expect(chess.format(state)).toBe(item.position);
		expect(item.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
		expect(item.depth ?? chess.defaultDepth ?? 0).toBeLessThanOrEqual(chess.maxDepth);
		expect(countNodes(state, item.depth ?? chess.defaultDepth ?? 0)).toBeLessThan(2_000);
	});

	test('every preset has a unique id and position', () => {
		expect(new Set(chess.presets.map((item) => item.id)).size).toBe(chess.presets.length);
		expect(new Set(chess.presets.map((item) => item.position)).size).toBe(chess.presets.length);
	});

	test('the default position is one of the presets', () => {
		expect(chess.presets.map((item) => item.position)).toContain(chess.defaultPosition);
	});
});

describe('chess presets: their findings', () => {
	test('two of four promotions mate, for White and for Black', () => {
		expect(matingMoves(preset('mate-in-one'), 1)).toEqual(['c8=Q#', 'c8=R#']);
		expect(matingMoves(preset('mate-in-one-black'), 1)).toEqual(['c1=Q#', 'c1=R#']);
	});

	test('the back-rank mate takes two moves and has one first move', () => {
		const state = preset('back-rank');
		expect(matingMoves(state, 1)).toEqual([]);
		expect(matingMoves(state, 3)).toEqual(['Ra8+']);
		const check = state.legalMoves().find((move) => chess.moveText(state, move) === 'Ra8+');
		if (check === undefined) expect.fail('Ra8+ is not legal');
		state.play(check);
		expect(state.legalMoves().map((move) => chess.moveText(state, move))).toEqual(['Bc8+', 'Be8']);
	});

	test('in the pawn race White promotes with check', () => {
		const state = preset('pawn-race');
		for (const text of ['a7', 'h2', 'a8=Q+']) {
			const moves = state.legalMoves();
			const at = moves.map((move) => chess.moveText(state, move)).indexOf(text);
			expect(at).toBeGreaterThanOrEqual(0);
			state.play(moves[at] ?? 0);
		}
		expect(state.inCheck()).toBe(true);
	});

	test("the R post's game is over", () => {
		expect(chess.ending(preset('r-post-mate'))).toMatchObject({ code: 'checkmate', winner: 'max' });
	});
});
