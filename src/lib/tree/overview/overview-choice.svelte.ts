import { MediaQuery } from 'svelte/reactivity';
import { IcicleAxis } from '$lib/core/layout/icicle-axis.ts';
import type { Stepped } from '../stepped.ts';

/** Smaller searches fit into the tree pane; for them the overview is closed by default. */
const SHOWN_ABOVE = 200;
const KEY = 'plyscope-overview';

/** Whether the overview is open: by the last choice, otherwise for large searches on large enough screens. */
export class OverviewChoice {
	#chosen: boolean | null = $state(null);
	readonly #isNarrow = new MediaQuery('max-width: 600px', false);

	constructor(private readonly stepped: Stepped) {}

	get isOpen(): boolean {
		return this.#chosen ?? (this.#isLarge && !this.#isNarrow.current);
	}

	get #isLarge(): boolean {
		return new IcicleAxis(this.stepped.recording).width > SHOWN_ABOVE;
	}

	/** Reads the last choice; call once, in the browser. */
	restore(): void {
		const stored = read();
		if (stored !== null) this.#chosen = stored === 'open';
	}

	toggle(): void {
		this.#chosen = !this.isOpen;
		try {
			localStorage.setItem(KEY, this.#chosen ? 'open' : 'closed');
		} catch {
			// Without storage the choice still lasts until the page is closed.
		}
	}
}

const choices = new WeakMap<Stepped, OverviewChoice>();

/** The one choice of a stepped search, shared by the button, the key and the overview itself. */
export function overviewOf(stepped: Stepped): OverviewChoice {
	let choice = choices.get(stepped);
	if (choice === undefined) {
		choice = new OverviewChoice(stepped);
		choices.set(stepped, choice);
	}
	return choice;
}

function read(): string | null {
	try {
		return localStorage.getItem(KEY);
	} catch {
		return null;
	}
}
