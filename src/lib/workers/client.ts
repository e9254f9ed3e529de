import { ok, type Result } from '../core/base/result.ts';
import { adoptIndices } from '../core/layout/indices.ts';
import { BudgetExceeded } from '../core/search/budget.ts';
import type { SearchTally } from '../core/search/count.ts';
import { visitsAll } from '../core/search/registry.ts';
import type { SearchSetup } from '../core/search/setup.ts';
import { chunkBuffers, type TraceChunk } from '../core/trace/chunk.ts';
import { headerOf, type RecordingListener } from '../core/trace/record.ts';
import type { Recording } from '../core/trace/recording.ts';
import type { PartialReason } from '../core/trace/schema.ts';
import { Trace } from '../core/trace/trace.ts';
import type { RecordingMessage, TraceParts, WorkerRequest, WorkerResponse } from './protocol.ts';
import { pieceBuffers, piecesOf } from './trace-pieces.ts';
import { WorkerLink } from './worker-link.ts';

type SearchLink = WorkerLink<WorkerRequest, WorkerResponse>;

function newLink(): SearchLink {
	return new WorkerLink(
		() => new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' })
	);
}

/** Thrown into a job that was cancelled, by the user or by a newer one. */
export class Cancelled extends Error {
	constructor() {
		super('The search was cancelled.');
		this.name = 'Cancelled';
	}
}

/** The recording of a search, whole or partial. */
export interface Recorded {
	readonly recording: Recording;
	/** What went wrong, in a sentence; null if nothing did. */
	readonly problem: string | null;
}

interface Job {
	/** Ends it and keeps its recording so far, if there is one. */
	readonly stop: (error: Cancelled) => void;
	readonly fail: (error: Error) => void;
}

/**
 * Runs searches in a worker, one at a time; a newer job ends the older one. Recordings arrive in chunks and stay
 * here, so that a search can be ended at once and its recording so far is kept.
 */
export class SearchClient {
	#idle: SearchLink | null = null;
	#busy: SearchLink | null = null;
	#job: Job | null = null;

