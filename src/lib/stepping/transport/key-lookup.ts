import type { View } from '$lib/core/share/link.ts';
import { COMMANDS } from './keys.ts';

type Command = (typeof COMMANDS)[number];
export type CommandId = Command['id'];

/** The commands of each key, by its name; those of one view come before the others. */
const commandsOfKey = new Map<string, readonly Command[]>();
for (const command of COMMANDS) {
	for (const key of command.keys) {
		const others = commandsOfKey.get(key) ?? [];
		commandsOfKey.set(key, 'view' in command ? [command, ...others] : [...others, command]);
	}
}

/** The command of a key press in a view; undefined if the key has none there. */
export function commandOf(
	{ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
	view: View
): Command | undefined {
	const commands = commandsOfKey.get(nameOf(key, shiftKey)) ?? [];
	return commands.find((command) => !('view' in command) || command.view === view);
}

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

/** The key caps of a command, as text: "Shift →". */
export function keyCapsOf(id: CommandId): readonly string[] {
	return COMMANDS.filter((command) => command.id === id).flatMap(({ keys }) => keys.map(capsOf));
}

/** For a tooltip: the name with its first key, "Next cutoff (Shift →)". */
export function withKey(name: string, id: CommandId): string {
	return `${name} (${keyCapsOf(id)[0] ?? ''})`;
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

/** With Caps Lock on, a letter is still the same key. */
function nameOf(key: string, shift: boolean): string {
	if (key.length > 1) return shift ? `Shift+${key}` : key;
	return shift ? key.toUpperCase() : key.toLowerCase();
}

function capsOf(key: string): string {
	const caps: Readonly<Record<string, string>> = {
		' ': 'Space',
		ArrowLeft: '←',
		ArrowRight: '→',
		PageDown: 'PgDn',
		PageUp: 'PgUp',
		'Shift+ArrowLeft': 'Shift ←',
		'Shift+ArrowRight': 'Shift →'
	};
	if (/^[A-Z]$/.test(key)) return `Shift ${key}`;
	return caps[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
