import { NONE, PANEL_IDS, type PanelId } from '$lib/core/share/link.ts';
import type { Explorer } from './explorer.svelte.ts';

const KEY = 'plyscope-panels';

/** Tracks the open panels. Panels opened by the user are stored in the browser; the panel opened by a link is not. */
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

	/** Opens the panels of the last visit, in addition to those that are open by now; call in the browser. */
	restore(): void {
		const stored = read().split(' ');
		this.#open = PANEL_IDS.filter((id) => stored.includes(id) || this.#open.includes(id));
	}

	#set(open: readonly PanelId[]): void {
		this.#open = open;
		try {
			localStorage.setItem(KEY, this.#open.join(' '));
		} catch {
			// Without storage they still stay open until the page is closed.
		}
	}
}

const panels = new WeakMap<Explorer, OpenPanels>();

/** The one set of panels of an explorer, shared by the panels and the keys. */
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
