/** Makes a board of the explorer playable: whose pieces move, and where to. */
import type { Key } from '@lichess-org/chessground/types';
import { moveFrom, moveTo } from '$lib/core/games/chess/moves.ts';
import { squareName } from '$lib/core/games/chess/squares.ts';
import type { Move } from '$lib/core/games/game.ts';
import type { ChessgroundConfig } from './chessground.svelte.ts';
import type { MoveMarks } from '../board-marks.ts';
import type { ChessPicture } from './picture.ts';
import { chessgroundConfig, type BoardLook } from './chessground-config.ts';

interface Playing {
	/** The possible moves, packed as in chess; empty if the board is for display only. */
	readonly legal: readonly Move[];
	/** A piece was moved: called with all legal moves between the two squares, which are several for a promotion. */
	readonly onmove: (moves: readonly Move[]) => void;
}

export function playableConfig(
	picture: ChessPicture,
	marks: MoveMarks,
	look: BoardLook,
	{ legal, onmove }: Playing
): ChessgroundConfig {
	const { config, shapes } = chessgroundConfig(picture, marks, look);
	const canMove = legal.length > 0;
	return {
		config: {
			...config,
			viewOnly: false,
			autoCastle: false,
			movable: {
				free: false,
				color: picture.turn,
				dests: destinations(legal),
				showDests: true,
				rookCastle: false
			},
			selectable: { enabled: canMove },
			premovable: { enabled: false },
			draggable: { enabled: canMove, showGhost: true },
			events: {
				move: (from, to) => {
					onmove(legal.filter((move) => fromOf(move) === from && toOf(move) === to));
				}
			}
		},
		shapes
	};
}

function destinations(legal: readonly Move[]): Map<Key, Key[]> {
	const dests = new Map<Key, Key[]>();
	for (const move of legal) {
		const from = fromOf(move);
		dests.set(from, [...(dests.get(from) ?? []), toOf(move)]);
	}
	return dests;
}

function fromOf(move: Move): Key {
	return squareName(moveFrom(move)) as Key;
}

function toOf(move: Move): Key {
	return squareName(moveTo(move)) as Key;
}
