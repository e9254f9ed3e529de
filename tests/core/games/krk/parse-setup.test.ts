import { describe, expect, test } from 'vitest';
import {
	LEGAL_REPLY,
	LEGAL_START,
	listPlacements
} from '../../../../src/lib/core/games/krk/legality.ts';
import { krk, krkReleased } from '../../../../src/lib/core/games/krk/krk.ts';
import { formatSetup, parseSetup } from '../../../../src/lib/core/games/krk/parse-setup.ts';
import { placementOf } from '../../../../src/lib/core/games/krk/placement.ts';
import { slice } from '../../../sweep.ts';

const FIGURE_1 = '8/8/6k1/3R4/8/3K4/8/8';
const TAKEN = placementOf(23, 23, 7);

describe('KRK setup: accepted texts', () => {
	test.each([
		['a board alone', FIGURE_1, 206_557, 'white', 0, 1],
		['board and side', `${FIGURE_1} b`, 206_557, 'black', 0, 1],
		['four fields', `${FIGURE_1} w - -`, 206_557, 'white', 0, 1],
		['all fields', `${FIGURE_1} b - - 99 120`, 206_557, 'black', 99, 120],
		['room around and between', ` ${FIGURE_1}\t w  - -  3 4\n`, 206_557, 'white', 3, 4],
		[
			'castling and en passant that mean nothing',
			`${FIGURE_1} w KQkq e3 0 1`,
			206_557,
			'white',
			0,
			1
		],
		['a clock that has run out', `${FIGURE_1} w - - 9999 9999`, 206_557, 'white', 9999, 9999],
		['digits side by side', '11111111/8/44/8/k7/8/K7/7R', 4096 * 4 + 64 * 63 + 6, 'white', 0, 1],
		['a number', '194', 194, 'white', 0, 1],
		['a number with a side', '194 w', 194, 'white', 0, 1],
		['a number with the other side', '66 b', 66, 'black', 0, 1],
		['a number with zeros in front', '000194', 194, 'white', 0, 1],
		['bare kings after Black’s move', '8/8/8/8/8/8/8/K1k5 w', TAKEN, 'white', 0, 1]
	])('%s', (_what, text, id, turn, clock, moveNumber) => {
		expect(parseSetup(text)).toEqual({ ok: true, value: { id, turn, clock, moveNumber } });
	});
});

test.each([
	[`${FIGURE_1} w KQkq - 0 1`, 'This game has no castling and no en passant: “KQkq” is ignored.'],
	[`${FIGURE_1} w Q e3`, 'This game has no castling and no en passant: “Q” and “e3” are ignored.'],
	[
		`${FIGURE_1} b - e3 moves g6f6`,
		'This game has no castling and no en passant: “e3” is ignored.'
	],
	[`${FIGURE_1} w K by released`, 'This game has no castling and no en passant: “K” is ignored.'],
	[`${FIGURE_1} w - - 3 9`, null],
	[`${FIGURE_1} w moves d5e5`, null],
	[FIGURE_1, null],
	['194 w', null],
	['', null]
])('%j says what is ignored in it: %j', (text, said) => {
	expect(krk.assumed?.(text)).toBe(said);
	expect(krkReleased.assumed?.(text)).toBe(said);
});

