import { describe, expect, test } from 'vitest';
import { GHESS_TERM_IDS } from '../../../../src/lib/core/evaluate/ghess/term-ids.ts';
import { evaluatorOf, type EvaluatorId } from '../../../../src/lib/core/evaluate/registry.ts';
import { gameOf } from '../../../../src/lib/core/games/registry.ts';
import { MATES, chessState } from '../samples.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

function termAt(term: string, fen: string): { value: number; sides: unknown } {
	const [only, ...more] = evaluatorOf(`ghess:${term}`).terms(chessState(fen), 0, 3);
	expect(more).toEqual([]);
	expect(only?.id).toBe(term);
	return { value: only?.value ?? NaN, sides: only?.sides };
}

test.each([
	['material', START, 0, 390],
	['material', '4k3/8/8/8/8/8/P7/RNBQK3 w - - 0 1', 210, 210],
	['tension', START, 0, 43],
	// A rook alone on a1: seven squares up, three towards its king and the king's own, and its own square.
	['tension', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 12, 17],
	['passed-pawns', '4k3/8/8/8/8/8/P7/4K3 w - - 0 1', 5, 5],
	['passed-pawns', '4k3/p7/8/8/8/8/P7/4K3 w - - 0 1', 0, 0],
	['passed-pawns', '4k3/1p6/8/8/8/8/P7/4K3 w - - 0 1', 0, 0],
	['passed-pawns', '4k3/2p5/8/8/8/8/P7/4K3 w - - 0 1', 0, 5],
	['passed-pawns', '4k3/8/1P6/p7/8/8/8/4K3 w - - 0 1', 0, 5],
	['passed-pawns', START, 0, 0],
	['outposts', '4k3/8/8/3N4/4P3/8/8/4K3 w - - 0 1', 5, 5],
	['outposts', '4k3/8/8/3N4/8/8/8/4K3 w - - 0 1', 0, 0],
	['outposts', '4k3/2p5/8/3N4/4P3/8/8/4K3 w - - 0 1', 0, 0],
	['outposts', '4k3/8/8/2pN4/4P3/8/8/4K3 w - - 0 1', 5, 5],
	['outposts', '4k3/8/8/8/8/3N4/4P3/4K3 w - - 0 1', 0, 0],
	['outposts', '4k3/8/4p3/3n4/8/8/8/4K3 w - - 0 1', -5, 0],
	['rooks-on-seventh', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 0, 0],
	['rooks-on-seventh', '4k3/R7/8/8/8/8/8/4K3 w - - 0 1', 5, 5],
	['rooks-on-seventh', '4k3/r7/8/8/8/8/r7/4K3 w - - 0 1', -5, 0],
	['open-files', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 3, 3],
	['open-files', '4k3/p7/8/8/8/8/8/R3K3 w - - 0 1', 0, 0],
	['open-files', START, 0, 0],
	['pawn-chains', '4k3/8/8/8/8/2P5/PP6/4K3 w - - 0 1', 1, 1],
	['pawn-chains', '4k3/8/8/8/2P5/1P6/P7/4K3 w - - 0 1', 2, 2],
	['pawn-chains', '4k3/pp6/2p5/8/8/8/8/4K3 w - - 0 1', -1, 0],
	['tempo', START, 2, 2],
	['tempo', START.replace(' w ', ' b '), -2, 0]
])('the term %s at %s', (term, fen, value, white) => {
	expect(termAt(term, fen)).toEqual({ value, sides: { max: white, min: white - value } });
});

describe('ghess: ends of games', () => {
	const worth = (id: EvaluatorId, fen: string) => evaluatorOf(id).evaluate(chessState(fen), 3, 3);

	test('as published, ends are valued like any other position', () => {
		expect(worth('ghess:material', MATES["the R post's mate"])).toBe(140);
		expect(worth('ghess:material', MATES.stalemate)).toBe(90);
	});

	test('corrected, a mate outweighs all pieces, more so the sooner it comes, and a draw is 0', () => {
		expect(worth('ghess-mended', MATES["the R post's mate"])).toBe(10_000 - 3);
		expect(worth('ghess-mended:tempo', MATES['mate by Black'])).toBe(3 - 10_000);
		expect(worth('ghess-mended', MATES.stalemate)).toBe(0);
	});
});

test.each([
	['ghess', 1],
	['ghess:material', 10],
	['ghess:passed-pawns,outposts', 5],
	['ghess:open-files', 3],
	['ghess:material,tempo', 2],
	// Mates differ by a ply.
	['ghess-mended:material', 1]
] as const)('%s has a granularity of %i', (id, step) => {
	expect(evaluatorOf(id).granularity(gameOf('chess'))).toBe(step);
});

test('the name lists the selected terms', () => {
	expect(evaluatorOf('ghess').name).toBe('ghess: material and tension');
	expect(evaluatorOf('ghess-mended:tempo').name).toBe('ghess, corrected: tempo');
	expect(evaluatorOf('ghess:material,open-files,tempo').name).toBe(
		'ghess: material, rooks on open files and tempo'
	);
});

test('each of the eight terms is tested here', () => {
	expect(GHESS_TERM_IDS).toEqual([
		'material',
		'tension',
		'passed-pawns',
		'outposts',
		'rooks-on-seventh',
		'open-files',
		'pawn-chains',
		'tempo'
	]);
});
