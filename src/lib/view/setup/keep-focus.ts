import { on } from 'svelte/events';

/** Gives the focus back, when a message that had it is gone, to where it was before the message came. */
export function keepFocus(message: HTMLElement): () => void {
	const before = document.activeElement;
	let inside = false;
	const stopIn = on(message, 'focusin', () => {
		inside = true;
	});
	// With nothing to go to, the message may be on its way out.
	const stopOut = on(message, 'focusout', ({ relatedTarget }) => {
		if (relatedTarget !== null) inside = false;
	});
	return () => {
		stopIn();
		stopOut();
		if (inside && before instanceof HTMLElement && before.isConnected) before.focus();
	};
}
