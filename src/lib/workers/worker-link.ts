import { NOT_LOADED } from './failures.ts';
import { messageOf } from './message-of.ts';
import { SilenceWatch } from './silence-watch.ts';

/** Seconds of silence, while the page is visible, after which a worker counts as dead. */
const PATIENCE = 20;
const DIED =
	'The worker stopped responding. The browser may have stopped it, often because memory ran out.';
const notStarted = (why: string): string =>
	self.origin === 'null'
		? 'This frame starts no worker. The page around has to add “allow-same-origin” to its sandbox.'
		: `The worker could not be started: ${why.replace(/[.\s]+$/, '')}. Reload the page, or use another browser.`;

/** Requests and answers have the number of the request. */
export interface Numbered {
	readonly id: number;
}

/** A request without its number. */
type QuestionOf<Request extends Numbered> = Request extends unknown ? Omit<Request, 'id'> : never;

/**
 * One worker: sends it one request at a time, receives its answers, and detects its death, which may show only as
 * silence.
 */
export class WorkerLink<Request extends Numbered, Response extends Numbered> {
	/** Null where the browser refused to start it. */
	readonly #worker: Worker | null;
	#lastId = 0;
	#hear: ((response: Response) => void) | null = null;
	#onDeath: ((error: Error) => void) | null = null;
	readonly #watch = new SilenceWatch(PATIENCE);
	#hasAnswered = false;
	/** Why it is unusable; null while it is not. */
	#death: Error | null = null;

	/**
	 * @param make starts the worker; the bundler needs the script's address at the call itself. If it throws, the link
	 * is dead, and each request fails with that error
	 */
	constructor(make: () => Worker) {
		try {
			this.#worker = make();
		} catch (error) {
			this.#worker = null;
			this.#death = new Error(notStarted(messageOf(error)));
			return;
		}
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
		return this.#death !== null;
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
		if (this.#worker === null) {
			// Later, as every death: who asks has not put down yet what it waits for.
			queueMicrotask(() => this.#onDeath?.(this.#death ?? new Error(DIED)));
			return;
		}
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
		this.#death ??= new Error(DIED);
		this.rest();
		this.#worker?.terminate();
	}

	#die(error: Error): void {
		const onDeath = this.#onDeath;
		this.end();
		onDeath?.(error);
	}
}
