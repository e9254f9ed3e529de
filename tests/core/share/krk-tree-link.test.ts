import { describe, expect, test } from 'vitest';
import { CLEAN, RELEASED } from '../../../src/lib/core/games/krk/profile/profile.ts';
import { packMove } from '../../../src/lib/core/games/krk/moves.ts';
import type { Setup } from '../../../src/lib/core/games/krk/parse-setup.ts';
import { parseSquare } from '../../../src/lib/core/games/krk/squares.ts';
import { treeQuery } from '../../../src/lib/core/share/krk-tree-link.ts';
import { EXPLORER } from '../../../src/lib/core/share/link.ts';

const move = (uci: string): number =>
	packMove(parseSquare(uci.slice(0, 2)) as number, parseSquare(uci.slice(2)) as number);
const white = (id: number): Setup => ({ id, turn: 'white', clock: 0, moveNumber: 1 });
const DEPTH = { ...CLEAN, mates: 'depth' } as const;

describe('KRK tree link', () => {
	test.each([
		[RELEASED, 1, 'krk-released', 'krk-released', null],
		[CLEAN, 2, 'krk', 'krk-paper', null],
		[DEPTH, 3, 'krk', 'krk-depth', null],
		[DEPTH, 4, 'krk', 'krk-depth', []],
		[RELEASED, 16, 'krk-released', 'krk-released', []]
	])('decision %# is a search of the explorer', (profile, steps, game, evaluator, open) => {
		const moves = ['d5e5', 'g6f6'].map(move);
		const query = treeQuery({ start: white(206_557), moves, profile, steps });
		const { values: state, faults } = EXPLORER.read(query);
		expect(faults).toEqual([]);
		expect(state).toMatchObject({
			game,
			evaluator,
			algorithm: 'minimax',
			position: '8/8/6k1/3R4/8/3K4/8/8 w - - 0 1 moves d5e5 g6f6',
			depth: 2 * steps,
			open
		});
		// A picture of the whole tree, where it is searched whole.
		expect(state.tree).toBe(steps > 3 ? 'path' : 'whole');
	});

	test('Black may be to move in a position that stands alone', () => {
		const start = { id: 206_557, turn: 'black', clock: 1, moveNumber: 1 } as const;
		const { values: state, faults } = EXPLORER.read(
			treeQuery({ start, moves: [], profile: RELEASED, steps: 1 })
		);
		expect(faults).toEqual([]);
		expect(state.position).toBe('8/8/6k1/3R4/8/3K4/8/8 b - - 1 1');
	});

	test.each([
		[{ ...RELEASED, ties: 'uniform' } as const, 'krk-released', 'released,ties:uniform'],
		[{ ...DEPTH, reading: 'area' } as const, 'krk', 'clean,reading:area,mates:depth']
	])('a link contains the options of a custom profile: %#', (profile, game, by) => {
		const { values: state, faults } = EXPLORER.read(
			treeQuery({ start: white(194), moves: [], profile, steps: 1 })
		);
		expect(faults).toEqual([]);
		expect(state).toMatchObject({
			game,
			position: `k7/8/K7/R7/8/8/8/8 w - - 0 1 by ${by}`
		});
	});
});
