import { perStepped } from '$lib/tree/per-stepped.svelte.ts';
import type { Explorer } from '../explorer.svelte.ts';

/** Whether an explorer's text view is to take the focus when it opens. */
const requestOf = perStepped((_: Explorer) => ({ isAsked: false }));

/**
 * Opens the text view with the focus on the row of the current step, or on a problem’s heading, so that a screen
 * reader reads it.
 */
export function openTextAtStep(explorer: Explorer): void {
	requestOf(explorer).isAsked = true;
	explorer.view = 'text';
}

/** Whether the focus was asked for; it is given once. */
export function takeTextFocus(explorer: Explorer): boolean {
	const request = requestOf(explorer);
	const { isAsked } = request;
	request.isAsked = false;
	return isAsked;
}
