import { algorithmOf, visitsAll } from '$lib/core/search/registry.ts';
import { recordingOf, type Recording } from '$lib/core/trace/recording.ts';
import { sameMoment } from '$lib/core/trace/same-moment.ts';

/** A swap, so that swapping back without a step in between leads to the step that it began at. */
interface Swap {
	readonly own: Recording;
	readonly from: number;
	readonly to: number;
}

/** Plain minimax in place of a search, at the same moment: what it visits more, the search saves. */
export class Unpruned {
	/** Whether it was asked for; it is shown only where there is one. */
	isAsked = $state(false);
	#swap: Swap | null = null;

	/** @param own returns the recording of the search itself */
	constructor(private readonly own: () => Recording) {}

	/** Why it cannot be shown, in a sentence; null if it can. */
	readonly gap: string | null = $derived.by(() => {
		const { trace, shadow } = this.own();
		const { algorithm } = trace.header.setup;
		if (visitsAll(algorithm)) return 'This search visits every node, so there is nothing to swap.';
		if (shadow !== null) return null;
		switch (algorithmOf(algorithm).visits) {
			case 'again':
				return 'This algorithm can visit nodes more than once, so plain minimax cannot take its place.';
			case 'beyond':
				return 'This algorithm searches beyond the depth limit, so plain minimax cannot take its place.';
			case 'once':
				return 'Plain minimax is not recorded. Turn it on in Settings, or raise the budget.';
		}
	});

	readonly isOn: boolean = $derived.by(() => this.isAsked && this.gap === null);

	/** The recording that is stepped through. */
	readonly shown: Recording = $derived.by(() => {
		const own = this.own();
		return this.isOn && own.shadow !== null ? recordingOf(own.shadow, null) : own;
	});

	/**
	 * Swaps, where it can.
	 * @returns the step of the same moment in what is shown now
	 */
	toggle(step: number): number {
		if (this.gap !== null) return step;
		const own = this.own();
		const before = this.shown.trace;
		this.isAsked = !this.isAsked;
		const back = this.#swap?.own === own && this.#swap.to === step ? this.#swap.from : null;
		const to = back ?? sameMoment(before, step, this.shown.trace).step;
		this.#swap = { own, from: step, to };
		return to;
	}
}
