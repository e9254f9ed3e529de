/** Each page says in one visible sentence what it is for, without scrolling, and links to its part of the guide. */
import { INTROS } from '../introductions.ts';
import { expect, test } from './fixtures.ts';
import { whenAlive } from './helpers.ts';
import { openSetup } from './setup-bar.ts';

const SIZES = [
	{ width: 1280, height: 720 },
	{ width: 1440, height: 900 },
	{ width: 1920, height: 1080 },
	{ width: 390, height: 844 }
];

function isInside(
	{ x, y, width, height }: { x: number; y: number; width: number; height: number },
	window: { width: number; height: number }
): boolean {
	return x >= 0 && y >= 0 && x + width <= window.width && y + height <= window.height;
}

for (const [path, { says, part }] of Object.entries(INTROS)) {
	test(`the introduction of ${path} is in the window at each size, with help`, async ({ page }) => {
		await page.goto(path);
		const intro = page.getByText(says);
		for (const size of SIZES) {
			await page.setViewportSize(size);
			// The stage has a phone's height: the introduction opens with the setup.
			if (path === '/' && size.width <= 600) {
				await whenAlive(page);
				await openSetup(page);
			}
			// By its box, which needs no frame of a page that computes as soon as it is open. A hidden text has one pixel.
			await expect
				.poll(async () => {
					const box = await intro.boundingBox();
					return box !== null && box.width > 200 && isInside(box, size);
				})
				.toBe(true);
		}
		if (part === null) return;
		await intro.getByRole('link', { name: 'Help' }).click();
		await expect(page.locator(`[id="${part}"]`)).toBeInViewport();
	});
}
