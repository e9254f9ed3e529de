/** Could it matter? The slider in the picture, by button and by key. */
import { expect, test } from './fixtures.ts';
import { button, currentNode, expectStep, openExplorer, openSteps } from './helpers.ts';

test('a slider at a pruned leaf leaves the root, and one at a visited leaf moves it', async ({
	page
}) => {
	await openExplorer(page, { step: 12 });
	await button(page, 'Could it matter?').click();
	const card = page.getByRole('group', { name: 'Could it matter?' });
	const slider = card.getByRole('slider');
	await expect(slider).toBeFocused();
	await expect(card.getByRole('status')).toHaveText('The root is worth 3, whatever b2 is.');
	for (const [key, text] of [
		['ArrowRight', '5; the root 3'],
		['Home', '−∞; the root 3'],
		['End', '∞; the root 3']
	] as const) {
		await page.keyboard.press(key);
		await expect(slider).toHaveAttribute('aria-valuetext', text);
	}
	await page.keyboard.press('Escape');
	await expect(card).toHaveCount(0);
	await expect(button(page, 'Could it matter?')).toBeFocused();
	await expectStep(page, 12);

	await page.goto('/?step=17');
	await currentNode(page).focus();
	await page.keyboard.press('c');
	await expect(card.getByRole('status')).toContainText('With c3 at ∞, c2 decides');
	await page.keyboard.press('ArrowLeft');
	await expect(slider).toHaveAttribute('aria-valuetext', '4; the root 4');
	await page.keyboard.press('c');
	await expect(card).toHaveCount(0);
});

test('beside a board the menu of the steps asks @phone', async ({ page }) => {
	await openExplorer(page, { game: 'tictactoe', position: '.O..X.O.X', step: 20 });
	await expect(button(page, 'Could it matter?')).toHaveCount(0);
	await openSteps(page);
	await button(page, 'Could it matter?').click();
	const card = page.getByRole('group', { name: 'Could it matter?' });
	await expect(card.getByRole('slider')).toBeFocused();
	await expect(card.getByRole('status')).toContainText('whatever it were.');
	await page.keyboard.press('Escape');
	await expect(card).toHaveCount(0);
	await expectStep(page, 20);
});
