/** Positions with king and rook in the notations of people and programs: what each is read as, and what is said. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEGAL_START, listPlacements } from '../../../../../src/lib/core/games/krk/legality.ts';
import {
	blackKingOf,
	formatLabel,
	rookOf,
	whiteKingOf
} from '../../../../../src/lib/core/games/krk/placement.ts';
import { formatSetup } from '../../../../../src/lib/core/games/krk/parse-setup.ts';
import { CLEAN } from '../../../../../src/lib/core/games/krk/profile/profile.ts';
import { readKrkPosition } from '../../../../../src/lib/core/games/krk/read/readers.ts';
import { squareName } from '../../../../../src/lib/core/games/krk/squares.ts';
import { runs, seedFrom } from '../../../../sweep.ts';

const read = readKrkPosition(CLEAN);
const ROOK_A1 = '8/8/8/4k3/8/8/8/R3K3';
const FEN = `${ROOK_A1} w - - 0 1`;
const LISTED = '8/7R/8/8/8/2K5/8/k7 w - - 0 1';

/** "id: what | position", or the fault with its place; null for our own notation, or for none. */
function said(text: string): string | null {
	const found = read(text);
	if (found === null) return null;
	if (!found.ok) return `${found.fault.code} (${String(found.fault.at)})`;
	const [{ id, what, position }] = found.value;
	return `${id}: ${what} | ${position.ok ? position.value : position.fault.message}`;
}

describe('positions with king and rook as people have them', () => {
	it.each([
		['a label', `FEN: ${FEN}`, `fen: a FEN | ${FEN}`],
		['quotes', `"${FEN}",`, `fen: a FEN | ${FEN}`],
		[
			'castling rights after a label',
			`FEN: ${ROOK_A1} w Q - 0 1`,
			`fen: a FEN: this game has no castling and no en passant: “Q” is ignored | ${FEN}`
		],
		[
			'the move number 0',
			`${ROOK_A1} w - - 0 0`,
			`fen: a FEN: the move number 0 is read as 1 | ${FEN}`
		],
		['EPD', `${ROOK_A1} w - - bm Ra4;`, `epd: EPD, with bm Ra4 | ${FEN}`],
		[
			'a call in a program',
			`board = chess.Board("${FEN}")`,
			`fen-within: a FEN in a longer text | ${FEN}`
		],
		[
			'moves within a log',
			`12:00 now ${FEN} moves a1a4 e5d5 depth 3`,
			`fen-within: a FEN in a longer text | ${FEN} moves a1a4 e5d5`
		],
		[
			'UCI with moves',
			`position fen ${FEN} moves a1a4`,
			`uci: a UCI position command | ${FEN} moves a1a4`
		],
		[
			'an address',
			`https://lichess.org/analysis/${FEN.replaceAll(' ', '_')}`,
			`address: an address of lichess.org | ${FEN}`
		],
		[
			'a PGN',
			`[Event "x"]\n[FEN "${FEN}"]\n\n1. Ra4 Kd5 *`,
			`pgn: a PGN, before its moves: they are not played here | ${FEN}`
		],
		['a header', `[FEN "${FEN}"]`, `pgn: a PGN without moves | ${FEN}`],
		[
			'a drawn board',
			'8 . . . . . . . .\n7 . . . . . . . .\n6 . . . . . . . .\n5 . . . . k . . .\n4 . . . . . . . .\n3 . . . . . . . .\n2 . . . . . . . .\n1 R . . . K . . .',
			`board: a drawn board: White is to move, and there is no castling and no en passant | ${FEN}`
		],
		[
			'a label of the program',
			'k12R35K65',
			'label: a label of the paper’s program, with White to move | 8/8/1k6/8/8/3R2K1/8/8 w - - 0 1'
		],
		[
			'a number with its side in words',
			'Position 206,557 (Black to move)',
			'number: the number 206557 of a position | 8/8/6k1/3R4/8/3K4/8/8 b - - 0 1'
		],
		[
			'pieces with sides',
			'White: Kc3, Rh7; Black: Ka1',
			`pieces: a list of pieces: White is to move | ${LISTED}`
		],
		[
			'Black first',
			'Black: Ka1\nWhite: Kc3 Rh7',
			`pieces: a list of pieces: White is to move | ${LISTED}`
		],
		['a stroke', 'Kc3 Rh7 / Ka1', `pieces: a list of pieces: White is to move | ${LISTED}`],
		['a small king', 'Kc3 Rh7 ka1', `pieces: a list of pieces: White is to move | ${LISTED}`],
		[
			'letters of sides',
			'WKc3 WRh7 BKa1',
			`pieces: a list of pieces: White is to move | ${LISTED}`
		],
		['figurines', '♔c3 ♖h7 ♚a1', `pieces: a list of pieces: White is to move | ${LISTED}`],
		[
			'words, and Black to move',
			'White king on c3, white rook on h7, black king on a1. Black to move.',
			`pieces: a list of pieces: Black is to move | ${LISTED.replace(' w ', ' b ')}`
		]
	])('%s', (_name, text, reading) => {
		expect(said(text)).toBe(reading);
	});

	it.each([
		FEN,
		ROOK_A1,
		'194',
		'194 b',
		`${FEN} moves a1a4`,
		'hello',
		'',
		`${ROOK_A1} x`,
		'999999'
	])('%j is left to our own reader', (text) => {
		expect(said(text)).toBeNull();
	});

	it.each([
		['an address without a FEN', 'https://lichess.org/abcdef', 'chess-address (0)'],
		['a PGN from the start', '[Event "x"]\n\n1. e4 *', 'krk-pgn (0)'],
		['a queen after a label', 'FEN: 8/8/8/4k3/8/8/8/Q3K3 w - - 0 1', 'krk-extra (21)'],
		['a move that is not legal', `FEN: ${FEN} moves a1b2`, 'krk-moves (42)'],
		['kings whose sides are not said', 'Kc3 Rh7 Ka1', 'krk-pieces-side (8)'],
		['four pieces', 'White Ke1 Ra1 black Ke8 Ra8', 'krk-pieces (6)'],
		['a black rook', 'White: Ka1 Black: Kc3 Rh7', 'krk-extra (22)'],
		['two pieces on a square', 'White: Kc3 Rc3 Black: Ka1', 'krk-same-square (7)'],
		['adjacent kings', 'Kc3 Rh7 / Kc4', 'krk-kings-adjacent (0)'],
		['a label with two pieces on a square', 'k12R12K65', 'krk-same-square (0)']
	])('%s', (_name, text, fault) => {
		expect(said(text)).toBe(fault);
	});
});

