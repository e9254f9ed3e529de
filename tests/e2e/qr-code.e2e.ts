/** The QR code of a link on the whole window: a picture of the window is read back by an independent decoder. */
import jsQR from 'jsqr';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { button, openExplorer } from './helpers.ts';

interface Pixels {
	readonly width: number;
	readonly height: number;
	readonly base64: string;
}

/** Decodes a PNG in a page of its own. */
async function pixelsOf(page: Page, png: Buffer): Promise<Pixels> {
	const blank = await page.context().newPage();
	const pixels = await blank.evaluate(async (base64) => {
		const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
		const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
		const { width, height } = bitmap;
		const drawing = new OffscreenCanvas(width, height).getContext('2d');
		if (drawing === null) throw new Error('nothing can be drawn');
		drawing.drawImage(bitmap, 0, 0);
		const { data } = drawing.getImageData(0, 0, width, height);
		const parts: string[] = [];
		for (let at = 0; at < data.length; at += 8192) {
			parts.push(String.fromCharCode(...data.subarray(at, at + 8192)));
		}
		return { width, height, base64: btoa(parts.join('')) };
	}, png.toString('base64'));
	await blank.close();
	return pixels;
}

/** What a camera in front of the window reads. */
async function readWindow(page: Page): Promise<string | undefined> {
	const { width, height, base64 } = await pixelsOf(page, await page.screenshot());
	return jsQR(new Uint8ClampedArray(Buffer.from(base64, 'base64')), width, height)?.data;
}

async function openCode(page: Page): Promise<string> {
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await button(page, 'Share').click();
	await button(page, 'QR code').click();
	await expect(page.getByRole('dialog', { name: 'QR code' })).toBeVisible();
	return page.evaluate(() => navigator.clipboard.readText());
}

for (const theme of ['light', 'dark'] as const) {
	test(`the code of this step is read back from the window, ${theme} @phone`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: theme });
		await openExplorer(page, { game: 'tictactoe', cut: 'strict', step: 3 });
		const copied = await openCode(page);
		expect(new URL(copied).search).toBe('?game=tictactoe&cut=strict&step=3');
		expect(await readWindow(page)).toBe(copied);
		const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
		const box = await page.getByRole('img', { name: 'QR code of the link below it' }).boundingBox();
		// To be scanned from the back row; a phone held upright has its width.
		expect(box?.height).toBeGreaterThanOrEqual(Math.min(width, 0.6 * height));
		await expectAccessible(page);
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(button(page, 'QR code')).toBeFocused();
	});
}

test('the code of another page is that of its own address', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 720 });
	await page.goto('/practice/?level=2&seed=5');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	const copied = await openCode(page);
	expect(copied).toContain('/practice/?');
	expect(await readWindow(page)).toBe(copied);
});
