import type { PlayedGame, PlayedGames } from '$lib/core/games/played-games.ts';
import type { RefereeVerdict } from '$lib/core/referee/verdict.ts';
import { Cancelled } from '$lib/workers/failures.ts';
import { messageOf } from '$lib/workers/message-of.ts';
import { newRefereeJob, type RefereeJob } from '$lib/workers/referee-job.ts';

/** A check of games by chess.js. */
type CheckState =
	| { readonly kind: 'waiting' }
	/** `done`: number of finished games. */
	| { readonly kind: 'running'; readonly done: number }
	| { readonly kind: 'done'; readonly verdict: RefereeVerdict }
	| { readonly kind: 'failed'; readonly message: string };

const WAITING: CheckState = { kind: 'waiting' };

/** One check at a time; its result belongs to the games that it was asked about. */
export class RefereeCheck {
	#state: CheckState = $state.raw(WAITING);
	#task: PlayedGames | null = $state.raw(null);

	/** @param job is ended by `close` */
	constructor(private readonly job: RefereeJob = newRefereeJob()) {}

	/** The state for these games: that of other games is no answer. */
	stateFor(task: PlayedGames): CheckState {
		return this.#task !== null && isSameTask(this.#task, task) ? this.#state : WAITING;
	}

	start(task: PlayedGames): void {
		this.#task = task;
		this.#state = { kind: 'running', done: 0 };
		const isCurrent = (): boolean => this.#task === task;
		this.job
			.run(task, (done) => {
				if (isCurrent()) this.#state = { kind: 'running', done };
			})
			.then(
				(verdict) => {
					if (isCurrent()) this.#state = { kind: 'done', verdict };
				},
				(error: unknown) => {
					if (!isCurrent()) return;
					this.#state =
						error instanceof Cancelled ? WAITING : { kind: 'failed', message: messageOf(error) };
				}
			);
	}

	/** Ends the check at once. */
	cancel(): void {
		this.job.cancel();
	}

	/** Call when the user leaves the page. */
	close(): void {
		this.#task = null;
		this.job.end();
	}
}

/** The same games, even if read again. */
function isSameTask(one: PlayedGames, other: PlayedGames): boolean {
	return (
		one.game === other.game &&
		one.games.length === other.games.length &&
		one.games.every((game, at) => isSameGame(game, other.games[at]))
	);
}

function isSameGame(one: PlayedGame, other: PlayedGame | undefined): boolean {
	return (
		other !== undefined &&
		one.start === other.start &&
		one.ending === other.ending &&
		one.moves.length === other.moves.length &&
		one.moves.every((move, at) => move === other.moves[at])
	);
}
