import type { Finding, Progress } from '$lib/core/experiments/sources/claims/claim.ts';
import type { ClaimId } from '$lib/core/experiments/sources/claims/claim-ids.ts';
import { unlessCancelled } from '$lib/workers/job.ts';
import { newSourcesJob } from './claims-job.ts';
import { readFindings, storeFindings, type Kept } from './findings-store.ts';

/** The state of one claim's check. */
export type CheckState =
	| { readonly kind: 'unchecked' }
	/** It waits for earlier checks. */
	| { readonly kind: 'queued' }
	/** Progress is null until the first report of the worker. */
	| { readonly kind: 'running'; readonly progress: Progress | null }
	| { readonly kind: 'done'; readonly finding: Finding; readonly seconds: number }
	| { readonly kind: 'failed'; readonly message: string }
	| { readonly kind: 'cancelled' };

const UNCHECKED: CheckState = { kind: 'unchecked' };

/** The checks of the claims: one runs, others wait for it. A failed check does not affect the others. */
export class ClaimChecks {
	#states = $state.raw<Readonly<Partial<Record<ClaimId, CheckState>>>>({});
	/** The waiting claims, the next one first. */
	#queue = $state.raw<readonly ClaimId[]>([]);
	#inHand = $state.raw<ClaimId | null>(null);
	readonly #job = newSourcesJob();

	/** @param ids of all claims */
	constructor(private readonly ids: readonly ClaimId[]) {}

	stateOf(id: ClaimId): CheckState {
		return this.#states[id] ?? UNCHECKED;
	}

	/** The claim that is being checked; null if there is none. */
	get inHand(): ClaimId | null {
		return this.#inHand;
	}

	/** Number of waiting claims. */
	get waiting(): number {
		return this.#queue.length;
	}

	/** Number of finished checks. */
	get done(): number {
		return this.ids.filter((id) => this.stateOf(id).kind === 'done').length;
	}

	/** Shows this tab's earlier findings; call in the browser, before the first check. */
	restore(): void {
		for (const [id, kept] of readFindings(this.ids)) this.#set(id, { kind: 'done', ...kept });
	}

	/** Checks a claim as soon as earlier checks are finished; does nothing if it waits or runs already. */
	check(id: ClaimId): void {
		if (this.#inHand === id || this.#queue.includes(id)) return;
		this.#queue = [...this.#queue, id];
		this.#set(id, { kind: 'queued' });
		this.#next();
	}

	/** Checks all claims without a finished check. */
	checkAll(): void {
		for (const id of this.ids) if (this.stateOf(id).kind !== 'done') this.check(id);
	}

	/** Ends a check at once, or removes it from the queue. */
	cancel(id: ClaimId): void {
		if (this.#inHand !== id && !this.#queue.includes(id)) return;
		this.#queue = this.#queue.filter((one) => one !== id);
		this.#set(id, { kind: 'cancelled' });
		if (this.#inHand !== id) return;
		this.#job.cancel();
		this.#inHand = null;
		this.#next();
	}

	cancelAll(): void {
		for (const id of this.#queue) this.cancel(id);
		if (this.#inHand !== null) this.cancel(this.#inHand);
	}

	/** Ends everything when the user leaves the page. */
	close(): void {
		this.#queue = [];
		this.#inHand = null;
		this.#job.end();
	}

	#next(): void {
		const [id, ...rest] = this.#queue;
		if (this.#inHand !== null || id === undefined) return;
		this.#queue = rest;
		this.#inHand = id;
		this.#set(id, { kind: 'running', progress: null });
		const checking = this.#job.run({ kind: 'claim', claim: id }, (told) => {
			if (told.kind === 'progress') {
				this.#set(id, { kind: 'running', progress: told.progress });
			}
		});
		checking.then(
			(answer) => {
				if (answer !== null) this.#set(id, { kind: 'done', ...answer });
				this.#store();
				this.#goOn();
			},
			unlessCancelled((message) => {
				this.#set(id, { kind: 'failed', message });
				this.#goOn();
			})
		);
	}

	#goOn(): void {
		this.#inHand = null;
		this.#next();
	}

	#store(): void {
		const findings = new Map<ClaimId, Kept>();
		for (const id of this.ids) {
			const state = this.stateOf(id);
			if (state.kind !== 'done') continue;
			findings.set(id, { finding: state.finding, seconds: state.seconds });
		}
		storeFindings(findings);
	}

	#set(id: ClaimId, state: CheckState): void {
		this.#states = { ...this.#states, [id]: state };
	}
}
