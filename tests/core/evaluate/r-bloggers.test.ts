import { expect, test } from 'vitest';
import { rBloggers } from '../../../src/lib/core/evaluate/r-bloggers.ts';
import { STANDARD, stateOf } from '../games/chess/positions.ts';

const evaluate = (fen: string) => rBloggers.evaluate(stateOf(fen), 0, Infinity);

test.each([
	['the start', STANDARD.initial, 0],
	['a queen more', '4k3/8/8/8/8/8/8/3QK3 w - - 0 1', 9],
	['a rook less', '4k2r/8/8/8/8/8/8/4K3 w - - 0 1', -5],
	['bishop and knight against two pawns', '4k3/8/8/1pp5/8/8/8/1NB1K3 b - - 0 1', 4],
	['Black in check', '4k3/8/8/8/8/8/8/4R1K1 b - - 0 1', 6],
	['White in check', '4r1k1/8/8/8/8/8/8/4K3 w - - 0 1', -6],
	["the Swift post's position", '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1', 3],
	["the R post's mate", '7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43', 1000],
	['mate by Black', 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3', -1000],
	['mate with the clock run out', '7k/6Q1/6K1/8/8/8/8/8 b - - 100 90', 1000],
	['stalemate, a queen up', '7k/8/6QK/8/8/8/8/8 b - - 0 1', 0],
	['fifty moves, a rook up', '8/8/4k3/8/3R4/3K4/8/8 w - - 100 90', 0],
	['insufficient material, a bishop up', '8/8/4k3/8/3B4/3K4/8/8 w - - 0 1', 0]
])('%s', (_name, fen, value) => {
	expect(evaluate(fen)).toBe(value);
});
