import { afterNavigate, replaceState } from '$app/navigation';
import { tick } from 'svelte';
import type { SourceId } from '$lib/core/engines/engine.ts';
import { CLAIM_IDS, type ClaimId } from '$lib/core/experiments/sources/claims/registry.ts';
import { formatSourcesHash, parseSourcesHash } from '$lib/core/share/sources-link.ts';

/**
 * Keeps the address and the open claims telling the same story. Where a place is given, the page goes there; what
 * stands open stays so when one goes to another section. Call while the page is being set up.
 */
export class SourcesAddress {
	#open = $state.raw<readonly ClaimId[]>([]);
	#at: SourceId | ClaimId | null = null;

	constructor() {
		afterNavigate(() => {
			this.read();
		});
	}

	/** The claims that stand open. */
	get open(): readonly ClaimId[] {
		return this.#open;
	}

	/** Goes where the address says; what stood open stays open. */
	read(): void {
		const place = parseSourcesHash(location.hash, CLAIM_IDS);
		this.#at = place.at;
		this.#open = CLAIM_IDS.filter((id) => this.#open.includes(id) || place.open.includes(id));
		void tick().then(() => {
			if (place.at !== null) document.getElementById(place.at)?.scrollIntoView();
			this.#write();
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
		const hash = formatSourcesHash({ at: this.#at, open: this.#open });
		if (location.hash.replace(/^#/, '') === hash) return;
		replaceState(hash === '' ? location.pathname : `#${hash}`, {});
	}
}
