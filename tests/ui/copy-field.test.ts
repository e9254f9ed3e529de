/** A text to copy, where the browser copies it and where it does not. */
import { page } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import CopyField from '$lib/ui/CopyField.svelte';

afterEach(() => {
	vi.restoreAllMocks();
});

test('a copied text is said to be copied, and another one is not', async () => {
	vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
	const screen = await render(CopyField, { label: 'Code', text: 'PS2-1' });
	await page.getByRole('button', { name: 'Copy' }).click();
	await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
	await screen.rerender({ text: 'PS2-2' });
	await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
});

test('a text that the browser does not copy is selected, and said to be', async () => {
	vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
	await render(CopyField, { label: 'Code', text: 'PS2-1' });
	await page.getByRole('button', { name: 'Copy' }).click();
	await expect.element(page.getByRole('button', { name: 'Selected' })).toBeVisible();
	const field = page.getByLabelText('Code').element() as HTMLInputElement;
	expect([field.selectionStart, field.selectionEnd]).toEqual([0, 5]);
});
