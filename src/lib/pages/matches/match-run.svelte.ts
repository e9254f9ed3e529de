import type { MatchGame } from '$lib/core/engines/match.ts';
import type { PlayedOn } from '$lib/core/engines/play-on.ts';
import { isStockfish, type MatchSetup } from '$lib/core/engines/seats.ts';
import type { Move } from '$lib/core/games/game.ts';
import { messageOf } from '$lib/workers/message-of.ts';
import { Job } from '$lib/workers/job.ts';
import type { MatchTask } from './match-protocol.ts';
import { Stockfish } from '$lib/workers/stockfish/stockfish.ts';
import { Pace } from '$lib/ui/pace.ts';

/** Interval of display updates, in milliseconds. */
const SHOW_MS = 120;

/** `waiting`: not started yet. `stopped` and `failed` keep the finished games. */
type MatchStatus = 'waiting' | 'playing' | 'done' | 'stopped' | 'failed';

/** A game in progress, as last displayed. */
interface LiveGame {
	readonly index: number;
	readonly moves: readonly Move[];
}

/** The games of a match: played one after the other, by engines in a worker and by Stockfish in another. */
export class MatchRun {
	#setup: MatchSetup | null = $state.raw(null);
	#games: readonly MatchGame[] = $state.raw([]);
	#live: LiveGame | null = $state.raw(null);
	#status: MatchStatus = $state('waiting');
	#problem: string | null = $state(null);
	#pace: number | null = $state(null);
	/** Finished games that are not displayed yet. */
	#finished: MatchGame[] = [];
	#now: LiveGame | null = null;
	/** Plies of finished games since the last start. */
	#plies = 0;
	#paceOf = new Pace();
	#timer: ReturnType<typeof setInterval> | undefined;
	/** Increases with each start and end, so that late results can be recognised and dropped. */
	#attempt = 0;

	readonly #job = new Job<MatchTask, readonly Move[], PlayedOn>(
		() => new Worker(new URL('./match.worker.ts', import.meta.url), { type: 'module' })
	);
	readonly #stockfish = new Stockfish();

	/** The current match, or the last one; null before the first match. */
	get setup(): MatchSetup | null {
		return this.#setup;
	}

	/** The finished games in their order. */
	get games(): readonly MatchGame[] {
		return this.#games;
	}

	get live(): LiveGame | null {
		return this.#live;
	}

	get status(): MatchStatus {
		return this.#status;
	}

	get isPlaying(): boolean {
		return this.#status === 'playing';
	}

	/** Why it failed, in a sentence; null if it did not. */
	get problem(): string | null {
		return this.#problem;
	}

	/** Recent plies per second; null before there is enough data. */
	get pace(): number | null {
		return this.#pace;
	}

	/** Plays a match from its first game; drops the games of another one. */
	start(setup: MatchSetup): void {
		this.#end();
		this.#setup = setup;
		this.#games = [];
		this.#finished = [];
		this.#go(setup);
	}

	/** Plays the missing games of a match; an interrupted game starts from its beginning. */
	goOn(): void {
		if (this.#setup === null || this.isPlaying) return;
		this.#go(this.#setup);
	}

	/** Stops at once and keeps the finished games. */
	cancel(): void {
		if (this.isPlaying) this.#settle('stopped');
	}

	/** Call when the user leaves the page. */
	close(): void {
		this.#end();
		this.#stockfish.end();
	}

	#go(setup: MatchSetup): void {
		this.#problem = null;
		this.#status = 'playing';
		this.#plies = 0;
		this.#paceOf = new Pace();
		this.#timer = setInterval(() => {
			this.#show();
		}, SHOW_MS);
		const attempt = ++this.#attempt;
		this.#playAll(setup, attempt).then(
			() => {
				if (attempt === this.#attempt) this.#settle('done');
			},
			(error: unknown) => {
				if (attempt !== this.#attempt) return;
				this.#problem = messageOf(error);
				this.#settle('failed');
			}
		);
	}

	async #playAll(setup: MatchSetup, attempt: number): Promise<void> {
		// A missing Stockfish is reported before the first game starts.
		if (isStockfish(setup.first) || isStockfish(setup.second)) await this.#stockfish.open();
		for (let index = this.#finished.length; index < setup.games; index++) {
			const game = await this.#playOne(setup, index, attempt);
			if (game === null) return;
			this.#finished.push(game);
			this.#plies += game.moves.length;
		}
	}

	/** Plays one game to its end; null if it is no longer needed. */
	async #playOne(setup: MatchSetup, index: number, attempt: number): Promise<MatchGame | null> {
		let moves: readonly Move[] = [];
		let reply: string | null = null;
		for (;;) {
			const played = await this.#job.run({ setup, game: { index, moves, reply } }, (so) => {
				this.#now = { index, moves: so };
			});
			if (attempt !== this.#attempt) return null;
			if (played.kind === 'ended') return played.game;
			moves = played.moves;
			this.#now = { index, moves };
			reply = await this.#stockfish.bestMove(played.position, played.plies);
			if (attempt !== this.#attempt) return null;
			if (reply === null) throw new Error('Stockfish found no move in a game that goes on.');
		}
	}

	#show(): void {
		if (this.#finished.length !== this.#games.length) this.#games = [...this.#finished];
		this.#live = this.#now;
		const inGame = this.#now?.index === this.#finished.length ? this.#now.moves.length : 0;
		this.#pace = this.#paceOf.at(this.#plies + inGame);
	}

	#settle(status: 'done' | 'stopped' | 'failed'): void {
		this.#end();
		this.#status = status;
	}

	#end(): void {
		this.#attempt++;
		clearInterval(this.#timer);
		this.#job.end();
		this.#stockfish.stop();
		this.#now = null;
		this.#show();
		this.#pace = null;
	}
}
