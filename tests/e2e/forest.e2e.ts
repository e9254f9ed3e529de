/** Searches that re-search or keep a table: each can be chosen, stepped through by keyboard, linked to. */
import { ALGORITHM_IDS } from '../../src/lib/core/search/registry.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './axe.ts';
import { expectStep, openExplorer, sentence, stepSlider } from './helpers.ts';
import { sentenceAt } from './known-search.ts';

const TEXTBOOK = { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' };

// Quiescence searches beyond a depth limit, which a typed tree does not have.
for (const algorithm of ALGORITHM_IDS.filter((id) => id !== 'quiescence')) {
	const tag = algorithm === 'mtdf' ? '' : ' @exhaustive';
	test(`${algorithm} is chosen and walked through from the first step to the last${tag}`, async ({
		page
	}) => {
		await openExplorer(page, TEXTBOOK);
		await page.getByRole('combobox', { name: 'Algorithm', exact: true }).selectOption(algorithm);
		const search = await openExplorer(page, { ...TEXTBOOK, algorithm });
		for (let step = 1; step < search.trace.steps; step++) {
			await page.keyboard.press('ArrowRight');
			await expect(sentence(page)).toHaveText(sentenceAt(search, step));
		}
		await expectAccessible(page);
	});
}

test('a link opens a step of a later pass, and the keys go from pass to pass', async ({ page }) => {
	const search = await openExplorer(page, { ...TEXTBOOK, algorithm: 'mtdf', step: 14 });
	await expect(page.getByRole('group', { name: 'Pass', exact: true })).toContainText(
		'Pass 2 of 2 · window 3 … 3⁺'
	);
	await expect(stepSlider(page)).toHaveAttribute('aria-valuetext', /pass 2 of 2/);
	await page.keyboard.press('Shift+m');
	await expectStep(page, 12, search);
	await page.getByRole('button', { name: 'Previous pass' }).click();
	await expectStep(page, 0, search);
	await page.keyboard.press('m');
	await expectStep(page, 12, search);
});
