import type { Attachment } from 'svelte/attachments';

/** Delay before a text is announced, in ms, so that fast stepping does not queue one announcement per step. */
const SETTLE_MS = 400;

/**
 * Makes an element a live region that announces a text once it has settled.
 *
 * @param text what makes the text to announce of all that it depends on: at once it is only known that it has changed,
 *   so that a step does not wait for its words
 * @param hushed true while the text changes faster than it could be spoken
 */
export function announceSettled(text: () => () => string, hushed: () => boolean): Attachment {
	return (element) => {
		let settled: (() => string) | null = $state.raw(null);
		$effect(() => {
			const words = text();
			// Until then nothing: what was said before may tell what is hidden now.
			settled = null;
			if (hushed()) return;
			const timer = setTimeout(() => {
				settled = words;
			}, SETTLE_MS);
			return () => {
				clearTimeout(timer);
			};
		});
		$effect(() => {
			element.textContent = settled?.() ?? '';
		});
	};
}
