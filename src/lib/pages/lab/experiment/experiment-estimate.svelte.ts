import type { Plan } from '$lib/core/experiments/krk/experiment.ts';
import { partBounds } from '$lib/core/experiments/krk/run-results.ts';
import { measureSpeed, workersFor } from './experiment-pool.ts';
import type { Speed } from './experiment-protocol.ts';

/** Milliseconds after the last change before a measurement begins. */
const SETTLE_MS = 400;

/** The duration of a run, from a sample of its own games, played for half a second per part. */
export class RunEstimate {
	/** Seconds; null while unknown. */
	seconds: number | null = $state(null);
	workers = $state(1);
	#settled: ReturnType<typeof setTimeout> | undefined;
	#end: (() => void) | null = null;
	readonly #known = new Map<string, Speed>();

	/** Measures the parts that are not measured yet; a newer call ends an older one. */
	measure(parts: readonly Plan[]): void {
		this.close();
		this.seconds = null;
		this.#settled = setTimeout(() => {
			this.#next(parts);
		}, SETTLE_MS);
	}

	/** Ends a running measurement. */
	close(): void {
		clearTimeout(this.#settled);
		this.#end?.();
		this.#end = null;
	}

	#next(parts: readonly Plan[]): void {
		const missing = parts.find((plan) => !this.#known.has(keyOf(plan)));
		if (missing === undefined) {
			this.#conclude(parts);
			return;
		}
		this.#end = measureSpeed(missing, (speed) => {
			this.#known.set(keyOf(missing), speed);
			this.#next(parts);
		});
	}

	#conclude(parts: readonly Plan[]): void {
		const steps = Math.max(...parts.map(({ whiteSteps }) => whiteSteps));
		const bounds = partBounds(parts);
		let work = 0;
		for (const [part, plan] of parts.entries()) {
			const { gamesPerSecond, tableSeconds } = this.#known.get(keyOf(plan)) as Speed;
			const games = (bounds[part + 1] as number) - (bounds[part] as number);
			work += tableSeconds + games / gamesPerSecond;
		}
		this.workers = workersFor(navigator.hardwareConcurrency, steps);
		this.seconds = work / this.workers;
	}
}

function keyOf({ profile, whiteSteps }: Plan): string {
	return JSON.stringify([profile, whiteSteps]);
}
