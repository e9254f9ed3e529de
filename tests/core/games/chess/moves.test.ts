import { expect, test } from 'vitest';
import { SQUARES, parseSquare, squareName } from '../../../../src/lib/core/games/chess/squares.ts';
import {
	moveFrom,
	movePromotion,
	moveTo,
	moveUci,
	packMove
} from '../../../../src/lib/core/games/chess/moves.ts';

test('squares are numbered in the order of their names, and names round-trip', () => {
	const names = [...SQUARES].map(squareName);
	expect(names.slice(0, 9)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'b1']);
	expect(names).toEqual([...names].sort());
	expect(new Set(names).size).toBe(64);
	expect(names.map(parseSquare)).toEqual([...SQUARES]);
});

test.each(['', 'e', 'e9', 'i1', 'E4', 'e44', '-'])('"%s" is rejected as a square', (name) => {
	expect(parseSquare(name)).toBeNull();
});

test('ascending integers are ascending UCI texts, promotions b n q r', () => {
	const texts: string[] = [];
	for (const from of SQUARES) {
		for (const to of SQUARES) {
			for (let promotion = 0; promotion <= 4; promotion++) {
				const move = packMove(from, to, promotion);
				expect([moveFrom(move), moveTo(move), movePromotion(move)]).toEqual([from, to, promotion]);
				expect(move).toBeLessThan(2 ** 17);
				texts.push(moveUci(move));
			}
		}
	}
	expect(texts.slice(0, 6)).toEqual(['a1a1', 'a1a1b', 'a1a1n', 'a1a1q', 'a1a1r', 'a1a2']);
	expect(texts).toEqual([...texts].sort());
});
