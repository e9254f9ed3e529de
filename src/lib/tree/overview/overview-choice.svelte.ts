import { KeptText } from '$lib/ui/kept-text.ts';
import { perStepped } from '../per-stepped.svelte.ts';

const kept = new KeptText('plyscope-overview');

/** Whether the overview is open: it stays as the user leaves it, and is closed at first. */
class OverviewChoice {
	#isOpen = $state(false);

	get isOpen(): boolean {
		return this.#isOpen;
	}

	/** Reads the last choice; call once, in the browser. */
	restore(): void {
		this.#isOpen = wasOverviewOpen();
	}

	toggle(): void {
		this.#isOpen = !this.#isOpen;
		kept.write(this.#isOpen ? 'open' : 'closed');
	}
}

/** The one choice of a stepped search, shared by the button, the key and the overview itself. */
export const overviewOf = perStepped(() => new OverviewChoice());

/** Whether the user has left the overview open; call in the browser. */
export function wasOverviewOpen(): boolean {
	return kept.read() === 'open';
}
