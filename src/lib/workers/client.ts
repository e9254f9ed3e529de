import type { SearchTally } from '../core/search/count.ts';
import { visitsAll } from '../core/search/registry.ts';
import type { SearchSetup } from '../core/search/setup.ts';
import { chunkBuffers, type TraceChunk } from '../core/trace/chunk.ts';
import {
	headerOf,
	type RecordingEnd,
	type RecordingListener,
	type Stop
} from '../core/trace/record.ts';
import type { Recording } from '../core/trace/recording.ts';
import { Trace } from '../core/trace/trace.ts';
import { Cancelled } from './failures.ts';
import { Job } from './job.ts';
import { messageOf } from './message-of.ts';
import type { RecordingMessage, SearchAnswers, SearchProgress, SearchTask } from './protocol.ts';

/** The recording of a search, whole or partial. */
export interface Recorded {
	readonly recording: Recording;
	/** What went wrong, in a sentence; null if nothing did. */
	readonly problem: string | null;
}

/** Receives the progress of a recording, its chunks, and the start of its last part. */
export interface RecordedListener extends RecordingListener {
	/** The search has ended, and its chunks are being joined: a stop changes nothing from here on. */
	onFinishing(): void;
}

/**
 * Searches in one worker; a newer task ends the older one. Recordings arrive in chunks and
 * stay here, so that a search can be ended at once and its recording so far is kept.
 */
export class SearchClient {
	readonly #job = new Job<SearchTask, SearchProgress, SearchAnswers[keyof SearchAnswers]>(
		() => new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' })
	);
	/** Changes with each new or cancelled piece of work, which may take several tasks. */
	#turn = {};
	/** True while the chunks of a recording, which the worker alone has then, are joined. */
	#isFinishing = false;

	/**
	 * Records a search and its shadow.
	 * @param stop where it ended when it was recorded before, if it did
	 * @throws Cancelled, BudgetExceeded (for an order that needs minimax first), or an Error that says what went wrong;
	 * the last only if nothing had been recorded
	 */
	async record(
		setup: SearchSetup,
		listener: RecordedListener,
		stop: Stop | null = null
	): Promise<Recorded> {
		const turn = this.#begin();
		const chunks: Record<'search' | 'shadow', TraceChunk[]> = { search: [], shadow: [] };
		let end: RecordingEnd;
		let problem: string | null = null;
		try {
			end = await this.#run({ kind: 'record', setup, stop }, (progress) => {
				if (progress.kind === 'visited') listener.onProgress(progress.stage, progress.visited);
				else {
					chunks[progress.stage].push(progress.chunk);
					listener.onChunk(progress.stage, progress.chunk);
				}
			});
		} catch (error) {
			if (chunks.search.length === 0) throw error;
			const partial = error instanceof Cancelled ? 'cancelled' : 'failed';
			if (partial === 'failed') problem = messageOf(error);
			end = { search: { ...headerOf(setup, setup.algorithm), partial }, shadow: null };
		}
		this.#expectTurn(turn);
		this.#isFinishing = true;
		listener.onFinishing();
		// Joined in the worker, since that would block the page for too long.
		const search = { header: end.search, chunks: chunks.search };
		const shadow = end.shadow && { header: end.shadow, chunks: chunks.shadow };
		const buffers = [...search.chunks, ...(shadow?.chunks ?? [])].flatMap(chunkBuffers);
		const message = await this.#run({ kind: 'assemble', search, shadow }, ignore, buffers);
		const recording = await recordingFrom(message);
		this.#expectTurn(turn);
		return { recording, problem };
	}

	/**
	 * Counts a search without recording it, at any size.
	 * @throws Cancelled, BudgetExceeded (for an order that needs minimax first), or an Error that says what went wrong
	 */
	count(setup: SearchSetup, onProgress: (visited: number) => void): Promise<SearchTally> {
		this.#begin();
		return this.#run({ kind: 'count', setup }, (progress) => {
			if (progress.kind === 'visited') onProgress(progress.visited);
		});
	}

	/**
	 * Ends the running search at once, and its recording so far is kept as a partial one. Does nothing once the search
	 * has ended, however often it is called.
	 */
	stop(): void {
		if (!this.#isFinishing) this.#job.cancel();
	}

	/** Cancels the running work and drops its recording. */
	cancel(): void {
		this.#begin();
	}

	/** Ends everything, also an idle worker. */
	close(): void {
		this.#begin();
		this.#job.end();
	}

	#begin(): object {
		this.#job.cancel();
		this.#isFinishing = false;
		this.#turn = {};
		return this.#turn;
	}

	/** @throws Cancelled if other work has begun, or this has been cancelled, since then */
	#expectTurn(turn: object): void {
		if (turn !== this.#turn) throw new Cancelled();
	}

	#run<Kind extends SearchTask['kind']>(
		task: SearchTask & { readonly kind: Kind },
		onProgress: (progress: SearchProgress) => void = ignore,
		transfer: Transferable[] = []
	): Promise<SearchAnswers[Kind]> {
		// The worker answers each kind of task with its own kind of answer.
		return this.#job.run(task, onProgress, transfer) as Promise<SearchAnswers[Kind]>;
	}
}

const ignore = (): void => undefined;

/** What reads the worker's indices is loaded with the first recording, since an example needs none. */
async function recordingFrom({
	trace,
	shadow,
	shadowRow,
	index
}: RecordingMessage): Promise<Recording> {
	const { adoptIndices } = await import('../core/layout/indices.ts');
	const own = new Trace(trace.header, trace.columns);
	const isWhole = visitsAll(own.header.setup.algorithm) && own.header.partial === null;
	const recording: Recording = {
		trace: own,
		shadow: shadow === null ? (isWhole ? own : null) : new Trace(shadow.header, shadow.columns),
		shadowRow
	};
	adoptIndices(recording, index);
	return recording;
}
