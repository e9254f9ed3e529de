import type { Finding, Progress } from '$lib/core/experiments/sources/claims/claim.ts';
import { CLAIM_IDS, type ClaimId } from '$lib/core/experiments/sources/claims/registry.ts';
import { SourcesJob } from '$lib/workers/sources/claims-job.ts';
import { readFindings, storeFindings, type Kept } from './findings-store.ts';

/** How it stands with one claim. */
export type CheckState =
	| { readonly kind: 'unchecked' }
	/** It waits until those before it are done. */
	| { readonly kind: 'queued' }
	/** Progress is null until the worker has said something. */
	| { readonly kind: 'running'; readonly progress: Progress | null }
	| { readonly kind: 'done'; readonly finding: Finding; readonly seconds: number }
	| { readonly kind: 'failed'; readonly message: string }
	| { readonly kind: 'cancelled' };

const UNCHECKED: CheckState = { kind: 'unchecked' };

/** The checks of the claims: one runs, others wait for it. What goes wrong with one leaves the rest alone. */
export class ClaimChecks {
	#states = $state.raw<Readonly<Partial<Record<ClaimId, CheckState>>>>({});
	/** Those that wait, the next one first. */
	#queue = $state.raw<readonly ClaimId[]>([]);
	#inHand = $state.raw<ClaimId | null>(null);
	readonly #job = new SourcesJob();

	stateOf(id: ClaimId): CheckState {
		return this.#states[id] ?? UNCHECKED;
	}

	/** The claim that is being checked; null where none is. */
	get inHand(): ClaimId | null {
		return this.#inHand;
	}

	/** How many wait for it. */
	get waiting(): number {
		return this.#queue.length;
	}

	/** How many have been checked to the end. */
	get done(): number {
		return CLAIM_IDS.filter((id) => this.stateOf(id).kind === 'done').length;
	}

	/** Shows what was found in this tab before; call in the browser, before anything is checked. */
	restore(): void {
		for (const [id, kept] of readFindings()) this.#set(id, { kind: 'done', ...kept });
	}

	/** Checks a claim as soon as those before it are done; does nothing where it waits or runs already. */
	check(id: ClaimId): void {
		if (this.#inHand === id || this.#queue.includes(id)) return;
		this.#queue = [...this.#queue, id];
		this.#set(id, { kind: 'queued' });
		this.#next();
	}

	/** Checks all that have not been checked to the end. */
	checkAll(): void {
		for (const id of CLAIM_IDS) if (this.stateOf(id).kind !== 'done') this.check(id);
	}

	/** Ends a check at once, or takes it from those that wait. */
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

	/** Ends everything; the page is left. */
	close(): void {
		this.#queue = [];
		this.#inHand = null;
		this.#job.cancel();
	}

	#next(): void {
		const [id, ...rest] = this.#queue;
		if (this.#inHand !== null || id === undefined) return;
		this.#queue = rest;
		this.#inHand = id;
		this.#set(id, { kind: 'running', progress: null });
		this.#job.start(
			{ kind: 'claim', claim: id },
			{
				onAnswer: (answer) => {
					if (answer.kind === 'progress') {
						this.#set(id, { kind: 'running', progress: answer.progress });
					} else if (answer.kind === 'finding') {
						const { finding, seconds } = answer;
						this.#set(id, { kind: 'done', finding, seconds });
						this.#store();
					}
				},
				onEnd: (fault) => {
					this.#inHand = null;
					if (fault !== null) this.#set(id, { kind: 'failed', message: fault });
					this.#next();
				}
			}
		);
	}

	#store(): void {
		const findings = new Map<ClaimId, Kept>();
		for (const id of CLAIM_IDS) {
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
