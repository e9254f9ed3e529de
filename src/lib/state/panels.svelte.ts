import type { Explorer } from './explorer.svelte.ts';

export const PANEL_IDS = [
	'code',
	'stack',
	'root-moves',
	'worth',
	'minimax',
	'paper',
	'find'
] as const;
export type PanelId = (typeof PANEL_IDS)[number];

const KEY = 'plyscope-panels';

/** Which of the panels that are closed at first a person has opened; the browser remembers it. */
export class OpenPanels {
	#open: readonly PanelId[] = $state.raw([]);

	isOpen(id: PanelId): boolean {
		return this.#open.includes(id);
	}

	toggle(id: PanelId): void {
		if (this.isOpen(id)) this.#set(this.#open.filter((other) => other !== id));
		else this.open(id);
	}

	open(id: PanelId): void {
		if (!this.isOpen(id)) this.#set([...this.#open, id]);
	}

	/** Opens what was open last time, beside what is open by now; call in the browser. */
	restore(): void {
		const stored = read().split(' ');
		this.#open = PANEL_IDS.filter((id) => stored.includes(id) || this.isOpen(id));
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
		open = new OpenPanels();
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
