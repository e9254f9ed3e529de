import { on } from 'svelte/events';
import { focusOn } from '$lib/ui/keys/return-from-lists.ts';

/**
 * Returns the focus, when a focused message disappears, to its place before the message; if it had none, or that is
 * gone, to the step slider, where another Enter does nothing, or to the tree, as a lecture may have no slider.
 */
export function returnFocus(message: HTMLElement): () => void {
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
		if (!inside) return;
		const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
		focusOn(isThere ? before : (find('input[type="range"]') ?? find('[data-part="tree"]')));
	};
}

const find = (selector: string): HTMLElement | null => document.querySelector(selector);
