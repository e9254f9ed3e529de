import { tick } from 'svelte';
import type { SourceId } from '$lib/core/engines/engine.ts';
import type { ClaimId } from '$lib/core/experiments/sources/claims/claim-ids.ts';
import {
	faultOfSourcesQuery,
	formatSourcesHash,
	parseSourcesHash
} from '$lib/core/share/sources-link.ts';
import { PageAddress } from '$lib/ui/frame/page-address.svelte.ts';

/**
 * Keeps the address in step with the open claims. The page goes to the target of an address; open claims stay open
 * when the user goes to another section. Call during component initialisation.
 */
export class SourcesAddress {
	#open = $state.raw<readonly ClaimId[]>([]);
	#at: SourceId | ClaimId | null = null;
	#fault = $state.raw<string | null>(null);

	readonly #address = new PageAddress(() => {
		this.#read();
	}, true);

	/** @param ids of all claims */
	constructor(private readonly ids: readonly ClaimId[]) {}

	/** The open claims. */
	get open(): readonly ClaimId[] {
		return this.#open;
	}

	/** The fault of the address, in a sentence; null if there is none. */
	get fault(): string | null {
		return this.#fault;
	}

	/** Goes to the target of the address; open claims stay open. */
	#read(): void {
		const { place, fault } = parseSourcesHash(location.hash, this.ids);
		this.#fault = (fault ?? faultOfSourcesQuery(location.search))?.message ?? null;
		this.#at = place.at;
		this.#open = this.ids.filter((id) => this.#open.includes(id) || place.open.includes(id));
		void tick().then(() => {
			if (place.at !== null) document.getElementById(place.at)?.scrollIntoView();
			// An unreadable address stays as it was.
			if (this.#fault === null) this.#write();
		});
	}

	toggle(id: ClaimId, isOpen: boolean): void {
		this.#open = this.ids.filter((one) => (one === id ? isOpen : this.#open.includes(one)));
		// A closed claim is no target for opening the page.
		if (isOpen) this.#at = id;
		else if (this.#at === id) this.#at = null;
		this.#write();
	}

	#write(): void {
		this.#address.replaceHash(formatSourcesHash({ at: this.#at, open: this.#open }));
	}
}
