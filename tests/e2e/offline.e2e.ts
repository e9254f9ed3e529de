/** A page that cannot be had: because there is none, or because nothing can be loaded. */
import { expect, testWithClock as test } from './fixtures.ts';
import { expectStep, openExplorer, stepField } from './helpers.ts';
import { knownSearch } from './known-search.ts';
import { choiceOf, choose, chooseGame } from './setup-bar.ts';

test.use({
	allowedErrors: /404|not found|ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload/i
});

test('a page not visited before, opened without a connection, says so and can be tried again @daily', async ({
	page,
	context
}) => {
	await page.goto('/sources/');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The five sources');
	// What shows the message has been loaded as well.
	await page.waitForLoadState('networkidle');
	await context.setOffline(true);
	await page.getByRole('link', { name: 'Compare', exact: true }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
	await expect(page).toHaveTitle('Page not loaded · Plyscope');
	const again = page.getByRole('button', { name: 'Try again' });
	await again.click();
	await expect(page.getByText('The page still cannot be reached.')).toBeVisible();
	await context.setOffline(false);
	await again.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Compare/);
});

test('an address without a page keeps the navigation', async ({ page }) => {
	await page.goto('/no-such-page/');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
	const nav = page.getByRole('navigation', { name: 'Site' });
	await expect(nav.locator('[aria-current]')).toHaveCount(0);
	await nav.getByRole('link', { name: 'Play', exact: true }).click();
	await expect(page).toHaveURL(/\/play\/$/);
	await expect(page.getByRole('textbox', { name: 'Move', exact: true })).toBeVisible();
});

test('a view not opened before says without a connection that it cannot be loaded, and is then', async ({
	page,
	context
}) => {
	await page.goto('/');
	await expect(page.locator('.step-slider svg').first()).toBeAttached();
	await page.waitForLoadState('networkidle');
	await context.setOffline(true);
	await page.keyboard.press('t');
	const message = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
	await expect(message).toContainText('The text view could not be loaded.');
	await context.setOffline(false);
	await message.getByRole('button', { name: 'Try again' }).click();
	await expect(
		page.getByRole('heading', { name: 'Setup', exact: true }).or(page.getByRole('table')).first()
	).toBeVisible();
	await expect(message).toHaveCount(0);
	// With its styles, which the build asks for only once.
	const bare = await page.evaluate(() => {
		const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
		const asked = links.filter(({ disabled }) => !disabled);
		const hasRules = ({ sheet }: HTMLLinkElement): boolean => {
			try {
				return sheet !== null && sheet.cssRules.length > 0;
			} catch {
				return false;
			}
		};
		const there = new Set(asked.filter(hasRules).map(({ href }) => href));
		return asked.map(({ href }) => href).filter((href) => !there.has(href));
	});
	expect(bare).toEqual([]);
});

test('the list of examples says without a connection that it cannot be loaded, and is then', async ({
	page,
	context
}) => {
	await openExplorer(page);
	const search = knownSearch();
	const shown = await stepField(page).inputValue();
	await page.waitForLoadState('networkidle');
	await context.setOffline(true);
	await choiceOf(page, 'Position').click();
	const message = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
	await expect(message).toContainText('The list could not be loaded.');
	await expectStep(page, Number(shown), search);
	await context.setOffline(false);
	await message.getByRole('button', { name: 'Try again' }).click();
	await expect(message).toHaveCount(0);
	// The list that was asked for opens by itself: a press before that would close it.
	await expect(page.getByRole('listbox', { name: 'Position' })).toBeVisible();
	await chooseGame(page, 'Tic-tac-toe');
	await expectStep(page, 0, knownSearch({ game: 'tictactoe' }));
});

test('what could not be loaded is no longer told of after another choice', async ({
	page,
	context
}) => {
	const fault = page.getByRole('alert').filter({ hasText: 'could not be loaded.' });
	await openExplorer(page);
	// With a change the page loads what tells of changes.
	await choose(page, 'Algorithm', 'Minimax');
	await expect(page.getByText(/nodes before/)).toBeVisible();
	await page.waitForLoadState('networkidle');
	await context.setOffline(true);
	await choose(page, 'Algorithm', 'MTD(f)');
	await expect(fault).toContainText('This algorithm could not be loaded.');
	await choose(page, 'Algorithm', 'Alpha-beta');
	await expect(fault).toHaveCount(0);
	await context.setOffline(false);

	await page.goto('/compare/');
	const minimax = page.getByRole('button', { name: 'Minimax', exact: true });
	await expect(minimax).toBeEnabled();
	await page.waitForLoadState('networkidle');
	await context.setOffline(true);
	await page.getByRole('button', { name: 'MTD(f)', exact: true }).click();
	await expect(fault).toContainText('This algorithm could not be loaded.');
	await minimax.click();
	await expect(fault).toHaveCount(0);
	await context.setOffline(false);
});

test('a game not played before says on Play that it cannot be loaded, the game goes on, and then it is', async ({
	page,
	context
}) => {
	await page.goto('/play/?moves=e2e4,e7e5&side=both');
	const game = page.getByRole('combobox', { name: 'Game' });
	await expect(game).toHaveValue('chess');
	await page.waitForLoadState('networkidle');
	await context.setOffline(true);
	await game.selectOption('Tic-tac-toe');
	const fault = page.getByRole('alert').filter({ hasText: 'This game could not be loaded.' });
	await expect(fault).toBeVisible();
	await expect(game).toHaveValue('chess');
	await expect(page).toHaveURL(/moves=e2e4,e7e5/);
	await context.setOffline(false);
	await game.selectOption('Tic-tac-toe');
	await expect(page.getByRole('button', { name: 'b2, empty' })).toBeVisible();
	await expect(fault).toHaveCount(0);
});
