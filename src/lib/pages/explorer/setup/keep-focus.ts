import { on } from 'svelte/events';

/** Returns the focus, when a focused message disappears, to its place before the message. */
export function keepFocus(message: HTMLElement): () => void {
	const before = document.activeElement;
	let inside = false;
	const stopIn = on(message, 'focusin', () => {
		inside = true;
	});
	// If the focus goes nowhere, the message may be disappearing.
	const stopOut = on(message, 'focusout', ({ relatedTarget }) => {
		if (relatedTarget !== null) inside = false;
	});
	return () => {
		stopIn();
		stopOut();
		if (inside && before instanceof HTMLElement && before.isConnected) before.focus();
	};
}
