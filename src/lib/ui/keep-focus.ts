import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/**
 * If a focused control inside the element disappears, another place in it takes the focus, so that the keyboard keeps
 * its place.
 *
 * @param find the place that takes it, once everything is drawn
 */
export function keepFocusAt(
	find: (element: HTMLElement) => HTMLElement | SVGElement
): Attachment<HTMLElement> {
	return (element) => {
		let last: EventTarget | null = null;
		const remember = ({ target }: FocusEvent): void => {
			last = target;
		};
		const forget = ({ relatedTarget }: FocusEvent): void => {
			if (relatedTarget !== null) last = null;
		};
		const changes = new MutationObserver(() => {
			const isGone = last instanceof Element && !last.isConnected;
			if (!isGone) return;
			last = null;
			void tick().then(() => {
				if (element.isConnected && document.activeElement === document.body) find(element).focus();
			});
		});
		element.addEventListener('focusin', remember);
		element.addEventListener('focusout', forget);
		changes.observe(element, { childList: true, subtree: true });
		return () => {
			element.removeEventListener('focusin', remember);
			element.removeEventListener('focusout', forget);
			changes.disconnect();
		};
	};
}

/** The same, where the element itself takes the focus. Give it `tabindex="-1"` and a name. */
export const keepFocus = keepFocusAt((element) => element);
