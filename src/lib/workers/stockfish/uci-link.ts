import { messageOf } from '../message-of.ts';
import { SilenceWatch } from '../silence-watch.ts';

const NOT_LOADED = 'Stockfish could not be loaded. Check your connection and reload the page.';
const SILENT =
	'Stockfish stopped responding. The browser may have stopped it, often because memory ran out.';
const NEVER_SPOKE = 'Stockfish was loaded, but did not answer.';

/** The program's output when its WebAssembly does not start. */
const BROKEN_START = /^(failed to |no native wasm|abort\()/i;

interface Question {
	readonly until: string;
	readonly lines: string[];
	readonly resolve: (lines: string[]) => void;
	readonly reject: (error: Error) => void;
}

/** A worker that speaks lines of UCI: sends one request at a time, and detects a dead worker or a failed start. */
export class UciLink {
	readonly #worker: Worker;
	readonly #watch: SilenceWatch;
	#question: Question | null = null;
	#hasAnswered = false;
	#death: Error | null = null;

	/**
	 * @param make starts the worker; may throw
	 * @param patience seconds of silence after which the worker counts as dead
	 * @throws an Error that says in a sentence that the worker did not start
	 */
	constructor(make: () => Worker, patience: number) {
		this.#watch = new SilenceWatch(patience);
		try {
			this.#worker = make();
		} catch (error) {
			throw new Error(startFault(messageOf(error)), { cause: error });
		}
		this.#worker.onmessage = ({ data }: MessageEvent<unknown>) => {
			for (const line of String(data).split('\n')) this.#hear(line.trim());
		};
		this.#worker.onerror = (event) => {
			event.preventDefault();
			// A missing script gives an event without a message; a broken script gives its own message.
			if (!event.message) this.#die(new Error(this.#hasAnswered ? SILENT : NOT_LOADED));
			else if (this.#hasAnswered) this.#die(new Error(`Stockfish failed: ${event.message}`));
			else this.#die(new Error(startFault(event.message)));
		};
	}

	/** True once it is unusable. */
	get isDead(): boolean {
		return this.#death !== null;
	}

	/**
	 * Sends commands and collects the output, up to and including the first line that begins with `until`.
	 * @throws an Error that says in a sentence why there is no answer
	 */
	ask(commands: readonly string[], until: string): Promise<string[]> {
		return new Promise((resolve, reject) => {
			if (this.#death !== null) {
				reject(this.#death);
				return;
			}
			this.#question = { until, lines: [], resolve, reject };
			this.#watch.start(() => {
				this.#die(new Error(this.#hasAnswered ? SILENT : NEVER_SPOKE));
			});
			for (const command of commands) this.#worker.postMessage(command);
		});
	}

	/** Ends the worker at once. */
	end(reason: Error): void {
		this.#die(reason);
	}

	#hear(line: string): void {
		if (this.#death !== null) return;
		this.#watch.heard();
		if (!this.#hasAnswered && BROKEN_START.test(line)) {
			this.#die(new Error(startFault(line)));
			return;
		}
		const question = this.#question;
		if (question === null) return;
		question.lines.push(line);
		if (!line.startsWith(question.until)) return;
		this.#hasAnswered = true;
		this.#question = null;
		this.#watch.stop();
		question.resolve(question.lines);
	}

	#die(error: Error): void {
		if (this.#death !== null) return;
		this.#death = error;
		this.#watch.stop();
		this.#worker.terminate();
		this.#question?.reject(error);
		this.#question = null;
	}
}

/** @param why the message of the program or the browser */
function startFault(why: string): string {
	return `Stockfish could not start: ${why.replace(/[.\s]+$/, '')}.`;
}
