/** The control of a field, in a form and in a bar of controls. */
import { page, userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import Field from '$lib/ui/Field.svelte';

const LAYOUTS = ['form', 'bar'] as const;
const OPTIONS = [
	{ id: 'red', name: 'Red', about: 'Of fire.' },
	{ id: 'blue', name: 'Blue', about: 'Of water.', group: 'Cold' }
];
const WRONG = { code: 'wrong', message: 'That is no number.' };
const oncommit = () => vi.fn<(text: string) => void>();

test.each(LAYOUTS)(
	'a choice in a %s has its name, its options and their headings',
	async (layout) => {
		const commit = oncommit();
		await render(Field, {
			layout,
			label: 'Colour',
			value: 'red',
			options: OPTIONS,
			oncommit: commit
		});
		const choice = page.getByRole('combobox', { name: 'Colour' });
		await expect.element(choice).toHaveValue('red');
		await expect.element(choice).toHaveAttribute('aria-invalid', 'false');
		expect(document.querySelector('optgroup')?.label).toBe('Cold');
		expect(document.querySelector('option')?.title).toBe('Of fire.');
		await choice.selectOptions('Blue');
		expect(commit.mock.calls).toEqual([['blue']]);
		// Its owner has not taken it.
		await expect.element(choice).toHaveValue('red');
		expect(page.getByText('Of fire.').query()?.textContent).toBe(
			layout === 'form' ? 'Of fire.' : undefined
		);
	}
);

test.each(LAYOUTS)('a wrong text in a %s stays, with its fault', async (layout) => {
	const commit = oncommit();
	const { rerender } = await render(Field, {
		layout,
		label: 'Count',
		value: '3',
		about: 'At most 9.',
		oncommit: commit
	});
	const text = page.getByRole('textbox', { name: 'Count' });
	commit.mockImplementation(() => void rerender({ fault: WRONG }));
	await text.fill(' many ');
	await userEvent.keyboard('{Enter}');
	expect(commit.mock.calls).toEqual([['many']]);
	await expect.element(text).toHaveValue(' many ');
	await expect.element(text).toHaveAttribute('aria-invalid', 'true');
	await expect.element(text).toHaveAccessibleDescription(/That is no number\.$/);
	await expect.element(page.getByRole('alert')).toHaveTextContent(WRONG.message);
});

test.each(LAYOUTS)(
	'a text that a %s has taken does not come back with a later fault',
	async (layout) => {
		const given = { layout, label: 'Count', value: '3', oncommit: () => undefined };
		const { rerender } = await render(Field, given);
		const text = page.getByRole('textbox', { name: 'Count' });
		await text.fill('4');
		await userEvent.keyboard('{Enter}');
		await rerender({ value: '4' });
		await rerender({ value: '5', fault: WRONG });
		await expect.element(text).toHaveValue('5');
	}
);

test('a wrong choice says so in a form; in a bar the page says it', async () => {
	const given = { label: 'Colour', value: 'red', options: OPTIONS, fault: WRONG };
	const { rerender } = await render(Field, { ...given, layout: 'bar', oncommit: oncommit() });
	const choice = page.getByRole('combobox', { name: 'Colour' });
	await expect.element(choice).toHaveAttribute('aria-invalid', 'true');
	expect(page.getByRole('alert').query()).toBeNull();
	await rerender({ layout: 'form' });
	await expect.element(page.getByRole('alert')).toHaveTextContent(WRONG.message);
});
