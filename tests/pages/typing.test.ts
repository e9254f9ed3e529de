/** What is typed into a field is no command to the page around it. */
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import MoveSteps from '$lib/ui/moves/MoveSteps.svelte';
import PracticeBody from '$lib/pages/practice/PracticeBody.svelte';
import { Practice, type Way } from '$lib/pages/practice/practice.svelte.ts';
import { PRACTICE } from '$lib/core/practice/practice-link.ts';
import PlayPage from '$lib/pages/play/PlayPage.svelte';
import ProgramPage from '$lib/pages/lab/program/ProgramPage.svelte';
import { TREE_KEYS } from '$lib/pages/lab/tree/tree-keys.ts';
import { TreeModel } from '$lib/pages/lab/tree/tree-model.svelte.ts';
import { PROGRAM_TREE } from '$lib/core/share/program-tree-link.ts';
import { pressKey } from '$lib/ui/keys/page-key.ts';
import { openTransport, DEEP } from '../stepping/transport-setup.ts';

/** The pages with keys, and a key that each of them has. */
const PAGES: Readonly<Record<string, readonly [key: string, open: () => Promise<unknown>]>> = {
	explorer: ['ArrowRight', () => openTransport(DEEP)],
	'a replayed game': [
		'ArrowLeft',
		() => render(MoveSteps, { ply: 2, last: 4, ongoto: () => undefined })
	],
	Play: ['ArrowLeft', () => render(PlayPage)],
	'the program': ['ArrowLeft', () => render(ProgramPage)],
	'the program’s tree': ['a', openTree],
	'a worked example': ['ArrowRight', () => practise('worked')],
	'a whole sheet': ['z', () => practise('sheet')]
};

/** Without its page, which waits for an address. */
async function openTree(): Promise<void> {
	const model = new TreeModel();
	model.open(PROGRAM_TREE.read(''));
	await expect.poll(() => model.tree).not.toBeNull();
	const onkeydown = (event: KeyboardEvent): void => {
		pressKey(event, TREE_KEYS, model);
	};
	window.addEventListener('keydown', onkeydown);
	close = () => {
		window.removeEventListener('keydown', onkeydown);
		model.close();
	};
}

async function practise(way: Way): Promise<void> {
	const practice = new Practice();
	practice.open(PRACTICE.read('level=4&seed=2'));
	practice.way = way;
	await render(PracticeBody, { practice });
	await expect.element(page.getByRole('treeitem').first()).toBeVisible();
}

const FIELDS: Readonly<Record<string, string>> = {
	text: '<input>',
	number: '<input type="number">',
	search: '<input type="search">',
	'several lines': '<textarea></textarea>',
	choice: '<select><option>one</option></select>',
	'edited text': '<div contenteditable="true"><b>bold</b></div>'
};

let added: Element | null = null;
let close = (): void => undefined;
afterEach(() => {
	close();
	close = () => undefined;
	added?.remove();
});

function put(html: string): Element {
	const box = document.createElement('div');
	box.innerHTML = html;
	document.body.append(box);
	added = box;
	return box.querySelector('b') ?? (box.firstElementChild as Element);
}

/** True if the page has answered the key. */
function press(target: Element, key: string, more: KeyboardEventInit = {}): boolean {
	const init = { key, bubbles: true, cancelable: true, ...more };
	return !target.dispatchEvent(new KeyboardEvent('keydown', init));
}

describe.each(Object.entries(PAGES))('%s', (_, [key, open]) => {
	test('answers its key on the page, and in no field', async () => {
		await open();
		for (const [kind, html] of Object.entries(FIELDS)) {
			expect(press(put(html), key), kind).toBe(false);
			added?.remove();
		}
		expect(press(document.body, key, { isComposing: true }), 'an input method').toBe(false);
		const modal = put('<dialog><p>A question</p></dialog>') as HTMLDialogElement;
		modal.showModal();
		expect(press(document.body, key), 'a dialog').toBe(false);
		modal.close();
		expect(press(document.body, key), 'the page').toBe(true);
	});
});
