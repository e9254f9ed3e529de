/** Pages that load a game or an algorithm when it is asked for, from pages that have it, half of it or none of it. */
import { expect, test } from './fixtures.ts';
import { button, expectStep, openPanels, transport, whenAlive } from './helpers.ts';
import { knownSearch } from './known-search.ts';
import { choose, chooseGame } from './setup-bar.ts';

test('a game is chosen in the explorer after a page that has only the rules of games', async ({
	page
}) => {
	await page.goto('/learn/');
	await page.getByRole('link', { name: 'Then alpha-beta' }).click();
	await whenAlive(page);
	await chooseGame(page, 'Chess');
	await expectStep(page, 0, knownSearch({ game: 'chess', depth: '2' }));
	await expect(page.getByRole('region', { name: 'Board' }).locator('piece').first()).toBeVisible();
});

test('practice draws an exercise of another game from a link, and from its form', async ({
	page
}) => {
	await page.goto('/learn/');
	await page.getByRole('link', { name: 'tic-tac-toe', exact: true }).click();
	await expect(page.getByRole('treeitem').first()).toBeVisible();
	await page.reload();
	await expect(page.getByRole('treeitem').first()).toBeVisible();
	await page.goto('/practice/');
	await expect(page.getByRole('treeitem').first()).toBeVisible();
	await button(page, 'Set…').click();
	await page.getByRole('combobox', { name: 'Game' }).selectOption('Chess');
	await expect(page).toHaveURL(/game=chess/);
	await expect(page.getByRole('treeitem').first()).toBeVisible();
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an algorithm is chosen whose code the page has not, and its lines are there', async ({
	page
}) => {
	await page.goto('/');
	await whenAlive(page);
	await choose(page, 'Algorithm', 'MTD(f)');
	const { lastStep } = knownSearch({ algorithm: 'mtdf' });
	await expect(transport(page)).toContainText(`of ${lastStep}`);
	await openPanels(page, ['Pseudocode']);
	await expect(page.getByRole('list', { name: 'MTD(f), line by line' })).toContainText(
		'upper ← +∞'
	);
});
