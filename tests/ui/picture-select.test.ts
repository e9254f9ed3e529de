/** The choice among things with pictures, by keyboard and pointer. */
import { createRawSnippet } from 'svelte';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import '$lib/ui/app.css';
import PictureSelect from '$lib/ui/PictureSelect.svelte';
import { typedAhead } from '$lib/ui/type-ahead.ts';

const OPTIONS = [
	{ id: 'deep', name: 'Deep cutoffs', group: 'Cutoffs' },
	{ id: 'tie', name: 'A hidden tie', group: 'Ties' },
	{ id: 'dark', name: 'Dark squares', group: 'Cutoffs' },
	{ id: 'empty', name: 'Empty board', group: 'Larger trees' }
];
const picture = createRawSnippet<[string]>((id) => ({
	render: () => `<svg width="44" height="44" aria-hidden="true" data-of="${id()}"></svg>`
}));
const box = () => page.getByRole('combobox', { name: 'Position', exact: true });
const list = () => page.getByRole('listbox', { name: 'Position', exact: true });
const onchoose = vi.fn<(id: string) => void>();

/** The name that Enter would take; null while the list is closed. */
function activeName(): string | null {
	const id = box().element().getAttribute('aria-activedescendant');
	if (id === null) return null;
	const option = document.getElementById(id);
	expect(option?.getAttribute('role')).toBe('option');
	return option?.textContent.trim() ?? null;
}

async function show(value: string): Promise<void> {
	await page.viewport(1280, 800);
	await render(PictureSelect, {
		label: 'Position',
		value,
		options: OPTIONS,
		other: 'Custom',
		onchoose,
		picture
	});
	await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
}

beforeEach(() => {
	onchoose.mockReset();
});

test('its options stand in groups, each with its picture, and one is taken by a press', async () => {
	await show('tie');
	await expect.element(box()).toHaveTextContent('A hidden tie');
	await box().click();
	await expect.element(list()).toBeVisible();
	expect(
		list()
			.getByRole('group')
			.elements()
			.map((group) => group.textContent.replace(/\s+/g, ' ').trim())
	).toEqual(['Cutoffs Deep cutoffs Dark squares', 'Ties A hidden tie', 'Larger trees Empty board']);
	for (const { id, name } of OPTIONS) {
		const option = list().getByRole('option', { name, exact: true });
		await expect.element(option).toHaveAttribute('aria-selected', String(id === 'tie'));
		expect(option.element().querySelector('svg')?.dataset['of']).toBe(id);
	}
	await list().getByText('Empty board').click();
	expect(onchoose).toHaveBeenCalledExactlyOnceWith('empty');
	await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
	await expect.element(box()).toHaveFocus();
});

test('its keys are those of a list, and none of them reaches the page', async () => {
	await show('none of them');
	await expect.element(box()).toHaveTextContent('Custom');
	const reached = vi.fn<(event: KeyboardEvent) => void>();
	window.addEventListener('keydown', reached);
	box().element().focus();
	for (const [keys, name] of [
		['{ArrowDown}', 'Deep cutoffs'],
		['{ArrowDown}', 'Dark squares'],
		['{End}', 'Empty board'],
		['{ArrowDown}', 'Empty board'],
		['{ArrowUp}', 'A hidden tie'],
		['{Home}', 'Deep cutoffs'],
		['{PageDown}', 'Empty board'],
		['{Escape}', null],
		['{Enter}', 'Deep cutoffs'],
		['da', 'Dark squares'],
		['{Escape}', null],
		['{Alt>}{ArrowDown}{/Alt}', 'Deep cutoffs']
	] as const) {
		await userEvent.keyboard(keys);
		await expect.poll(activeName, { message: keys }).toBe(name);
		await expect.element(box()).toHaveFocus();
	}
	expect(onchoose).not.toHaveBeenCalled();
	await userEvent.keyboard('{End}{Enter}');
	expect(onchoose).toHaveBeenCalledExactlyOnceWith('empty');
	expect(reached.mock.calls.filter(([{ key }]) => key !== 'Alt')).toEqual([]);
	window.removeEventListener('keydown', reached);
});

