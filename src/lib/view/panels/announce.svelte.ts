import type { Attachment } from 'svelte/attachments';

/** How long a text must stand before it is spoken: a person who steps on does not want to hear every step. */
const SETTLE_MS = 400;

/**
 * Makes an element a live region that speaks a text once it has settled.
 *
 * @param text what to say
 * @param hushed true while the text changes faster than it could be spoken
 */
export function announceSettled(text: () => string, hushed: () => boolean): Attachment {
	return (element) => {
		$effect(() => {
			const words = text();
			if (hushed()) return;
			const settled = setTimeout(() => {
				element.textContent = words;
			}, SETTLE_MS);
			return () => {
				clearTimeout(settled);
			};
		});
	};
}
