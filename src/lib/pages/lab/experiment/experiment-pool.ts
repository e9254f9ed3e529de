import type { Plan } from '../../../core/experiments/krk/experiment.ts';
import { GameQueue } from '../../../core/experiments/krk/game-queue.ts';
import type { GameRange } from '../../../core/experiments/krk/run-results.ts';
import { WorkerLink } from '../../../workers/worker-link.ts';
import type { PlayRequest, PlayResponse, Speed } from './experiment-protocol.ts';

type PlayLink = WorkerLink<PlayRequest, PlayResponse>;

function newLink(): PlayLink {
	return new WorkerLink(
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

export interface PoolListener {
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
	link: PlayLink;
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
		for (let i = 0; i < this.size; i++) this.#players.push({ link: newLink(), range: null });
		for (const player of [...this.#players]) this.#feed(player, null);
	}

	/** Ends all workers at once. */
	end(): void {
		for (const { link } of this.#players) link.end();
		this.#players.length = 0;
	}

	#feed(player: Player, part: number | null): void {
		const taken = this.#players.flatMap(({ range }) => (range === null ? [] : [range.part]));
		const share = Math.ceil(this.#queue.left / (2 * this.size));
		const most = Math.min(Math.max(share, LEAST_ASKED), MOST_ASKED);
		const range = this.#queue.take(part, taken, most);
		player.range = range;
		if (range === null) {
			player.link.rest();
			if (this.#players.every((one) => one.range === null)) this.#finish();
			return;
		}
		const plan = this.parts[range.part] as Plan;
		player.link.ask(
			{ kind: 'play', plan, from: range.from, to: range.to },
			[],
			(response) => {
				this.#hear(player, response);
			},
			(error) => {
				this.#replace(player, error);
			}
		);
	}

	#hear(player: Player, response: PlayResponse): void {
		const { range } = player;
		if (range === null) return;
		if (response.kind === 'played') {
			const { from, results } = response;
			player.range = { ...range, from: from + results.length };
			this.listener.onPlayed(range.part, from, results);
		} else if (response.kind === 'done') this.#feed(player, range.part);
		else if (response.kind === 'failed') this.#replace(player, new Error(response.message));
	}

	/** Gives a dead worker's remaining games to a new one, or to the next free one. */
	#replace(player: Player, error: Error): void {
		player.link.end();
		if (player.range !== null) this.#queue.giveBack(player.range);
		player.range = null;
		this.#deaths++;
		if (this.#deaths >= MOST_DEATHS) {
			this.end();
			this.listener.onBroken(error);
			return;
		}
		this.listener.onDeath(error);
		player.link = newLink();
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
	const link = newLink();
	const end = (): void => {
		link.end();
	};
	link.ask(
		{ kind: 'measure', plan },
		[],
		(response) => {
			end();
			if (response.kind === 'measured') onSpeed(response.speed);
		},
		end
	);
	return end;
}
