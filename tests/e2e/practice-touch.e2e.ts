/** Exercises on a phone: filled in by touch, with the tree and what is asked in sight. */
import type { Page } from '@playwright/test';
import { keyOf } from '../../src/lib/core/practice/key.ts';
import { expect, test } from './fixtures.ts';
import { expectNothingCut } from './geometry.ts';
import { button } from './helpers.ts';
import { openSheet, sheetNode, verdict } from './practice-sheet.ts';

/** The part of the window that the tree has above the pad; 0 if the node is not in it. */
function freePart(page: Page, node: number): Promise<number> {
	return page.evaluate((node) => {
		const box = document.querySelector(`[data-sheet-node="${node}"]`)?.getBoundingClientRect();
		const pad = document.querySelector('.filling')?.getBoundingClientRect();
		const tree = document.querySelector('[data-part="tree"]')?.getBoundingClientRect();
		if (!box || !pad || !tree) return 0;
		const top = Math.max(0, tree.top);
		const bottom = Math.min(pad.top, tree.bottom);
		return box.top >= top && box.bottom <= bottom ? (bottom - top) / innerHeight : 0;
	}, node);
}

test.describe('@phone-only', () => {
	test('a sheet of level 4 is filled in by touch', async ({ page }) => {
		const exercise = await openSheet(page, 'level=4&seed=3&sets=2');
		const key = keyOf(exercise);
		for (const [id, text] of Object.entries(key.texts as Record<string, string>)) {
			const [, node] = id.split('-');
			if (node === undefined) continue;
			await sheetNode(page, Number(node)).locator('.shape').tap();
			// The header and the pad leave most of the height to the tree, and the node is in it.
			await expect.poll(() => freePart(page, Number(node))).toBeGreaterThanOrEqual(0.6);
			const pad = page.getByRole('group', { name: 'Number pad' });
			for (const sign of text) {
				const name = { '≤': 'At most', '≥': 'At least', '−': 'Minus' }[sign] ?? sign;
				await pad.getByRole('button', { name, exact: true }).tap();
			}
			await expect(sheetNode(page, Number(node))).toHaveAccessibleName(
				new RegExp(`Value ${text}\\.`)
			);
		}
		for (const node of key.cuts) {
			await sheetNode(page, node).locator('.shape').tap();
			await page.getByRole('button', { name: /^Cut the branch/ }).tap();
		}
		// Done leads to what is below the tree, all of it in sight; there is no pad over a verdict.
		await button(page, 'Done').tap();
		await expect(button(page, 'Check')).toBeFocused();
		const count = page.getByRole('textbox', { name: 'Leaves evaluated' });
		for (const one of [count, button(page, 'Show the key')])
			await expect(one).toBeInViewport({ ratio: 1 });
		await count.fill('1');
		await page
			.getByRole('combobox', { name: 'Move at the root' })
			.selectOption(key.texts.move ?? '');
		await button(page, 'Check').tap();
		await expect(verdict(page)).toContainText('1 is not the number of leaves evaluated.');
		for (const one of [verdict(page), button(page, 'Show the key')])
			await expect(one).toBeInViewport({ ratio: 1 });
		await count.fill(key.texts.count ?? '');
		await button(page, 'Check').tap();
		await expect(verdict(page)).toContainText('Everything is right.');
		await expectNothingCut(page);
		// Nor do more fields or a board take the height.
		for (const query of ['level=5', 'game=tictactoe&level=3&seed=5', 'game=chess&level=2']) {
			const { tree } = await openSheet(page, query);
			const last = tree.nodes - 1;
			for (const node of [tree.parent[last] as number, last]) {
				await sheetNode(page, node).locator('.shape').tap();
				await expect.poll(() => freePart(page, node), query).toBeGreaterThanOrEqual(0.6);
			}
		}
		// Place by place, all that is asked is in sight at first, and after each answer, right or wrong.
		const asked = page.locator('.part > .panel').last();
		await button(page, 'Place by place').tap();
		await expect(asked).toBeInViewport({ ratio: 0.99 });
		for (const name of ['Cut', 'Searched']) {
			await button(page, name).tap();
			await expect(asked).toBeInViewport({ ratio: 0.99 });
		}
		// With the pad, too, and the node that it is about.
		await openSheet(page, 'level=3');
		await button(page, 'Place by place').tap();
		for (const one of [asked, sheetNode(page, 0).locator('.shape')])
			await expect(one).toBeInViewport({ ratio: 0.99 });
	});
});
