/** One row per possible fault of a FEN. */
import { START_FEN } from '../../../../src/lib/core/fen/start-fen.ts';

export interface FaultCase {
	readonly what: string;
	readonly text: string;
	readonly code: string;
	/** The part of the text that the fault's place must point to; empty for its end; null for no place. */
	readonly at: string | number | null;
	/** Required content of the sentence. */
	readonly says: RegExp;
}

function row(
	what: string,
	text: string,
	code: string,
	at: string | number | null,
	says: RegExp
): FaultCase {
	return { what, text, code, at, says };
}

const START_BOARD = START_FEN.slice(0, START_FEN.indexOf(' '));

export const WRITING_FAULTS: readonly FaultCase[] = [
	row('nothing', '', 'fen-fields', 0, /^No position yet/),
	row('only spaces', '  \n ', 'fen-fields', 0, /^No position yet/),
	row('a word', ' hello', 'fen-fields', 1, /^This is no FEN/),
	row('a bad rank without the other fields', '8/8/8/9/8/8/8/K1k5 w', 'fen-digit', 6, /./),
	row('three fields', '8/8/8/8/8/8/8/8 w -', 'fen-fields', 19, /has three fields/),
	row('seven fields', `${START_FEN} seventh`, 'fen-fields', 'seventh', /has seven fields/),
	row('1 MB of text', 'k'.repeat(1 << 20), 'fen-length', 200, /^.*1048576 characters.{1,60}$/),
	row('seven rows', '8/8/8/8/8/8/k6K w - -', 'fen-rows', 0, /has seven rows/),
	row('nine rows', '8/8/8/8/8/8/8/8/k6K w - -', 'fen-rows', 0, /has nine rows/),
	row(
		'nine squares',
		'k6K/8/ppppppppP/8/8/8/8/8 w - -',
		'fen-row-width',
		'P/',
		/^Row 3 \(rank 6\) has nine squares/
	),
	row(
		'eleven squares',
		'k6K/8/8/8Ppp/8/8/8/8 w - -',
		'fen-row-width',
		'Ppp',
		/^Row 4 \(rank 5\) has eleven squares/
	),
	row(
		'seven squares',
		'k6K/7/8/8/8/8/8/8 w - -',
		'fen-row-width',
		'7/',
		/^Row 2 \(rank 7\) has seven squares/
	),
	row(
		'an empty row',
		'k6K/8//8/8/8/8/8 w - -',
		'fen-row-width',
		6,
		/^Row 3 \(rank 6\) has no squares/
	),
	row(
		'an unknown letter',
		'k6K/8/3x4/8/8/8/8/8 w - -',
		'fen-letter',
		'x4',
		/^Row 3 \(rank 6\) has "x"/
	),
	row(
		'a letter of two units',
		'k6K/8/3\u{1F600}4/8/8/8/8/8 w - -',
		'fen-letter',
		7,
		/"\u{1F600}"/u
	),
	row(
		'the digit 9',
		'k6K/9/8/8/8/8/8/8 w - -',
		'fen-digit',
		'9',
		/^Row 2 \(rank 7\) has the digit 9/
	),
	row(
		'the digit 0',
		'k6K/80/8/8/8/8/8/8 w - -',
		'fen-digit',
		'0/',
		/^Row 2 \(rank 7\) has the digit 0/
	),
	row(
		'adjacent digits',
		'k6K/35/8/8/8/8/8/8 w - -',
		'fen-digits',
		'5/',
		/digits 3 and 5 side by side/
	),
	row('a side x', `${START_BOARD} x KQkq - 0 1`, 'fen-turn', 'x ', /w or b, not "x"/),
	row(
		'a long side',
		`${START_BOARD} whiteandblack - - 0 1`,
		'fen-turn',
		'whiteand',
		/"whiteandblac\.\.\."/
	),
	row('castling letters', `${START_BOARD} w KQxq - 0 1`, 'fen-castling', 'xq', /not "KQxq"/),
	row('a right twice', `${START_BOARD} w KQK - 0 1`, 'fen-castling', 'K - 0', /at most once/),
	row('no such square', `${START_BOARD} w KQkq e9 0 1`, 'fen-en-passant', 'e9', /not "e9"/),
	row(
		'a negative clock',
		`${START_BOARD} w KQkq - -3 1`,
		'fen-clock',
		'-3',
		/halfmove clock.*not "-3"/
	),
	row('a clock in words', `${START_BOARD} w KQkq - none 1`, 'fen-clock', 'none', /not "none"/),
	row('a broken clock', `${START_BOARD} w KQkq - 1.5 1`, 'fen-clock', '1.5', /whole number/),
	row('an endless clock', `${START_BOARD} w KQkq - 99999 1`, 'fen-clock', '99999', /0 to 9999/),
	row('move number 0', `${START_BOARD} w KQkq - 0 0`, 'fen-move-number', 55, /move number.*from 1/),
	row('a negative move number', `${START_BOARD} w KQkq - 0 -1`, 'fen-move-number', '-1', /not "-1"/)
];

