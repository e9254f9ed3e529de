/** Other values at leaves of a typed tree, tried in the picture. */
import { expectAddress } from './address.ts';
import { expect, test } from './fixtures.ts';
import { boxOf, pointIn } from './geometry.ts';
import { button, counts, openExplorer, searchTree, sentence, showView } from './helpers.ts';
import { touch } from './touch.ts';

test('a leaf is dragged sideways, and by key, until it is kept', async ({ page }) => {
	await openExplorer(page, { step: 12 });
	const node = (key: string) => searchTree(page).locator(`[data-node="${key}"]`);
	const values = () => searchTree(page).locator('[data-node] > text').allTextContents();
	const places = () =>
		searchTree(page)
			.locator('.shape')
			.evaluateAll((all) => all.map((one) => one.getAttribute('d')));
	const before = { values: await values(), places: await places() };
	const said = await sentence(page).textContent();

	const [x, y] = pointIn(await boxOf(node('2/0')), 0.5);
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x - 13 * 8, y, { steps: 4 });
	await expect(page.getByText('If c1 were 1: 11 nodes before, 9 now.')).toBeVisible();
	await page.mouse.up();
	await expect(node('2/0')).toContainText('1');
	expect(await places()).toEqual(before.places);
	await expectAddress(page, { game: 'tree', step: '12' });

	await page.keyboard.press('Escape');
	await expect(button(page, 'Keep')).toHaveCount(0);
	expect(await values()).toEqual(before.values);

	// With the keys of a focused leaf; it is the one that sets the bound of the cutoff.
	await node('1/0').focus();
	await page.keyboard.press('ArrowUp');
	await expect(node('1')).toBeFocused();
	await node('1/0').focus();
	await page.keyboard.press('Shift+ArrowUp');
	await expect(node('1/0')).toContainText('12');
	await page.keyboard.press('ArrowDown');
	await expect(node('1/0')).toContainText('11');
	await expect(sentence(page)).not.toHaveText(said ?? '');
	await expect(counts(page)).toBeVisible();
	await page.keyboard.press('Enter');
	await expectAddress(page, { game: 'tree', position: '[[3,12,8],[11,4,6],[14,5,2]]', step: '11' });
	await page.goBack();
	await expectAddress(page, { game: 'tree', step: '12' });
});

test('in a lecture leaves stay, and what was tried is gone', async ({ page }) => {
	await openExplorer(page, { step: 12 });
	const leaf = searchTree(page).locator('[data-node="2/0"]');
	await leaf.focus();
	await page.keyboard.press('Shift+ArrowUp');
	await expect(leaf).toContainText('24');
	await showView(page, 'Lecture');
	await expect(leaf).toContainText('14');
	await expect(button(page, 'Keep')).toHaveCount(0);
	await leaf.focus();
	await page.keyboard.press('Shift+ArrowUp');
	await expect(leaf).toContainText('14');
});

for (const query of ['embed=1', 'future=problem', 'predict=on', 'hide=future'])
	test(`with ${query} leaves stay, dragged and by key`, async ({ page }) => {
		await page.goto(`/?step=12&${query}`);
		const leaf = searchTree(page).locator('[data-node="2/0"]');
		await expect(leaf).toContainText('14');
		const [x, y] = pointIn(await boxOf(leaf), 0.5);
		await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.move(x - 80, y, { steps: 4 });
		await page.mouse.up();
		await leaf.press('Shift+ArrowUp');
		// What tries values would have been loaded by now, and would have shown its words.
		await page.waitForLoadState('networkidle');
		await expect(leaf).toContainText('14');
		await expect(page.getByText(/^If c1 were/)).toHaveCount(0);
	});

test('a finger drags the focused leaf alone @phone-only', async ({ page }) => {
	await openExplorer(page, { step: 12 });
	const leaf = searchTree(page).locator('[data-node="2/0"]');
	const words = page.getByText(/^If c1 were/);
	const drag = async (): Promise<void> => {
		const [x, y] = pointIn(await boxOf(leaf), 0.5);
		await touch(page, [
			[
				[x, y],
				[x - 13 * 8, y]
			]
		]);
	};
	await drag();
	await page.waitForLoadState('networkidle');
	await expect(words).toHaveCount(0);
	await expect(leaf).toContainText('14');

	await leaf.focus();
	await drag();
	await expect(words).toBeVisible();
	await expect(leaf).toContainText('1');
	await expect(leaf).not.toContainText('14');
});
