import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { boxOf, pointIn } from './geometry.ts';
import { button, expectStep, openExplorer, searchTree } from './helpers.ts';
import { expectAddress } from './address.ts';
import { knownSearch } from './known-search.ts';

async function openDrawing(page: Page): Promise<Locator> {
	await button(page, 'Edit').click();
	await button(page, 'Edit in the diagram').click();
	return page.getByRole('region', { name: 'Edit the tree in the diagram' });
}

async function expectTree(page: Page, position: string): Promise<void> {
	await expectAddress(page, { game: 'tree', position, step: '0' });
}

test('a leaf is edited in place, and the search follows at once @daily', async ({ page }) => {
	await openExplorer(page);
	const editor = await openDrawing(page);
	const leaf = editor.getByRole('textbox', { name: 'Value of a1' });
	await leaf.click();
	await page.keyboard.type('-7');
	await page.keyboard.press('Enter');
	await expectTree(page, '[[-7,12,8],[2,4,6],[14,5,2]]');
	await editor.getByRole('textbox', { name: 'Value of c3' }).fill('20');
	await editor.getByRole('textbox', { name: 'Value of c3' }).blur();
	const position = '[[-7,12,8],[2,4,6],[14,5,20]]';
	await expectTree(page, position);
	await button(page, 'Done').click();
	await expect(editor).toHaveCount(0);
	await expect(searchTree(page)).toBeVisible();
	await expectStep(page, 0, knownSearch({ position }));
});

test('opening the editor moves no node', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 720 });
	await openExplorer(page);
	const middles = (of: Locator): Promise<number[][]> =>
		of.evaluateAll((all) =>
			all.map((one) => {
				const { left, right, top, bottom } = one.getBoundingClientRect();
				return [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
			})
		);
	const before = await middles(searchTree(page).locator('.node.max .shape, .node.min .shape'));
	const editor = await openDrawing(page);
	await expect(editor.getByRole('button', { name: /^Node root/ })).toBeFocused();
	expect(await middles(editor.locator('svg .shape'))).toEqual(before);
});

test('a child is dragged to another place among its siblings', async ({ page }) => {
	await openExplorer(page);
	const editor = await openDrawing(page);
	const from = await boxOf(editor.getByRole('button', { name: 'Node a, child 1 of 3, MIN' }));
	const to = await boxOf(editor.getByRole('button', { name: 'Node c, child 3 of 3, MIN' }));
	const [x, y] = pointIn(from, 0.5);
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + 30, y, { steps: 3 });
	await page.mouse.move(to.x + to.width + 20, y, { steps: 6 });
	await page.mouse.up();
	await expectTree(page, '[[2,4,6],[14,5,2],[3,12,8]]');
	await button(page, 'Undo').click();
	await expectAddress(page, { game: 'tree', step: '0' });
});

test('nodes are moved, added and removed by key @exhaustive', async ({ page }) => {
	await openExplorer(page, { position: '[[3,12],[2,4]]' });
	const editor = await openDrawing(page);
	await editor.getByRole('button', { name: 'Node a, child 1 of 2, MIN' }).focus();
	await page.keyboard.press('ArrowRight');
	await expectTree(page, '[[2,4],[3,12]]');
	await expect(editor.getByRole('button', { name: 'Node b, child 2 of 2, MIN' })).toBeFocused();
	await page.keyboard.press('+');
	await expectTree(page, '[[2,4],[3,12,0]]');
	await expect(editor.getByRole('textbox', { name: 'Value of b3' })).toBeFocused();
	await page.keyboard.type('9');
	await page.keyboard.press('Enter');
	await expectTree(page, '[[2,4],[3,12,9]]');
	await editor.getByRole('button', { name: 'Node a1, child 1 of 2, leaf' }).focus();
	await page.keyboard.press('Delete');
	await expectTree(page, '[[4],[3,12,9]]');
	await page.keyboard.press('Control+z');
	await expectTree(page, '[[2,4],[3,12,9]]');
});

test('the other side can begin @exhaustive', async ({ page }) => {
	await openExplorer(page);
	await openDrawing(page);
	await button(page, 'Root MAX; switch to MIN').click();
	await expectAddress(page, { game: 'tree', root: 'min', step: '0' });
});

test('what is no value stays in its leaf with the reason, and the tree stays as it was @exhaustive', async ({
	page
}) => {
	await openExplorer(page);
	const editor = await openDrawing(page);
	const leaf = editor.getByRole('textbox', { name: 'Value of b2' });
	for (const [text, reason] of [
		['abc', /not a number/],
		['', /needs a value/],
		['NaN', /NaN is not a value/],
		['1e999', /beyond the range/]
	] as const) {
		await leaf.fill(text);
		await leaf.press('Enter');
		await expect(editor.getByRole('alert')).toContainText(reason);
		await expect(leaf).toHaveAttribute('aria-invalid', 'true');
		await expect(leaf).toHaveValue(text);
	}
	await expectAddress(page, { game: 'tree', step: '0' });
	await leaf.press('Escape');
	await expect(leaf).toHaveValue('4');
	await expect(editor.getByRole('alert')).toHaveCount(0);
});
