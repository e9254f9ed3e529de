/** The stage's end of the channel: what it shows is what its presenter says last. */
import { laterState, type StageMessage, type StageState } from '$lib/core/lessons/stage-message.ts';
import { GONE_MS, HELLO_MS, StageChannel } from '../present/stage-channel.ts';

export class StageEnd {
	/** Null until the presenter has said something. */
	shown: (StageState & { readonly seq: number }) | null = $state.raw(null);
	/** The presenter has ended the lecture. */
	hasEnded = $state(false);
	/** Nothing was heard for a while. */
	isAlone = $state(false);
	readonly #channel: StageChannel;
	readonly #timer: ReturnType<typeof setInterval>;
	#heardAt = Date.now();

	constructor(session: string) {
		this.#channel = new StageChannel(session, (message) => {
			if (message.kind === 'end') this.hasEnded = true;
			if (message.kind !== 'state') return;
			this.#heardAt = Date.now();
			this.isAlone = false;
			this.hasEnded = false;
			this.shown = laterState(this.shown, message);
		});
		this.#timer = setInterval(() => {
			this.isAlone = Date.now() - this.#heardAt > GONE_MS;
			this.say({ kind: 'hello' });
		}, HELLO_MS);
	}

	/** Says that it is there, and how large. */
	greet(): void {
		this.say({ kind: 'size', width: innerWidth, height: innerHeight });
		this.say({ kind: 'hello' });
	}

	say(message: StageMessage): void {
		this.#channel.send(message);
	}

	close(): void {
		clearInterval(this.#timer);
		this.say({ kind: 'bye' });
		this.#channel.close();
	}
}
