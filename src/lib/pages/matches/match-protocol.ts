import type { GameSoFar } from '../../core/engines/play-on.ts';
import type { MatchSetup } from '../../core/engines/seats.ts';

/** A task for the worker of the Matches page: play a game on until it is over or Stockfish is to move. */
export interface MatchTask {
	readonly setup: MatchSetup;
	readonly game: GameSoFar;
}
