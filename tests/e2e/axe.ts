/** The findings of axe on a page: in the theme of the day, and in both in the exhaustive run. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { isExhaustive } from './exhaustive.ts';

const LABELS = 'label-content-name-mismatch';
const THEMES = ['light', 'dark'] as const;
/** The seed is the number of the day. */
const TODAY = THEMES[Number(process.env['SWEEP_SEED']) % 2] ?? 'light';

/** Expects no findings; each finding is a line short enough for a report. */
export async function expectAccessible(page: Page): Promise<void> {
	const found: string[] = [];
	for (const theme of isExhaustive ? THEMES : [TODAY]) {
		// Nothing is measured during a fade.
		await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
		// A page in a frame has a row of its own, and its landmarks are apart from those around it.
		const axe = new AxeBuilder({ page }).exclude('iframe').options({
			resultTypes: ['violations'],
			// Off by default because it is experimental; voice control needs the words that a control shows.
			rules: { [LABELS]: { enabled: true } }
		});
		// Themes differ only in colours.
		if (isExhaustive && theme === 'dark') axe.withRules(['color-contrast']);
		const { violations } = await axe.analyze();
		for (const { id, help, nodes } of violations) {
			for (const { target, failureSummary = '' } of nodes) {
				// Of "≤4" axe compares nothing: it takes signs and digits away. The name says "at most 4".
				if (id === LABELS && !/\p{L}/u.test(await textAt(page, target))) continue;
				const why = failureSummary.split('\n').slice(1).join(' ').trim();
				found.push(`${theme}: ${id}: ${help} (${target.join(' ')}) ${why}`);
			}
		}
	}
	await page.emulateMedia({ colorScheme: null });
	expect(found).toEqual([]);
}

/** The text that can be seen: the title of a drawing cannot. */
async function textAt(page: Page, target: readonly unknown[]): Promise<string> {
	const element = page.locator(target.join(' ')).first();
	return element.evaluate((one) => {
		const seen = one.cloneNode(true) as Element;
		for (const title of seen.querySelectorAll('title')) title.remove();
		return seen.textContent;
	});
}
