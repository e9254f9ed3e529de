import { expect, test } from './fixtures.ts';
import { openHelp, whenPartsAlive } from './helpers.ts';

test('the page opens @phone', async ({ page }) => {
	const response = await page.goto('/');
	expect(response?.status()).toBe(200);
	await expect(page).toHaveTitle(/Plyscope/);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('every page has Share and the list of keys', async ({ page }) => {
	for (const path of [
		'/',
		'/compare/',
		'/play/',
		'/matches/',
		'/check/',
		'/sources/',
		'/break-it/',
		'/lessons/',
		'/stage/',
		'/worksheet/',
		'/help/',
		'/krk/',
		'/krk/tree/',
		'/krk/experiment/',
		'/krk/hypothesis/'
	]) {
		await page.goto(path);
		await expect(page.getByRole('button', { name: 'Share', exact: true }), path).toBeVisible();
		const dialog = page.getByRole('dialog', { name: /keys/i });
		// A button drawn by the server does nothing until the page is alive.
		await whenPartsAlive(page);
		await openHelp(page);
		await expect(dialog, path).toContainText('Shortcuts are off while you type.');
		await page.keyboard.press('Escape');
		// A closed dialog leaves the page a moment later, and only then can it be opened again.
		await expect(page.locator('dialog')).toHaveCount(0);
		await page.keyboard.press('?');
		await expect(dialog, path).toBeVisible();
	}
});

test.describe('an address that is not there', () => {
	test.use({ allowedErrors: /404|Not found: / });

	test('answers 404 with a page of the site', async ({ page }) => {
		const response = await page.goto('/nowhere/');
		expect(response?.status()).toBe(404);
		await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
	});
});
