import { KeptText } from '$lib/ui/kept-text.ts';
import { NONE, PANEL_IDS, type PanelId } from '$lib/core/share/link.ts';
import { perStepped } from '$lib/tree/per-stepped.svelte.ts';
import type { Explorer } from './explorer.svelte.ts';

const kept = new KeptText('plyscope-panels');

/** The stored word for the column itself, among the ids of its panels. */
const COLUMN = 'column';

/**
 * Tracks the open panels, and whether their column is shown beside a board. What the user opens is stored in the
 * browser; the panel opened by a link is not.
 */
export class OpenPanels {
	#open: readonly PanelId[] = $state.raw([]);
	#isColumnOpen = $state(false);
	#isFirstVisit = $state(false);
	/** Whether the setup is open on a phone, where the stage has its place. */
	isSetupOpen = $state(false);
	/** Whether the rules are open, in the column. */
	areRulesOpen = $state(false);
	readonly #explorer: Pick<Explorer, 'panel'>;

	constructor(explorer: Pick<Explorer, 'panel'>) {
		this.#explorer = explorer;
	}

	/** Whether the column is shown where it takes space from others. */
	get isColumnOpen(): boolean {
		return this.#isColumnOpen || this.areRulesOpen || this.#explorer.panel !== NONE;
	}

	/** Whether the open panels are those of a first visit, which nobody has chosen: they are not printed. */
	get areUnchosen(): boolean {
		return this.#isFirstVisit && this.#explorer.panel === NONE;
	}

	toggleColumn(): void {
		const isOpen = this.isColumnOpen;
		this.areRulesOpen = false;
		this.#explorer.panel = NONE;
		this.#isColumnOpen = !isOpen;
		this.#store();
	}

	isOpen(id: PanelId): boolean {
		return this.#open.includes(id) || this.#explorer.panel === id;
	}

	toggle(id: PanelId): void {
		if (!this.isOpen(id)) {
			this.#set([...this.#open, id]);
			return;
		}
		if (this.#explorer.panel === id) this.#explorer.panel = NONE;
		if (this.#open.includes(id)) this.#set(this.#open.filter((other) => other !== id));
	}

	/** Opens a panel, and the column that it is in. */
	open(id: PanelId): void {
		this.#isColumnOpen = true;
		if (!this.isOpen(id)) this.#set([...this.#open, id]);
	}

	/**
	 * Opens the panels of the last visit, or of a first one, in addition to those that are open by now; call in the
	 * browser.
	 */
	restore(atFirst: readonly PanelId[] = []): void {
		const known = kept.read();
		this.#isFirstVisit = known === '';
		const stored = (known || atFirst.join(' ')).split(' ');
		this.#open = PANEL_IDS.filter((id) => stored.includes(id) || this.#open.includes(id));
		if (stored.includes(COLUMN)) this.#isColumnOpen = true;
	}

	#set(open: readonly PanelId[]): void {
		this.#isFirstVisit = false;
		this.#open = open;
		this.#store();
	}

	#store(): void {
		const open = [...this.#open, ...(this.#isColumnOpen ? [COLUMN] : [])];
		// An empty text is that of a first visit.
		kept.write(open.join(' ') || NONE);
	}
}

/** The one set of panels of an explorer, shared by the panels and the keys. */
export const panelsOf = perStepped((explorer: Explorer) => new OpenPanels(explorer));
