/** Links that hide answers: the whole page, whatever is pressed on it, and how Share makes one. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { button, openExplorer } from './helpers.ts';

/** One tree and its mirror with other results: the search of the first has another number of steps. */
const MIRRORED = [
	'[[7015,7016,7017],[7011,7018,7013],[7012,7019,7014]]',
	'[[7015,7014,7013],[7019,7012,7017],[7018,7011,7016]]'
] as const;

/** The keys of the explorer that show more of a search, or step through it. */
const KEYS = 'fFucqoltxbgvnNrR./'.split('').concat('End', 'ArrowRight', 'PageDown', ' ', 'Escape');

const NOTE = 'Some things are hidden in this link.';

/** In the page: its address, its title, and all its elements with their attributes. */
async function everythingTold(page: Page): Promise<string[]> {
	const html = await page.evaluate(() => document.body.innerHTML);
	const { search } = new URL(page.url());
	return [
		search,
		await page.title(),
		// Ids are numbered by the page, in the order in which its parts were made.
		html.replace(/\bc\d+-/g, 'c-').replace(/((?:id|aria-controls)=")c\d+"/g, '$1c"'),
		await page.locator('body').ariaSnapshot()
	];
}

/** The leaf values in a text as in the mirrored tree; digits of a longer number, such as a place, are none. */
function mirrored(text: string): string {
	return text.replace(/(?<!\d)70(1\d)(?!\d)/g, (_, end: string) => `70${30 - Number(end)}`);
}

for (const view of ['explore', 'lecture', 'text']) {
	test(`the whole page tells nothing, whatever is pressed: ${view}`, async ({ page, context }) => {
		const second = await context.newPage();
		const told: string[][] = [];
		for (const [tab, position] of [
			[page, MIRRORED[0]],
			[second, MIRRORED[1]]
		] as const) {
			await tab.bringToFront();
			await tab.goto(`/?position=${position}&hide=answers&step=end&view=${view}`);
			await expect(tab.getByText(NOTE)).toBeVisible();
			await expect(tab.getByLabel('Search tree')).toBeVisible();
			for (const key of KEYS) await tab.keyboard.press(key);
			await tab.keyboard.press('?');
			await expect(tab.getByRole('dialog', { name: 'Help and keys' })).toBeVisible();
			await tab.keyboard.press('Escape');
			// A closed one is gone soon after.
			await expect(tab.locator('dialog')).toHaveCount(0);
			await expect(tab.locator('.sentence')).toContainText('9 leaves, 13 nodes');
			told.push(await everythingTold(tab));
		}
		expect(told[1]?.map(mirrored)).toEqual(told[0]);
		await expect(page).toHaveURL(/hide=answers&step=end/);
	});
}

test('a link that hides future steps ends at its step @phone', async ({ page }) => {
	await page.goto('/?game=tictactoe&position=..XO..OXO&hide=future&step=6');
	await expect(page.getByText(NOTE)).toBeVisible();
	await expect(page.getByText('step 6', { exact: true })).toBeVisible();
	await expect(button(page, 'Next step')).toBeDisabled();
	// Board and tree are higher than a phone; the step and its sentence stay in sight.
	await expect(button(page, 'Next step')).toBeInViewport({ ratio: 1 });
	await expect(page.locator('.sentence')).toBeInViewport({ ratio: 1 });
	for (const key of ['ArrowRight', 'End', 'n']) await page.keyboard.press(key);
	await expect(page.getByText('step 6', { exact: true })).toBeVisible();
	await page.keyboard.press('ArrowLeft');
	await expect(page.getByText('step 5', { exact: true })).toBeVisible();
	await expect(page).toHaveURL(/hide=future&step=6$/);
	await expectAccessible(page);
	await page.locator('.note').getByRole('link', { name: 'Explore' }).click();
	await expect(page.locator('.page.explore')).toBeVisible();
	await expect(page.getByText(NOTE)).toHaveCount(0);
	await page.goBack();
	await expect(page.getByText(NOTE)).toBeVisible();
});

test('a tree that does not fit has all its leaves, also those of later steps', async ({ page }) => {
	const position = `[${Array.from({ length: 9 }, (_, at) => `[${Array.from({ length: 9 }, (_, leaf) => 1000 + 9 * at + leaf).join(',')}]`).join(',')}]`;
	await page.goto(`/?position=${position}&hide=values&step=3`);
	await expect(page.getByText('step 3', { exact: true })).toBeVisible();
	await expect(page.getByText('All leaves of the tree:').locator('code')).toHaveText(position);
});

test('Share makes a link that hides what is chosen', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await openExplorer(page, { step: 9 });
	await button(page, 'Share').click();
	await button(page, 'Hide answers…').click();
	const link = page.getByRole('textbox', { name: 'Link' });
	await expect(link).toHaveValue(/\?game=tree&hide=answers&step=9$/);
	await expect(page.getByRole('dialog')).toContainText(
		'Marks that come from a browser can be forged.'
	);
	await expectAccessible(page);
	await page.getByRole('checkbox', { name: /^Values/ }).uncheck();
	await expect(link).toHaveValue(/&hide=future&step=9$/);
	await page.getByRole('checkbox', { name: /^Future steps/ }).uncheck();
	await expect(page.getByText('Choose what the link hides.')).toBeVisible();
	await page.getByRole('checkbox', { name: /^Values/ }).check();
	await button(page, 'Copy').click();
	await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
	await expect(page.getByText(NOTE)).toBeVisible();
	await expect(page.getByText('Step 9: the search is at', { exact: false })).toBeVisible();
});
