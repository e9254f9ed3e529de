/** QR codes of links, read back by an independent decoder (jsQR), and the window that shows one. */
import jsQR from 'jsqr';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import QrDialog from '$lib/ui/frame/QrDialog.svelte';
import ShareButton from '$lib/ui/frame/ShareButton.svelte';
import { MOST_IN_CODE, qrModules, QUIET, type QrModules } from '$lib/ui/qr-code.ts';
import { runs } from '../sweep.ts';

/** Pixels on the side of a module. */
const SIDE = 3;

function readBack({ data, size }: QrModules): string | undefined {
	const width = (size + 2 * QUIET) * SIDE;
	const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
	for (let y = 0; y < width; y++) {
		for (let x = 0; x < width; x++) {
			const isBlack = data[Math.floor(y / SIDE) - QUIET]?.[Math.floor(x / SIDE) - QUIET] === true;
			if (isBlack) pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
		}
	}
	return jsQR(pixels, width, width)?.data;
}

/** An address of a length, with the characters that links have. */
function addressOf(length: number): string {
	const start = 'https://example.org/?game=tree&position=[';
	const numbers = Array.from({ length }, (_, i) => String((i * 7919) % 100)).join();
	return (start + numbers).slice(0, length);
}

const LENGTHS = Array.from({ length: runs(12) }, (_, i) => 20 + ((i * 331) % 1500));

test.each([...LENGTHS, 2900])('the code of an address of %i characters is read back', (length) => {
	const address = addressOf(length);
	const code = qrModules(address);
	expect(code && readBack(code)).toBe(address);
});

test('the longest code is full, and one character more has none', () => {
	expect(qrModules('a'.repeat(MOST_IN_CODE))?.size).toBe(177);
	expect(qrModules('a'.repeat(MOST_IN_CODE + 1))).toBeNull();
	// Counted in the bytes of UTF-8.
	expect(qrModules('é'.repeat(MOST_IN_CODE / 2 + 1))).toBeNull();
});

test('a link too long for a code is told so, with what to do', async () => {
	await render(QrDialog, { address: addressOf(4000), onclose: vi.fn() });
	await expect
		.element(page.getByRole('alert'))
		.toHaveTextContent(
			'This link has 4,000 characters. A QR code has room for 2,953. Copy the link instead.'
		);
	expect(page.getByRole('img').query()).toBeNull();
});

test('Share opens the code of the link that it copied, and Escape returns to its button', async () => {
	vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
	await render(ShareButton, { query: 'game=tree&step=4' });
	await page.getByRole('button', { name: 'Share' }).click();
	const opener = page.getByRole('button', { name: 'QR code' });
	await opener.click();
	const dialog = page.getByRole('dialog', { name: 'QR code' });
	await expect.element(dialog).toHaveTextContent(/\?game=tree&step=4/);
	await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
	await userEvent.keyboard('{Escape}');
	await expect.element(dialog).not.toBeInTheDocument();
	await expect.element(opener).toHaveFocus();
});
