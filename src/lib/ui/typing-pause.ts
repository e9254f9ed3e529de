/** Milliseconds without another key after which a text that is being typed is read. */
const PAUSE = 400;

interface TypingPause {
	/** Takes a text when the typing pauses; the last one counts. */
	readonly soon: (text: string) => void;
	/** Takes a text now. */
	readonly now: (text: string) => void;
}

export function typingPause(take: (text: string) => void): TypingPause {
	let waiting: ReturnType<typeof setTimeout> | undefined;
	return {
		soon(text) {
			clearTimeout(waiting);
			waiting = setTimeout(() => {
				take(text);
			}, PAUSE);
		},
		now(text) {
			clearTimeout(waiting);
			take(text);
		}
	};
}
