import type { Stepped } from '../stepped.ts';

const KEY = 'plyscope-overview';

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
		try {
			localStorage.setItem(KEY, this.#isOpen ? 'open' : 'closed');
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
		choice = new OverviewChoice();
		choices.set(stepped, choice);
	}
	return choice;
}

/** Whether the user has left the overview open; call in the browser. */
export function wasOverviewOpen(): boolean {
	return read() === 'open';
}

function read(): string | null {
	try {
		return localStorage.getItem(KEY);
	} catch {
		return null;
	}
}
