/** Robustness of the program's page: odd set-ups, ends of games, the keyboard alone, a hasty reload. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { button } from './helpers.ts';
import { typeInto } from './setup-bar.ts';

const status = (page: Page): Locator => page.getByRole('region', { name: 'Position' });
const candidates = (page: Page): Locator =>
	page.getByRole('region', { name: /moves now$/ }).first();
const list = (page: Page): Locator => page.getByRole('list', { name: 'Moves' });

/** Opens the page and waits until the program knows its move. */
async function open(page: Page, query = ''): Promise<void> {
	await page.goto(`/krk/${query}`);
	await expect(page.getByText('Not known yet.')).toBeHidden();
	await expect(page.locator('cg-board piece').first()).toBeVisible();
}

const THIRD = 'd5e5-g6f6-e5d5-f6g6-d5e5-g6f6-e5d5-f6g6-d5e5';

test('a third occurrence shows what it is worth, and what comes after it is told @phone @exhaustive', async ({
	page
}) => {
	await open(page, `?moves=${THIRD}-g6f6-e5d5&ply=11`);
	await expect(status(page)).toContainText('Threefold repetition');
	await expect(status(page)).toContainText('1000 + 9 = 1009');
	await expect(page.getByRole('alert')).toContainText('The game ended before move 10 of the link');
	await expect(list(page).getByRole('listitem')).toHaveCount(9);
});

test('where no game can begin none is gone on with @exhaustive', async ({ page }) => {
	await open(page, '?moves=d3d4-g6f6&ply=1');
	await button(page, 'Edit position').click();
	const area = page.locator('cg-board');
	const { width = 0 } = (await area.boundingBox()) ?? {};
	const square = (name: string): { x: number; y: number } => ({
		x: ((name.charCodeAt(0) - 96.5) * width) / 8,
		y: ((8.5 - Number(name.charAt(1))) * width) / 8
	});
	await area.dragTo(area, { sourcePosition: square('d5'), targetPosition: square('g5') });
	await expect(page.getByRole('alert')).toContainText('Not a legal starting position.');
	for (const name of ['Start', 'Next', 'Tree', 'Auto-play', 'One move back', 'One move forward']) {
		await expect(button(page, name)).toBeDisabled();
	}
	await button(page, 'Auto-play').click({ force: true });
	await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('alert')).toContainText('Not a legal starting position.');
	await expect(candidates(page)).toContainText('White’s moves now');
	await expect(candidates(page)).toContainText('this is not a legal starting position');
	await expect(candidates(page).getByRole('row')).toHaveCount(0);
	await button(page, 'Edit position').click();
	await expect(status(page)).toContainText('Black to move');
	await expect(button(page, 'Next')).toBeEnabled();
});

test('a game is played by one key, and the focus is never lost @exhaustive', async ({ page }) => {
	await open(page);
	await button(page, 'Start').focus();
	await page.keyboard.press('Enter');
	await expect(button(page, 'Next')).toBeFocused();
	for (let ply = 2; ply <= 9; ply++) {
		await page.keyboard.press('Enter');
		await expect(list(page).getByRole('listitem')).toHaveCount(ply);
	}
	await expect(status(page)).toContainText('Checkmate');
	await expect(button(page, 'Next')).toBeDisabled();
	await expect(button(page, 'Next')).toBeFocused();
	await button(page, 'To the start').focus();
	await page.keyboard.press('Enter');
	await expect(status(page)).toContainText('ply 0');
	await expect(button(page, 'To the start')).toBeFocused();
	await page.keyboard.press('End');
	await button(page, 'Reset to the start').focus();
	await page.keyboard.press('Enter');
	await expect(status(page)).toContainText('ply 0');
	await expect(status(page).locator(':focus')).toContainText('White to move');
});

test('a reload in a hurry shows the same ply @exhaustive', async ({ page }) => {
	await open(page, '?moves=game');
	await expect(list(page).getByRole('listitem').first()).toBeVisible();
	for (let ply = 1; ply <= 3; ply++) await page.keyboard.press('ArrowRight');
	await expect(status(page)).toContainText('ply 3');
	await page.reload();
	await expect(status(page)).toContainText('ply 3');
	await expect(page).toHaveURL(/ply=3$/);
});

test('counts of a FEN that are not used are told beside the field @exhaustive', async ({
	page
}) => {
	await open(page);
	const field = page.getByRole('textbox', { name: 'Start from' });
	const note = page.getByText('are ignored: the game starts at move 1');
	await typeInto(field, '8/8/6k1/R7/8/3K4/8/8 w - - 40 60');
	await expect(note).toBeVisible();
	await expect(status(page)).toContainText('205021');
	await typeInto(field, '8/8/6k1/3R4/8/3K4/8/8 w - - 0 1');
	await expect(status(page)).toContainText('206557');
	await expect(note).toBeHidden();
	await typeInto(field, '120562');
	await expect(page.getByRole('alert')).toContainText('numbering of the paper’s text');
});

test('the end of a game has room in the list of moves @phone @exhaustive', async ({ page }) => {
	await open(page, '?start=8/8/8/8/5k2/3R4/8/K7&moves=d3f3-f4f3&ply=2&profile=clean');
	const end = list(page).getByRole('button', { name: /Kxf3 1\/2-1\/2/ });
	await expect(end).toBeVisible();
	const words = await end.locator('.joined').all();
	expect(words).toHaveLength(2);
	const box = await end.boundingBox();
	for (const word of words) {
		const inner = await word.boundingBox();
		const right = (inner?.x ?? Infinity) + (inner?.width ?? 0);
		expect(right).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
	}
});
