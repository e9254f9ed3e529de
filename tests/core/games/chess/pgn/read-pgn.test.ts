/** Reading games in Portable Game Notation: skipped parts, and the place of faults. */
import { Chess } from 'chess.js';
import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../../../../src/lib/core/fen/start-fen.ts';
import { moveUci } from '../../../../../src/lib/core/games/chess/moves.ts';
import type { ReadPgn } from '../../../../../src/lib/core/games/chess/pgn/pgn-game.ts';
import { readPgn } from '../../../../../src/lib/core/games/chess/pgn/read-pgn.ts';

function read(text: string): ReadPgn {
	const game = readPgn(text);
	if (!game.ok) throw new Error(game.fault.message);
	return game.value;
}

const uci = (text: string): string => read(text).moves.map(moveUci).join(' ');

const OPERA = `[Event "Paris Opera"]
[Site "Paris FRA"]
[Date "1858.??.??"]
[White "Paul Morphy"]
[Black "Duke \\"Karl\\" & Count"]
[Result "1-0"]

1.e4 e5 2.Nf3 d6 3.d4 {This is weak.} Bg4?! 4.dxe5 Bxf3 (4...dxe5 5.Qxd8+ (5.Nxe5? {a ) inside}) Kxd8) 5.Qxf3 dxe5
6.Bc4 Nf6 7.Qb3 Qe7 8.Nc3 c6 9.Bg5 {[%clk 0:01:02]} b5 10.Nxb5! $1 cxb5 11.Bxb5+ Nbd7 12.O-O-O Rd8
13.Rxd7 Rxd7 14.Rd1 Qe6 15.Bxd7+ Nxd7 16.Qb8+!! Nxb8 17.Rd8# 1-0
`;

describe('PGN: reading a game', () => {
	test.each([
		['as it stands', OPERA],
		['with the line ends of other systems', OPERA.replaceAll('\n', '\r\n')],
		['with a byte order mark', `\ufeff${OPERA}`]
	])('a game is read %s: headers, moves, result', (_name, text) => {
		const game = read(text);
		const other = new Chess();
		// chess.js does not read a quoted quote.
		other.loadPgn(OPERA.slice(OPERA.indexOf('1.e4')));
		expect(game.moves.map(moveUci)).toEqual(other.history({ verbose: true }).map(({ lan }) => lan));
		expect(game.moves).toHaveLength(33);
		expect(game).toMatchObject({
			start: START_FEN,
			result: '1-0',
			hasMore: false,
			overBefore: null
		});
		expect([...game.headers.keys()]).toEqual(['Event', 'Site', 'Date', 'White', 'Black', 'Result']);
		expect(game.headers.get('Black')).toBe('Duke "Karl" & Count');
	});

	test.each([
		['e4 e5', 'e2e4 e7e5', '*'],
		['1 e4 e5 2 Nf3', 'e2e4 e7e5 g1f3', '*'],
		['1.e4e5', null, ''],
		['1. e4 ; the rest { of ( the line\n1... e5', 'e2e4 e7e5', '*'],
		['% an escape\n1. e4 e5', 'e2e4 e7e5', '*'],
		['1. e4 $1 $ e5 ! ?? += 2. Nf3 1/2-1/2', 'e2e4 e7e5 g1f3', '1/2-1/2'],
		['1.e4{a}e5(1...c5)2.Nf3*', null, ''],
		['1.e4{a}e5(1...c5)2.Nf3 *', 'e2e4 e7e5 g1f3', '*'],
		['1. Ng1-f3 e7-e5 2. Nf3xe5', 'g1f3 e7e5 f3e5', '*'],
		['1. e4 e6 2. e5 d5 3. exd6e.p. 0-1', 'e2e4 e7e6 e4e5 d7d5 e5d6', '0-1'],
		['[Result "0-1"]\n1. e4', 'e2e4', '0-1'],
		['[White "Ann"]', '', '*'],
		['1-0', '', '1-0'],
		['[FEN "4k2r/P7/8/8/8/8/8/R3K3 w Qk - 0 9"]\n9. O-O-O 0-0 10. a8=Q', 'e1c1 e8g8 a7a8q', '*'],
		['[FEN "k7/2P5/1K6/8/8/8/8/8 w - - 0 1"]\n1. c8R# 1-0', 'c7c8r', '1-0']
	])('%j', (text, moves, result) => {
		if (moves === null) {
			expect(readPgn(text).ok).toBe(false);
			return;
		}
		expect(uci(text)).toBe(moves);
		expect(read(text).result).toBe(result);
	});

	test('the first of several games is read, with a note', () => {
		const game = read(`${OPERA}\n\n${OPERA}`);
		expect(game.moves).toHaveLength(33);
		expect(game.hasMore).toBe(true);
		expect(read('1. e4 e5 [White "Bo"] 1. d4').hasMore).toBe(true);
		expect(read(`${OPERA} { only this } ; and that`).hasMore).toBe(false);
	});

	test('a game that continues after its end is read whole, with the ply of the end', () => {
		const shuffle = 'Nf3 Nf6 Ng1 Ng8 ';
		const fivefold = read(`${shuffle.repeat(4)}e4 e5`);
		expect(fivefold.moves).toHaveLength(18);
		expect(fivefold.overBefore).toEqual({ ply: 16, ending: 'fivefold' });
		expect(read(shuffle.repeat(4)).overBefore).toBeNull();
		const clock = (plies: number): string =>
			`[FEN "4k3/8/8/8/8/8/8/R3K3 w - - ${plies} 100"] 100. Ra2 Kd7 101. Ra3`;
		expect(read(clock(149)).overBefore).toEqual({ ply: 1, ending: 'seventy-five-moves' });
		expect(read(clock(147)).overBefore).toBeNull();
	});

	test('a game goes on after a draw that nobody claimed', () => {
		const unclaimed = read(
			'[Result "1-0"]\n\n1. e4 Nc6 2. Nf3 d5 3. exd5 Qxd5 4. Nc3 Qd8 5. Nb1 Qd5 6. Ng1 Qd8 7. Nf3 Qd5 8. Nc3 Qa5 9. d4 Bg4 10. Bd2 1-0'
		);
		expect(unclaimed).toMatchObject({ moves: { length: 19 }, result: '1-0', overBefore: null });
		expect(read(`${'Nf3 Nf6 Ng1 Ng8 '.repeat(3)}e4 e5`).overBefore).toBeNull();
	});
});

