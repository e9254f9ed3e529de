import type { Moment } from '$lib/core/trace/cursor.ts';

/** How a picture is followed at a moment. */
interface Rules<Seen> {
	readonly whole: Seen;
	readonly isWhole: (seen: Seen) => boolean;
	/** What is seen, moved to where the search is. */
	readonly follow: (seen: Seen) => Seen;
	/** What is seen, within the limits of a picture and a pane that may have changed. */
	readonly limit: (seen: Seen) => Seen;
}

/**
 * The one rule for what is seen of a picture that can be zoomed. What a user chooses stays until the next step; from
 * then on the search is followed from there. Of another picture, or where all was seen, all is seen.
 */
export class Followed<Seen> {
	#chosen: { readonly seen: Seen; readonly ground: unknown; readonly moment: Moment } | null =
		$state.raw(null);

	/** What was seen last; following starts from it. */
	#last: { readonly seen: Seen; readonly ground: unknown; readonly isWhole: boolean } | null = null;

	/** @param ground identifies the picture */
	choose(seen: Seen, ground: unknown, moment: Moment): void {
		this.#chosen = { seen, ground, moment };
		// The step may move on before what is chosen is read.
		this.#last = { seen, ground, isWhole: false };
	}

	/** True while what was chosen is seen. */
	isHeld(ground: unknown, moment: Moment): boolean {
		const chosen = this.#chosen;
		return chosen?.moment === moment && chosen.ground === ground;
	}

	/** What is seen at a moment; to be read in every moment, since the next one starts from it. */
	at(ground: unknown, moment: Moment, rules: Rules<Seen>): Seen {
		const seen = this.#seenAt(ground, moment, rules);
		this.#last = { seen, ground, isWhole: rules.isWhole(seen) };
		return seen;
	}

	#seenAt(ground: unknown, moment: Moment, { whole, follow, limit }: Rules<Seen>): Seen {
		const chosen = this.#chosen;
		if (chosen !== null && this.isHeld(ground, moment)) return limit(chosen.seen);
		const last = this.#last;
		if (last === null || last.ground !== ground || last.isWhole) return whole;
		return follow(limit(last.seen));
	}
}
