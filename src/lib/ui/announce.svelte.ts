import type { Attachment } from 'svelte/attachments';

/** Delay before a text is announced, in ms, so that fast stepping does not queue one announcement per step. */
const SETTLE_MS = 400;

/**
 * Makes an element a live region that announces a text once it has settled.
 *
 * @param text the text to announce
 * @param hushed true while the text changes faster than it could be spoken
 */
export function announceSettled(text: () => string, hushed: () => boolean): Attachment {
	return (element) => {
		$effect(() => {
			const words = text();
			// Until then nothing: what was said before may tell what is hidden now.
			element.textContent = '';
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
