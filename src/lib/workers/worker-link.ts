import { SilenceWatch } from './silence-watch.ts';

/** Seconds of silence, while the page is visible, after which a worker counts as dead. */
const PATIENCE = 20;
const DIED =
	'The worker stopped responding. The browser may have stopped it, often because memory ran out.';
const NOT_LOADED = 'The worker could not be loaded. Check your connection and reload the page.';

/** Requests and answers have the number of the request. */
export interface Numbered {
	readonly id: number;
}

/** A request without its number. */
export type QuestionOf<Request extends Numbered> = Request extends unknown
	? Omit<Request, 'id'>
	: never;

/**
 * One worker: sends it one request at a time, receives its answers, and detects its death, which may show only as
 * silence.
 */
export class WorkerLink<Request extends Numbered, Response extends Numbered> {
	readonly #worker: Worker;
	#lastId = 0;
	#hear: ((response: Response) => void) | null = null;
	#onDeath: ((error: Error) => void) | null = null;
	readonly #watch = new SilenceWatch(PATIENCE);
	#hasAnswered = false;
	#isDead = false;

	/** @param make starts the worker; the bundler needs the script's address at the call itself */
	constructor(make: () => Worker) {
		this.#worker = make();
		this.#worker.onmessage = ({ data }: MessageEvent<Response>) => {
			this.#watch.heard();
			this.#hasAnswered = true;
			if (data.id === this.#lastId) this.#hear?.(data);
		};
		this.#worker.onerror = (event) => {
			event.preventDefault();
			this.#die(new Error(event.message || (this.#hasAnswered ? DIED : NOT_LOADED)));
		};
		this.#worker.onmessageerror = () => {
			this.#die(new Error('An answer of its worker could not be read.'));
		};
	}

	/** True once it is unusable. */
	get isDead(): boolean {
		return this.#isDead;
	}

	/** Sends a request; answers to earlier requests are ignored from now on. */
	ask(
		question: QuestionOf<Request>,
		transfer: Transferable[],
		hear: (response: Response) => void,
		onDeath: (error: Error) => void
	): void {
		this.#hear = hear;
		this.#onDeath = onDeath;
		this.#watch.start(() => {
			this.#die(new Error(DIED));
		});
		this.#worker.postMessage({ ...question, id: ++this.#lastId }, transfer);
	}

	/** No more answers to the last request are expected. */
	rest(): void {
		this.#hear = null;
		this.#onDeath = null;
		this.#watch.stop();
	}

	/** Ends the worker at once. */
	end(): void {
		this.#isDead = true;
		this.rest();
		this.#worker.terminate();
	}

	#die(error: Error): void {
		const onDeath = this.#onDeath;
		this.end();
		onDeath?.(error);
	}
}
