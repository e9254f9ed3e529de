/** Each game in the conformance tests: its positions, its faults, and searches for every algorithm. */
import type { GameState } from '../../src/lib/core/games/game.ts';
import { KrkState } from '../../src/lib/core/games/krk/krk-state.ts';
import { gameOf, type GameId } from '../../src/lib/core/games/registry.ts';
import type { SetupFields } from '../../src/lib/core/search/setup-fields.ts';

/** What the conformance tests need of a game. */
export interface Row {
	readonly id: GameId;
	/** Positions besides the game's presets, each chosen for a rule of its own. */
	readonly positions: readonly string[];
	/** A position in which the game is over. */
	readonly over: string;
	/** Texts that are not positions, each with the code of its fault. */
	readonly faults: readonly (readonly [text: string, code: string])[];
	/** The number of random games from each position, and their maximum number of plies. */
	readonly playouts: number;
	readonly plies: number;
	/** False at a state whose text does not determine the side to move. */
	readonly textIsWhole: (state: GameState) => boolean;
	/** Searches, each small, that every algorithm makes in every order and under every rule. */
	readonly searches: readonly Omit<SetupFields, 'game'>[];
}

/** A new game is a new row here. */
export const ROWS: readonly Row[] = [
	{
		id: 'tictactoe',
		positions: ['.........', 'X........', 'O........', 'XOXXOOOXX', 'OOOXX.X..', 'XO.XO....'],
		over: 'XXXOO....',
		faults: [
			['', 'grid-length'],
			['XXXXX...O', 'grid-counts'],
			['XXXOOO...', 'grid-both-won'],
			['X.O.?....', 'grid-character']
		],
		playouts: 40,
		plies: 9,
		// Inside a game that O began, equal counts are read as X to move.
		textIsWhole: (state) => state.maxToMove() || !hasEqualCounts(state),
		searches: [
			{ position: '.O..X.O.X' },
			{ position: '..XO..OXO' },
			{ position: 'X...O....', depth: '3' },
			{ position: 'XX.OO....', evaluator: 'outcome-depth' },
			{ position: 'X...O..X.', evaluator: 'outcome-depth' },
			{ position: 'X...O....', depth: '2', evaluator: 'open-lines' },
			{ position: 'XXXOO....' }
		]
	},
	{
		id: 'chess',
		positions: [
			'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
			'8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
			'r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1',
			'rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1',
			'4k3/8/8/8/8/8/8/4K2R w K - 98 60',
			'4k3/8/p7/P7/8/8/8/4K3 w - - 0 1 moves e1e2 e8e7 e2e1 e7e8',
			'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 90 70 moves e1g1'
		],
		over: '3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1',
		faults: [
			['', 'fen-fields'],
			['rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'fen-digit'],
			['8/8/8/8/8/8/8/8 w - - 0 1', 'fen-kings'],
			['4k3/8/8/8/8/8/8/P3K3 w - - 0 1', 'fen-pawn-rank'],
			['4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1g1 e8g8', 'chess-moves']
		],
		playouts: 4,
		plies: 60,
		textIsWhole: () => true,
		searches: [
			{ position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1', depth: '2' },
			{ position: '7k/R2b2pp/KP6/P7/8/8/8/8 w - - 0 1', depth: '3' },
			{ position: '8/8/8/8/8/1k6/2p5/K7 b - - 0 1', depth: '3' },
			{ position: '8/8/8/8/8/1k6/2p5/K7 b - - 0 1', depth: '3', evaluator: 'swift-mended' },
			{ position: '3r3k/2P5/8/8/8/8/p7/1N5K w - - 0 1', depth: '1' },
			{ position: '4k3/8/8/8/4r3/8/3PpP2/3RK3 w - - 0 1', depth: '0' },
			{ position: '7k/R6p/KP6/8/8/8/8/8 w - - 97 60', depth: '4' },
			{ position: '7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43' }
		]
	},
	{
		id: 'krk',
		positions: [
			'194',
			'206557 b',
			'8/8/8/8/8/8/8/K1k5 w',
			'k7/1R6/1K6/8/8/8/8/8 b - - 0 1',
			'k6R/8/1K6/8/8/8/8/8 b',
			'8/8/6k1/3R4/8/3K4/8/8 w - - 98 60',
			'8/8/8/3k4/3R4/8/3K4/8 b'
		],
		over: 'k6R/8/1K6/8/8/8/8/8 b - - 0 1',
		faults: [
			['', 'krk-empty'],
			['262144', 'krk-id'],
			['8/8/8/8/8/8/8/8', 'krk-missing'],
			['8/8/6k1/3R4/8/3K4/P7/8', 'krk-extra'],
			['8/8/3k4/3R4/8/3K4/8/8', 'krk-check']
		],
		playouts: 10,
		plies: 60,
		textIsWhole: () => true,
		searches: [
			{ position: '206557' },
			{ position: '8/8/8/8/4k3/3R4/8/K7 b - - 0 1', depth: '3' },
			{ position: 'k7/8/2K5/8/8/8/8/1R6 w - - 98 60', depth: '3' },
			{ position: 'k6R/8/1K6/8/8/8/8/8 b - - 0 1' }
		]
	},
	{
		id: 'krk-released',
		positions: [
			'194',
			'206557 b',
			'194 moves a6b6 a8b8 b6a6 b8a8 a6b6 a8b8 b6a6',
			'8/8/6k1/3R4/8/3K4/8/8 w - - 96 60 moves d3e3 g6f6'
		],
		over: 'k6R/8/1K6/8/8/8/8/8 b - - 0 1',
		faults: [
			['', 'krk-empty'],
			['262144', 'krk-id'],
			['194 moves a6a7', 'krk-moves'],
			['8/8/6k1/3R4/8/3K4/8/8 w - - 98 60 moves d3e3 g6f6 e3d3', 'krk-moves']
		],
		playouts: 10,
		plies: 60,
		// The path of a search becomes the record of a game, where a board may have occurred twice or Black be immobile.
		textIsWhole: (state) => state instanceof KrkState && state.recorded > 0 && standsOnce(state),
		searches: []
	},
	{
		id: 'tree',
		positions: ['7', '-inf', '[[1]]', '[[[1,2],3],[[4]],[5,[6,[7,[8]]]]]', 'r:[a:[1,2],b:3]'],
		over: '5',
		faults: [
			['', 'tree-empty'],
			['[[1,2]', 'tree-bracket'],
			['[1,[]]', 'tree-empty-node'],
			['[1,NaN]', 'tree-nan']
		],
		playouts: 10,
		plies: 60,
		textIsWhole: () => true,
		searches: [
			{ position: '[[3,12,8],[2,4,6],[14,5,2]]' },
			{ position: '[[3,12,8],[2,4,6],[14,5,2]]', root: 'min' },
			{ position: '[5,[[[4,9],7],8]]' },
			{ position: '[[3,5],[3,1]]' },
			{ position: '[[inf,-inf],[-inf,[0.5,[-inf]],inf],[[[inf]]]]' },
			{ position: '[[-inf,-inf],[-inf]]' },
			{ position: '-4' }
		]
	}
];

/** True where no board has recurred since the state was set up. */
function standsOnce(state: KrkState): boolean {
	const moves = state.movesSoFar();
	const boards = new Set([state.id]);
	for (let undone = 0; undone < moves.length; undone++) {
		state.undo();
		boards.add(state.id);
	}
	for (const move of moves) state.play(move);
	return boards.size === moves.length + 1;
}

function hasEqualCounts(state: GameState): boolean {
	const text = gameOf('tictactoe').format(state);
	return text.split('X').length === text.split('O').length;
}

/** The row of a game. */
export function rowOf(game: GameId): Row {
	const row = ROWS.find(({ id }) => id === game);
	if (row === undefined) throw new Error(`${game} has no row in ROWS`);
	return row;
}
