/** On paper nothing is cut, and nothing asks for a press. */
import { expect, test } from './fixtures.ts';
import { openExplorer } from './helpers.ts';

test('the figures of Learn are no wider than paper, and the list of lessons has no words about files @daily', async ({
	page
}) => {
	await page.goto('/learn/');
	const figure = page.locator('.scrolls > svg[role="img"]').first();
	await expect(figure).toHaveCSS('max-width', 'none');
	// Nothing is laid out again for paper: the picture of the screen becomes as narrow as its place.
	await page.emulateMedia({ media: 'print' });
	await expect(figure).toHaveCSS('max-width', '100%');
	await page.emulateMedia({ media: null });
	await page.goto('/lessons/');
	const words = page.getByText('or drop one here');
	await expect(words).toBeVisible();
	await page.emulateMedia({ media: 'print' });
	await expect(words).toBeHidden();
});

test('a picture on a canvas is grey on paper, and dark on white in the dark theme, too', async ({
	page
}) => {
	await openExplorer(page, { game: 'tictactoe', position: 'XOXO.....', tree: 'graph', step: 60 });
	const canvas = page.locator('[data-part="tree"] canvas').first();
	await expect(canvas).toHaveCSS('filter', 'none');
	await expect(canvas).toHaveCSS('object-fit', 'fill');
	await page.emulateMedia({ media: 'print', colorScheme: 'light' });
	await expect(canvas).toHaveCSS('filter', 'grayscale(1)');
	// A page of paper is of another shape than the window: the picture is not stretched.
	await expect(canvas).toHaveCSS('object-fit', 'contain');
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
	await expect(canvas).toHaveCSS('filter', 'invert(1) grayscale(1)');
	await expect(canvas).toBeVisible();
});
