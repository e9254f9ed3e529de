/**
 * Watches a worker that should send regular messages. Browsers end a worker without notice when memory runs out, so a
 * long silence counts as death; time in which the page is hidden or the machine asleep does not count as silence.
 */
export class SilenceWatch {
	#silence = 0;
	#timer: ReturnType<typeof setInterval> | undefined;

	/** @param patience the longest silence in seconds, while the page is visible */
	constructor(private readonly patience: number) {}

	/** From now on messages are expected. */
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

	/** A message has arrived. */
	heard(): void {
		this.#silence = 0;
	}

	/** No more messages are expected. */
	stop(): void {
		clearInterval(this.#timer);
	}
}
