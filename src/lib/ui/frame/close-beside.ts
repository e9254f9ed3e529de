import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/** Something that opens over a page. */
interface Opens {
	readonly isOpen: () => boolean;
	readonly close: () => void;
	/** What opened it gets the focus back from Escape. */
	readonly opener: () => HTMLElement | null | undefined;
}

/** Closes a menu at a press or a focus outside it, and at Escape. */
export function closeBeside({ isOpen, close, opener }: Opens): Attachment<HTMLElement> {
	return (menu) => {
		const closeFor = (target: EventTarget | null): void => {
			if (isOpen() && target instanceof Node && !menu.contains(target)) close();
		};
		const stops = [
			on(window, 'pointerdown', ({ target }) => {
				closeFor(target);
			}),
			on(menu, 'focusout', ({ relatedTarget }) => {
				closeFor(relatedTarget);
			}),
			on(menu, 'keydown', (event) => {
				if (event.key !== 'Escape' || event.defaultPrevented || !isOpen()) return;
				event.preventDefault();
				event.stopPropagation();
				close();
				opener()?.focus();
			})
		];
		return () => {
			for (const stop of stops) stop();
		};
	};
}
