/** Over how long a time the pace is taken, in milliseconds, and how long the least stretch is to say anything. */
const WINDOW = 2000;
const LEAST = 200;

/** How fast a count goes up at present. */
export class Pace {
	readonly #marks: { readonly time: number; readonly count: number }[] = [];

	/**
	 * Takes down a count and returns how much is added in a second, over the last seconds; null before there
	 * is anything to go by.
	 */
	at(count: number, time: number = performance.now()): number | null {
		this.#marks.push({ time, count });
		while (this.#marks.length > 2 && time - (this.#marks[1]?.time ?? time) > WINDOW) {
			this.#marks.shift();
		}
		const first = this.#marks[0];
		if (first === undefined || time - first.time < LEAST) return null;
		return ((count - first.count) * 1000) / (time - first.time);
	}
}
