/** The focus on the page of exercises, when the field or the button that has it is removed. */
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { Exercise } from '$lib/core/practice/exercise.ts';
import { keyOf } from '$lib/core/practice/key.ts';
import { PRACTICE } from '$lib/core/practice/practice-link.ts';
import { Practice, type Way } from '$lib/pages/practice/practice.svelte.ts';
import PracticeBody from '$lib/pages/practice/PracticeBody.svelte';

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

async function open(query: string, way: Way): Promise<Practice> {
	const practice = new Practice();
	practice.open(PRACTICE.read(query));
	practice.way = way;
	await render(PracticeBody, { practice });
	await expect.element(page.getByRole('treeitem').first()).toBeVisible();
	return practice;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const valueField = () => page.getByRole('textbox', { name: /^Value / });
const root = () => page.getByRole('treeitem').first();
const valueIn = (exercise: Exercise, node: number): string =>
	keyOf(exercise).texts[`value-${node}`] ?? '';

// What is thrown while a field is removed is logged as an error, which fails each test.
test('after the last answer of a tree place by place the focus is on the button that goes on', async () => {
	const { guided } = await open('level=1&seed=2&ask=values', 'guided');
	if (guided === null) throw new Error('a drawn set has trees to fill in place by place');
	await valueField().click();
	for (const place of guided.places) {
		// The field before has the focus until its answer is judged.
		await expect.poll(() => guided.place).toBe(place);
		const { node } = place;
		await expect.element(valueField()).toHaveFocus();
		await valueField().fill(valueIn(guided.exercise, node));
		await userEvent.keyboard('{Enter}');
	}
	await expect.element(button('Now a whole sheet')).toHaveFocus();
	await userEvent.keyboard('{Enter}');
	await expect.element(root()).toHaveFocus();
});

test('the last place that is told leaves the focus on the button that goes on', async () => {
	const { guided } = await open('level=1&seed=2', 'guided');
	if (guided === null) throw new Error('a drawn set has trees to fill in place by place');
	for (let told = 0; told < guided.places.length; told++) {
		await button('Tell me').click();
		await expect.poll(() => document.activeElement).not.toBe(document.body);
	}
	await expect.element(button('Now a whole sheet')).toHaveFocus();
});

test('the buttons of a worked tree keep the focus at both of its ends', async () => {
	const { guided } = await open('level=1&seed=2', 'worked');
	const next = button('Next place');
	next.element().focus();
	await userEvent.keyboard('{Enter}'.repeat(guided?.places.length ?? 0));
	// What comes next: nothing there is switched off.
	await expect.element(button('Now place by place')).toHaveFocus();
	await expect.element(button('Skip the example')).not.toBeInTheDocument();
	await userEvent.keyboard('{ArrowLeft}');
	await expect.element(button('Next place')).toHaveFocus();
	await userEvent.keyboard('{Enter}{Enter}');
	await expect.element(button('Answer')).toBeVisible();
});

test.each(['Value at the root', 'Leaves evaluated'])(
	'“%s” is removed with the focus by another exercise, which gives it to its tree',
	async (name) => {
		const practice = await open('level=4&seed=2', 'sheet');
		const before = practice.sheet;
		await page.getByRole('textbox', { name }).click();
		await userEvent.keyboard('3');
		practice.go(1);
		await expect.element(root()).toHaveFocus();
		expect(practice.sheet).not.toBe(before);
		expect(practice.sheet?.isBlank).toBe(true);
	}
);

test.each(['Value at the root', 'Leaves evaluated'])(
	'“%s” is removed with the focus by a link without an exercise, and the focus stays on the page',
	async (name) => {
		const practice = await open('level=4&seed=2', 'sheet');
		await page.getByRole('textbox', { name }).click();
		await userEvent.keyboard('3');
		practice.open(PRACTICE.read('position=5'));
		await expect.element(page.getByText(/^No exercise yet/)).toBeVisible();
		await expect.element(page.getByRole('group', { name: 'Practice' })).toHaveFocus();
	}
);

test('what is forgotten is asked about, can be brought back, and leaves the focus where it was', async () => {
	const practice = await open('level=4&seed=2', 'sheet');
	practice.sheet?.write('value-0', '3');
	await expect.poll(() => localStorage.getItem('plyscope-practice')).toContain('"value-0":"3"');
	button('Forget…').element().focus();
	await userEvent.keyboard('{Enter}');
	await expect.element(button('Cancel')).toHaveFocus();
	await button('Forget this set').click();
	await expect.element(button('Bring back')).toHaveFocus();
	expect(practice.sheet?.isBlank).toBe(true);
	await userEvent.keyboard('{Enter}');
	await expect.element(button('Forget…')).toHaveFocus();
	expect(practice.sheet?.text('value-0')).toBe('3');
});

test('Alt with A, B or X in the value field does what the letter does in the tree', async () => {
	const practice = await open('level=3&seed=2', 'sheet');
	const node = practice.sheet?.exercise.tree.children[0]?.[1] ?? 0;
	document.querySelector<SVGElement>(`[data-sheet-node="${node}"]`)?.focus();
	await userEvent.keyboard('=4');
	expect(practice.sheet?.text(`value-${node}`)).toBe('=4');
	await expect.element(valueField()).toHaveFocus();
	await userEvent.keyboard('{Alt>}x{/Alt}');
	expect(practice.sheet?.isCut(node)).toBe(true);
	await userEvent.keyboard('{Alt>}b{/Alt}');
	await expect.element(page.getByRole('textbox', { name: /^Beta / })).toHaveFocus();
	expect(practice.sheet?.text(`value-${node}`)).toBe('=4');
});

test('an answer with a blank says that something is missing, and what is told has no tick', async () => {
	await open('level=1&seed=2', 'guided');
	await button('Answer').click();
	await expect.element(page.getByRole('alert')).toHaveTextContent(/still missing/);
	await button('Tell me').click();
	await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
	const said = page.getByRole('status').filter({ hasText: /takes the/ });
	await expect.element(said).toHaveTextContent(/^M(AX|IN) takes the (largest|smallest) of /);
});

test('a word for infinity becomes its sign at the node where it was written', async () => {
	const practice = await open('level=4&seed=2', 'sheet');
	await valueField().click();
	await userEvent.keyboard('i');
	// Check selects the first wrong place, and takes the field away from what is written.
	await userEvent.keyboard('{Control>}{Enter}{/Control}');
	await expect.poll(() => practice.sheet?.text('value-0')).toBe('∞');
});

test('what goes on from a worked tree has the focus: the next place, the first field, then the tree', async () => {
	const practice = await open('level=1&seed=2&ask=values', 'sheet');
	practice.wantFocus();
	practice.way = 'worked';
	await expect.element(button('Next place')).toHaveFocus();
	const skip = button('Skip the example');
	await skip.click();
	await expect.element(valueField()).toHaveFocus();
	await button('Skip to a sheet').click();
	await expect.element(root()).toHaveFocus();
});

test('a way that was only shown takes no focus', async () => {
	const practice = await open('level=1&seed=2', 'worked');
	await expect.element(button('Next place')).toBeVisible();
	expect(document.activeElement).toBe(document.body);
	practice.way = 'guided';
	await expect.element(button('Answer')).toBeVisible();
	expect(document.activeElement).toBe(document.body);
});

test('what is typed right after the key of a field is written in that field', async () => {
	const practice = await open('level=3&seed=2', 'sheet');
	const node = document.querySelector<SVGElement>('[data-sheet-node="0"]');
	node?.focus();
	node?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true }));
	// Before anything is drawn.
	expect(document.activeElement?.getAttribute('aria-label')).toBe('Alpha at the root');
	await userEvent.keyboard('4');
	expect(practice.sheet?.text('alpha-0')).toBe('4');
});

test.each([
	['<=12', '≤12'],
	['>=3', '≥3']
])('“%s” typed at a node is “%s” at once', async (typed, text) => {
	const practice = await open('level=4&seed=2', 'sheet');
	document.querySelector<SVGElement>('[data-sheet-node="0"]')?.focus();
	await userEvent.keyboard(typed);
	await expect.element(valueField()).toHaveFocus();
	await expect.element(valueField()).toHaveValue(text);
	expect(practice.sheet?.text('value-0')).toBe(text);
	// In front of a number, too, where the caret stays between the two.
	await valueField().fill('5');
	await userEvent.keyboard(`{Home}${typed.slice(0, 2)}1`);
	await expect.element(valueField()).toHaveValue(`${text[0] ?? ''}15`);
});
