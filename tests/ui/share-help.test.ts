/** Share and the list of keys, as every page has them. */
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { createRawSnippet } from 'svelte';
import { LONG_LINK } from '$lib/core/share/long-link.ts';
import Embed from '$lib/ui/frame/EmbedButton.svelte';
import AddScene from '$lib/ui/frame/AddScene.svelte';
import PageFrame from '$lib/ui/frame/PageFrame.svelte';
import ShareButton from '$lib/ui/frame/ShareButton.svelte';
import { atOnce } from '$lib/ui/on-demand.svelte.ts';

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test('a copied link is confirmed until a press elsewhere, however long that takes', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
	await render(ShareButton, { query: 'game=tree&step=4' });
	await page.getByRole('button', { name: 'Share' }).click();
	expect(write.mock.calls[0]?.[0]).toMatch(/\?game=tree&step=4$/);
	await expect.element(page.getByRole('status')).toHaveTextContent(/^Link copied\.$/);
	await expect.element(page.getByText('Link copied', { exact: true })).toBeVisible();
	const code = page.getByRole('button', { name: 'QR code' });
	await expect.element(code).toBeVisible();
	await vi.advanceTimersByTimeAsync(600_000);
	await expect.element(code).toBeVisible();
	await expect.element(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
	document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
	await expect.element(code).not.toBeInTheDocument();
	expect(page.getByRole('status').element().textContent.trim()).toBe('');
});

test('what is shared is offered to a lesson, in the way of nothing, and only where a scene can show it', async () => {
	vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
	const more = atOnce({ AddScene, Embed, linkOf: () => '?step=4' });
	const { rerender } = await render(ShareButton, { query: 'game=tree&step=4', more });
	const share = page.getByRole('button', { name: /^(Share|Link copied)$/ });
	const add = page.getByRole('button', { name: 'Add this step to a lesson' });
	await share.click();
	await expect.element(add).toBeVisible();
	await expect.element(page.getByRole('status').first()).toHaveTextContent(/^Link copied\.$/);
	// Any press elsewhere closes it, and so does Escape.
	document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
	await expect.element(add).not.toBeInTheDocument();
	await share.click();
	// Past the code and the frame.
	await userEvent.tab();
	await userEvent.tab();
	await userEvent.tab();
	await expect.element(add).toHaveFocus();
	await userEvent.keyboard('{Escape}');
	await expect.element(add).not.toBeInTheDocument();
	await expect.element(share).toHaveFocus();
	await rerender({ more: atOnce({ AddScene, Embed, linkOf: () => null }) });
	await share.click();
	await expect.element(page.getByText('Link copied', { exact: true })).toBeVisible();
	expect(add.elements()).toHaveLength(0);
});

test('a link too long for a message is copied and said to be so until that is read', async () => {
	vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
	const numbers = Array.from({ length: 4000 }, (_, i) => (i * 7919) % 1000);
	await render(ShareButton, { query: `game=tree&position=[${numbers.join()}]` });
	await page.getByRole('button', { name: 'Share' }).click();
	const status = page.getByRole('status');
	await expect.element(status).toHaveTextContent(/It has \d,\d{3} characters/);
	await expect.element(status).toHaveTextContent(LONG_LINK.toLocaleString('en'));
	await page.getByRole('button', { name: 'Close' }).click();
	await expect.element(status).toHaveTextContent('');
});

test('every page has Share and a list of its keys and the common ones, at the press of ?', async () => {
	const children = createRawSnippet(() => ({ render: () => '<input aria-label="A field" />' }));
	const keys = [{ caps: ['←', '→'], what: 'One move back or forward' }];
	await render(PageFrame, { keys, children });
	await expect.element(page.getByRole('button', { name: 'Share' })).toBeVisible();
	const dialog = page.getByRole('dialog', { name: 'Help and keys' });
	await page.getByRole('textbox').click();
	await userEvent.keyboard('?');
	expect(dialog.query()).toBeNull();
	await page.getByRole('button', { name: 'Help and more' }).click();
	await page.getByRole('button', { name: 'Help and keys' }).click();
	await expect.element(dialog).toHaveTextContent('One move back or forward');
	await expect.element(dialog).toHaveTextContent('These keys');
	await userEvent.keyboard('{Escape}');
	await expect.element(dialog).not.toBeInTheDocument();
	await userEvent.keyboard('?');
	await expect.element(dialog).toBeVisible();
});
