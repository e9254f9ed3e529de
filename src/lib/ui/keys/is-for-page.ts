/**
 * How far the keys of a page reach: to what no control uses itself; over its sliders too, where these show the step that
 * the keys change; over what scrolls too, where the arrow keys go through it; or into its fields, which is for keys with
 * Ctrl alone.
 */
export type KeyReach = 'free keys' | 'sliders too' | 'scrolled boxes too' | 'fields too';

/** True where a key press is meant for the page, not for the focused control, an input method or a dialog. */
export function isForPage(event: KeyboardEvent, reach: KeyReach = 'free keys'): boolean {
	if (event.defaultPrevented || event.isComposing) return false;
	// The list of dialogs is kept by the browser, while a selector would be looked for in the whole page.
	const dialogs = document.getElementsByTagName('dialog');
	if (Array.from(dialogs).some((dialog) => dialog.matches(':modal'))) return false;
	const focus = event.target instanceof Element ? event.target : null;
	if (focus === null || reach === 'fields too') return true;
	if (focus.closest(TYPED_INTO)) return false;
	if (event.key === ' ') return !focus.closest(PRESSED_BY_SPACE);
	if (!TRAVELLING.has(event.key)) return true;
	if (focus.closest(CHOSEN_BY_ARROWS)) return false;
	const isOnSliders = reach === 'sliders too';
	if (!isOnSliders && focus.closest(SLIDER)) return false;
	if (event.key.startsWith('Arrow')) return true;
	// Where sliders show the step, Home and End lead to the first and the last one from everywhere.
	if (isOnSliders && !event.key.startsWith('Page')) return true;
	return reach === 'scrolled boxes too' || !pagesItself(focus);
}

/** A node that has the focus from a pointer, until a key moves on from it. */
export const CLICKED = 'data-clicked';

/** Tree nodes and whatever scrolls use these keys themselves; a node that was clicked leaves them to a slide remote. */
function pagesItself(focus: Element): boolean {
	const node = focus.closest('[data-node], [role="treeitem"]');
	if (node !== null) return !node.hasAttribute(CLICKED);
	for (let box: Element | null = focus; box && box !== document.body; box = box.parentElement) {
		const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY);
		if (scrolls && box.scrollHeight > box.clientHeight) return true;
	}
	return false;
}

const UNTYPED = ['range', 'checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'color'];
const TYPED_INTO = `input:not(${UNTYPED.map((type) => `[type="${type}"]`).join()}), textarea, select, [contenteditable]:not([contenteditable="false"])`;
const PRESSED_BY_SPACE =
	'button, a[href], summary, input:not([type="range"]), [role="button"], [role="link"], [role="treeitem"]';
const CHOSEN_BY_ARROWS = 'input[type="radio"]';
const SLIDER = 'input[type="range"], [role="slider"]';
const TRAVELLING: ReadonlySet<string> = new Set([
	'ArrowLeft',
	'ArrowRight',
	'ArrowUp',
	'ArrowDown',
	'Home',
	'End',
	'PageUp',
	'PageDown'
]);
