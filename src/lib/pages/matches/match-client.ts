import type { GameSoFar, PlayedOn } from '../../core/engines/play-on.ts';
import type { MatchSetup } from '../../core/engines/seats.ts';
import type { Move } from '../../core/games/game.ts';
import { WorkerLink } from '../../workers/worker-link.ts';
import type { MatchRequest, MatchResponse } from './match-protocol.ts';

/** Starts a playing worker. */
function newMatchWorker(): Worker {
	return new Worker(new URL('./match.worker.ts', import.meta.url), { type: 'module' });
}

/** The engines' side of a match: one game at a time is played on, in a worker. */
export class MatchClient {
	#link: WorkerLink<MatchRequest, MatchResponse> | null = null;

	constructor(private readonly make: () => Worker = newMatchWorker) {}

	/**
	 * Plays a game on until it is over or Stockfish is to move. Drops the previous request.
	 * @param onMoves called at intervals with the moves so far
	 * @throws an Error that says in a sentence what went wrong
	 */
	playOn(
		setup: MatchSetup,
		game: GameSoFar,
		onMoves: (moves: readonly Move[]) => void
	): Promise<PlayedOn> {
		return new Promise((resolve, reject) => {
			if (this.#link === null || this.#link.isDead) this.#link = new WorkerLink(this.make);
			const link = this.#link;
			const hear = (response: MatchResponse): void => {
				if (response.kind === 'moved') onMoves(response.moves);
				else if (response.kind === 'played') {
					link.rest();
					resolve(response.played);
				} else if (response.kind === 'failed') {
					link.rest();
					reject(new Error(response.message));
				}
			};
			link.ask({ setup, game }, [], hear, reject);
		});
	}

	/** Ends the worker at once; the next game starts another one. */
	end(): void {
		this.#link?.end();
		this.#link = null;
	}
}
