/** A dialog closes when Back or Forward changes what it is about. */
import { expect, test } from './fixtures.ts';
import { openHelp } from './helpers.ts';

/** Two neighbours in the history, and the buttons that open dialogs over the later one. */
const OVER = [
	{ before: '/?game=krk', after: '/', openers: ['Edit', 'Help and keys'] },
	{ before: '/compare/?game=chess&depth=1', after: '/compare/', openers: ['Edit'] },
	{ before: '/krk/?id=1', after: '/krk/?id=2', openers: ['Read me', 'Help and keys'] }
] as const;

test('Back and Forward close every dialog before the page changes', async ({ page }) => {
	const dialog = page.getByRole('dialog');
	for (const { before, after, openers } of OVER) {
		await page.goto(before);
		const shown = page.getByRole('button', { name: openers[0], exact: true });
		await expect(shown).toBeVisible();
		await page.evaluate((href) => {
			const link = document.createElement('a');
			link.href = href;
			document.body.append(link);
			link.click();
			link.remove();
		}, after);
		await expect(page).not.toHaveURL(new RegExp(before.slice(before.indexOf('?') + 1)));
		for (const name of openers) {
			if (name === 'Help and keys') await openHelp(page);
			else await page.getByRole('button', { name, exact: true }).click();
			await expect(dialog).toBeVisible();
			await page.goBack();
			await expect(dialog).toHaveCount(0);
			await page.goForward();
		}
	}
});

test('Back from a PGN of chess to tic-tac-toe leaves nothing of chess', async ({ page }) => {
	await page.goto('/play/?game=tictactoe');
	const game = page.getByRole('combobox', { name: 'Game', exact: true });
	await game.selectOption('chess');
	await page.getByRole('button', { name: 'PGN…' }).click();
	await expect(page.getByRole('dialog', { name: 'PGN' })).toBeVisible();
	await page.goBack();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(game).toHaveValue('tictactoe');
	await expect(page.locator('.cg-wrap')).toHaveCount(0);
	const chosen = (selects: readonly Element[]): boolean =>
		selects.every((one) => one instanceof HTMLSelectElement && one.selectedIndex >= 0);
	expect(await page.locator('select').evaluateAll(chosen)).toBe(true);
	await page.getByRole('button', { name: 'Edit position…' }).click();
	await expect(page.getByRole('dialog')).toBeVisible();
	await page.goForward();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(game).toHaveValue('chess');
});
