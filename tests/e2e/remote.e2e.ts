/** A slide remote: its two keys step wherever a lecturer steps, from the first press and after every choice. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { button, currentNode, expectStep, openExplorer, whenPartsAlive } from './helpers.ts';

/** Chooses in a native list as the pointer does: the list has the focus, and no key is pressed. */
async function chooseByPointer(page: Page, list: string, value: string): Promise<void> {
	const select = page.getByRole('combobox', { name: list, exact: true });
	await select.focus();
	await select.selectOption(value);
}

for (const view of ['explore', 'lecture'] as const) {
	test(`in ${view} a remote goes from the problem through the steps and back${view === 'lecture' ? ' @daily' : ''}`, async ({
		page
	}) => {
		const { lastStep } = await openExplorer(
			page,
			view === 'lecture' ? { view, step: 1 } : { step: 1 }
		);
		const url = (): string => page.url();
		await page.keyboard.press('PageUp');
		await page.keyboard.press('PageUp');
		await expect.poll(url).toContain('future=problem');
		await page.keyboard.press('PageUp');
		await expect.poll(url).toContain('future=problem');
		await page.keyboard.press('PageDown');
		await expectStep(page, 0);
		await expect.poll(url).not.toContain('future=');
		await page.keyboard.press('PageDown');
		await expectStep(page, 1);
		// A node that was clicked is not one that is gone through by key.
		await currentNode(page).click();
		await page.keyboard.press('PageDown');
		await page.keyboard.press('PageDown');
		await expectStep(page, 3);
		await page.keyboard.press('Shift+f');
		await page.keyboard.press('End');
		await expectStep(page, lastStep);
	});
}

test('after a choice in a list the remote steps, and X goes through the examples', async ({
	page
}) => {
	await openExplorer(page, { view: 'lecture', step: 5 });
	const list = page.getByRole('combobox', { name: 'Example', exact: true });
	await chooseByPointer(page, 'Example', 'tree 2');
	await expect(list).toHaveValue('tree 2');
	await page.keyboard.press('PageDown');
	await page.keyboard.press('PageDown');
	await expect(list).toHaveValue('tree 2');
	await expectStep(page, 2);
	await page.keyboard.press('x');
	await expect(list).toHaveValue('tree 3');
	await page.keyboard.press('Shift+X');
	await expect(list).toHaveValue('tree 2');
	for (const at of [1, 0, 0]) {
		await page.keyboard.press('Shift+X');
		await expect(list).toHaveValue(`tree ${at}`);
	}
});

test('in Compare a remote moves all searches by their pace, with the trees in sight', async ({
	page
}) => {
	await page.goto('/compare/#side-by-side');
	await whenPartsAlive(page);
	const place = page.getByRole('slider', { name: 'Place in all searches' });
	await expect(place).toHaveValue('0');
	await page.keyboard.press('PageDown');
	await expect(place).toHaveValue('2');
	await page.keyboard.press('PageUp');
	await expect(place).not.toHaveValue('2');
	await page.getByRole('button', { name: 'By step' }).click();
	await page.getByRole('button', { name: 'To the start' }).click();
	await expect(place).toHaveValue('0');
	await page.keyboard.press('PageDown');
	await page.keyboard.press('PageDown');
	await page.keyboard.press('PageUp');
	await expect(place).toHaveValue('1');
	// Where the trees are not in sight, the page scrolls.
	await page.evaluate(() => {
		scrollTo(0, 0);
	});
	await page.keyboard.press('PageDown');
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
	await expect(place).toHaveValue('1');
});

test('on paper Compare has no empty place for a tree that nobody has scrolled to', async ({
	page
}) => {
	await page.setViewportSize({ width: 590, height: 400 });
	await page.goto('/compare/?algorithms=minimax,alphabeta,pvs,mtdf#side-by-side');
	await whenPartsAlive(page);
	const trees = page.getByRole('article').locator('.tree');
	await expect(trees).toHaveCount(4);
	await expect(trees.first().locator('[data-node]').first()).toBeAttached();
	await expect(trees.last().locator('[data-node]')).toHaveCount(0);
	await page.emulateMedia({ media: 'print' });
	await expect(trees.first()).toBeVisible();
	await expect(trees.last()).toBeHidden();
	// As high as its board.
	const place = page.locator('.pictures').last();
	await expect.poll(async () => (await place.boundingBox())?.height).toBeLessThan(120);
});

