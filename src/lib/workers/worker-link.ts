import { messageOf } from './message-of.ts';
import { SilenceWatch } from './silence-watch.ts';

/** Seconds without a word, while the page is looked at, after which a worker is taken for dead. */
const PATIENCE = 20;
const DIED =
	'The worker stopped responding. The browser may have stopped it, often because memory ran out.';
const notStarted = (why: string): string =>
	`The worker could not be started: ${why.replace(/[.\s]+$/, '')}. Reload the page, or use another browser.`;
const NOT_LOADED = 'The worker could not be loaded. Check your connection and reload the page.';

/** What is asked and answered carries the number of its question. */
export interface Numbered {
	readonly id: number;
}

/** A request without its number. */
export type QuestionOf<Request extends Numbered> = Request extends unknown
	? Omit<Request, 'id'>
	: never;

/**
 * One worker: asks it one thing at a time, hears its answers, and notices when it dies, which may be no more than
 * that it falls silent.
 */
export class WorkerLink<Request extends Numbered, Response extends Numbered> {
	/** Null where the browser refused to start it. */
	readonly #worker: Worker | null;
	#lastId = 0;
	#hear: ((response: Response) => void) | null = null;
	#onDeath: ((error: Error) => void) | null = null;
	readonly #watch = new SilenceWatch(PATIENCE);
	#hasAnswered = false;
	/** Why it cannot be asked any more; null while it can. */
	#death: Error | null = null;

	/**
	 * @param make starts the worker; its script's address has to stand where it is made, for the bundler. Where it
	 * throws, the link is dead, and each question is answered by that death
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

	/** True once it cannot be asked any more. */
	get isDead(): boolean {
		return this.#death !== null;
	}

	/** Asks for something; answers to what was asked before are no longer heard. */
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

	/** Nothing more is expected from the last question. */
	rest(): void {
		this.#hear = null;
		this.#onDeath = null;
		this.#watch.stop();
	}

	/** Ends the worker at once, whatever it does. */
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