export const POSITION_FAULTS: readonly FaultCase[] = [
	row('no white king', 'k7/8/8/8/8/8/8/8 w - -', 'fen-kings', null, /^White has no king/),
	row('no black king', 'K7/8/8/8/8/8/8/8 w - -', 'fen-kings', null, /^Black has no king/),
	row(
		'two white kings',
		'k7/8/8/8/8/8/8/K6K w - -',
		'fen-kings',
		'K w',
		/^White has two kings, on a1 and h1/
	),
	row(
		'two black kings',
		'k7/8/8/8/8/8/8/K6k w - -',
		'fen-kings',
		'k w',
		/^Black has two kings, on a8 and h1/
	),
	row(
		'a pawn on rank 8',
		'k6P/8/8/8/8/8/8/K7 w - -',
		'fen-pawn-rank',
		'P',
		/^White has a pawn on h8/
	),
	row(
		'a pawn on rank 1',
		'k7/8/8/8/8/8/8/K6p w - -',
		'fen-pawn-rank',
		'p',
		/^Black has a pawn on h1/
	),
	row(
		'nine pawns',
		'k7/8/8/8/8/4P3/PPPPPPPP/K7 w - -',
		'fen-pawns',
		'P/K',
		/^White has nine pawns/
	),
	row(
		'17 pieces',
		'k7/8/8/8/8/NNNN4/PPPPPPPP/KQQQN3 w - -',
		'fen-pieces',
		'N3 w',
		/^White has 17 pieces/
	),
	row(
		'castling without the rook',
		'r3k2r/8/8/8/8/8/8/R3K3 w KQkq -',
		'fen-castling-right',
		'KQkq',
		/^The castling right K needs White's king on e1 and rook on h1, .* no such rook on h1/
	),
	row(
		'castling without the king',
		'r2k3r/8/8/8/8/8/8/R3K2R w KQq -',
		'fen-castling-right',
		'q -',
		/right q .* Black's king on e8 and rook on a8, .* no such king on e8/
	),
	row(
		"castling with the other side's rook",
		'r3k2R/8/8/8/8/8/8/4K3 b k -',
		'fen-castling-right',
		'k -',
		/rook on h8/
	),
	row(
		'en passant on the own side',
		'k7/8/8/3pP3/8/8/8/K7 w - d3',
		'fen-en-passant-square',
		'd3',
		/with White to move it must be on rank 6/
	),
	row(
		'en passant on a middle rank',
		'k7/8/8/3pP3/8/8/8/K7 w - d5',
		'fen-en-passant-square',
		'd5',
		/must be on rank 6/
	),
	row(
		'en passant without a pawn',
		'k7/8/8/4P3/8/8/8/K7 w - d6',
		'fen-en-passant-square',
		'd6',
		/Black has no pawn on d5/
	),
	row(
		'en passant over a piece',
		'k7/8/3n4/3pP3/8/8/8/K7 w - d6',
		'fen-en-passant-square',
		'd6',
		/must have come over d6/
	),
	row(
		'en passant from an occupied square',
		'k7/8/8/8/3Pp3/8/3N4/K7 b - d3',
		'fen-en-passant-square',
		'd3',
		/must have come over d2/
	),
	row(
		'a king that can be taken',
		'3k4/8/8/8/8/8/8/K2R4 w - -',
		'fen-check',
		'k',
		/^It is White's move, but Black's king on d8 is in check from the rook on d1/
	),
	row(
		'kings side by side',
		'8/8/8/8/8/8/8/kK6 b - -',
		'fen-check',
		'K',
		/^It is Black's move, but White's king on b1 .* from the king on a1/
	),
	row(
		'a king taken by a pawn',
		'8/8/8/3k4/4P3/8/8/K7 w - -',
		'fen-check',
		'k',
		/from the pawn on e4/
	)
];

/** The index in the row's text that its fault must have as its place. */
export function expectedPlace({ text, at }: FaultCase): number | undefined {
	if (at === null) return undefined;
	return typeof at === 'number' ? at : text.indexOf(at);
}
