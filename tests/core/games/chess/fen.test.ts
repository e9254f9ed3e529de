import { Chess } from 'chess.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CASTLING_LETTERS } from '../../../../src/lib/core/games/chess/castling.ts';
import { chess } from '../../../../src/lib/core/games/chess/chess.ts';
import { composeFen } from '../../../../src/lib/core/games/chess/compose-fen.ts';
import { START_FEN } from '../../../../src/lib/core/fen/start-fen.ts';
import { SQUARES, squareName } from '../../../../src/lib/core/games/chess/squares.ts';
import { POSITION_FAULTS, WRITING_FAULTS, expectedPlace } from './fen-faults.ts';
import { STANDARD, stateOf } from './positions.ts';

const parse = (text: string) => chess.parse(text, { root: 'max' });

const kingsAndRook = '8/8/6k1/3R4/8/3K4/8/8';

const readings: [name: string, text: string, normalised: string][] = [
	...Object.entries(STANDARD).map(([name, fen]) => [name, fen, fen] as [string, string, string]),
	['no clocks', `${kingsAndRook} w - -`, `${kingsAndRook} w - - 0 1`],
	['no move number', `${kingsAndRook} b - - 7`, `${kingsAndRook} b - - 7 1`],
	['spaces around and between', `\n ${START_FEN.replaceAll(' ', '  ')}\n`, START_FEN],
	['rights in another order', START_FEN.replace('KQkq', 'qkQK'), START_FEN],
	[
		'en passant with nobody to capture',
		'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1',
		'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
	],
	[
		'en passant by a pinned pawn',
		'8/8/8/K2pP2r/8/8/8/7k w - d6 0 1',
		'8/8/8/K2pP2r/8/8/8/7k w - - 0 1'
	],
	['en passant, legal', 'k7/8/8/3pP3/8/8/8/K7 w - d6 0 1', 'k7/8/8/3pP3/8/8/8/K7 w - d6 0 1']
];

describe('FEN: accepted texts', () => {
	test.each(readings)('%s', (_name, text, normalised) => {
		expect(chess.format(stateOf(text))).toBe(normalised);
		expect(chess.format(stateOf(normalised))).toBe(normalised);
		expect(new Chess(text.trim().replace(/ +/g, ' ')).fen()).toBe(normalised);
	});

	test('a double check is accepted, even one that no move can give', () => {
		expect(stateOf('4k3/8/8/8/8/2n3n1/8/r3K2r w - - 0 1').inCheck()).toBe(true);
	});
});

describe('FEN: rejected texts', () => {
	test.each([...WRITING_FAULTS, ...POSITION_FAULTS])('$what', (row) => {
		const result = parse(row.text);
		if (result.ok) expect.fail(`accepted as ${chess.format(result.value)}`);
		expect(result.fault.code).toBe(row.code);
		expect(result.fault.at).toBe(expectedPlace(row));
		expect(result.fault.message).toMatch(row.says);
		expect(result.fault.message).toMatch(/^[A-Z].*\.$/);
		expect(result.fault.message.length).toBeLessThan(200);
	});

	test('every kind of fault has a row', () => {
		const codes = new Set([...WRITING_FAULTS, ...POSITION_FAULTS].map((row) => row.code));
		expect([...codes].sort()).toEqual([
			...['fen-castling', 'fen-castling-right', 'fen-check', 'fen-clock', 'fen-digit'],
			...['fen-digits', 'fen-en-passant', 'fen-en-passant-square', 'fen-fields', 'fen-kings'],
			...['fen-length', 'fen-letter', 'fen-move-number', 'fen-pawn-rank', 'fen-pawns'],
			...['fen-pieces', 'fen-row-width', 'fen-rows', 'fen-turn']
		]);
	});
});

/** Texts near a FEN: fields of the right look, in any combination. */
const nearlyFen = fc
	.tuple(
		fc.array(fc.stringMatching(/^[pnbrqkPNBRQK1-9x]{1,8}$/), { minLength: 7, maxLength: 9 }),
		fc.constantFrom('w', 'b', 'x'),
		fc.constantFrom('-', 'KQkq', 'Kq', 'qk', 'KK'),
		fc.constantFrom('-', 'e3', 'd6', 'z9'),
		fc.constantFrom('', '0', '0 1', '-1 1', '99 50')
	)
	.map(([rows, ...fields]) => [rows.join('/'), ...fields].join(' '));

/** A few pieces on squares of their own, kings most of the time. */
const setups = fc.record({
	squares: fc.uniqueArray(fc.constantFrom(...[...SQUARES].map(squareName)), { minLength: 6 }),
	letters: fc.array(fc.constantFrom('P', 'N', 'B', 'R', 'Q', 'p', 'n', 'b', 'r', 'q'), {
		maxLength: 4
	}),
	kings: fc.constantFrom(['K', 'k'], ['K', 'k'], ['K', 'k'], ['K'], ['K', 'K', 'k']),
	turn: fc.constantFrom('w' as const, 'b' as const),
	castling: fc.subarray([...CASTLING_LETTERS], { maxLength: 1 }),
	enPassant: fc.constantFrom(null, null, null, 'e3', 'd6')
});

describe('FEN: any text', () => {
	test('any text is either a fault or a position that round-trips', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), nearlyFen), (text) => {
				const result = parse(text);
				if (!result.ok) {
					const { at = 0 } = result.fault;
					expect(at).toBeGreaterThanOrEqual(0);
					expect(at).toBeLessThanOrEqual(text.length);
					return;
				}
				const written = chess.format(result.value);
				expect(chess.format(stateOf(written))).toBe(written);
			}),
			{ numRuns: 2000 }
		);
	});

	test('a FEN composed on a board is read by both chess.js and us, or rejected', () => {
		let accepted = 0;
		fc.assert(
			fc.property(setups, ({ squares, letters, kings, turn, castling, enPassant }) => {
				const pieces = new Map(
					[...kings, ...letters].flatMap((letter, index) => {
						const square = squares[index];
						return square === undefined ? [] : [[square, letter] as const];
					})
				);
				const text = composeFen({ pieces, turn, castling, enPassant });
				const result = parse(text);
				if (!result.ok) return;
				accepted++;
				for (const [square, letter] of pieces) {
					const piece = new Chess(text).get(square as 'a1');
					expect(piece?.color === 'w' ? piece.type.toUpperCase() : piece?.type).toBe(letter);
				}
				expect(chess.format(result.value)).toBe(new Chess(text).fen());
				expect(result.value.legalMoves().length > 0).toBe(!new Chess(text).isGameOver());
			}),
			{ numRuns: 1000 }
		);
		expect(accepted).toBeGreaterThan(100);
	});
});

test('a composed FEN keeps impossible setups, orders rights, and skips unknown names', () => {
	const pieces = new Map([
		['e1', 'K'],
		['h1', 'R'],
		['e8', 'k'],
		['z9', 'Q'],
		['a1', 'x']
	]);
	expect(composeFen({ pieces, turn: 'b', castling: ['q', 'K'], enPassant: 'e3' })).toBe(
		'4k3/8/8/8/8/8/8/4K2R b Kq e3 0 1'
	);
});
