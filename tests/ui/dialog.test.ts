/** A window over the page, and the dark screen. */
import { createRawSnippet } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import BlankScreen from '$lib/ui/BlankScreen.svelte';
import Dialog from '$lib/ui/Dialog.svelte';

const words = {
	title: 'Words',
	children: createRawSnippet(() => ({ render: () => '<p>Read</p>' }))
};

/** Until the browser has reported the end of a dialog that was taken away. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100));

describe('a dialog', () => {
	test('says once that it was closed, by its button or by Escape', async () => {
		for (const close of [
			() => page.getByRole('button', { name: 'Close' }).click(),
			() => userEvent.keyboard('{Escape}')
		]) {
			const onclose = vi.fn();
			const { unmount } = await render(Dialog, { ...words, onclose });
			await close();
			await expect.poll(() => onclose.mock.calls.length).toBe(1);
			await unmount();
			await aWhile();
			expect(onclose).toHaveBeenCalledTimes(1);
		}
	});

	test('closes when the history moves', async () => {
		for (const show of [
			(onclose: () => void) => render(Dialog, { ...words, onclose }),
			(onclose: () => void) => render(BlankScreen, { onclose })
		]) {
			const onclose = vi.fn();
			const { unmount } = await show(onclose);
			dispatchEvent(new PopStateEvent('popstate'));
			expect(onclose).toHaveBeenCalledTimes(1);
			await unmount();
		}
	});

	test('that is taken away does not end the next one', async () => {
		for (const show of [
			(onclose: () => void) => render(Dialog, { ...words, onclose }),
			(onclose: () => void) => render(BlankScreen, { onclose })
		]) {
			const onclose = vi.fn();
			const { unmount } = await show(onclose);
			await unmount();
			await aWhile();
			expect(onclose).not.toHaveBeenCalled();
		}
	});
});
