/**
 * Several searches of one position, each in an explorer of its own, moved by one transport. Only the tick moves; the
 * step of each lane is derived from it (core/trace/paces.ts).
 */
import type { Move } from '$lib/core/games/game.ts';
import type { AlgorithmId } from '$lib/core/search/registry.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import {
	lastTickOf,
	rootMovesOf,
	stepAtTick,
	tickOfStep,
	type Pace
} from '$lib/core/trace/paces.ts';
import { Explorer } from '$lib/stepping/explorer.svelte.ts';
import { Player } from '$lib/stepping/player.svelte.ts';

export interface Lane {
	readonly algorithm: AlgorithmId;
	readonly explorer: Explorer;
}

export class SideBySide {
	readonly player: Player;
	#pace: Pace = $state('node');
	#lanes: readonly Lane[] = $state.raw([]);
	/** The current setup, as text. */
	#shown = '';
	#recorded: Promise<unknown> = Promise.resolve();
	/** The lanes made so far: a lane that is removed and comes back is reused. */
	readonly #made = new Map<AlgorithmId, Lane>();

	constructor() {
		this.player = new Player(() => this.lastTick);
	}

	get lanes(): readonly Lane[] {
		return this.#lanes;
	}

	get pace(): Pace {
		return this.#pace;
	}

	get tick(): number {
		return this.player.step;
	}

	/** The root's moves, in the order of the first lane. */
	readonly rootMoves: readonly Move[] = $derived.by(() => {
		const [first] = this.#lanes;
		return first === undefined ? [] : rootMovesOf(first.explorer.trace);
	});

	/** The tick at which the last of the searches ends. */
	readonly lastTick: number = $derived.by(() =>
		Math.max(
			0,
			...this.#lanes.map(({ explorer }) =>
				lastTickOf(explorer.recording, this.#pace, this.rootMoves)
			)
		)
	);

	/** Shows these searches of a setup; each is recorded in its own lane. */
	show(setup: SearchSetup, algorithms: readonly AlgorithmId[]): void {
		const isSame = JSON.stringify(setup) === this.#shown;
		this.#shown = JSON.stringify(setup);
		if (!isSame) this.player.go(0);
		for (const [algorithm, lane] of this.#made) {
			if (!algorithms.includes(algorithm)) lane.explorer.searcher.drop();
		}
		this.#lanes = algorithms.map((algorithm) => this.#laneOf(algorithm));
		this.#recorded = Promise.all(
			this.#lanes.map(async ({ algorithm, explorer }) => {
				const wanted = { ...setup, algorithm };
				const isThere = JSON.stringify(explorer.wanted) === JSON.stringify(wanted);
				if (!isThere) await explorer.searcher.record(wanted);
			})
		);
	}

	/** Goes to the next tick at which one of the searches moves. */
	goOn(): void {
		this.#move(1);
	}

	/** Goes back to the tick before, at which one of them was elsewhere. */
	goBack(): void {
		this.#move(-1);
	}

	#move(by: 1 | -1): void {
		const before = this.#lanes.map(({ explorer }) => explorer.step);
		const end = by === 1 ? this.lastTick : 0;
		do this.player.go(this.tick + by);
		while (
			this.tick !== end &&
			this.#lanes.every(({ explorer }, lane) => explorer.step === before[lane])
		);
	}

	/** Goes to a tick, and again when all searches are recorded: the tick may be beyond the current recordings. */
	goWhenThere(tick: number): void {
		this.player.go(tick);
		const going = this.#recorded;
		void going.then(() => {
			// Do not override a move or another request of the user since then.
			if (this.#recorded === going && this.tick <= tick) this.player.go(tick);
		});
	}

	/** Keeps the first lane at its step, and changes the unit of the tick. */
	setPace(pace: Pace): void {
		const [first] = this.#lanes;
		const step = first?.explorer.step ?? 0;
		this.#pace = pace;
		if (first === undefined) return;
		this.player.go(tickOfStep(first.explorer.recording, pace, step, this.rootMoves));
	}

	/** Call when the user leaves the page. */
	close(): void {
		this.player.pause();
		for (const { explorer } of this.#made.values()) explorer.close();
	}

	#laneOf(algorithm: AlgorithmId): Lane {
		const known = this.#made.get(algorithm);
		if (known !== undefined) return known;
		const explorer: Explorer = new Explorer(
			(lastStep) =>
				new LanePlayer(
					lastStep,
					() => stepAtTick(explorer.recording, this.#pace, this.tick, this.rootMoves),
					(step) => {
						const { recording } = explorer;
						this.player.go(tickOfStep(recording, this.#pace, step, this.rootMoves));
					}
				)
		);
		const lane = { algorithm, explorer };
		this.#made.set(algorithm, lane);
		return lane;
	}
}

/** The player of a lane has no step of its own: it moves with all the others, and moves them. */
class LanePlayer extends Player {
	readonly #stepNow: () => number;
	readonly #move: (step: number) => void;

	constructor(lastStep: () => number, stepNow: () => number, move: (step: number) => void) {
		super(lastStep);
		this.#stepNow = stepNow;
		this.#move = move;
	}

	override get step(): number {
		return this.#stepNow();
	}

	override go(step: number): void {
		this.#move(step);
	}

	/** A new recording does not move the tick. */
	override settle(): void {
		this.pause();
	}
}
