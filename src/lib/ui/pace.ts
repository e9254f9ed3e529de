/** The averaging time of the pace, and the least time that gives a meaningful pace, in milliseconds. */
const WINDOW = 2000;
const LEAST = 200;

/** The current speed of a growing count. */
export class Pace {
	readonly #marks: { readonly time: number; readonly count: number }[] = [];

	/** Records a count and returns its growth per second, over the last seconds; null before there is enough data. */
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
