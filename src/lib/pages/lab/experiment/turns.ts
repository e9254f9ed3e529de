/** Milliseconds between turns: a frame to draw in, and one for other work. */
const APART_MS = 32;

/** Runs tasks one at a time, so that the page draws each and responds in between. */
export class Turns {
	readonly #waiting = new Set<() => void>();

	/** Runs a task when its turn comes; a task that is already waiting keeps its place. */
	add(act: () => void): void {
		if (this.#waiting.size === 0) setTimeout(this.#next, APART_MS);
		this.#waiting.add(act);
	}

	/** Resolves when its turn comes. */
	next(): Promise<void> {
		return new Promise((resolve) => {
			this.add(resolve);
		});
	}

	readonly #next = (): void => {
		const [act] = this.#waiting;
		if (act === undefined) return;
		this.#waiting.delete(act);
		if (this.#waiting.size > 0) setTimeout(this.#next, APART_MS);
		act();
	};
}
