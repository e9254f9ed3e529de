/** Games as programs and books of all ages write them. Our own writer and generator are the oracle. */
import { describe, expect, test } from 'vitest';
import { moveUci } from '../../../../../src/lib/core/games/chess/moves.ts';
import type { ReadPgn } from '../../../../../src/lib/core/games/chess/pgn/pgn-game.ts';
import { readPgn } from '../../../../../src/lib/core/games/chess/pgn/read-pgn.ts';
import { seededRandom } from '../../../../../src/lib/core/base/random.ts';
import { runs, seedFrom } from '../../../../sweep.ts';
import { textOf, writtenGames, type WrittenMove } from './written-games.ts';

function read(text: string): ReadPgn {
	const game = readPgn(text);
	if (!game.ok) throw new Error(`${game.fault.message} (${String(game.fault.at)}): ${text}`);
	return game.value;
}

const uci = (text: string): string => read(text).moves.map(moveUci).join(' ');

const FIGURINES: Readonly<Record<string, string>> = { K: '♔', Q: '♕', R: '♖', B: '♗', N: '♘' };
const PIECE = /(?<![-O])[KQRBN]/g;

/** What each style does to a move in standard notation. */
const STYLES: Readonly<Record<string, (move: WrittenMove) => string>> = {
	'captures with a colon': ({ san }) => san.replace('x', ':'),
	'captures without a sign': ({ san }) => san.replace('x', ''),
	'captures with the multiplication sign': ({ san }) => san.replace('x', '×'),
	'promotions in brackets': ({ san }) => san.replace(/=([QRBN])/, '($1)'),
	'promotions after a slash': ({ san }) => san.replace('=', '/'),
	'promotions without a sign': ({ san }) => san.replace('=', ''),
	'promotions in small letters': ({ san }) =>
		san.replace(/=[QRBN]/, (piece) => piece.toLowerCase()),
	'checks and mates left out': ({ san }) => san.replace(/[+#]/, ''),
	'mates as two crosses': ({ san }) => san.replace('#', '++'),
	'checks and mates as daggers': ({ san }) => san.replace('+', '†').replace('#', '‡'),
	'castling with zeros': ({ san }) => san.replaceAll('O', '0'),
	'castling with en dashes': ({ san }) => san.replaceAll('-', '–'),
	'castling with the Cyrillic letter': ({ san }) => san.replaceAll('O', 'О'),
	figurines: ({ san }) => san.replace(PIECE, (letter) => FIGURINES[letter] ?? letter),
	'figurines of Black, drawn as text': ({ san }) =>
		san.replace(PIECE, (letter) =>
			String.fromCodePoint((FIGURINES[letter] as string).charCodeAt(0) + 6, 0xfe0e)
		),
	'e.p. behind the move': ({ san, isEnPassant }) => (isEnPassant ? `${san}e.p.` : san),
	'ep before the check': ({ san, isEnPassant }) =>
		san.replace(/[+#]?$/, isEnPassant ? 'ep$&' : '$&'),
	'e.p. apart': ({ san, isEnPassant }) => (isEnPassant ? `${san} e.p.` : san),
	'(ep) in brackets': ({ san, isEnPassant }) => (isEnPassant ? `${san}(ep)` : san)
};

describe('PGN: a random game reads back', () => {
	// One from each start by the day, in all styles.
	const games = writtenGames(1_000, 1, 66);
	test.each(Object.entries(STYLES))('with %s', (_name, write) => {
		for (const game of games) {
			expect(read(textOf(game, write)).moves).toEqual(game.moves);
		}
	});
});

const EVALUATIONS = [
	...['+/=', '=/+', '+=', '=+', '+/-', '-/+', '+-', '-+', '+/−', '−/+', '+−', '−+', '±', '∓'],
	...['⩲', '⩱', '=', '==', '∞', '=/∞', '=∞', '~', '~=', '<=>', '⇄', '→', '↑', '□', '⊕', '△', '⌓'],
	...['+--', '--+', '+–', '/\\', '||', '>>', '!', '?', '!!', '??', '!?', '?!', '$1', '$14 $20'],
	...['+', '++', '#', '+!?', '‼', '⁇', '⁈', '⁉']
];

describe('PGN: a sign of evaluation is skipped', () => {
	test.each(EVALUATIONS)('%s', (sign) => {
		const moves = 'e2e4 e7e5 g1f3 b8c6 f1b5';
		expect(uci(`1. e4 ${sign} e5 ${sign} 2. Nf3 ${sign}{a} Nc6 3. Bb5 ${sign}`)).toBe(moves);
		if (/\s/.test(sign)) return;
		expect(uci(`1. e4${sign} e5 2. Nf3${sign} Nc6${sign}{a} 3. Bb5${sign}`)).toBe(moves);
	});

	test('with slashes, as in older books', () => {
		expect(uci('1. e4 e5 2. Nf3 +/= Nc6 3. Bb5 +/- a6 *')).toBe('e2e4 e7e5 g1f3 b8c6 f1b5 a7a6');
	});

	test.each(['--', '<>', '-'])('%s is no evaluation', (word) => {
		expect(readPgn(`1. e4 ${word} 2. Nf3`)).toMatchObject({ ok: false, fault: { at: 6 } });
	});
});

describe('PGN: headers', () => {
	test.each([
		['[BlackType: "program"]', 'BlackType:', 'program'],
		['[Black_Elo "2000"]', 'Black_Elo', '2000'],
		['[A+B#C=D-E "x"]', 'A+B#C=D-E', 'x'],
		['[Event "The "Immortal" game"]', 'Event', 'The "Immortal" game'],
		['[Event ""Casual""]', 'Event', '"Casual"'],
		['[Event "a \\"b\\" [c]"]', 'Event', 'a "b" [c]'],
		['[Site "C:\\games\\"]', 'Site', 'C:\\games\\'],
		['[ Event "x" ]', 'Event', 'x']
	])('%s', (header, name, value) => {
		const game = read(`[White "Ann"]\n${header}\n[Black "Bob"]\n\n1. e4 e5 *`);
		expect([...game.headers]).toEqual([
			['White', 'Ann'],
			[name, value],
			['Black', 'Bob']
		]);
		expect(game.moves).toHaveLength(2);
	});

	test('castling rights that the placement contradicts are dropped, with a note', () => {
		const game = read('[SetUp "1"]\n[FEN "7k/5K2/4R3/8/8/8/8/8 w KQkq - 0 1"]\n\n1. Rh6# *');
		expect(game).toMatchObject({ start: '7k/5K2/4R3/8/8/8/8/8 w - - 0 1', moves: { length: 1 } });
		expect(game.notes).toEqual([
			'In the header FEN, the castling rights KQkq are dropped, as the placement contradicts them.'
		]);
	});

	test('the move number 0 is 1, with a note', () => {
		const game = read('[FEN "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 0"]\n\n1. Rd8# 1-0');
		expect(game.start).toBe('6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1');
		expect(game.notes).toEqual(['In the header FEN, the move number 0 is read as 1.']);
	});
});

describe('PGN: results', () => {
	test.each([
		['½-½', '1/2-1/2'],
		['½–½', '1/2-1/2'],
		['½', '1/2-1/2'],
		['1/2', '1/2-1/2'],
		['0.5-0.5', '1/2-1/2'],
		['1:0', '1-0'],
		['0–1', '0-1'],
		['1/2-1/2', '1/2-1/2'],
		['*', '*']
	])('%s is %s', (word, result) => {
		expect(read(`1. e4 e5 ${word}`)).toMatchObject({ result, hasMore: false });
		expect(read(`[Result "${word}"]\n\n1. e4 e5`)).toMatchObject({ result });
	});
});

describe('PGN: promotions', () => {
	const promotion = (word: string): string =>
		`[FEN "8/P6k/8/8/8/8/7K/8 w - - 0 1"]\n\n1. ${word} Kg6 *`;
	test.each(['a8(Q)', 'a8/Q', 'a8=q', 'a8=Q', 'a8Q', 'a8q', 'a8=(Q)', 'a8(=Q)', 'a8(Q)!', 'a8=♕'])(
		'%s',
		(word) => {
			expect(uci(promotion(word))).toBe('a7a8q h7g6');
		}
	);

	test.each(['a8(X)', 'a8=', 'a8', 'a8=K', 'a8(Q'])('%s is a fault with its place', (word) => {
		const game = readPgn(promotion(word));
		expect(game.ok ? undefined : game.fault.at).toBe(promotion(word).indexOf('a8'));
	});
});

test('a damaged game gets a fault with a place, or is read', () => {
	const alphabet = Array.from('()[]{}"\\;%$*=/+-#!?:.0123456789abcdefghxKQRBNO \n½♘×–\ufeff\ud83d');
	const styles = Object.values(STYLES);
	const random = seededRandom(seedFrom(2));
	const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
	const games = writtenGames(100, 3);
	for (let count = runs(200_000, 200); count > 0; count--) {
		const text = textOf(pick(games), pick(styles));
		const at = Math.floor(random() * text.length);
		const until = at + Math.floor(random() * 3);
		const damaged = text.slice(0, at) + pick(alphabet) + text.slice(until);
		const game = readPgn(damaged);
		if (game.ok) continue;
		const { at: place = -1, message } = game.fault;
		expect(message).toMatch(/^[^\n]{1,300}\.$/);
		expect(place).toBeGreaterThanOrEqual(0);
		expect(place).toBeLessThanOrEqual(damaged.length);
	}
});

test('a long row of move numbers is refused in time that grows with its length', () => {
	// Took twelve seconds while all that follows was looked at for a result at each number.
	expect(readPgn(`1. e4 ${'1.'.repeat(95_000)}x`)).toMatchObject({
		ok: false,
		fault: { code: 'pgn-word' }
	});
});