const STARTS = listPlacements(LEGAL_START);
const start = fc.nat(STARTS.length - 1).map((index) => STARTS[index] as number);
const fenOf = (id: number): string => formatSetup({ id, turn: 'white', clock: 0, moveNumber: 1 });

function drawn(id: number): string {
	const rows = Array.from({ length: 8 }, () => Array.from({ length: 8 }, () => '.'));
	const put = (square: number, letter: string): void => {
		const row = rows[square & 7];
		if (row !== undefined) row[square >> 3] = letter;
	};
	put(rookOf(id), 'R');
	put(whiteKingOf(id), 'K');
	put(blackKingOf(id), 'k');
	return rows.map((row) => row.join(' ')).join('\n');
}

const WRITERS: readonly (readonly [id: string, write: (id: number) => string])[] = [
	['address', (id) => `https://lichess.org/analysis/standard/${fenOf(id).replaceAll(' ', '_')}`],
	['uci', (id) => `position fen ${fenOf(id)}`],
	['label', formatLabel],
	['number', (id) => `position ${id}, White to move`],
	['epd', (id) => `${fenOf(id).replace(' 0 1', '')} id "start ${id}";`],
	['pgn', (id) => `[SetUp "1"]\n[FEN "${fenOf(id)}"]\n\n*\n`],
	['fen', (id) => `FEN: ${fenOf(id)}`],
	['fen-within', (id) => `INFO game 7 from ${fenOf(id)} depth 3`],
	['board', drawn],
	[
		'pieces',
		(id) =>
			`White: K${squareName(whiteKingOf(id))}, R${squareName(rookOf(id))}; Black: K${squareName(blackKingOf(id))}`
	]
];

describe('readers of king and rook: what is written is read as the same position', () => {
	it.each(WRITERS.map((writer, i) => [...writer, i] as const))('%s', (id, write, i) => {
		fc.assert(
			fc.property(start, (placement) => {
				expect(read(write(placement))).toMatchObject({
					ok: true,
					value: [{ id, position: { ok: true, value: fenOf(placement) } }]
				});
			}),
			{ numRuns: runs(1000, 100), seed: seedFrom(i) }
		);
	});

	it.each(WRITERS.map((writer, i) => [...writer, i] as const))(
		'%s, damaged: a fault has its place in the text, and none is thrown',
		(_id, write, i) => {
			const damage = fc.tuple(
				fc.nat(),
				fc.nat(9),
				fc.constantFrom('', 'K', '/', '9', '"', ' ', ';', '\n', '💥')
			);
			fc.assert(
				fc.property(
					start,
					fc.array(damage, { minLength: 1, maxLength: 4 }),
					(placement, damages) => {
						let text = write(placement);
						for (const [place, length, by] of damages) {
							const from = place % (text.length + 1);
							text = text.slice(0, from) + by + text.slice(from + length);
						}
						const found = read(text);
						if (found === null || found.ok) return;
						const { at = -1, message } = found.fault;
						expect(message).toMatch(/\.$/);
						expect(at, text).toBeGreaterThanOrEqual(0);
						expect(at, text).toBeLessThanOrEqual(text.length);
					}
				),
				{ numRuns: runs(200_000, 2_000), seed: seedFrom(100 + i) }
			);
		}
	);
});
