/** Back, Forward and links between pages: no page writes into another page's history entry. */
import { expect, test } from './fixtures.ts';

const GAME = '/play/?side=both&moves=e2e4,e7e5,g1f3';

test('going back to a game keeps it, whatever the page that is left still does', async ({
	page
}) => {
	await page.goto(GAME);
	await expect(page.getByRole('list', { name: 'Moves', exact: true })).toContainText('Nf3');
	await page.getByRole('link', { name: 'Compare' }).click();
	await expect(page).toHaveURL(/\/compare\/$/);
	// A new document has not loaded the Play page yet, so going back to it takes as long as the network does.
	await page.reload();
	const game = page.getByRole('combobox', { name: 'Game', exact: true });
	await expect(game).toBeEnabled();
	let release = (): void => undefined;
	const held = new Promise<void>((resolve) => (release = resolve));
	await page.route('**/_app/immutable/**', async (route) => {
		await held;
		await route.continue();
	});
	await page.evaluate(() => {
		history.back();
	});
	await expect(page).toHaveURL(/moves=e2e4,e7e5,g1f3$/);
	// Compare is still shown, and a choice on it changes its link.
	await game.selectOption('chess');
	release();
	await expect(page.getByRole('list', { name: 'Moves', exact: true })).toContainText('Nf3');
	await expect(page).toHaveURL(/\/play\/\?side=both&moves=e2e4,e7e5,g1f3$/);
});
