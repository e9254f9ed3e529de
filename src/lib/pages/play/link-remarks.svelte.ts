import type { ParsedPlay, PlayFault, PlayField } from '$lib/core/share/play-link.ts';

/** What the page says about the link that a game was opened from. */
export class LinkRemarks {
	#faults: readonly PlayFault[] = $state.raw([]);
	#assumed: string | null = $state(null);

	/** The faults of the link, until they are corrected. */
	get faults(): readonly PlayFault[] {
		return this.#faults;
	}

	/** What the link leaves open about the start, and what is assumed, in a sentence; null if nothing is. */
	get assumed(): string | null {
		return this.#assumed;
	}

	open({ faults, assumed }: ParsedPlay): void {
		this.#faults = faults;
		this.#assumed = assumed;
	}

	/** Another game has begun, with a start of its own. */
	drop(): void {
		this.#faults = [];
		this.#assumed = null;
	}

	/** The field has been corrected, or is no longer as the link has it. */
	correct(field: PlayField): void {
		if (this.#faults.some((one) => one.field === field)) {
			this.#faults = this.#faults.filter((one) => one.field !== field);
		}
	}
}
