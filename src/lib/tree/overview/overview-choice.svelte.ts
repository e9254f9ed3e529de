import { Kept } from '$lib/core/base/kept.ts';
import { KeptText } from '$lib/ui/kept-text.ts';
import type { Stepped } from '../stepped.ts';

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

const choices = new Kept((_: Stepped) => new OverviewChoice());

/** The one choice of a stepped search, shared by the button, the key and the overview itself. */
export function overviewOf(stepped: Stepped): OverviewChoice {
	return choices.of(stepped);
}

/** Whether the user has left the overview open; call in the browser. */
export function wasOverviewOpen(): boolean {
	return kept.read() === 'open';
}