const FAULTS: readonly [
	what: string,
	text: string,
	code: string,
	at: string | number,
	says: RegExp
][] = [
	['nothing', '', 'krk-empty', 0, /Type a position/],
	['only spaces', ' \n ', 'krk-empty', 0, /Type a position/],
	['a megabyte', 'k'.repeat(1 << 20), 'fen-length', 200, /has 1048576 characters/],
	['seven fields', `${FIGURE_1} w - - 0 1 more`, 'krk-fields', 'more', /has 7 parts; FEN/],
	['a number and more', '194 w -', 'krk-fields', '-', /has 3 parts; a number/],
	['a number too large', '262144', 'krk-id', 0, /from 0 to 262143/],
	['a number below 0', ' -1', 'krk-id', '-1', /from 0 to 262143/],
	['half a number', '194.5', 'krk-id', 0, /from 0 to 262143/],
	['a very long number', '9'.repeat(190), 'krk-id', 0, /from 0 to 262143/],
	['number 0', '0', 'krk-same-square', 0, /black king and the white rook both on a8/],
	['a number with kings adjacent', '129 b', 'krk-kings-adjacent', 0, /kings on a7 and a8/],
	['a number with Black in check', '66', 'krk-check', 0, /king on a8 .* rook on a7/],
	['a side that is none', '194 white', 'fen-turn', 'white', /w or b, not "white"/],
	['a long side', `${FIGURE_1} ${'x'.repeat(50)}`, 'fen-turn', 'xx', /"x{12}\.\.\."\.$/],
	['seven rows', '8/8/6k1/3R4/8/3K4/8 w', 'fen-rows', 0, /has 7 rows/],
	['a word', 'hello', 'krk-text', 0, /is no position/],
	[
		'nine squares',
		'8/8/6k2/3R4/8/3K4/8/8',
		'fen-row-width',
		'2/',
		/^Row 3 \(rank 6\) has 9 squares/
	],
	[
		'nine pieces',
		'kKRkKRkKR/8/8/8/8/8/8/8',
		'krk-extra',
		'kKRkKR/8',
		/black king on a8 and another on d8/
	],
	[
		'letters past the edge',
		'8/8/7kq/8/8/8/K7/R7',
		'fen-row-width',
		'q/',
		/^Row 3 .* has 9 squares/
	],
	[
		'seven squares',
		'8/7/6k1/3R4/8/3K4/8/8',
		'fen-row-width',
		'7/',
		/^Row 2 \(rank 7\) has 7 squares/
	],
	['an empty row', '8//6k1/3R4/8/3K4/8/8', 'fen-row-width', '/6k1', /^Row 2 .* has 0 squares/],
	['the digit 9', '9/8/6k1/3R4/8/3K4/8/8', 'fen-letter', '9', /"9", which is not a piece letter/],
	['the digit 0', '08/8/6k1/3R4/8/3K4/8/8', 'fen-letter', '0', /"0", which/],
	['a letter of another game', '8/8/6k1/3X4/8/3K4/8/8', 'fen-letter', 'X', /"X"/],
	['a name that objects have', 'constructor/8/8/8/8/8/8/8', 'fen-letter', 'c', /"c"/],
	[
		'a letter of two units',
		'\u{1F600}7/8/6k1/3R4/8/3K4/8/8',
		'fen-letter',
		0,
		/^The board has "\u{1F600}"/u
	],
	['a black rook', '8/8/6k1/3r4/8/3K4/8/8', 'krk-extra', 'r', /a black rook on d5/],
	['a pawn besides', '8/8/6k1/3R4/8/3K4/P7/8', 'krk-extra', 'P', /a white pawn on a2/],
	['two rooks', '8/8/6k1/3R4/8/3K4/8/6R1', 'krk-extra', 'R1', /rook on d5 and another on g1/],
	[
		'two white kings',
		'8/8/6k1/3R4/8/3K4/8/K7',
		'krk-extra',
		'K7',
		/white king on d3 and another on a1/
	],
	['no black king', '8/8/8/3R4/8/3K4/8/8', 'krk-missing', 0, /^Black has no king;/],
	['no white king', '8/8/6k1/3R4/8/8/8/8', 'krk-missing', 0, /^White has no king;/],
	['nothing on the board', '8/8/8/8/8/8/8/8', 'krk-missing', 0, /^Black has no king;/],
	['no rook and Black to move', '8/8/6k1/8/8/3K4/8/8 b', 'krk-missing', 0, /^White has no rook;/],
	['bare kings side by side', '8/8/8/8/8/8/8/Kk6', 'krk-kings-adjacent', 'k6', /a1 and b1/],
	['kings side by side', '8/8/8/3k4/3K4/8/8/R7 b', 'krk-kings-adjacent', 'k4', /d4 and d5/],
	['the waiting side in check', '8/8/3k4/3R4/8/3K4/8/8', 'krk-check', 'k4', /White's move/],
	['a clock that is none', `${FIGURE_1} w - - x 1`, 'fen-clock', 'x', /clock is .*"x"/],
	['a clock below 0', `${FIGURE_1} w - - -1 1`, 'fen-clock', '-1', /from 0 to 9999/],
	['a clock of five digits', `${FIGURE_1} w - - 10000 1`, 'fen-clock', '10000', /9999/],
	['move number 0', `${FIGURE_1} w - - 0 0`, 'fen-move-number', 0, /from 1 to 9999/]
];

test.each(FAULTS)('%s gives its own fault', (what, text, code, at, says) => {
	const result = parseSetup(text);
	if (result.ok) throw new Error(`${text} was read`);
	expect(result.fault.code).toBe(code);
	expect(result.fault.message).toMatch(says);
	expect(result.fault.message).toMatch(/^[^\n]{1,200}\.$/);
	const place = typeof at === 'string' ? text.indexOf(at) : at;
	expect(result.fault.at).toBe(what === 'move number 0' ? text.lastIndexOf('0') : place);
});

test('every seventh placement round-trips, with either side to move', () => {
	const wrong: number[] = [];
	for (const [turn, bit] of [
		['white', LEGAL_START],
		['black', LEGAL_REPLY]
	] as const) {
		const seventh = [...listPlacements(bit)].filter((_, i) => i % 7 === 0);
		for (const [i, id] of slice([...seventh.entries()], 10)) {
			const setup = { id, turn, clock: (7 * i) % 101, moveNumber: 1 + ((7 * i) % 60) };
			const again = parseSetup(formatSetup(setup));
			const number = parseSetup(`${setup.id} ${turn === 'white' ? 'w' : 'b'}`);
			if (!again.ok || formatSetup(again.value) !== formatSetup(setup)) wrong.push(setup.id);
			else if (again.value.id !== setup.id) wrong.push(setup.id);
			if (!number.ok || number.value.id !== setup.id) wrong.push(setup.id);
		}
	}
	expect(wrong).toEqual([]);
});
