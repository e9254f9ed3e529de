/** The channel between a presenter and its stage: two windows of one browser. */
import type { InputFault } from '$lib/core/base/result.ts';
import {
	channelOf,
	formatStageMessage,
	parseStageMessage,
	type StageMessage
} from '$lib/core/lessons/stage-message.ts';

/** How often a stage says that it is there, in ms. */
export const HELLO_MS = 2000;
/** After so many ms without a word the other window counts as gone. */
export const GONE_MS = 6000;

export class StageChannel {
	readonly #channel: BroadcastChannel;

	/** @param hear gets what parses; all else is ignored */
	constructor(session: string, hear: (message: StageMessage) => void) {
		this.#channel = new BroadcastChannel(channelOf(session));
		this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
			const message = parseStageMessage(data);
			if (message !== null) hear(message);
		};
	}

	/** Returns the fault of a message that is too large, which is not sent. */
	send(message: StageMessage): InputFault | null {
		const text = formatStageMessage(message);
		if (!text.ok) return text.fault;
		this.#channel.postMessage(text.value);
		return null;
	}

	close(): void {
		this.#channel.close();
	}
}
