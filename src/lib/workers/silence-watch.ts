/**
 * Watches over somebody who should say something now and then. Browsers end a worker without a word when memory
 * runs out, so a long silence counts as death; time in which the page is hidden or the machine asleep does not
 * count as silence.
 */
export class SilenceWatch {
	#silence = 0;
	#timer: ReturnType<typeof setInterval> | undefined;

	/** @param patience seconds without a word, while the page is looked at, that are too long */
	constructor(private readonly patience: number) {}

	/** From now on a word is expected. */
	start(onDeath: () => void): void {
		this.stop();
		this.#silence = 0;
		this.#timer = setInterval(() => {
			if (document.visibilityState === 'visible') this.#silence++;
			if (this.#silence < this.patience) return;
			this.stop();
			onDeath();
		}, 1000);
	}

	/** A word was heard. */
	heard(): void {
		this.#silence = 0;
	}

	/** Nothing is expected any more. */
	stop(): void {
		clearInterval(this.#timer);
	}
}
