/** Positions of every game, reached by random play from starts that soon reach every rule. */
import fc from 'fast-check';
import type { Evaluator } from '../../../src/lib/core/evaluate/evaluator.ts';
import {
	moveFrom,
	movePromotion,
	moveTo,
	packMove
} from '../../../src/lib/core/games/chess/moves.ts';
import type { GameState, Move } from '../../../src/lib/core/games/game.ts';
import { gameOf, type GameId } from '../../../src/lib/core/games/registry.ts';
import { rowOf } from '../../conformance/rows.ts';
import { SHARP, STANDARD, stateOf } from '../games/chess/positions.ts';

/** A chess position read from its FEN. */
export const chessState = stateOf;

export const MATES = {
	"the R post's mate": '7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43',
	'mate by Black': 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
	stalemate: '7k/8/6QK/8/8/8/8/8 b - - 0 1',
	'mate in one': '6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1'
} as const;

/** Instead of the positions of the conformance tests. */
const STARTS: Partial<Readonly<Record<GameId, readonly string[]>>> = {
	tictactoe: ['.........', '.O..X.O.X'],
	tree: ['[[3,12.5,-8],[inf,[4,-0]],[-inf,5,2]]', '-7'],
	chess: [
		...Object.values({ ...STANDARD, ...SHARP, ...MATES }),
		`${STANDARD.initial} moves g1f3 g8f6 f3g1 f6g8 g1f3 g8f6`
	],
	krk: [
		'206557 b',
		'194 w',
		'8/8/6k1/3R4/8/3K4/8/8 w - - 96 60',
		'194 moves a6b6 a8b8 b6a6 b8a8 a6b6 a8b8'
	],
	'krk-released': ['206557 b', '194 w', '194 moves a6b6 a8b8 b6a6 b8a8 a6b6 a8b8']
};

export function parsed(game: GameId, text: string): GameState {
	const state = gameOf(game).parse(text, { root: 'max' });
	if (!state.ok) throw new Error(`${text}: ${state.fault.message}`);
	return state.value;
}

export interface Walk {
	readonly game: GameId;
	readonly start: string;
	readonly choices: readonly number[];
}

export function walksOf({ games }: Pick<Evaluator, 'games'>, length = 60): fc.Arbitrary<Walk> {
	return fc.constantFrom(...games).chain((game) =>
		fc.record({
			game: fc.constant(game),
			start: fc.constantFrom(...(STARTS[game] ?? rowOf(game).positions)),
			choices: fc.array(fc.nat(), { maxLength: length })
		})
	);
}

/** Plays the walk on a state and visits every position on the way, the first included. */
export function follow(
	{ choices }: Walk,
	state: GameState,
	visit: (played: Move | null) => void
): void {
	visit(null);
	for (const choice of choices) {
		const moves = state.legalMoves();
		const move = moves[choice % moves.length];
		if (move === undefined) break;
		state.play(move);
		visit(move);
	}
}

/** The same position with the sides exchanged: ranks reversed, colours and the side to move swapped. */
export function mirrorFen(fen: string): string {
	const [board = '', turn, castling = '', enPassant = '', ...rest] = fen.split(' ');
	// The moves of a game may follow the clocks.
	const clocks = rest.map((word) =>
		/^[a-h][1-8][a-h][1-8]/.test(word)
			? word.replace(/[1-8]/g, (rank) => String(9 - Number(rank)))
			: word
	);
	return [
		swapCase(board.split('/').reverse().join('/')),
		turn === 'w' ? 'b' : 'w',
		swapCase(castling),
		enPassant.replace(/[36]/, (rank) => String(9 - Number(rank))),
		...clocks
	].join(' ');
}

/** The same move there: the last three bits of a square are its rank. */
export function mirrorMove(move: Move): Move {
	return packMove(moveFrom(move) ^ 7, moveTo(move) ^ 7, movePromotion(move));
}

function swapCase(text: string): string {
	return text.replace(/[a-z]/gi, (letter) =>
		letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
	);
}
