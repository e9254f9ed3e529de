/** Which key presses are a page's, and which row of its table they run. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isForPage, type KeyReach } from '$lib/ui/keys/is-for-page.ts';
import { capsOf, pressKey, type PageKey } from '$lib/ui/keys/page-key.ts';
import { GAME_KEYS } from '$lib/ui/keys/game-keys.ts';
import { returnFromLists } from '$lib/ui/keys/return-from-lists.ts';

afterEach(() => {
	document.body.replaceChildren();
});

/** The element in it that is marked, or the first one. */
function put(html: string): Element {
	document.body.innerHTML = html;
	const [first] = document.body.children;
	return document.body.querySelector('[data-focus]') ?? first ?? document.body;
}

/** What the page says of a key press at an element. */
function press<Said>(
	target: Element,
	init: KeyboardEventInit,
	say: (e: KeyboardEvent) => Said
): Said {
	const said: Said[] = [];
	const listen = (event: KeyboardEvent): void => {
		said.push(say(event));
	};
	window.addEventListener('keydown', listen, { once: true });
	target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
	return said[0] as Said;
}

const SCROLLED =
	'<div style="height: 20px; overflow: auto"><p style="height: 90px"><button data-focus>B</button></p></div>';

/** Letters, then the keys that each element leaves to a page: free keys, and those of a page whose sliders step. */
const KEYS = ['n', ' ', 'ArrowLeft', 'Home', 'PageDown'] as const;
const ALL = KEYS.join();
const NO_SPACE = 'n,ArrowLeft,Home,PageDown';
const ELEMENTS: readonly (readonly [html: string, free: string, sliders: string])[] = [
	['<p>text</p>', ALL, ALL],
	['<input>', '', ''],
	['<input type="number">', '', ''],
	['<input type="date">', '', ''],
	['<textarea></textarea>', '', ''],
	['<select><option data-focus>o</option></select>', '', ''],
	['<div contenteditable><b data-focus>b</b></div>', '', ''],
	['<div contenteditable="false">text</div>', ALL, ALL],
	['<input type="checkbox">', NO_SPACE, NO_SPACE],
	['<input type="radio">', 'n', 'n'],
	['<input type="range">', 'n, ', ALL],
	['<div role="slider" tabindex="0"></div>', 'n, ', ALL],
	['<button><b data-focus>b</b></button>', NO_SPACE, NO_SPACE],
	['<a href="#x">link</a>', NO_SPACE, NO_SPACE],
	['<details><summary data-focus>s</summary></details>', NO_SPACE, NO_SPACE],
	['<i role="treeitem"></i>', 'n,ArrowLeft', 'n,ArrowLeft,Home'],
	['<i data-node="1"></i>', 'n, ,ArrowLeft', 'n, ,ArrowLeft,Home'],
	[SCROLLED, 'n,ArrowLeft', 'n,ArrowLeft,Home'],
	[SCROLLED.replace('20px', '200px'), NO_SPACE, NO_SPACE]
];

test.each(ELEMENTS)('%s leaves to a page what it does not use', (html, free, sliders) => {
	const taken = (reach: KeyReach): string =>
		KEYS.filter((key) => press(put(html), { key }, (event) => isForPage(event, reach))).join();
	expect(taken('free keys')).toBe(free);
	expect(taken('sliders too')).toBe(sliders);
	expect(taken('fields too')).toBe(ALL);
});

test('a page takes the keys of what scrolls where it says so, and those of a node that was clicked', () => {
	const isTaken = (html: string, reach: KeyReach): boolean =>
		press(put(html), { key: 'PageDown' }, (event) => isForPage(event, reach));
	expect(isTaken(SCROLLED, 'free keys')).toBe(false);
	expect(isTaken(SCROLLED, 'scrolled boxes too')).toBe(true);
	expect(isTaken('<i data-node="1" data-clicked></i>', 'free keys')).toBe(true);
});

describe('after a choice in a list', () => {
	/** Where the focus is after a change that a key, or the pointer, has made. */
	function focusAfter(key: string | null, html: string): string | undefined {
		const list = put(`${html}<div id="stage"></div>`) as HTMLElement;
		const end = returnFromLists('#stage');
		list.focus();
		if (key === null) list.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
		else press(list, { key }, () => null);
		list.dispatchEvent(new Event('change', { bubbles: true }));
		end();
		return document.activeElement?.id;
	}
	const LIST = '<select id="list"></select>';

	test.each([
		['by the pointer', null, LIST, 'stage'],
		['by Enter', 'Enter', LIST, 'stage'],
		[
			'by Enter in a list of our own',
			'Enter',
			'<button id="list" role="combobox"></button>',
			'stage'
		],
		['by an arrow key, which may go on', 'ArrowDown', LIST, 'list'],
		['in a slider', null, '<input type="range" id="list">', 'list'],
		['in a dialog', null, '<dialog open><select id="list" data-focus></select></dialog>', 'list']
	])('%s', (_, key, html, place) => {
		expect(focusAfter(key, html)).toBe(place);
	});
});

