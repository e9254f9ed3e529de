import type { Explorer } from '../explorer.svelte.ts';

/** Explorers whose text view is to take the focus when it opens. */
const asked = new WeakSet<Explorer>();

/**
 * Opens the text view with the focus on the row of the current step, or on a problem’s heading, so that a screen
 * reader reads it.
 */
export function openTextAtStep(explorer: Explorer): void {
	asked.add(explorer);
	explorer.view = 'text';
}

/** Whether the focus was asked for; it is given once. */
export function takeTextFocus(explorer: Explorer): boolean {
	return asked.delete(explorer);
}
