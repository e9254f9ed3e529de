import type { View } from '$lib/core/share/link.ts';

/** True where a key press is meant for the explorer, not for the focused element, the browser or a dialog. */
export function isForExplorer(event: KeyboardEvent, view: View): boolean {
	if (event.defaultPrevented || event.isComposing) return false;
	// AltGr, which some keyboards need for [ and ], reports itself as Ctrl and Alt.
	const isModified = event.ctrlKey || event.altKey || event.metaKey;
	if (isModified && !event.getModifierState('AltGraph')) return false;
	// The list of dialogs is kept by the browser, while a selector would be looked for in the whole tree.
	const dialogs = document.getElementsByTagName('dialog');
	if (Array.from(dialogs).some((dialog) => dialog.matches(':modal'))) return false;
	const focus = event.target instanceof Element ? event.target : null;
	if (focus?.closest(TYPED_INTO)) return false;
	if (PAGING.has(event.key) && (view === 'text' || pagesItself(focus))) return false;
	return event.key !== ' ' || !focus?.closest(PRESSED_BY_SPACE);
}

/** What slide remotes send; tree nodes and whatever scrolls use these keys themselves. */
const PAGING: ReadonlySet<string> = new Set(['PageDown', 'PageUp']);

function pagesItself(focus: Element | null): boolean {
	if (focus?.closest('[data-node], [role="treeitem"]')) return true;
	for (let box = focus; box !== null && box !== document.body; box = box.parentElement) {
		const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY);
		if (scrolls && box.scrollHeight > box.clientHeight) return true;
	}
	return false;
}

const TYPED_INTO =
	'input:not([type="range"], [type="checkbox"], [type="button"], [type="submit"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const PRESSED_BY_SPACE =
	'button, a[href], summary, input:not([type="range"]), [role="button"], [role="link"], [role="treeitem"]';
