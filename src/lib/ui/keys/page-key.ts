/** The keys of a page, in tables: a press runs their rows, and the help lists them. */
import { isForPage, type KeyReach } from './is-for-page.ts';

/** Keys as the help lists them. */
export interface ListedKey {
	/** As in `KeyboardEvent.key`; `Shift+` before those that have no other name with Shift, and `Ctrl+` before all. */
	readonly keys?: readonly string[];
	/** As written on the keys, where that does not follow from their names. */
	readonly caps?: readonly string[];
	readonly what: string;
}

/** Keys that do something, with the objects that they act on. */
export interface RunKey<Target> extends Pick<ListedKey, 'caps'> {
	readonly keys: readonly string[];
	/** False while they do nothing, and are left to the browser. */
	readonly isOn?: (target: Target) => boolean;
	/** For what a held key must not do again and again. */
	readonly once?: boolean;
	/** If not that of the other keys of the page. */
	readonly reach?: KeyReach;
	readonly run: (target: Target, event: KeyboardEvent) => void;
}

/** Keys that do something, and are listed with the same row. */
export interface PageKey<Target> extends RunKey<Target>, Pick<ListedKey, 'what'> {}

/** Opens the help of a page. */
export const HELP_KEY = {
	keys: ['?'],
	what: 'These keys',
	once: true,
	run: (open) => {
		open();
	}
} as const satisfies PageKey<() => void>;

/** The keys that all pages have. */
export const COMMON_KEYS: readonly ListedKey[] = [
	{ keys: ['Tab'], what: 'To the next control; with Shift to the previous one' },
	{ keys: ['Escape'], what: 'Close a dialog or menu' },
	HELP_KEY
];

/** Runs the row of a key press, if the press is meant for the page. */
export function pressKey<Target>(
	event: KeyboardEvent,
	rows: readonly RunKey<Target>[],
	target: Target,
	reach?: KeyReach
): void {
	const row = rowOf(event, rows);
	if (row === undefined || row.isOn?.(target) === false) return;
	if (!isForPage(event, row.reach ?? reach)) return;
	// Also keeps a focused slider from stepping a second time, and the page from scrolling.
	event.preventDefault();
	if (!event.repeat || row.once !== true) row.run(target, event);
}

/** The row of a key press; where no key of a table needs Shift, they are the same with it. */
export function rowOf<Row extends { readonly keys: readonly string[] }>(
	event: KeyboardEvent,
	rows: readonly Row[]
): Row | undefined {
	const needsShift = rows.some(({ keys }) => keys.some((key) => /^Shift\+|^[A-Z]$/.test(key)));
	const name = nameOf(event, needsShift && event.shiftKey);
	return rows.find(({ keys }) => keys.includes(name));
}

/** With Caps Lock on, a letter is still the same key. */
function nameOf(event: KeyboardEvent, isShifted: boolean): string {
	const { key } = event;
	const modifiers = modifiersOf(event);
	if (key.length > 1) return `${modifiers}${isShifted ? 'Shift+' : ''}${key}`;
	return modifiers + (isShifted ? key.toUpperCase() : key.toLowerCase());
}

/** `Alt+`, `Ctrl+`, both or neither. */
export function modifiersOf(event: KeyboardEvent): string {
	// AltGr, which some keyboards need for [ and ], reports itself as Ctrl and Alt.
	if (event.getModifierState('AltGraph')) return '';
	return (event.altKey ? 'Alt+' : '') + (event.ctrlKey || event.metaKey ? 'Ctrl+' : '');
}

/** The caps of a row: "Shift →". */
export function capsOf({ keys = [], caps }: Omit<ListedKey, 'what'>): readonly string[] {
	return caps ?? keys.map(capOf);
}

const CAPS: Readonly<Record<string, string>> = {
	' ': 'Space',
	ArrowLeft: '←',
	ArrowRight: '→',
	Escape: 'Esc',
	PageDown: 'PgDn',
	PageUp: 'PgUp',
	'Shift+ArrowLeft': 'Shift ←',
	'Shift+ArrowRight': 'Shift →'
};

function capOf(key: string): string {
	if (/^[A-Z]$/.test(key)) return `Shift ${key}`;
	return CAPS[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
