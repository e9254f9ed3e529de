import type { Plan } from '../../../core/experiments/krk/experiment.ts';
import { GameQueue } from '../../../core/experiments/krk/game-queue.ts';
import type { GameRange } from '../../../core/experiments/krk/run-results.ts';
import { Cancelled } from '../../../workers/failures.ts';
import { Job } from '../../../workers/job.ts';
import type { Played, PlayTask, Speed } from './experiment-protocol.ts';

/** A worker that plays games, or measures its speed: only the latter has an answer. */
type PlayJob = Job<PlayTask, Played, Speed | null>;

function newPlayJob(): PlayJob {
	return new Job(
		() => new Worker(new URL('./experiment.worker.ts', import.meta.url), { type: 'module' })
	);
}

/**
 * The most games in one request: each request takes half of a worker's share of the rest, so that all finish
 * together.
 */
const MOST_ASKED = 20_000;
const LEAST_ASKED = 200;

/** After this many deaths of its workers a run is given up: something kills all of them. */
const MOST_DEATHS = 5;

const MOST_WORKERS = 8;
/**
 * Memory limit for the tables of all workers together, and the memory of one worker's tables by steps, in megabytes.
 */
const MOST_TABLES = 220;
const tableSize = (steps: number): number => 10 + 3.5 * steps;

/** Number of workers for that many steps on a machine with that many threads. */
export function workersFor(threads: number, steps: number): number {
	const fitting = Math.floor(MOST_TABLES / tableSize(steps));
	return Math.max(1, Math.min(threads || 1, MOST_WORKERS, fitting));
}

interface PoolListener {
	/** The results of the games of a part from number `from` on. */
	readonly onPlayed: (part: number, from: number, results: Uint8Array) => void;
	/** A worker died, and its remaining games have been given to another one. */
	readonly onDeath: (error: Error) => void;
	/** All games have been played. */
	readonly onEnd: () => void;
	/** Too many workers have died, and the run has stopped. */
	readonly onBroken: (error: Error) => void;
}

interface Player {
	readonly job: PlayJob;
	/** Its remaining games. */
	range: GameRange | null;
}

/** Workers that play the games of a run. The results do not depend on their number. */
export class ExperimentPool {
	readonly #players: Player[] = [];
	readonly #queue: GameQueue;
	#deaths = 0;

	constructor(
		private readonly parts: readonly Plan[],
		gaps: readonly GameRange[],
		private readonly size: number,
		private readonly listener: PoolListener
	) {
		this.#queue = new GameQueue(gaps);
	}

	start(): void {
		for (let i = 0; i < this.size; i++) this.#players.push({ job: newPlayJob(), range: null });
		for (const player of [...this.#players]) this.#feed(player, null);
	}

	/** Ends all workers at once. */
	end(): void {
		for (const { job } of this.#players) job.end();
		this.#players.length = 0;
	}

	#feed(player: Player, part: number | null): void {
		const taken = this.#players.flatMap(({ range }) => (range === null ? [] : [range.part]));
		const share = Math.ceil(this.#queue.left / (2 * this.size));
		const most = Math.min(Math.max(share, LEAST_ASKED), MOST_ASKED);
		const range = this.#queue.take(part, taken, most);
		player.range = range;
		if (range === null) {
			if (this.#players.every((one) => one.range === null)) this.#finish();
			return;
		}
		const plan = this.parts[range.part] as Plan;
		const { from, to } = range;
		const playing = player.job.run({ kind: 'play', plan, from, to }, ({ from: at, results }) => {
			player.range = { ...range, from: at + results.length };
			this.listener.onPlayed(range.part, at, results);
		});
		playing.then(
			() => {
				this.#feed(player, range.part);
			},
			(error: unknown) => {
				if (error instanceof Error && !(error instanceof Cancelled)) this.#replace(player, error);
			}
		);
	}

	/** Gives a failed worker's remaining games to a new one, or to the next free one. */
	#replace(player: Player, error: Error): void {
		if (player.range !== null) this.#queue.giveBack(player.range);
		player.range = null;
		this.#deaths++;
		if (this.#deaths >= MOST_DEATHS) {
			this.end();
			this.listener.onBroken(error);
			return;
		}
		this.listener.onDeath(error);
		this.#feed(player, null);
	}

	#finish(): void {
		this.end();
		this.listener.onEnd();
	}
}

/**
 * Measures the speed of one worker for a plan; takes about half a second.
 *
 * @returns a function that cancels it
 */
export function measureSpeed(plan: Plan, onSpeed: (speed: Speed) => void): () => void {
	const job = newPlayJob();
	const end = (): void => {
		job.end();
	};
	job
		.run({ kind: 'measure', plan })
		.finally(end)
		.then(
			(speed) => {
				if (speed !== null) onSpeed(speed);
			},
			// Without a measurement there is no estimate.
			() => undefined
		);
	return end;
}
