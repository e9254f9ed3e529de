import { expect, test } from 'vitest';
import { swiftMended } from '../../../../src/lib/core/evaluate/swift/swift-mended.ts';
import { swift } from '../../../../src/lib/core/evaluate/swift/swift.ts';
import { MATES, chessState } from '../samples.ts';

test.each([
	['the start', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 0, 0],
	["the post's position", '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1', 3.25, 3.25],
	['a bishop is worth more than a knight', '4k3/8/8/8/8/8/8/1n2KB2 w - - 0 1', 0.25, 0.25],
	['mate by White is material as published', '3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1', 2, 10_000 - 5],
	['mate by Black', MATES['mate by Black'], 0, 5 - 10_000],
	['stalemate is material as published', MATES.stalemate, 9, 0],
	['the fifty moves too', '8/8/4k3/8/3R4/3K4/8/8 w - - 100 90', 5, 0]
])('%s', (_name, fen, published, mended) => {
	expect(swift.evaluate(chessState(fen), 5, 5)).toBe(published);
	expect(swiftMended.evaluate(chessState(fen), 5, 5)).toBe(mended);
});

test('a mate has two terms: its value at the root, and the plies to it', () => {
	const termsAt = (fen: string, ply: number) =>
		swiftMended.terms(chessState(fen), ply, 5).map(({ id, value }) => [id, value]);
	expect(termsAt(MATES["the R post's mate"], 3)).toEqual([
		['mate', 10_000],
		['plies', -3]
	]);
	expect(termsAt(MATES['mate by Black'], 2)).toEqual([
		['mate', -10_000],
		['plies', 2]
	]);
	expect(termsAt(MATES.stalemate, 3)).toEqual([['draw', 0]]);
});

test('the kings are terms with 900 on both sides', () => {
	const kings = swift
		.terms(chessState(MATES['mate in one']), 0, 5)
		.find(({ id }) => id === 'kings');
	expect(kings).toEqual({ id: 'kings', name: 'Kings', value: 0, sides: { max: 900, min: 900 } });
});
