import { expect, test } from './fixtures.ts';

test('the page opens @phone', async ({ page }) => {
	const response = await page.goto('/');
	expect(response?.status()).toBe(200);
	await expect(page).toHaveTitle(/Plyscope/);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('an address that is not there', () => {
	test.use({ allowedErrors: /404|Not found: / });

	test('answers 404 with a page of the site', async ({ page }) => {
		const response = await page.goto('/nowhere/');
		expect(response?.status()).toBe(404);
		await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
	});
});
