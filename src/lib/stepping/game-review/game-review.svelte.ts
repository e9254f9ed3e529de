import {
	meanAccuracy,
	reviewMoves,
	type MoveReview
} from '$lib/core/experiments/accuracy/accuracy.ts';
import {
	scoreOfResult,
	winPercent,
	type PositionScore
} from '$lib/core/experiments/accuracy/win-percent.ts';
import type { Side } from '$lib/core/games/game.ts';
import { linePositionAt, type GameLine } from '$lib/core/games/game-line.ts';
import { Stockfish } from '$lib/workers/stockfish/stockfish.ts';

/** Stockfish's default depth in plies: a tenth of a second for most positions. */
export const DEFAULT_REVIEW_DEPTH = 12;

/** `waiting`: not started yet. `stopped` and `failed` keep the evaluated positions. */
type ReviewStatus = 'waiting' | 'running' | 'done' | 'stopped' | 'failed';

/** One game of chess, each of its positions evaluated by Stockfish. */
export class GameReview {
	#line: GameLine | null = $state.raw(null);
	#depth = $state(DEFAULT_REVIEW_DEPTH);
	#scores: readonly (PositionScore | null)[] = $state.raw([]);
	#status: ReviewStatus = $state('waiting');
	#problem: string | null = $state(null);
	/** Increases with each start and end, so that late results can be recognised and dropped. */
	#attempt = 0;

	/** The review of each move so far. */
	readonly moves: readonly MoveReview[] = $derived(
		this.#line === null ? [] : reviewMoves(this.#scores, this.#line.first)
	);
	/** White's win % at each ply, the start first; null if not evaluated yet. */
	readonly chances: readonly (number | null)[] = $derived(
		this.#scores.map((score) => (score === null ? null : winPercent(score)))
	);
	/** Number of evaluated positions. */
	readonly done: number = $derived(this.#scores.filter((score) => score !== null).length);

	/** @param stockfish is ended by `close` */
	constructor(private readonly stockfish: Stockfish = new Stockfish()) {}

	/** The game under review, or the last one; null before the first. */
	get line(): GameLine | null {
		return this.#line;
	}

	/** Stockfish's depth, in plies. */
	get depth(): number {
		return this.#depth;
	}

	/** Of each position, the start first. */
	get scores(): readonly (PositionScore | null)[] {
		return this.#scores;
	}

	get status(): ReviewStatus {
		return this.#status;
	}

	get isRunning(): boolean {
		return this.#status === 'running';
	}

	/** Why it failed, in a sentence; null if it did not. */
	get problem(): string | null {
		return this.#problem;
	}

	/** The plain mean of a side's moves, 0 to 100; null before any is judged. */
	meanOf(side: Side): number | null {
		return meanAccuracy(this.moves, side);
	}

	/** Evaluates a game from its start; drops the results of another one. */
	start(line: GameLine, depth: number): void {
		this.reset();
		this.#line = line;
		this.#depth = depth;
		this.#scores = Array.from({ length: line.moves.length + 1 }, () => null);
		this.#go(line);
	}

	/** Evaluates the remaining positions. */
	goOn(): void {
		if (this.#line !== null && !this.isRunning) this.#go(this.#line);
	}

	/** Stops at once and keeps the evaluated positions. */
	cancel(): void {
		if (this.isRunning) this.#settle('stopped');
	}

	/** Clears everything. */
	reset(): void {
		this.#settle('waiting');
		this.#line = null;
		this.#scores = [];
		this.#problem = null;
	}

	/** Call when the user leaves the page. */
	close(): void {
		this.#attempt++;
		this.stockfish.end();
	}

	#go(line: GameLine): void {
		this.#problem = null;
		this.#status = 'running';
		const attempt = ++this.#attempt;
		this.#evaluateAll(line, attempt).then(
			() => {
				if (attempt === this.#attempt) this.#settle('done');
			},
			(error: unknown) => {
				if (attempt !== this.#attempt) return;
				this.#problem = error instanceof Error ? error.message : String(error);
				this.#settle('failed');
			}
		);
	}

	async #evaluateAll(line: GameLine, attempt: number): Promise<void> {
		const last = line.moves.length;
		for (let ply = 0; ply <= last; ply++) {
			if (this.#scores[ply] != null) continue;
			const score =
				ply === last && line.ending !== null
					? // The rules take precedence: Stockfish does not know earlier occurrences of a position.
						scoreOfResult(line.ending.winner)
					: (await this.stockfish.evaluate(linePositionAt(line, ply), this.#depth)).score;
			if (attempt !== this.#attempt) return;
			this.#scores = this.#scores.with(ply, score);
		}
	}

	#settle(status: ReviewStatus): void {
		this.#attempt++;
		this.stockfish.stop();
		this.#status = status;
	}
}