describe('no key is a page’s', () => {
	const isTaken = (init: KeyboardEventInit): boolean =>
		press(document.body, { key: 'n', ...init }, (event) => isForPage(event, 'fields too'));

	test('while an input method composes', () => {
		expect(isTaken({ isComposing: true })).toBe(false);
		expect(isTaken({})).toBe(true);
	});

	test('that a part of it has answered', () => {
		document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
		expect(isTaken({})).toBe(false);
	});

	test('under a modal dialog, but beside one that is not', () => {
		const dialog = put('<dialog>d</dialog>') as HTMLDialogElement;
		dialog.show();
		expect(isTaken({})).toBe(true);
		dialog.close();
		dialog.showModal();
		expect(isTaken({})).toBe(false);
	});
});

describe('a table of keys', () => {
	const run = vi.fn<(target: string) => void>();
	const key = (keys: string[], more: Partial<PageKey<string>> = {}): PageKey<string> => ({
		keys,
		what: keys.join(),
		run: () => {
			run(keys.join());
		},
		...more
	});
	const ROWS = [
		key(['n']),
		key(['h'], { once: true }),
		key(['o'], { isOn: () => false }),
		key(['ArrowLeft']),
		key(['z', 'Ctrl+z']),
		key(['Ctrl+Enter'], { reach: 'fields too' })
	];
	const WITH_SHIFT = [...ROWS, key(['N']), key(['Shift+ArrowLeft'])];

	/** What ran; null for a press that the browser keeps. */
	function ran(init: KeyboardEventInit, rows = ROWS, html = '<p>p</p>'): string | null {
		run.mockClear();
		const isAnswered = press(put(html), init, (event) => {
			pressKey(event, rows, '');
			return event.defaultPrevented;
		});
		return run.mock.lastCall?.[0] ?? (isAnswered ? '' : null);
	}

	test.each<[KeyboardEventInit, string | null, string | null]>([
		[{ key: 'n' }, 'n', 'n'],
		[{ key: 'N' }, 'n', 'n'],
		[{ key: 'N', shiftKey: true }, 'n', 'N'],
		[{ key: 'H', shiftKey: true }, 'h', null],
		[{ key: 'ArrowLeft' }, 'ArrowLeft', 'ArrowLeft'],
		[{ key: 'ArrowLeft', shiftKey: true }, 'ArrowLeft', 'Shift+ArrowLeft'],
		[{ key: 'n', ctrlKey: true }, null, null],
		[{ key: 'n', metaKey: true }, null, null],
		[{ key: 'n', altKey: true }, null, null],
		[{ key: 'n', altKey: true, ctrlKey: true, modifierAltGraph: true }, 'n', 'n'],
		[{ key: 'z', ctrlKey: true }, 'z,Ctrl+z', 'z,Ctrl+z'],
		[{ key: 'z', metaKey: true }, 'z,Ctrl+z', 'z,Ctrl+z'],
		[{ key: 'z', ctrlKey: true, altKey: true }, null, null],
		[{ key: 'n', repeat: true }, 'n', 'n'],
		[{ key: 'h', repeat: true }, '', ''],
		[{ key: 'o' }, null, null],
		[{ key: 'q' }, null, null]
	])('%j runs %s, and %s in a table with Shift', (init, alone, shifted) => {
		expect(ran(init)).toBe(alone);
		expect(ran(init, WITH_SHIFT)).toBe(shifted);
	});

	test('reaches into a field by a row that says so', () => {
		expect(ran({ key: 'Enter', ctrlKey: true }, ROWS, '<input>')).toBe('Ctrl+Enter');
		expect(ran({ key: 'z', ctrlKey: true }, ROWS, '<input>')).toBeNull();
	});

	test('is listed with what stands on the keys', () => {
		const row = { keys: [' ', 'n', 'N', 'Escape', 'Shift+ArrowLeft', 'Home', '?'] };
		expect(capsOf(row)).toEqual(['Space', 'N', 'Shift N', 'Esc', 'Shift ←', 'Home', '?']);
		expect(capsOf({ keys: ['z'], caps: ['Z', 'Y'] })).toEqual(['Z', 'Y']);
	});
});

test.each([
	['ArrowLeft', 2, 1],
	['ArrowLeft', 0, 0],
	['ArrowRight', 2, 3],
	['ArrowRight', 4, 4],
	['Home', 2, 0],
	['End', 2, 4]
])('%s leads from move %i of a game of 4 to move %i', (key, ply, to) => {
	const goTo = vi.fn<(ply: number) => void>();
	press(put('<p>p</p>'), { key }, (event) => {
		pressKey(event, GAME_KEYS, { ply, last: 4, goTo });
	});
	expect(goTo.mock.calls).toEqual([[to]]);
});
