import { tick } from 'svelte';
import type { SourceId } from '$lib/core/engines/engine.ts';
import { CLAIM_IDS, type ClaimId } from '$lib/core/experiments/sources/claims/registry.ts';
import {
	faultOfSourcesQuery,
	formatSourcesHash,
	parseSourcesHash
} from '$lib/core/share/sources-link.ts';
import { PageAddress } from '../shell/page-address.svelte.ts';

/**
 * Keeps the address and the open claims telling the same story. Where a place is given, the page goes there; what
 * stands open stays so when one goes to another section. Call while the page is being set up.
 */
export class SourcesAddress {
	#open = $state.raw<readonly ClaimId[]>([]);
	#at: SourceId | ClaimId | null = null;
	#fault = $state.raw<string | null>(null);

	readonly #address = new PageAddress(() => {
		this.#read();
	}, true);

	/** The claims that stand open. */
	get open(): readonly ClaimId[] {
		return this.#open;
	}

	/** What in the address means nothing here, in a sentence; null where all of it does. */
	get fault(): string | null {
		return this.#fault;
	}

	/** Goes where the address says; what stood open stays open. */
	#read(): void {
		const { place, fault } = parseSourcesHash(location.hash, CLAIM_IDS);
		this.#fault = (fault ?? faultOfSourcesQuery(location.search))?.message ?? null;
		this.#at = place.at;
		this.#open = CLAIM_IDS.filter((id) => this.#open.includes(id) || place.open.includes(id));
		void tick().then(() => {
			if (place.at !== null) document.getElementById(place.at)?.scrollIntoView();
			// An address that cannot be read stays as it was given.
			if (this.#fault === null) this.#write();
		});
	}

	toggle(id: ClaimId, isOpen: boolean): void {
		this.#open = CLAIM_IDS.filter((one) => (one === id ? isOpen : this.#open.includes(one)));
		// A claim that is closed is no place to open the page at.
		if (isOpen) this.#at = id;
		else if (this.#at === id) this.#at = null;
		this.#write();
	}

	#write(): void {
		this.#address.replaceHash(formatSourcesHash({ at: this.#at, open: this.#open }));
	}
}
