/** Messages between the Play page and the worker in which engines think and long PGNs are read; both sides import this file. */
import type { Result } from '../../core/base/result.ts';
import type { Choice, Turn } from '../../core/engines/choose-move.ts';
import type { Player } from '../../core/engines/player.ts';
import type { ReadPgn } from '../../core/games/chess/pgn/pgn-game.ts';

/** A request for a player's move. */
export interface PlayQuestion {
	readonly player: Player;
	readonly turn: Turn;
}

/** A text to read as PGN. */
export interface PgnQuestion {
	readonly pgn: string;
}

export type PlayRequest = { readonly id: number } & (PlayQuestion | PgnQuestion);

export type PlayResponse = { readonly id: number } & (
	| /** Number of visited nodes so far. */
	  { readonly kind: 'progress'; readonly nodes: number }
	| { readonly kind: 'chosen'; readonly choice: Choice }
	| { readonly kind: 'read'; readonly read: Result<ReadPgn> }
	| { readonly kind: 'failed'; readonly message: string }
);
