/** The kind of drawing of each game; the type requires an entry for each game. */
import { moveFrom, moveTo } from '$lib/core/games/chess/moves.ts';
import { squareName } from '$lib/core/games/chess/squares.ts';
import type { Move } from '$lib/core/games/game.ts';
import * as krkMoves from '$lib/core/games/krk/moves.ts';
import * as krkSquares from '$lib/core/games/krk/squares.ts';
import type { GameId } from '$lib/core/games/registry.ts';

export type BoardKind = 'grid' | 'chess' | 'tree';

export const BOARD_KINDS = {
	tictactoe: 'grid',
	chess: 'chess',
	krk: 'chess',
	'krk-released': 'chess',
	tree: 'tree'
} as const satisfies Readonly<Record<GameId, BoardKind>>;

/** The games on a chess board; each packs its moves in its own way. */
export type ChessBoardGame = {
	[Id in GameId]: (typeof BOARD_KINDS)[Id] extends 'chess' ? Id : never;
}[GameId];

/** The names of the squares a move leads from and to. */
export function squaresOfMove(game: ChessBoardGame, move: Move): readonly [string, string] {
	switch (game) {
		case 'chess':
			return [squareName(moveFrom(move)), squareName(moveTo(move))];
		case 'krk':
		case 'krk-released': {
			const { moveFrom, moveTo } = krkMoves;
			const { squareName } = krkSquares;
			return [squareName(moveFrom(move)), squareName(moveTo(move))];
		}
	}
}
