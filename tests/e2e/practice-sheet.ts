/** A sheet of Practice, as a student opens it and fills it in. */
import type { Locator, Page } from '@playwright/test';
import { assert } from '../../src/lib/core/base/assert.ts';
import type { Answers } from '../../src/lib/core/practice/answers.ts';
import type { Exercise } from '../../src/lib/core/practice/exercise.ts';
import { pathTo } from '../../src/lib/core/practice/plain-tree.ts';
import { PRACTICE } from '../../src/lib/core/practice/practice-link.ts';
import { exerciseAt } from '../../src/lib/core/practice/set.ts';
import { expect } from './fixtures.ts';
import { button } from './helpers.ts';

export const sheetNode = (page: Page, node: number): Locator =>
	page.locator(`[data-sheet-node="${node}"]`);
export const verdict = (page: Page): Locator => page.locator('.said > [role="status"]');
export const selected = (page: Page): Locator => page.getByRole('treeitem', { selected: true });

/** Opens a set on its first whole sheet; returns the same exercise, computed here. */
export async function openSheet(page: Page, query: string): Promise<Exercise> {
	await page.goto(`/practice/?${query}`);
	await expect(page.getByRole('treeitem').first()).toBeVisible();
	// The first visit to a level begins with its worked tree.
	await button(page, 'Whole sheet').click();
	await expect(page.getByRole('treeitem').first()).toBeVisible();
	const exercise = exerciseAt(PRACTICE.read(query).values, 0);
	assert(exercise.ok, 'the set has an exercise');
	return exercise.value;
}

/** Travels in the tree from the root, by the arrow keys alone. */
export async function travelTo(page: Page, { tree }: Exercise, node: number): Promise<void> {
	await page.keyboard.press('Home');
	for (const at of pathTo(tree, node).slice(1)) {
		await page.keyboard.press('ArrowDown');
		const siblings = tree.children[tree.parent[at] as number] ?? [];
		for (let i = 0; i < siblings.indexOf(at); i++) await page.keyboard.press('ArrowRight');
	}
	await expect(sheetNode(page, node)).toBeFocused();
}

/** Keeps sheets in the browser, as if they had been filled in there. */
export async function keep(
	page: Page,
	query: string,
	sheets: Iterable<readonly [number, object]>
): Promise<void> {
	if (page.url() === 'about:blank') await page.goto('/practice/');
	await page.evaluate(
		(kept) => {
			localStorage.setItem('plyscope-practice', kept);
		},
		JSON.stringify([[PRACTICE.settingOf(query), Object.fromEntries(sheets)]])
	);
}

/** Tab, until a control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
	for (let press = 0; press < 40; press++) {
		if (await control.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press('Tab');
	}
	await expect(control).toBeFocused();
}

/** Fills in the tree by key. */
export async function fillInByKey(page: Page, exercise: Exercise, answers: Answers): Promise<void> {
	for (const [id, text] of Object.entries(answers.texts as Record<string, string>)) {
		const [field, node] = id.split('-');
		if (node === undefined) continue;
		await travelTo(page, exercise, Number(node));
		if (field === 'value') await page.keyboard.type(text);
		else {
			await page.keyboard.press(field === 'alpha' ? 'a' : 'b');
			await page.keyboard.type(text);
		}
		await page.keyboard.press('Enter');
		await expect(sheetNode(page, Number(node))).toBeFocused();
	}
	for (const node of answers.cuts) {
		await travelTo(page, exercise, node);
		await page.keyboard.press('x');
		await expect(sheetNode(page, node)).toHaveAccessibleName(/Branch cut/);
	}
}
