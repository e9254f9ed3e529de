import { MOST_STEPS } from '$lib/core/evaluate/krk-paper/levels/level-tables.ts';
import {
	answerAll,
	pointAt,
	sampleAt,
	type Evidence
} from '$lib/core/experiments/krk/hypothesis-claims.ts';
import { MATES, type Mates } from '$lib/core/experiments/krk/hypothesis-point.ts';
import { gamesOf, type SamplePlan } from '$lib/core/experiments/krk/hypothesis-sample.ts';
import { HypothesisLane } from './hypothesis-lane.ts';
import type { HypothesisNews } from './hypothesis-protocol.ts';

const NOTHING: Evidence = { points: [], samples: [] };

/** The games that are played by default after the curve: those that the answers need, and the paper's own. */
export const FIRST_GAMES = { steps: [7, 5, 1, 2, 3], starts: 'every:100', seeds: 1 } as const;

/** The points and games of the hypothesis: results, running work, and problems. */
export class HypothesisLab {
	#evidence: Evidence = $state.raw(NOTHING);
	/** The kinds of mates whose worker is running. */
	#busy: Readonly<Record<Mates, boolean>> = $state.raw({ flat: false, depth: false });
	/** Games still to play, and played games of the current points. */
	#games = $state.raw({ wanted: 0, done: 0, inHand: { flat: 0, depth: 0 } });
	#fault: string | null = $state(null);
	#hasBegun = $state(false);
	readonly #lanes: Readonly<Record<Mates, HypothesisLane>>;

	constructor() {
		this.#lanes = { flat: this.#makeLane('flat'), depth: this.#makeLane('depth') };
	}

	get evidence(): Evidence {
		return this.#evidence;
	}

	readonly answers = $derived(answerAll(this.#evidence));

	/** True from the start: until it has begun, the work is about to. */
	get isRunning(): boolean {
		return !this.#hasBegun || this.#busy.flat || this.#busy.depth;
	}

	/** Number of finished points of the exact curve, of all. */
	readonly pointsDone = $derived(this.#evidence.points.length);
	readonly pointsWanted = MATES.length * MOST_STEPS;
	/** True once the curve and the first games are finished. */
	readonly isComplete = $derived(
		this.pointsDone >= this.pointsWanted && missingGames(this.#evidence).length === 0
	);

	/** Games played so far, of the requested ones. */
	get gamesDone(): number {
		const { done, inHand } = this.#games;
		return done + inHand.flat + inHand.depth;
	}

	get gamesWanted(): number {
		return this.#games.wanted;
	}

	/** The problem, in a sentence. `retry` continues from there. */
	get fault(): string | null {
		return this.#fault;
	}

	/** Computes the missing points of the curve and the missing first games. */
	complete(): void {
		for (const mates of MATES) {
			const isMissing = pointAt(this.#evidence, mates, MOST_STEPS) === null;
			if (isMissing) this.#lanes[mates].add([{ kind: 'curve', mates, steps: MOST_STEPS }]);
			this.#busy = { ...this.#busy, [mates]: this.#busy[mates] || isMissing };
		}
		this.play(missingGames(this.#evidence));
	}

	/** Clears everything and computes it again. */
	restart(): void {
		this.cancel();
		this.#evidence = NOTHING;
		this.complete();
	}

	/** Plays the games of these points, after all remaining work. */
	play(plans: readonly SamplePlan[]): void {
		if (!this.isRunning) this.#games = { wanted: 0, done: 0, inHand: { flat: 0, depth: 0 } };
		this.#hasBegun = true;
		const wanted = plans.reduce((sum, plan) => sum + gamesOf(plan), 0);
		this.#games = { ...this.#games, wanted: this.#games.wanted + wanted };
		for (const mates of MATES) {
			const own = plans.filter((plan) => plan.mates === mates);
			if (own.length === 0) continue;
			this.#busy = { ...this.#busy, [mates]: true };
			this.#lanes[mates].add(own.map((plan) => ({ kind: 'sample', plan })));
		}
	}

	/** Restarts the failed work, and continues. */
	retry(): void {
		this.#fault = null;
		for (const mates of MATES) {
			this.#busy = { ...this.#busy, [mates]: true };
			this.#lanes[mates].run();
		}
	}

	/** Stops all work at once, and keeps the results so far. */
	cancel(): void {
		for (const mates of MATES) this.#lanes[mates].cancel();
		this.#busy = { flat: false, depth: false };
		this.#games = { wanted: 0, done: 0, inHand: { flat: 0, depth: 0 } };
		this.#fault = null;
	}

	#makeLane(mates: Mates): HypothesisLane {
		return new HypothesisLane({
			onNews: (news) => {
				this.#take(mates, news);
			},
			onFailure: (message) => {
				this.#fault = message;
				this.#busy = { ...this.#busy, [mates]: false };
			},
			onIdle: () => {
				this.#busy = { ...this.#busy, [mates]: false };
			}
		});
	}

	#take(mates: Mates, news: HypothesisNews): void {
		const { points, samples } = this.#evidence;
		if (news.kind === 'point') {
			const { point } = news;
			const others = points.filter((one) => one.mates !== mates || one.steps !== point.steps);
			this.#evidence = { points: [...others, point], samples };
		} else if (news.kind === 'progress') {
			this.#games = { ...this.#games, inHand: { ...this.#games.inHand, [mates]: news.games } };
		} else {
			const { sample } = news;
			const others = samples.filter((one) => one.mates !== mates || one.steps !== sample.steps);
			this.#evidence = { points, samples: [...others, sample] };
			const { done, inHand } = this.#games;
			this.#games = {
				...this.#games,
				done: done + sample.games,
				inHand: { ...inHand, [mates]: 0 }
			};
		}
	}
}

/** The first games that have no sample yet. */
function missingGames(evidence: Evidence): readonly SamplePlan[] {
	const { steps, starts, seeds } = FIRST_GAMES;
	return MATES.flatMap((mates) =>
		steps
			.filter((n) => sampleAt(evidence, mates, n) === null)
			.map((n): SamplePlan => ({ mates, steps: n, starts, seeds }))
	);
}
