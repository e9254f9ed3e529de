/** How much a page asks a reader to look at before the first step: its controls in sight, the tree's nodes apart. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openExplorer } from './helpers.ts';
import { openRules } from './setup-bar.ts';

/** What can be focused and pressed now, in the window: links of the sentence too, but not what is in the drawing. */
function controlsInSight(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const all = document.querySelectorAll<HTMLElement>(
			'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'
		);
		return [...all]
			.filter((one) => {
				if (one.closest('[data-stage]') !== null || one.matches(':disabled')) return false;
				if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
				const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
				const isInWindow = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
				// One pixel is what is there for screen readers alone.
				return isInWindow && width > 1 && height > 1;
			})
			.map((one) => (one.getAttribute('aria-label') ?? one.textContent).trim() || one.tagName);
	});
}

const ROOKS = { game: 'chess', position: '8/8/P7/K3p3/7p/R7/8/r6k w - - 0 1', depth: '2' };

for (const { name, fields, width, height, most } of [
	{ name: 'the first page', fields: { step: 12 }, width: 1280, height: 720, most: 36 },
	{ name: 'the first page', fields: { step: 12 }, width: 1440, height: 900, most: 42 },
	{ name: 'a page of chess', fields: { ...ROOKS, step: 10 }, width: 1280, height: 720, most: 34 }
]) {
	test(`${name} has at most ${most} controls in sight at ${width} x ${height}, and opens its settings there`, async ({
		page
	}) => {
		await page.setViewportSize({ width, height });
		await openExplorer(page, fields);
		const controls = await controlsInSight(page);
		expect(controls.length, controls.join(' · ')).toBeLessThanOrEqual(most);
		// Their column may be scrolled to the line that runs.
		const rules = await openRules(page);
		await expect(rules.getByRole('paragraph').first()).toBeInViewport();
	});
}

/** The names of all controls that are shown, and of the choices in lists. */
function controlNames(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		Array.from(
			document.querySelectorAll<HTMLElement>(
				'a[href], button, input, select, option, [role=option]'
			)
		)
			.filter((one) => (one.closest('select') ?? one).checkVisibility({ visibilityProperty: true }))
			.map((one) => {
				const label = 'labels' in one ? (one.labels as NodeListOf<HTMLElement> | null)?.[0] : null;
				const name = one.getAttribute('aria-label') ?? label?.textContent ?? one.textContent;
				return name.replaceAll(/\s+/g, ' ').trim();
			})
	);
}

/** What the explorer had before its controls were put into menus, by the names that they have now. */
const EVERY_CONTROL = [
	...['Explore', 'Learn', 'Compare', 'Matches', 'Sources', 'KRK lab', 'Lecture', 'Text'],
	...['Share', 'Save recording', 'Open file…', 'Help and keys', 'Licences', 'Source code'],
	...['Position', 'Edit', 'Algorithm', 'Evaluator', 'Move order', 'Cutoff condition'],
	...['Return value', 'Ties at the root', 'Record minimax too', 'Node budget', 'Depth'],
	...['Pseudocode', 'Window and call stack', 'Root moves', 'Static evaluation', 'Find'],
	...['Compared with minimax', 'First step', 'Previous cutoff', 'Previous step', 'Play'],
	...['Next step', 'Next cutoff', 'Last step', 'Problem', 'Until now', 'Everything', 'Predict'],
	...['Path', 'Visited tree', 'Full tree', 'Graph', 'Overview', 'Without pruning', 'Step by'],
	...['Speed']
];

test('every control is at most two presses away', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 720 });
	await openExplorer(page, { game: 'tictactoe', step: 12 });
	const reached = new Set(await controlNames(page));
	const openers = await page
		.locator('button[aria-expanded="false"], button[popovertarget], summary')
		.filter({ visible: true })
		.elementHandles();
	for (const opener of openers) {
		const before = (await controlNames(page)).length;
		await opener.click();
		await expect.poll(async () => (await controlNames(page)).length).toBeGreaterThan(before);
		for (const name of await controlNames(page)) reached.add(name);
		// It closes as it was opened, so that nothing is over the next one.
		await opener.click();
	}
	const isReached = (control: string): boolean =>
		[...reached].some((name) => name === control || name.startsWith(`${control} `));
	expect(EVERY_CONTROL.filter((control) => !isReached(control))).toEqual([]);
});