	/**
	 * Records a search and its shadow.
	 * @throws Cancelled, BudgetExceeded (for an order that needs minimax first), or an Error that says what went wrong;
	 * the last only if nothing had been recorded
	 */
	record(setup: SearchSetup, listener: RecordingListener): Promise<Recorded> {
		this.cancel();
		const chunks: Record<'search' | 'shadow', TraceChunk[]> = { search: [], shadow: [] };
		const partsSoFar = (reason: PartialReason): TraceParts => ({
			header: { ...headerOf(setup, setup.algorithm), partial: reason },
			chunks: chunks.search
		});
		return new Promise((resolve, reject) => {
			const giveUp = this.#giveUpBy(reject);
			const keep = (reason: PartialReason, problem: string | null, error: Error): void => {
				if (chunks.search.length === 0) {
					giveUp(error);
					return;
				}
				this.#endBusy();
				this.#assemble(partsSoFar(reason), null, problem, resolve, reject);
			};
			this.#job = {
				stop: (error) => {
					keep('cancelled', null, error);
				},
				fail: reject
			};
			const hear = (response: WorkerResponse): void => {
				if (response.kind === 'progress') {
					listener.onProgress(response.stage, response.visited);
				} else if (response.kind === 'chunk') {
					chunks[response.stage].push(response.chunk);
					listener.onChunk(response.stage, response.chunk);
				} else if (response.kind === 'recorded') {
					const { search, shadow } = response.end;
					this.#assemble(
						{ header: search, chunks: chunks.search },
						shadow && { header: shadow, chunks: chunks.shadow },
						null,
						resolve,
						reject
					);
				} else if (response.kind === 'over-budget') {
					giveUp(new BudgetExceeded(response.budget));
				} else if (response.kind === 'failed') {
					keep('failed', response.message, new Error(response.message));
				}
			};
			this.#start().ask({ kind: 'record', setup }, [], hear, (error) => {
				keep('failed', error.message, error);
			});
		});
	}

	/**
	 * Counts a search without recording it, at any size.
	 * @throws Cancelled, BudgetExceeded (for an order that needs minimax first), or an Error that says what went wrong
	 */
	count(setup: SearchSetup, onTally: (tally: SearchTally) => void): Promise<SearchTally> {
		this.cancel();
		return new Promise((resolve, reject) => {
			const giveUp = this.#giveUpBy(reject);
			this.#job = { stop: giveUp, fail: reject };
			const hear = (response: WorkerResponse): void => {
				if (response.kind === 'tally') onTally(response.tally);
				else if (response.kind === 'counted') {
					this.#rest();
					resolve(response.tally);
				} else if (response.kind === 'over-budget') giveUp(new BudgetExceeded(response.budget));
				else if (response.kind === 'failed') giveUp(new Error(response.message));
			};
			this.#start().ask({ kind: 'count', setup }, [], hear, giveUp);
		});
	}

	/**
	 * Reads a recording from a file; a bad file gives a fault.
	 * @throws Cancelled, or an Error that says why the file could not be read at all
	 */
	open(file: Blob): Promise<Result<Recording>> {
		this.cancel();
		return new Promise((resolve, reject) => {
			const giveUp = this.#giveUpBy(reject);
			this.#job = { stop: giveUp, fail: reject };
			const hear = (response: WorkerResponse): void => {
				if (response.kind === 'assembled') {
					this.#rest();
					resolve(ok(recordingFrom(response.recording)));
				} else if (response.kind === 'bad-file') {
					this.#rest();
					resolve({ ok: false, fault: response.fault });
				} else if (response.kind === 'failed') giveUp(new Error(response.message));
			};
			this.#start().ask({ kind: 'open', file }, [], hear, giveUp);
		});
	}

	/**
	 * Makes a compressed file of a recording, which stays unchanged.
	 * @param setup the requested setup; a small search is recorded with a smaller budget than that
	 * @throws Cancelled, or an Error that says what went wrong
	 */
	async save(setup: SearchSetup, { trace, shadow }: Recording): Promise<Blob> {
		this.cancel();
		const traces = [await piecesOf(trace, setup)];
		if (shadow !== null && shadow !== trace) {
			traces.push(await piecesOf(shadow, { ...setup, algorithm: 'minimax' }));
		}
		return new Promise((resolve, reject) => {
			const giveUp = this.#giveUpBy(reject);
			this.#job = { stop: giveUp, fail: reject };
			const hear = (response: WorkerResponse): void => {
				if (response.kind === 'saved') {
					this.#rest();
					resolve(response.file);
				} else if (response.kind === 'failed') giveUp(new Error(response.message));
			};
			this.#start().ask({ kind: 'save', traces }, traces.flatMap(pieceBuffers), hear, giveUp);
		});
	}

	/** Ends the running job at once; the recording so far is kept as a partial one. */
	stop(): void {
		this.#job?.stop(new Cancelled());
	}

	/** Cancels the running job and drops its recording. */
	cancel(): void {
		const job = this.#job;
		this.#job = null;
		this.#endBusy();
		job?.fail(new Cancelled());
	}

	/** Ends everything for good. */
	close(): void {
		this.cancel();
		this.#idle?.end();
		this.#idle = null;
	}

	/** Joins the chunks in a worker, since that would block the page for too long. */
	#assemble(
		search: TraceParts,
		shadow: TraceParts | null,
		problem: string | null,
		resolve: (recorded: Recorded) => void,
		reject: (error: Error) => void
	): void {
		const giveUp = this.#giveUpBy(reject);
		// Nothing remains to keep once the chunks have been transferred.
		this.#job = { stop: giveUp, fail: reject };
		const buffers = [...search.chunks, ...(shadow?.chunks ?? [])].flatMap(chunkBuffers);
		const hear = (response: WorkerResponse): void => {
			if (response.kind === 'assembled') {
				this.#rest();
				resolve({ recording: recordingFrom(response.recording), problem });
			} else if (response.kind === 'failed') giveUp(new Error(response.message));
		};
		const link = this.#busy ?? this.#start();
		link.ask({ kind: 'assemble', search, shadow }, buffers, hear, giveUp);
	}

	#start(): SearchLink {
		// An idle worker may have died meanwhile.
		this.#busy = this.#idle === null || this.#idle.isDead ? newLink() : this.#idle;
		this.#idle = null;
		return this.#busy;
	}

	/** The job is finished, and its worker may be used again. */
	#rest(): void {
		this.#busy?.rest();
		this.#idle = this.#busy;
		this.#busy = null;
		this.#job = null;
	}

	/** Ends the job with an error, and its worker, whose state is unknown. */
	#giveUpBy(reject: (error: Error) => void): (error: Error) => void {
		return (error) => {
			this.#endBusy();
			this.#job = null;
			reject(error);
		};
	}

	#endBusy(): void {
		this.#busy?.end();
		this.#busy = null;
	}
}

function recordingFrom({ trace, shadow, shadowRow, index }: RecordingMessage): Recording {
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
