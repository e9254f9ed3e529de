import { describe, expect, it } from 'vitest';
import type { Side } from '$lib/core/games/game.ts';
import { gameOf, type GameId } from '$lib/core/games/registry.ts';
import { describePieces } from '$lib/games/chess/describe-pieces.ts';
import { describePosition, describeTurn } from '$lib/games/describe-position.ts';

function say(
	id: GameId,
	position: string,
	moves: readonly number[] = [],
	root: Side = 'max'
): string {
	const game = gameOf(id);
	const parsed = game.parse(position, { root });
	if (!parsed.ok) throw new Error(parsed.fault.message);
	for (const move of moves) parsed.value.play(move);
	return describePosition(game, parsed.value);
}

describe('a position in words', () => {
	it.each([
		['..XO..OXO', 'Row 3: empty, empty, X. Row 2: O, empty, empty. Row 1: O, X, O. X to move.'],
		['XXXOO....', 'Row 3: X, X, X. Row 2: O, O, empty. Row 1: empty, empty, empty. X wins: row 3.'],
		['XOXXOOOXX', 'Row 3: X, O, X. Row 2: X, O, O. Row 1: O, X, X. A draw: the board is full.']
	])('tic-tac-toe %s', (position, words) => {
		expect(say('tictactoe', position)).toBe(words);
	});

	it('knows whose turn it is inside a game that O began', () => {
		expect(say('tictactoe', '..XO..OXO', [4])).toMatch(/Row 2: O, X, empty\..* O to move\.$/);
	});

	it.each([
		[
			'8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
			'White: king b1, rook f1, bishop f7, pawns a2, b2. Black: king a6, rook e5, pawns f5, g6. White to move.'
		],
		[
			'4k3/8/8/8/8/8/4R3/4K3 b - - 0 1',
			'White: king e1, rook e2. Black: king e8. Black to move, in check.'
		],
		[
			'k7/8/1K6/8/8/8/8/8 w - - 0 1',
			'White: king b6. Black: king a8. Insufficient material, a draw: king against king.'
		]
	])('chess %s', (position, words) => {
		expect(say('chess', position)).toBe(words);
	});

	it.each([
		['206557', 'White: king d3, rook d5. Black: king g6. White to move.'],
		[
			'8/8/6k1/6R1/8/3K4/8/8 b',
			'White: king d3, rook g5. Black: king g6. Black to move, in check.'
		],
		[
			'R6k/8/7K/8/8/8/8/8 b',
			/^White: king h6, rook a8\. Black: king h8\. Checkmate, White wins: the king on h8 .*\.$/
		],
		[
			'8/8/8/8/8/8/8/K1k5 w',
			'White: king a1. Black: king c1. Insufficient material, a draw: king against king.'
		]
	])('king and rook %s', (position, words) => {
		expect(say('krk', position)).toMatch(words);
	});

	it('names checkmate and who won', () => {
		expect(say('chess', 'k7/1Q6/1K6/8/8/8/8/8 b - - 0 1')).toMatch(
			/Checkmate, White wins: the king on a8 is attacked by the queen on b7/
		);
	});

	it.each([
		[[], 'The root, MAX to move. Children: a, b, c.'],
		[[1], 'Node b, MIN to move. Children: b1 (2), b2 (4), b3 (6).'],
		[[1, 0], 'Node b1: a leaf, worth 2.']
	])('the textbook tree at %j', (moves, words) => {
		expect(say('tree', '[[3,12,8],[2,4,6],[14,5,2]]', moves)).toBe(words);
	});

	it('uses the names that were written, and counts where there are many', () => {
		expect(say('tree', 'top:[left:[-1],right:2]', [], 'min')).toBe(
			'The root, MIN to move. Children: left, right (2).'
		);
		expect(say('tree', `[${Array.from({ length: 15 }, (_, i) => i).join(',')}]`)).toMatch(
			/l \(11\) and 3 more\.$/
		);
		expect(say('tree', '[7]')).toBe('The root, MAX to move. Child: a (7).');
	});
});

describe('whose turn it is', () => {
	it('says how the game ended instead where it is over', () => {
		const game = gameOf('tree');
		const leaf = game.parse('4', { root: 'max' });
		expect(leaf.ok && describeTurn(game, leaf.value)).toBe('A leaf, worth 4');
	});
});

describe('an unfinished board', () => {
	it('is described as far as it goes', () => {
		expect(describePieces(new Map())).toBe('White: no pieces. Black: no pieces.');
		expect(
			describePieces(
				new Map([
					['h7', 'N'],
					['a1', 'N'],
					['e4', 'q']
				])
			)
		).toBe('White: knights a1, h7. Black: queen e4.');
	});
});
