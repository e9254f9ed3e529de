import type { Attachment } from 'svelte/attachments';

/**
 * If a focused control inside the element disappears, the element takes the focus, so that the keyboard keeps its
 * place. Give the element `tabindex="-1"` and a name.
 */
export const keepFocus: Attachment<HTMLElement> = (element) => {
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
		if (document.activeElement === document.body) element.focus();
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
