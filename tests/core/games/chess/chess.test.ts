import { Chess } from 'chess.js';
import { describe, expect, test } from 'vitest';
import { chess } from '../../../../src/lib/core/games/chess/chess.ts';
import { moveUci } from '../../../../src/lib/core/games/chess/moves.ts';
import { NO_MOVE } from '../../../../src/lib/core/games/game.ts';
import { stateOf } from './positions.ts';

describe('chess: endings', () => {
	test.each([
		[
			"fool's mate",
			'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
			'checkmate',
			'min',
			'the king on e1 is attacked by the queen on h4 and cannot be saved'
		],
		[
			"the R post's last position",
			'7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43',
			'checkmate',
			'max',
			'the king on e6 is attacked by the queen on f6 and cannot be saved'
		],
		[
			'a mate by double check',
			'3qkb2/3p1p2/5N2/8/8/8/8/4R1K1 b - - 0 1',
			'checkmate',
			'max',
			'the king on e8 is attacked by the rook on e1 and the knight on f6 and cannot be saved'
		],
		[
			'mate with the clock run out',
			'7k/6Q1/6K1/8/8/8/8/8 b - - 100 90',
			'checkmate',
			'max',
			'the king on h8 is attacked by the queen on g7 and cannot be saved'
		],
		[
			'stalemate',
			'7k/8/6QK/8/8/8/8/8 b - - 0 1',
			'stalemate',
			null,
			'the king on h8 is not attacked, but there is no legal move'
		],
		[
			'stalemate with bare bishops',
			'k7/8/1K6/8/8/8/7B/8 b - - 0 1',
			'stalemate',
			null,
			'the king on a8 is not attacked, but there is no legal move'
		],
		[
			'fifty moves',
			'8/8/4k3/8/3R4/3K4/8/8 w - - 100 90',
			'fifty-moves',
			null,
			'100 plies without a capture or a pawn move'
		],
		['one ply before fifty moves', '8/8/4k3/8/3R4/3K4/8/8 w - - 99 90', null, null, ''],
		[
			'bare kings',
			'8/8/4k3/8/8/3K4/8/8 w - - 0 1',
			'insufficient-material',
			null,
			'king against king'
		],
		[
			'a knight',
			'8/8/4k3/8/8/3K4/8/6n1 w - - 0 1',
			'insufficient-material',
			null,
			'king against king and knight'
		],
		[
			'bishops of one colour',
			'6b1/8/4k3/8/8/3K1B2/8/7B w - - 0 1',
			'insufficient-material',
			null,
			'king and 2 bishops against king and bishop'
		],
		['bishops of both colours', '8/8/4kb2/8/8/3K1B2/8/8 w - - 0 1', null, null, ''],
		['two knights', '8/8/4k3/8/8/3K1N1N/8/8 w - - 0 1', null, null, ''],
		['knight against bishop', '8/8/4kn2/8/8/3K1B2/8/8 w - - 0 1', null, null, ''],
		['a pawn', '8/8/4k3/8/3P4/3K4/8/8 w - - 0 1', null, null, '']
	] as const)('%s', (_name, fen, code, winner, detail) => {
		const state = stateOf(fen);
		if (code === null) expect(chess.ending(state)).toBeNull();
		else expect(chess.ending(state)).toMatchObject({ code, winner, detail });
		expect(state.isTerminal()).toBe(code !== null);
		expect(state.legalMoves().length === 0).toBe(code !== null);
		expect(new Chess(fen).isGameOver()).toBe(code !== null);
	});

	test('a position finds its ending again after moves are taken back', () => {
		const state = stateOf('k7/2P5/1K6/8/8/8/8/8 w - - 0 1');
		const endings = state.legalMoves().map((move) => {
			state.play(move);
			const ending = chess.ending(state);
			expect(state.isTerminal()).toBe(ending !== null);
			state.undo();
			expect(chess.ending(state)).toBeNull();
			return `${moveUci(move)} ${ending?.code ?? '-'}`;
		});
		expect(endings).toEqual([
			...['b6a5 -', 'b6a6 stalemate', 'b6b5 -', 'b6c5 -', 'b6c6 -'],
			...['c7c8b insufficient-material', 'c7c8n insufficient-material'],
			...['c7c8q checkmate', 'c7c8r checkmate']
		]);
	});
});

describe('chess: moves as text', () => {
	test.each([
		['a file tells apart', '4k3/8/8/8/8/8/8/R3K2R w KQ -', 'a1d1', 'Rd1'],
		['by file', 'k7/8/8/8/8/2N3N1/8/K7 w - -', 'c3e4', 'Nce4'],
		['by rank', 'k7/8/8/2N5/8/2N5/8/K7 w - -', 'c3e4', 'N3e4'],
		['by both', 'k7/8/8/2N5/8/2N3N1/8/K7 w - -', 'c3e4', 'Nc3e4'],
		['a pinned rival does not count', 'k3r3/8/8/8/8/8/1N2N3/4K3 w - -', 'b2c4', 'Nc4'],
		['a pawn captures', 'k7/8/8/3p4/4P3/8/8/K7 w - -', 'e4d5', 'exd5'],
		['en passant', 'k7/8/8/3pP3/8/8/8/K7 w - d6', 'e5d6', 'exd6'],
		['promotion by capture', '1n5k/P7/8/8/8/8/8/K7 w - -', 'a7b8n', 'axb8=N'],
		['promotion with mate', 'k7/2P5/1K6/8/8/8/8/8 w - -', 'c7c8q', 'c8=Q#'],
		['castling with check', '5k2/8/8/8/8/8/8/4K2R w K -', 'e1g1', 'O-O+'],
		['castling on the long side', '4k3/8/8/8/8/8/8/R3K3 w Q -', 'e1c1', 'O-O-O']
	])('%s', (_name, fen, uci, san) => {
		const state = stateOf(fen);
		const before = chess.format(state);
		const move = state.legalMoves().find((listed) => chess.moveId(state, listed) === uci);
		expect(chess.moveText(state, move ?? NO_MOVE)).toBe(san);
		expect(new Chess(before).move(uci).san).toBe(san);
		expect(chess.format(state)).toBe(before);
	});
});
