import { formatCount } from '../../lib/core/base/count-words.ts';

/** Reports the progress and speed of long work: "playing: 12,300 of 175,168 games, 9,500/s". */
export class Pace {
	/** Work done when the clock started, and the clock in milliseconds: earlier work was preparation. */
	private first: { readonly done: number; readonly at: number } | null = null;

	/** @param now a clock in milliseconds */
	constructor(
		private readonly total: number,
		private readonly now: () => number
	) {}

	describe(done: number): string {
		const text = `playing: ${formatCount(done)} of ${formatCount(this.total)} games`;
		if (this.first === null) {
			if (done > 0) this.first = { done, at: this.now() };
			return text;
		}
		const seconds = (this.now() - this.first.at) / 1000;
		if (seconds <= 0) return text;
		return `${text}, ${formatCount(Math.round((done - this.first.done) / seconds))}/s`;
	}
}
