import { on } from 'svelte/events';

/**
 * Returns the focus, when a focused message disappears, to its place before the message; if it had none, or that is
 * gone, to the step slider, where another Enter does nothing.
 */
export function returnFocus(message: HTMLElement): () => void {
	const before = document.activeElement;
	const page = message.closest('main');
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
		if (!inside) return;
		const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
		const place = isThere ? before : page?.querySelector<HTMLElement>('input[type="range"]');
		place?.focus();
	};
}
