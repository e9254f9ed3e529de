/**
 * Moves the focus to the stage when something has been chosen in a list, so that the keys of the page act again and not
 * those of the list. Who goes through a closed list with the arrow keys, or by its letters, stays in it.
 */
import { on } from 'svelte/events';

const LIST = 'select, [role="combobox"]';
/** The keys that end a choice in an open list. */
const TAKING: ReadonlySet<string> = new Set(['Enter', ' ']);

/** @param stage a selector of where the focus goes; where it finds nothing, it stays in the list. Returns what ends it. */
export function returnFromLists(stage: string): () => void {
	/** The key that was pressed last in a list; null since the pointer was used there. */
	let key: string | null = null;
	const ends = [
		on(window, 'pointerdown', () => {
			key = null;
		}),
		// Lists of our own keep their keys to themselves.
		on(
			window,
			'keydown',
			(event) => {
				({ key } = event);
			},
			{ capture: true }
		),
		on(window, 'change', ({ target }) => {
			if (!(target instanceof HTMLElement) || !target.matches(LIST)) return;
			if (target !== document.activeElement || target.closest('dialog')) return;
			if (key === null || TAKING.has(key)) focusOn(document.querySelector<HTMLElement>(stage));
		})
	];
	return () => {
		for (const end of ends) end();
	};
}

/** Gives the focus to a control, or to what no Tab reaches. */
export function focusOn(stage: HTMLElement | null): void {
	if (stage === null) return;
	if (stage.tabIndex < 0) stage.tabIndex = -1;
	stage.focus({ preventScroll: true });
}
