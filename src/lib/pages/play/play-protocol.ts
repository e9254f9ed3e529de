import type { Turn } from '../../core/engines/choose-move.ts';
import type { Player } from '../../core/engines/player.ts';

/** A task for the worker in which engines think: a player's move. */
export interface PlayQuestion {
	readonly player: Player;
	readonly turn: Turn;
}