test('it closes where it is left, and the choice that stands is not made again', async () => {
	await show('deep');
	box().element().focus();
	await userEvent.keyboard(' ');
	await expect.element(list()).toBeVisible();
	await userEvent.keyboard('{Tab}');
	await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
	expect(list().query()).toBeNull();
	box().element().focus();
	await userEvent.keyboard('{Enter}{Enter}');
	await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
	expect(onchoose).not.toHaveBeenCalled();
});

test('a long list fits the window and scrolls inside', async () => {
	await page.viewport(390, 400);
	const many = Array.from({ length: 30 }, (_, i) => ({ id: `${i}`, name: `Position ${i}` }));
	await render(PictureSelect, {
		label: 'Position',
		value: '29',
		options: many,
		other: 'Custom',
		onchoose,
		picture
	});
	await box().click();
	await expect.element(list()).toBeVisible();
	const { left, top, right, bottom } = list().element().getBoundingClientRect();
	expect(Math.min(left, top, 390 - right, 400 - bottom)).toBeGreaterThanOrEqual(0);
	const chosen = list().getByRole('option', { selected: true }).element().getBoundingClientRect();
	expect(chosen.height).toBeGreaterThanOrEqual(44);
	expect(chosen.bottom).toBeLessThanOrEqual(bottom);
	expect(chosen.top).toBeGreaterThanOrEqual(top);
});

test('what opens something is taken again, and a heading takes or finds its first option', async () => {
	await page.viewport(1280, 800);
	await render(PictureSelect, {
		label: 'Position',
		value: 'own',
		options: [{ id: 'own', name: 'Your own', about: 'Type it.', isDoor: true }, ...OPTIONS],
		onchoose,
		picture
	});
	box().element().focus();
	await userEvent.keyboard('{Enter}{Enter}');
	expect(onchoose).toHaveBeenLastCalledWith('own');
	await box().click();
	await list().getByText('Larger trees', { exact: true }).click();
	expect(onchoose).toHaveBeenLastCalledWith('empty');
	await userEvent.keyboard('larg');
	await expect.poll(activeName).toBe('Empty board');
	await userEvent.keyboard('{Escape}');
	expect(onchoose).toHaveBeenCalledTimes(2);
});

test('options that come when it is opened are there before what is typed is looked for', async () => {
	await page.viewport(1280, 800);
	let bring = (): void => undefined;
	const props = {
		label: 'Position',
		value: 'tie',
		options: OPTIONS.filter(({ id }) => id === 'tie'),
		prepare: () => new Promise<void>((resolve) => (bring = resolve)),
		onchoose,
		picture
	};
	const { rerender } = await render(PictureSelect, props);
	box().element().focus();
	await userEvent.keyboard('em');
	await expect.poll(activeName).toBe('A hidden tie');
	await rerender({ ...props, options: OPTIONS });
	bring();
	await expect.poll(activeName).toBe('Empty board');
	await userEvent.keyboard('{Enter}');
	expect(onchoose).toHaveBeenCalledExactlyOnceWith('empty');
});

describe('a name found by typing its beginning', () => {
	const names = ['Deep cutoffs', 'A hidden tie', 'Dark squares', 'Empty board'];

	test('goes on from letter to letter, and around', () => {
		const typed = typedAhead();
		expect(typed.find('D', 0, names, -1)).toBe(0);
		expect(typed.find('a', 100, names, 0)).toBe(2);
		expect(typed.isGoingOn(200)).toBe(true);
		expect(typed.find('x', 200, names, 2)).toBeNull();
		expect(typed.isGoingOn(2000)).toBe(false);
		expect(typed.find('a', 2000, names, 2)).toBe(1);
	});

	test('the same letter again goes to the next name with it', () => {
		const typed = typedAhead();
		expect([0, 1, 2].map((at) => typed.find('d', at * 100, names, [0, 2, 0][at] ?? 0))).toEqual([
			2, 0, 2
		]);
	});
});
