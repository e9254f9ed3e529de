/**
 * The example positions of chess: every position that the five sources print, and small ones of our own with readable
 * trees. Depths are in plies.
 */
import type { Preset } from '../game.ts';
import { START_FEN } from '../../fen/start-fen.ts';

export const CHESS_PRESETS: readonly Preset[] = [
	{
		id: 'rook-takes-rook',
		name: 'Rook takes rook',
		teaches: 'Cutoffs',
		position: '8/8/P7/K3p3/7p/R7/8/r6k w - - 0 1',
		about: 'Our own: two rooks face each other on the a-file, and White is to move.',
		finding: 'Rxa1+ wins a rook. Of each of the seven other moves alpha-beta searches one reply.',
		depth: 2
	},
	{
		id: 'mate-in-one',
		name: 'Promote and mate',
		teaches: 'Mates',
		position: 'k7/2P5/1K6/8/8/8/8/8 w - - 0 1',
		about: 'Our own: White’s pawn is one step from promotion.',
		finding: 'Of the four promotions on c8 two mate and two draw, and one king move is stalemate.',
		depth: 2
	},
	{
		id: 'mate-in-one-black',
		name: 'Promote and mate, as Black',
		teaches: 'Mates',
		position: '8/8/8/8/8/1k6/2p5/K7 b - - 0 1',
		about: 'Our own: the same with Black to move, so that the root is a MIN node.',
		depth: 2
	},
	{
		id: 'back-rank',
		name: 'Mate in two on the back rank',
		teaches: 'Mates',
		position: '7k/R2b2pp/KP6/P7/8/8/8/8 w - - 0 1',
		about: 'Our own: a rook on the seventh, and a king shut in by its pawns.',
		finding: 'Ra8+, and the bishop can only step in between, once even with check.',
		depth: 3
	},
	{
		id: 'perpetual-check',
		name: 'Perpetual check, with its game',
		teaches: 'Draws',
		position: '5rk1/5p1p/5Q2/8/8/8/q5PP/6K1 w - - 0 1 moves f6g5 g8h8 g5f6 h8g8 f6g5 g8h8',
		about:
			'Our own: White, a rook down, has been giving check. The game so far counts, so repetition is judged.',
		finding: 'Qf6+, and after the only reply the position occurs for the third time: a draw, 0.',
		depth: 2
	},
	{
		id: 'pawn-race',
		name: 'Pawn race',
		teaches: 'Looking ahead',
		position: '8/8/P7/8/8/7p/8/K6k w - - 0 1',
		about: 'Our own: both pawns run.',
		finding: 'White makes a queen first, and with check.',
		depth: 4
	},
	{
		id: 'swift-post',
		isFromSource: true,
		name: 'Swift post: bishop and rook',
		teaches: 'From the sources',
		position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
		about: 'The example of a blog post on minimax with alpha-beta in Swift (SwiftChessNeo).',
		depth: 2
	},
	{
		id: 'python-post',
		isFromSource: true,
		name: 'Python post: rook and pawn',
		teaches: 'From the sources',
		position: '8/6R1/5k2/8/3p4/3K4/8/8 w - - 0 1',
		about: 'The example of "Making a simple chess engine", a Lichess blog post (python-chess).',
		depth: 3
	},
	{
		id: 'r-post-mate',
		isFromSource: true,
		name: 'R post: a random game, finished',
		teaches: 'A root that is a leaf',
		position: '7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43',
		about:
			'Where a random game in the R post ended (R-bloggers, 2024): Black is mated, so the root is a leaf.'
	},
	{
		id: 'krk-figure-1',
		isFromSource: true,
		name: 'King and rook: figure 1',
		teaches: 'King and rook',
		position: '8/8/6k1/3R4/8/3K4/8/8 w - - 0 1',
		about:
			'Figure 1 of Bozinovski and Jankuloski on king and rook against king, 2023; one of their steps is two plies.',
		depth: 2
	},
	{
		id: 'krk-first',
		isFromSource: true,
		name: 'King and rook: the first legal start',
		teaches: 'King and rook',
		position: 'k7/8/K7/R7/8/8/8/8 w - - 0 1',
		about: 'Number 194, the first legal start of Bozinovski and Jankuloski, 2023.',
		depth: 4
	},
	{
		id: 'start',
		name: 'Starting position',
		teaches: 'Larger trees',
		position: START_FEN,
		about: 'Twenty moves a side: the R post (R-bloggers, 2024) plays its games from here.',
		depth: 2
	}
];
