import { describe, expect, test } from 'vitest';
import { factsOf, gameOf, type GameId } from '../../../src/lib/core/games/registry.ts';

/** The moves of a position in words, by their usual notation. */
function wordsOf(id: GameId, position: string): Record<string, string> {
	const game = gameOf(id);
	const parsed = game.parse(position, { root: 'max' });
	if (!parsed.ok) throw new Error(position);
	const state = parsed.value;
	return Object.fromEntries(
		state
			.legalMoves()
			.map((move) => [game.moveText(state, move), game.moveWords?.(state, move) ?? ''])
	);
}

describe('moves in words', () => {
	test('chess names the piece, the target or the captured piece, and check', () => {
		const words = wordsOf('chess', '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1');
		expect(words['Bxg6']).toBe('bishop takes the g6 pawn');
		expect(words['Rxf5']).toBe('rook takes the f5 pawn');
		expect(words['b4']).toBe('pawn to b4');
		expect(words['Bc4+']).toBe('bishop to c4, check');
	});

	test('chess names castling, promotion, en passant and checkmate', () => {
		expect(wordsOf('chess', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1')).toMatchObject({
			'O-O': 'castles kingside',
			'O-O-O': 'castles queenside'
		});
		expect(wordsOf('chess', '8/P6k/8/8/8/8/8/K7 w - - 0 1')['a8=Q']).toBe(
			'pawn to a8 and becomes a queen'
		);
		expect(wordsOf('chess', '7k/8/8/3pP3/8/8/8/K7 w - d6 0 1')['exd6']).toBe(
			'pawn takes a pawn en passant on d6'
		);
		expect(wordsOf('chess', '6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1')['Re8#']).toBe(
			'rook to e8, checkmate'
		);
	});

	test('king and rook names the piece, its target and check', () => {
		const words = wordsOf('krk', factsOf('krk').defaultPosition);
		for (const [text, said] of Object.entries(words)) {
			const piece = text.startsWith('K') ? 'king' : 'rook';
			const sign = text.endsWith('#') ? ', checkmate' : text.endsWith('+') ? ', check' : '';
			expect(said).toBe(`${piece} to ${text.replace(/[+#]/, '').slice(-2)}${sign}`);
		}
	});
});