describe('PGN: a broken game', () => {
	test.each([
		['', 0, 'There is no game in the text: neither headers nor moves.'],
		[' { a comment } ', 0, /no game/],
		['1. e4 Nf9', 6, 'Move 1, Black: “Nf9” is not a move.'],
		[
			OPERA.replace('15.Bxd7+', '15.Bxd9+'),
			OPERA.indexOf('Bxd7+ Nxd7'),
			'Move 15, White: “Bxd9+” is not a move.'
		],
		[
			'1. e4 e5 2. Nf3 Nf3',
			16,
			'Move 2, Black: Nf3 is not legal here: Black has no knight that can go to f3.'
		],
		[
			'1. e4 e5 2. N3d2',
			12,
			/Move 2, White: N3d2 .* White has no knight on rank 3 that can go to d2\./
		],
		['1. e4 e5 2. Nbf3', 12, /White has no knight on the b-file that can go to f3\./],
		[
			'1. Nf3 a6 2. Nd4 a5 3. Nc3 a4 4. Nb5',
			33,
			/Nb5 is not legal here: it may mean c3b5 or d4b5\./
		],
		['1. e4 e5 2. O-O', 12, /O-O is not legal here: White cannot castle to that side\./],
		[
			'1. e4 d5 2. Bb5+ Nf6',
			17,
			/Move 2, Black: Nf6 is not legal here: the king would be in check\./
		],
		[
			'[FEN "k7/2P5/1K6/8/8/8/8/8 w - - 0 7"] 7. c8',
			42,
			/Move 7, White: c8 is not legal here: the promotion piece is missing\./
		],
		['1. f3 e5 2. g4 Qh4# 3. a3', 23, /Move 3, White: a3 .*: the game is over by checkmate\./],
		[
			'1. e4 e5 -- 2. Nf3',
			9,
			'Move 2, White: “--” is a null move, which the rules do not allow; a game with one cannot be replayed.'
		],
		['1. e4 Z0 2. d4', 6, /^Move 1, Black: “Z0” is a null move, .* cannot be replayed\.$/],
		['1. e2e4', 3, 'Move 1, White: “e2e4” is UCI notation; a PGN needs SAN: e4.'],
		['1. e4 g8f6', 6, 'Move 1, Black: “g8f6” is UCI notation; a PGN needs SAN: Nf6.'],
		['1. e4 e2e4', 6, 'Move 1, Black: “e2e4” is UCI notation; a PGN needs SAN.'],
		['e2e4 e7e5', 0, /^Move 1, White: “e2e4” is UCI notation/],
		['1. e4 e5 { no end', 9, 'Move 2, White: the comment that begins here is not closed.'],
		['1. e4 (1. d4 {x) e5', 13, 'Move 1, Black: the comment that begins here is not closed.'],
		['1. e4 (1. d4 (1. c4) e5', 6, 'Move 1, Black: the variation that begins here is not closed.'],
		['1. e4 ) e5', 6, /Move 1, Black: no variation is open/],
		['1. e4 } e5', 6, /Move 1, Black: no comment is open/],
		['[White "Ann]\n1. e4', 0, /^Headers: the header that begins here is not written as/],
		['[FEN "8/8/8/8/8/8/8/8 w - - 0 1"] *', 6, /^The header FEN: /],
		['[FEN "4k3/8/8/8/8/8/8/4K3 x - - 0 1"] *', 26, /^The header FEN: The side to move is w or b/],
		['[Variant "Chess960"] 1. e4', 10, /variant Chess960; only standard chess is read/]
	])('%j', (text, at, message) => {
		const game = readPgn(text);
		if (game.ok) throw new Error('it was read');
		expect(game.fault.message).toMatch(message);
		expect(game.fault.at ?? 0).toBe(at);
		expect(game.fault.message).toMatch(/^[^\n]{1,200}\.$/);
	});

	// A reader that goes back from each sign would take hours.
	test.each(['(', '{', '[', '1. ', 'e4 ', '$', '"', '[A "', '\\'])(
		'a game without an end, of a million characters of %j',
		(piece) => {
			expect(readPgn(piece.repeat(1_000_000 / piece.length)).ok).toBe(false);
		}
	);
});

test('a text of a million headers is refused where there are too many to show', () => {
	const header = (name: number): string => `[A${name} "x"]\n`;
	const count = Array.from({ length: 1_001 }, (_, name) => header(name));
	expect(readPgn(`${count.slice(0, 1_000).join('')}1. e4 *`).ok).toBe(true);
	// One header written again and again is one header.
	expect(readPgn(`${header(1).repeat(2_000)}1. e4 *`).ok).toBe(true);
	const refused = readPgn(`${count.join('')}1. e4 *`);
	const last = count.join('').lastIndexOf('x');
	expect(refused).toMatchObject({ ok: false, fault: { code: 'pgn-headers', at: last } });
});
