import { NONE, PANEL_IDS, type PanelId } from '$lib/core/share/link.ts';
import type { Explorer } from './explorer.svelte.ts';

const KEY = 'plyscope-panels';

/**
 * Which of the panels that are closed at first stand open: those that a person has opened, which the browser
 * remembers, and the one that the link has opened, which it does not.
 */
export class OpenPanels {
	#open: readonly PanelId[] = $state.raw([]);
	readonly #explorer: Pick<Explorer, 'panel'>;

	constructor(explorer: Pick<Explorer, 'panel'>) {
		this.#explorer = explorer;
	}

	isOpen(id: PanelId): boolean {
		return this.#open.includes(id) || this.#explorer.panel === id;
	}

	toggle(id: PanelId): void {
		if (!this.isOpen(id)) {
			this.open(id);
			return;
		}
		if (this.#explorer.panel === id) this.#explorer.panel = NONE;
		if (this.#open.includes(id)) this.#set(this.#open.filter((other) => other !== id));
	}

	open(id: PanelId): void {
		if (!this.isOpen(id)) this.#set([...this.#open, id]);
	}

	/** Opens what was open last time, beside what is open by now; call in the browser. */
	restore(): void {
		const stored = read().split(' ');
		this.#open = PANEL_IDS.filter((id) => stored.includes(id) || this.#open.includes(id));
	}

	#set(open: readonly PanelId[]): void {
		this.#open = open;
		try {
			localStorage.setItem(KEY, this.#open.join(' '));
		} catch {
			// A browser that stores nothing still keeps them open until the page is closed.
		}
	}
}

const panels = new WeakMap<Explorer, OpenPanels>();

/** The one set of panels of an explorer, for the reasons and the keys alike. */
export function panelsOf(explorer: Explorer): OpenPanels {
	let open = panels.get(explorer);
	if (open === undefined) {
		open = new OpenPanels(explorer);
		panels.set(explorer, open);
	}
	return open;
}

function read(): string {
	try {
		return localStorage.getItem(KEY) ?? '';
	} catch {
		return '';
	}
}
