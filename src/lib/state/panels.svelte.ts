export const PANEL_IDS = ['code', 'stack', 'root-moves', 'minimax'] as const;
export type PanelId = (typeof PANEL_IDS)[number];

const KEY = 'plyscope-panels';

/** Which of the panels that are closed at first a person has opened; the browser remembers it. */
export class OpenPanels {
	#open: readonly PanelId[] = $state.raw([]);

	isOpen(id: PanelId): boolean {
		return this.#open.includes(id);
	}

	toggle(id: PanelId): void {
		this.#open = this.isOpen(id) ? this.#open.filter((other) => other !== id) : [...this.#open, id];
		try {
			localStorage.setItem(KEY, this.#open.join(' '));
		} catch {
			// A browser that stores nothing still keeps them open until the page is closed.
		}
	}

	/** Opens what was open last time; call once, in the browser. */
	restore(): void {
		const stored = read().split(' ');
		this.#open = PANEL_IDS.filter((id) => stored.includes(id));
	}
}

function read(): string {
	try {
		return localStorage.getItem(KEY) ?? '';
	} catch {
		return '';
	}
}
