/** Whether a typed tree is edited in its diagram, in the place of its drawing. */
import { tick } from 'svelte';
import { EDITOR } from './large-pictures.ts';
import { perStepped } from './per-stepped.svelte.ts';

class DiagramEditor {
	isOpen = $state(false);
	#opener: Element | null = null;

	/** The drawing stays until the editor can take its place. */
	async open(): Promise<void> {
		this.#opener = document.activeElement;
		await EDITOR.load();
		this.isOpen = true;
	}

	/** The focus goes back to where the editor was opened. */
	async close(): Promise<void> {
		this.isOpen = false;
		await tick();
		if (this.#opener instanceof HTMLElement) this.#opener.focus();
	}
}

/** The one editor of a stepped search, which is opened outside of the tree's pane. */
export const diagramEditorOf = perStepped(() => new DiagramEditor());
