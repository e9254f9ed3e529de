/** The keys that a page lists, and those that all pages have. */

export interface PageKey {
	/** As it is written on the key. */
	readonly cap: string;
	readonly what: string;
}

export const COMMON_KEYS: readonly PageKey[] = [
	{ cap: 'Tab', what: 'To the next control; with Shift to the previous one' },
	{ cap: 'Esc', what: 'Close a dialog or menu' },
	{ cap: '?', what: 'These keys' }
];

/** The keys that step through a game. */
export const GAME_KEYS: readonly PageKey[] = [
	{ cap: '← →', what: 'One move back or forward' },
	{ cap: 'Home', what: 'To the start of the game' },
	{ cap: 'End', what: 'To its end' }
];

/** True for `?` itself, wherever the focus is, but where somebody types. */
export function asksForKeys(event: KeyboardEvent): boolean {
	const { key, target } = event;
	if (key !== '?' || event.defaultPrevented || event.repeat) return false;
	if (event.ctrlKey || event.metaKey || event.altKey) return false;
	if (document.querySelector('dialog:modal') !== null) return false;
	return !(target instanceof Element && target.closest('input, select, textarea') !== null);
}
