/** The presenter's end of the channel: what the stage is told, and what it says. */
import type { InputFault } from '$lib/core/base/result.ts';
import type { StageKey, StageState } from '$lib/core/lessons/stage-message.ts';
import { GONE_MS, StageChannel } from './stage-channel.ts';

interface Size {
	readonly width: number;
	readonly height: number;
}

/** Of a projector, until the stage says its own. */
const USUAL: Size = { width: 1280, height: 720 };

export class PresenterEnd {
	/** Of the stage's window, in pixels. */
	size: Size = $state.raw(USUAL);
	/** Why the last state was not sent; null if it was. */
	fault: InputFault | null = $state.raw(null);
	/** When the stage said its last word, in ms since 1970; null if it never did. */
	#heardAt: number | null = $state(null);
	#hasLeft = $state(false);
	readonly #channel: StageChannel;
	#state: StageState | null = null;
	#seq = 0;

	/**
	 * @param now the present time, in ms since 1970, which changes every second
	 * @param onkey gets the keys that are pressed on the stage
	 */
	constructor(
		session: string,
		private readonly now: () => number,
		onkey: (key: StageKey) => void
	) {
		this.#channel = new StageChannel(session, (message) => {
			if (message.kind === 'state' || message.kind === 'end') return;
			this.#heardAt = Date.now();
			this.#hasLeft = message.kind === 'bye';
			if (message.kind === 'hello') this.#tell();
			else if (message.kind === 'size') this.size = message;
			else if (message.kind === 'key') onkey(message);
		});
	}

	readonly stage: 'none' | 'here' | 'gone' = $derived.by(() => {
		if (this.#heardAt === null) return 'none';
		return this.#hasLeft || this.now() - this.#heardAt > GONE_MS ? 'gone' : 'here';
	});

	/** Shows a state on the stage, and keeps it for when the stage asks. */
	show(state: StageState): void {
		this.#state = state;
		// Larger than those before a reload, too.
		this.#seq = Math.max(this.#seq + 1, Date.now());
		this.#tell();
	}

	end(): void {
		this.#channel.send({ kind: 'end' });
	}

	close(): void {
		this.#channel.close();
	}

	#tell(): void {
		if (this.#state === null) return;
		this.fault = this.#channel.send({ kind: 'state', seq: this.#seq, ...this.#state });
	}
}
