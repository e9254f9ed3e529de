/** The games that exercises can be drawn from. */
import type { GameId } from '../../games/registry.ts';
import { chessSource } from './chess.ts';
import type { Source } from './source.ts';
import { tictactoeSource } from './tictactoe.ts';
import { treeSource } from './tree.ts';

export const SOURCES: Readonly<Partial<Record<GameId, Source>>> = {
	tree: treeSource,
	tictactoe: tictactoeSource,
	chess: chessSource
};
