/** The first visit: four stops, each a press of →, in the place of the step controls, and never again. */
import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { button, expectStep, searchTree, transport, whenPartsAlive } from './helpers.ts';
import { expectAccessible } from './axe.ts';
import { boxesOf, expectNothingCut } from './geometry.ts';
import { cutSteps, knownSearch } from './known-search.ts';

/** A browser that has stored nothing. */
const test = base.extend({
	context: async ({ browser, baseURL }, use, { project }) => {
		const { viewport, isMobile, hasTouch } = project.use;
		const context = await browser.newContext({
			baseURL: baseURL ?? '',
			viewport: viewport ?? null,
			isMobile: isMobile ?? false,
			hasTouch: hasTouch ?? false,
			locale: 'en-US'
		});
		await use(context);
		await context.close();
	}
});

const visit = (page: Page) => page.getByRole('region', { name: 'First visit' });
const stop = (page: Page) => visit(page).locator('[aria-current="step"]');

async function shownStep(page: Page): Promise<string> {
	return page.getByRole('textbox', { name: /^Step, 0 to/, includeHidden: true }).inputValue();
}

test('four presses of → lead from step 0 to the visitor’s own turn @phone @daily', async ({
	page
}) => {
	const search = knownSearch();
	const [cutoff = -1] = cutSteps(search);
	await page.goto('/');
	const isTouch = await page.evaluate(() => matchMedia('(hover: none)').matches);
	await expect(page.getByText(/^Step through a real/).filter({ visible: true })).toHaveCount(1);
	await expect(visit(page).getByRole('status')).toHaveText(
		`Step through a real minimax or alpha-beta search and see why each branch is pruned. Triangles are positions, squares are results. Press ${isTouch ? 'Begin' : '→ to begin'}`,
		{ useInnerText: true }
	);
	const lead = visit(page).getByText('Each press is one stop:');
	// A phone has no space for it, and a button for the press.
	await expect(lead).toBeVisible({ visible: !isTouch });
	await whenPartsAlive(page);
	await expect(transport(page)).toHaveCount(0);
	expect(await shownStep(page)).toBe('0');
	const before = await searchTree(page).boundingBox();
	for (const [name, step] of [
		['first cutoff', cutoff],
		['why', cutoff],
		['how much it saves', search.lastStep],
		['your turn', 0]
	] as const) {
		await page.keyboard.press('ArrowRight');
		await expect(stop(page)).toHaveText(name);
		await expect.poll(() => shownStep(page)).toBe(String(step));
	}
	// From the last stop a press leads to no other.
	await expect(lead).toBeHidden();
	await page.keyboard.press('ArrowRight');
	await expect(visit(page)).toHaveCount(0);
	await expectStep(page, 0);
	await expect(page).toHaveURL(/predict=on/);
	expect(await searchTree(page).boundingBox()).toEqual(before);
	// The next visit is as any other.
	await page.goto('/');
	await whenPartsAlive(page);
	await expectStep(page, cutoff);
	await expect(visit(page)).toHaveCount(0);
});

test('it works by its buttons, can be skipped, and axe finds nothing in it @phone', async ({
	page
}) => {
	await page.goto('/');
	await button(page, 'Begin').click();
	// What is neither ended nor skipped begins again.
	await page.goto('/');
	await button(page, 'Begin').click();
	await expect(stop(page)).toHaveText('first cutoff');
	await expect(visit(page).getByRole('status')).toContainText('pruned');
	await expectAccessible(page);
	await button(page, 'Skip the tour').click();
	await expect(visit(page)).toHaveCount(0);
	await expect(transport(page)).toBeVisible();
	await expect(page).not.toHaveURL(/predict/);
});

test('on the narrowest phone it is no wider than the page, and covers no sentence @phone-only @phone', async ({
	page
}) => {
	await page.setViewportSize({ width: 320, height: 568 });
	await page.goto('/');
	await expect(button(page, 'Begin')).toBeVisible();
	await expectNothingCut(page);
	const words = page.locator('[data-part="sentence"] .sentence').first();
	const [said, over] = await boxesOf(words, visit(page));
	expect(said.y + said.height).toBeLessThanOrEqual(over.y);
	expect(over.y + over.height).toBeLessThanOrEqual(568);
	await button(page, 'Begin').click();
	await expect(stop(page)).toBeVisible();
	await expectNothingCut(page);
});

test('a link has no first visit', async ({ page }) => {
	await page.goto('/?game=tree&step=3');
	await whenPartsAlive(page);
	await expectStep(page, 3);
	await expect(visit(page)).toHaveCount(0);
});
