import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { tagAt } from './exhaustive.ts';
import { expect, test } from './fixtures.ts';
import { openHelp, whenPartsAlive } from './helpers.ts';

test('the page opens @phone', async ({ page }) => {
	const response = await page.goto('/');
	expect(response?.status()).toBe(200);
	await expect(page).toHaveTitle(/Plyscope/);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** The paths of all pages. */
const PAGES = readdirSync('src/routes', { recursive: true, encoding: 'utf8' })
	.filter((file) => basename(file) === '+page.svelte')
	.map((file) => `/${dirname(file)}/`.replaceAll('\\', '/').replace('/./', '/'))
	.sort();

for (const [at, path] of PAGES.entries()) {
	// A third of them each day.
	const tag = tagAt((at + Number(process.env['SWEEP_SEED'])) % 3);

	test(`${path} has Share and the list of keys${tag}`, async ({ page }) => {
		await page.goto(path);
		await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
		const dialog = page.getByRole('dialog', { name: /keys/i });
		// A button drawn by the server does nothing until the page is alive.
		await whenPartsAlive(page);
		await openHelp(page);
		await expect(dialog).toContainText('Shortcuts are off while you type.');
		await page.keyboard.press('Escape');
		// A closed dialog leaves the page a moment later, and only then can it be opened again.
		await expect(page.locator('dialog')).toHaveCount(0);
		await page.keyboard.press('?');
		await expect(dialog).toBeVisible();
	});
}

test.describe('an address that is not there', () => {
	test.use({ allowedErrors: /404|Not found: / });

	test('answers 404 with a page of the site', async ({ page }) => {
		const response = await page.goto('/nowhere/');
		expect(response?.status()).toBe(404);
		await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
	});
});
