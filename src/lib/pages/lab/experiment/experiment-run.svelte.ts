import { NO_GAMES, type Plan, type Tally } from '$lib/core/experiments/krk/experiment.ts';
import { Figures } from '$lib/core/experiments/krk/figures.ts';
import {
	RESULTS_VERSION,
	UNPLAYED,
	emptyResults,
	listGaps,
	partBounds,
	writeResults
} from '$lib/core/experiments/krk/run-results.ts';
import { listStarts, type StartList } from '$lib/core/experiments/krk/starts.ts';
import { ExperimentPool, workersFor } from './experiment-pool.ts';
import { Pace } from '$lib/ui/pace.ts';
import { Turns } from './turns.ts';
import { PIECE, type ExperimentStore } from './experiment-store.svelte.ts';
import { holdRun } from './hold-run.ts';

/** Intervals of display updates and of saving, in milliseconds. */
const SHOW_MS = 200;
const KEEP_MS = 1500;

type RunStatus =
	/** No games are being played; there may be results. */
	| 'resting'
	/** Being loaded, or about to begin. */
	| 'opening'
	| 'playing'
	/** Another tab plays the same run. */
	| 'elsewhere'
	| 'done';

/** The games of some plans: played by workers, saved in the browser, counted as they finish. */
export class ExperimentRun {
	readonly games: number;
	readonly bounds: readonly number[];
	/** A byte for each game (run-results.ts); changed in place: see `version`. */
	readonly results: Uint8Array;
	/** The queue of display updates. */
	readonly turns = new Turns();
	/** Number of games that were already there when the page opened, and so were not played now. */
	resumedAt: number | null = $state(null);
	/** What went wrong with its workers or its saved results, in a sentence. */
	problem: string | null = $state(null);
	#status: RunStatus = $state('resting');
	#played = $state(0);
	#pace: number | null = $state(null);
	#version = $state(0);
	/** By part: increases whenever its figures are updated. */
	readonly #shown: number[];
	readonly #starts: readonly StartList[];
	readonly #figures: readonly Figures[];
	readonly #dirty = new Set<number>();
	/** The parts with results that are not displayed yet. */
	readonly #unshown = new Set<number>();
	readonly #showPart: readonly (() => void)[];
	readonly #showGames = (): void => {
		this.#version++;
	};
	#counted = 0;
	/** Increases with each start and stop, so that late results can be recognised and dropped. */
	#attempt = 0;
	#isSaving = false;
	#isDiscarded = false;
	#pool: ExperimentPool | null = null;
	#release: (() => void) | null = null;
	#timers: ReturnType<typeof setInterval>[] = [];
	#paceOf = new Pace();

	/** @param key the text of its plan, which is also its storage key */
	constructor(
		readonly key: string,
		readonly parts: readonly Plan[],
		private readonly store: ExperimentStore
	) {
		const lists = new Map(parts.map(({ starts }) => [starts, listStarts(starts)] as const));
		this.#starts = parts.map(({ starts }) => lists.get(starts) as StartList);
		this.#figures = this.#starts.map((list) => new Figures(list));
		this.#shown = $state(parts.map(() => 0));
		this.#showPart = parts.map((_, part) => () => {
			this.#shown[part] = (this.#shown[part] as number) + 1;
		});
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

	/** The tally as last displayed: each part has a turn of its own. */
	tallyOf(part: number): Tally {
		return this.#shown[part] === undefined ? NO_GAMES : this.figuresOf(part).tally;
	}

	/** The results of one part and one seed, the first being 0. */
	resultsOf(part: number, seed: number): Uint8Array {
		const starts = this.startsOf(part).ids.length;
		const from = (this.bounds[part] as number) + seed * starts;
		return this.results.subarray(from, from + starts);
	}

	/** Loads its saved results; returns whether it was being played when they were saved. */
	async open(): Promise<boolean> {
		this.#status = 'opening';
		const kept = await this.#readKept();
		this.#settle();
		return kept === 'going';
	}

	/** Plays the unplayed games. */
	async play(): Promise<void> {
		if (this.#status === 'playing' || this.#status === 'opening') return;
		this.#status = 'opening';
		this.problem = null;
		const attempt = ++this.#attempt;
		const release = await holdRun(this.key);
		// Another tab may have played it in the meantime.
		const kept = release === null ? null : await this.#readKept();
		if (kept === 'unusable') await this.store.discard(this.key);
		if (attempt !== this.#attempt) {
			release?.();
			return;
		}
		if (release === null) {
			this.#status = 'elsewhere';
			return;
		}
		this.#release = release;
		if (this.#played > 0) this.resumedAt = this.#played;
		this.#begin();
	}

	/** Ends the workers at once; results are kept. */
	pause(): void {
		this.#stop();
		this.#settle();
		void this.#keep(false);
	}

	/** Ends it with the page: it continues when the page is opened again. */
	close(): void {
		const wasGoing = this.#status === 'playing';
		this.#stop();
		if (wasGoing) void this.#keep(true);
	}

	/** Ends it for good and deletes its saved results. */
	async discard(): Promise<void> {
		this.#stop();
		this.#isDiscarded = true;
		await this.store.discard(this.key);
	}

	#begin(): void {
		const gaps = listGaps(this.results, this.bounds);
		if (gaps.length === 0) {
			this.pause();
			return;
		}
		this.#status = 'playing';
		this.#paceOf = new Pace();
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
		this.#timers = [
			setInterval(() => {
				this.#show();
			}, SHOW_MS),
			setInterval(() => {
				void this.#keep(true);
			}, KEEP_MS)
		];
		this.#pool.start();
		void this.#keep(true);
	}

	#stop(): void {
		this.#attempt++;
		this.#pool?.end();
		this.#pool = null;
		for (const timer of this.#timers) clearInterval(timer);
		this.#timers = [];
		this.#release?.();
		this.#release = null;
		this.#pace = null;
	}

	#settle(): void {
		this.#show();
		this.#pace = null;
		this.#status = this.#counted === this.games ? 'done' : 'resting';
	}

	#take(part: number, from: number, bytes: Uint8Array): void {
		writeResults(this.results, this.bounds, part, from, bytes);
		this.#addFigures(part, from, bytes);
		this.#counted += bytes.length;
		const at = (this.bounds[part] as number) + from;
		const last = Math.floor((at + bytes.length - 1) / PIECE);
		for (let piece = Math.floor(at / PIECE); piece <= last; piece++) this.#dirty.add(piece);
	}

	#addFigures(part: number, from: number, bytes: Uint8Array): void {
		this.figuresOf(part).add(from, bytes);
		this.#unshown.add(part);
	}

	/**
	 * Updates the count at once, but the figures of each part and the games in turn, since all together take longer
	 * than a frame.
	 */
	#show(): void {
		this.#played = this.#counted;
		this.#pace = this.#paceOf.at(this.#counted);
		for (const part of this.#unshown) this.turns.add(this.#showPart[part] as () => void);
		this.#unshown.clear();
		this.turns.add(this.#showGames);
	}

	async #keep(isGoing: boolean): Promise<void> {
		if (this.#isDiscarded || (this.#isSaving && isGoing)) return;
		this.#isSaving = true;
		const pieces = [...this.#dirty];
		this.#dirty.clear();
		const run = {
			key: this.key,
			version: RESULTS_VERSION,
			games: this.games,
			played: this.#counted,
			isGoing,
			savedAt: Date.now()
		};
		const isKept = await this.store.save(run, this.results, pieces);
		if (!isKept) for (const piece of pieces) this.#dirty.add(piece);
		this.#isSaving = false;
	}

	/** Adds the saved games that are missing here; returns the run's saved state. */
	async #readKept(): Promise<'going' | 'rested' | 'unusable'> {
		const loaded = await this.store.load(this.key, this.games);
		if (loaded.kind === 'unusable') {
			this.problem = `A run of this plan was kept, but cannot be used. ${loaded.why} Start it again from the beginning.`;
			return 'unusable';
		}
		if (loaded.kind !== 'results') return 'rested';
		for (const { part, from, to } of listGaps(this.results, this.bounds)) {
			const at = this.bounds[part] as number;
			// A portion at a time, so that the page can respond in between.
			for (let game = from; game < to; game += PIECE) {
				const end = Math.min(game + PIECE, to);
				const bytes = loaded.results.subarray(at + game, at + end);
				this.results.set(bytes, at + game);
				this.#addFigures(part, game, bytes);
				this.#counted += bytes.length - countUnplayed(bytes);
				await new Promise((resolve) => setTimeout(resolve));
			}
		}
		return loaded.run.isGoing ? 'going' : 'rested';
	}
}

function countUnplayed(bytes: Uint8Array): number {
	let count = 0;
	for (const byte of bytes) if (byte === UNPLAYED) count++;
	return count;
}
