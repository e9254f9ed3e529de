/** Messages between the Play page and the worker in which engines think; both sides import this file. */
import type { Choice, Turn } from '../../core/engines/choose-move.ts';
import type { Player } from '../../core/engines/player.ts';

/** A request for a player's move. */
export interface PlayQuestion {
	readonly player: Player;
	readonly turn: Turn;
}

export interface PlayRequest extends PlayQuestion {
	readonly id: number;
}

export type PlayResponse = { readonly id: number } & (
	| /** Number of visited nodes so far. */
	  { readonly kind: 'progress'; readonly nodes: number }
	| { readonly kind: 'chosen'; readonly choice: Choice }
	| { readonly kind: 'failed'; readonly message: string }
);
