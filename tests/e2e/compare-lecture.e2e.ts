/** Compare in Lecture: two trees, their counts and four columns fill the window, and the page comes back as it was. */
import { expect, test } from './fixtures.ts';

/** The size of type of the first place that a selector finds, as a share of the height of the window. */
const shareOf = (selector: string): number => {
	const place = document.querySelector(selector);
	return place === null ? 0 : parseFloat(getComputedStyle(place).fontSize) / innerHeight;
};

for (const [width, height] of [
	[1280, 720],
	[1920, 1080]
] as const) {
	test(`in Lecture at ${width}x${height} counts, table and trees are large, and nothing scrolls`, async ({
		page
	}) => {
		await page.setViewportSize({ width, height });
		await page.goto('/compare/?view=lecture&at=40');
		await expect(page.locator('[data-part=count]')).toHaveText(['40', '32']);
		await expect(page.getByRole('columnheader')).toHaveText([
			'Algorithm',
			'Visited',
			'Leaves',
			'of minimax'
		]);
		expect(await page.evaluate(shareOf, '[data-part=count]')).toBeGreaterThanOrEqual(0.05);
		for (const place of ['th', 'td', '.count', '.place']) {
			expect(await page.evaluate(shareOf, place), place).toBeGreaterThanOrEqual(0.025);
		}
		await expect(page.locator('[data-stage]')).toHaveCount(2);
		for (const stage of await page.locator('[data-stage]').all()) {
			const box = await stage.boundingBox();
			expect(box?.height).toBeGreaterThan(height * 0.5);
			expect(box?.width).toBeGreaterThan(width * 0.45);
		}
		const { scrollHeight, scrollWidth } = await page.evaluate(() => {
			const { scrollHeight, scrollWidth } = document.documentElement;
			return { scrollHeight, scrollWidth };
		});
		expect([scrollWidth, scrollHeight]).toEqual([width, height]);
	});
}

test('the button and L open Lecture, the arrows step in it, and Escape leads back to the page @daily', async ({
	page
}) => {
	await page.goto('/compare/');
	await page.getByRole('button', { name: 'Lecture', exact: true }).click();
	await expect(page).toHaveURL(/view=lecture/);
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowRight');
	await expect(page.locator('[data-part=count]')).toHaveText(['3', '3']);
	const blank = page.getByRole('dialog', { name: /^Blank screen/ });
	for (const key of ['.', 'b']) {
		await page.keyboard.press(key);
		await expect(blank).toBeVisible();
		await page.keyboard.press(key);
		await expect(blank).toHaveCount(0);
	}
	await expect(page.locator('[data-part=count]')).toHaveText(['3', '3']);
	await page.keyboard.press('Tab');
	await expect(page.getByRole('group', { name: 'Steps of all searches' })).toHaveCSS(
		'opacity',
		'1'
	);
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: 'Lecture', exact: true })).toBeFocused();
	await expect(page).not.toHaveURL(/view=/);
	await page.keyboard.press('l');
	await expect(page).toHaveURL(/view=lecture/);
});
