/** Milliseconds from one turn to the next: a frame to draw it in, and one for whatever else there is. */
const APART_MS = 32;

/** Does things one at a time, so that the page draws each and answers in between. */
export class Turns {
	readonly #waiting = new Set<() => void>();

	/** Has something done when its turn comes; what waits already keeps its place. */
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