test('in the tree of a king-and-rook move a remote goes level by level', async ({ page }) => {
	await page.goto('/krk/tree/?seed=1');
	const level = page
		.getByRole('list', { name: 'Reductions, level by level' })
		.locator('[aria-pressed="true"] b');
	await expect(level).toHaveText('Level 0', { timeout: 20_000 });
	const shown: string[] = [];
	for (const key of ['PageDown', 'PageDown', 'PageUp']) {
		await page.keyboard.press(key);
		shown.push(await level.innerText());
	}
	expect(shown).toEqual(['Level 4', 'Level 3', 'Level 4']);
	// From the rows, too, although they may scroll.
	await page.locator('[data-node="root"]').click();
	for (const text of ['Level 3', 'Level 2', 'Level 1', 'Level 0']) {
		await page.keyboard.press('PageDown');
		await expect(level).toHaveText(text);
	}
});

test('in a worked example of Practice a remote goes from place to place', async ({ page }) => {
	await page.goto('/practice/');
	await whenPartsAlive(page);
	await expect(button(page, 'Next place')).toBeVisible();
	const words = page.locator('.say');
	const before = await words.innerText();
	await page.keyboard.press('PageDown');
	await expect(words).not.toHaveText(before);
	await page.keyboard.press('PageUp');
	await expect(words).toHaveText(before);
});

for (const [width, height] of [
	[1280, 720],
	[1920, 1080]
] as const) {
	test(`the tree of a king-and-rook move in Lecture fits ${width}x${height}, its cells 2 % high or more`, async ({
		page
	}) => {
		await page.setViewportSize({ width, height });
		await page.goto('/krk/tree/?seed=1');
		await expect(page.locator('[data-node="root"]')).toBeVisible({ timeout: 20_000 });
		await page.keyboard.press('l');
		await expect(page).toHaveURL(/view=lecture/);
		await expect(page.getByRole('navigation')).toHaveCount(0);
		const sizes = await page
			.locator('[role="treegrid"] [data-value]')
			.evaluateAll((cells) =>
				cells.map((cell) => parseFloat(getComputedStyle(cell).fontSize) / innerHeight)
			);
		expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0.02);
		const { scrollHeight, scrollWidth } = await page.evaluate(() => {
			const { scrollHeight, scrollWidth } = document.documentElement;
			return { scrollHeight, scrollWidth };
		});
		expect([scrollWidth, scrollHeight]).toEqual([width, height]);
		// Only the label of the node on the board has its digits.
		await page.mouse.move(1, 1);
		const shown = page.locator('[role="treegrid"] code').filter({ visible: true });
		await expect(shown).toHaveCount(1);
		const blank = page.getByRole('dialog', { name: /^Blank screen/ });
		for (const key of ['.', 'b']) {
			await page.keyboard.press(key);
			await expect(blank).toBeVisible();
			await page.keyboard.press('PageDown');
			await expect(blank).toHaveCount(0);
		}
		await page.keyboard.press('l');
		await expect(page).not.toHaveURL(/view=/);
		await expect(page.getByRole('navigation').first()).toBeVisible();
	});
}

test('upright the tree of a king-and-rook move in Lecture fits, too, and a low window has its board', async ({
	page
}) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await page.goto('/krk/tree/?seed=1&view=lecture');
	await expect(page.locator('[data-node="root"]')).toBeVisible({ timeout: 20_000 });
	const table = page.getByRole('treegrid');
	await expect(table.getByRole('row').last()).toBeInViewport({ ratio: 1 });
	await expect(page.getByRole('button', { name: 'Leave lecture' })).toBeInViewport({ ratio: 1 });
	await page.setViewportSize({ width: 1024, height: 768 });
	const board = page.getByRole('img', { name: /^Board\./ });
	await expect.poll(async () => (await board.boundingBox())?.width ?? 0).toBeGreaterThan(150);
});
