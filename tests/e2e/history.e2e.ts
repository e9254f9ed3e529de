/** Back, Forward and links between pages: no page writes into another page's history entry. */
import { expect, test } from './fixtures.ts';
import { whenPartsAlive } from './helpers.ts';

const GAME = '/play/?side=both&moves=e2e4,e7e5,g1f3';

test('going back to a game keeps it, whatever the page that is left still does', async ({
	page
}) => {
	await page.goto(GAME);
	await expect(page.getByRole('list', { name: 'Moves', exact: true })).toContainText('Nf3');
	await page.getByRole('link', { name: 'Compare' }).click();
	await expect(page).toHaveURL(/\/compare\/$/);
	// A new document has not loaded the Play page yet, so going back to it takes as long as the network does.
	// A route that is set beside a loaded page misses what the page asks for at once.
	let held = Promise.resolve();
	await page.route('**/_app/immutable/**', async (route) => {
		await held;
		await route.continue();
	});
	await page.reload();
	const order = page.getByRole('combobox', { name: 'Order' });
	await expect(order).toBeEnabled();
	await whenPartsAlive(page);
	let release = (): void => undefined;
	held = new Promise((resolve) => (release = resolve));
	await page.evaluate(() => {
		history.back();
	});
	await expect(page).toHaveURL(/moves=e2e4,e7e5,g1f3$/);
	// Compare is still shown, and a choice on it changes its link.
	await order.selectOption('reversed');
	release();
	await expect(page.getByRole('list', { name: 'Moves', exact: true })).toContainText('Nf3');
	await expect(page).toHaveURL(/\/play\/\?side=both&moves=e2e4,e7e5,g1f3$/);
});

test('a link with a large tree survives a reload, a move through the page and another link', async ({
	page
}) => {
	const leaves = Array.from({ length: 100 }, (_, i) =>
		Array.from({ length: 90 }, (_, j) => (i * 7919 + j * 104_729) % 100)
	);
	const position = JSON.stringify(leaves);
	// As links were written before: all of it in the query.
	await page.goto(`/?game=tree&position=${position}&step=4`);
	const address = (): string => page.url().replace(/#fields=[\w-]{500,}$/, '#…');
	await expect.poll(() => address().slice(-40)).toMatch(/\/\?game=tree&step=4#…$/);
	const slider = page.getByRole('slider', { name: 'Step', exact: true });
	await expect(slider).toHaveValue('4');
	await slider.press('ArrowRight');
	await expect.poll(() => address().slice(-40)).toMatch(/&step=5#…$/);
	await page.reload();
	await expect(slider).toHaveValue('5');
	const other = new URL(page.url());
	// Only the part behind # differs: the browser loads nothing, and the page opens it all the same.
	await page.evaluate(() => {
		location.hash = `${location.hash.slice(0, -8)}AAAAAAAA`;
	});
	await expect(page.getByText(/behind “#” is damaged or truncated/).first()).toBeVisible();
	await page.evaluate((hash) => {
		location.hash = hash;
	}, other.hash);
	await expect(page.getByText(/behind “#” is damaged or truncated/)).toHaveCount(0);
	await expect(slider).toHaveValue('5');
});
