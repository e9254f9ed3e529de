import { SilenceWatch } from '../silence-watch.ts';

const NOT_LOADED = 'Stockfish could not be loaded. Check your connection and reload the page.';
const SILENT =
	'Stockfish stopped responding. The browser may have stopped it, often because memory ran out.';
const NEVER_SPOKE = 'Stockfish was loaded, but did not answer.';

/** What the program prints when its WebAssembly does not start. */
const BROKEN_START = /^(failed to |no native wasm|abort\()/i;

interface Question {
	readonly until: string;
	readonly lines: string[];
	readonly resolve: (lines: string[]) => void;
	readonly reject: (error: Error) => void;
}

/** A worker that speaks lines of UCI: asks it one thing at a time, and notices when it dies or cannot start. */
export class UciLink {
	readonly #worker: Worker;
	readonly #watch: SilenceWatch;
	#question: Question | null = null;
	#hasAnswered = false;
	#death: Error | null = null;

	/**
	 * @param make starts the worker; may throw
	 * @param patience seconds of silence after which it is taken for dead
	 */
	constructor(make: () => Worker, patience: number) {
		this.#watch = new SilenceWatch(patience);
		this.#worker = make();
		this.#worker.onmessage = ({ data }: MessageEvent<unknown>) => {
			for (const line of String(data).split('\n')) this.#hear(line.trim());
		};
		this.#worker.onerror = (event) => {
			event.preventDefault();
			// A script that cannot be had comes without a message, and one that breaks with its own.
			if (!event.message) this.#die(new Error(this.#hasAnswered ? SILENT : NOT_LOADED));
			else if (this.#hasAnswered) this.#die(new Error(`Stockfish failed: ${event.message}`));
			else this.#die(new Error(startFault(event.message)));
		};
	}

	/** True once it cannot be asked any more. */
	get isDead(): boolean {
		return this.#death !== null;
	}

	/**
	 * Sends commands and collects what it prints, up to the first line that begins with `until`, that one included.
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

	/** Ends the worker at once, whatever it does. */
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

/** @param why what the program said, or the browser */
function startFault(why: string): string {
	return `Stockfish could not start: ${why.replace(/[.\s]+$/, '')}.`;
}
