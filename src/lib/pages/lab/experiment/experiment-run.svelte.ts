import { NO_GAMES, type Plan, type Tally } from '$lib/core/experiments/krk/experiment.ts';
import { Figures } from '$lib/core/experiments/krk/figures.ts';
import {
	emptyResults,
	listGaps,
	partBounds,
	writeResults
} from '$lib/core/experiments/krk/run-results.ts';
import { listStarts, type StartList } from '$lib/core/experiments/krk/starts.ts';
import { ExperimentPool, workersFor } from './experiment-pool.ts';
import { Pace } from '$lib/ui/pace.ts';

/** Interval of display updates, in milliseconds. */
const SHOW_MS = 200;

type RunStatus =
	/** No games are being played; there may be results. */
	'resting' | 'playing' | 'done';

/** The games of some plans: played by workers, counted as they finish, held while the page is open. */
export class ExperimentRun {
	readonly games: number;
	readonly bounds: readonly number[];
	/** A byte for each game (run-results.ts); changed in place: see `version`. */
	readonly results: Uint8Array;
	/** What went wrong with its workers, in a sentence. */
	problem: string | null = $state(null);
	#status: RunStatus = $state('resting');
	#played = $state(0);
	#pace: number | null = $state(null);
	#version = $state(0);
	/** By part: increases whenever its figures are updated. */
	readonly #shown: number[];
	readonly #starts: readonly StartList[];
	readonly #figures: readonly Figures[];
	/** The parts with results that are not displayed yet. */
	readonly #unshown = new Set<number>();
	#counted = 0;
	#pool: ExperimentPool | null = null;
	#timer: ReturnType<typeof setInterval> | undefined;
	#paceOf = new Pace();

	constructor(readonly parts: readonly Plan[]) {
		const lists = new Map(parts.map(({ starts }) => [starts, listStarts(starts)] as const));
		this.#starts = parts.map(({ starts }) => lists.get(starts) as StartList);
		this.#figures = this.#starts.map((list) => new Figures(list));
		this.#shown = $state(parts.map(() => 0));
		this.bounds = partBounds(parts);
		this.games = this.bounds.at(-1) as number;
		this.results = emptyResults(this.games);
	}

	get status(): RunStatus {
		return this.#status;
	}

	get played(): number {
		return this.#played;
	}

	/** Recent games per second; null before there is enough data. */
	get pace(): number | null {
		return this.#pace;
	}

	/** Increases whenever the displayed games change: values derived from `results` and from figures read it. */
	get version(): number {
		return this.#version;
	}

	get workers(): number {
		const steps = Math.max(...this.parts.map(({ whiteSteps }) => whiteSteps));
		return workersFor(navigator.hardwareConcurrency, steps);
	}

	startsOf(part: number): StartList {
		return this.#starts[part] as StartList;
	}

	/** Number of games of a part. */
	gamesOf(part: number): number {
		return (this.bounds[part + 1] as number) - (this.bounds[part] as number);
	}

	figuresOf(part: number): Figures {
		return this.#figures[part] as Figures;
	}

	/** The tally as last displayed. */
	tallyOf(part: number): Tally {
		return this.#shown[part] === undefined ? NO_GAMES : this.figuresOf(part).tally;
	}

	/** The results of one part and one seed, the first being 0. */
	resultsOf(part: number, seed: number): Uint8Array {
		const starts = this.startsOf(part).ids.length;
		const from = (this.bounds[part] as number) + seed * starts;
		return this.results.subarray(from, from + starts);
	}

	/** Plays the unplayed games. */
	play(): void {
		if (this.#status !== 'resting') return;
		this.problem = null;
		this.#status = 'playing';
		this.#paceOf = new Pace();
		const gaps = listGaps(this.results, this.bounds);
		this.#pool = new ExperimentPool(this.parts, gaps, this.workers, {
			onPlayed: (part, from, results) => {
				this.#take(part, from, results);
			},
			onDeath: (error) => {
				this.problem = `A worker failed: ${error.message} Its remaining games were moved to another worker.`;
			},
			onEnd: () => {
				this.pause();
			},
			onBroken: (error) => {
				this.problem = `The run has stopped. ${error.message}`;
				this.pause();
			}
		});
		this.#timer = setInterval(() => {
			this.#show();
		}, SHOW_MS);
		this.#pool.start();
	}

	/** Ends the workers at once; the results so far stay. */
	pause(): void {
		this.#pool?.end();
		this.#pool = null;
		clearInterval(this.#timer);
		this.#show();
		this.#pace = null;
		this.#status = this.#counted === this.games ? 'done' : 'resting';
	}

	#take(part: number, from: number, bytes: Uint8Array): void {
		writeResults(this.results, this.bounds, part, from, bytes);
		this.figuresOf(part).add(from, bytes);
		this.#unshown.add(part);
		this.#counted += bytes.length;
	}

	#show(): void {
		this.#played = this.#counted;
		this.#pace = this.#paceOf.at(this.#counted);
		for (const part of this.#unshown) this.#shown[part] = (this.#shown[part] as number) + 1;
		this.#unshown.clear();
		this.#version++;
	}
}
