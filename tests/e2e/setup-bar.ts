/** The setup of a search on the page: its choices, rules and position. */
import { expect, type Locator, type Page } from '@playwright/test';
import { button } from './helpers.ts';

export const choiceOf = (page: Page, field: string): Locator =>
	page.getByRole('combobox', { name: field, exact: true });

/** The choice whose list has pictures; the others are native. */
const PICTURED = 'Position';

/** Opens the list of positions, and returns its options. */
export async function openPositions(page: Page): Promise<Locator> {
	const list = page.getByRole('listbox', { name: PICTURED });
	if (!(await list.isVisible())) await choiceOf(page, PICTURED).click();
	await expect(list).toBeVisible();
	return list.getByRole('option');
}

/** Chooses by the displayed name. */
export async function choose(page: Page, field: string, option: string): Promise<void> {
	await openSetup(page);
	if (field === PICTURED) await take(page, await openPositions(page), option);
	else await choiceOf(page, field).selectOption({ label: option });
}

async function take(page: Page, options: Locator, name: string): Promise<void> {
	await options.filter({ has: page.getByText(name, { exact: true }) }).click();
	await expect(options).toHaveCount(0);
}

/** The example with the position that a link to a game has without one. */
const USUAL = {
	'Typed tree': 'The textbook tree',
	'Tic-tac-toe': 'Deep cutoffs',
	Chess: 'Starting position'
} as const;

/** Chooses a game by its usual position; chess is two plies deep there. */
export async function chooseGame(page: Page, game: keyof typeof USUAL): Promise<void> {
	await chooseExample(page, game, USUAL[game]);
}

/** Chooses an example under its heading: several have the same name. */
export async function chooseExample(page: Page, heading: string, name: string): Promise<void> {
	await openSetup(page);
	await openPositions(page);
	const group = page.getByRole('group', { name: heading, exact: true });
	await take(page, group.getByRole('option'), name);
}

/** The names of the examples under a heading. */
export async function examplesUnder(page: Page, heading: string): Promise<string[]> {
	await openPositions(page);
	const group = page.getByRole('group', { name: heading, exact: true });
	await expect(group).toBeVisible();
	const names = await group.locator('.name').allInnerTexts();
	await page.keyboard.press('Escape');
	return names;
}

/** Shows the setup, which a phone keeps behind a button. */
export async function openSetup(page: Page): Promise<void> {
	const setup = page.getByRole('button', { name: /^Search setup/ });
	if (!(await setup.isVisible())) return;
	if ((await setup.getAttribute('aria-expanded')) === 'false') await setup.click();
}

/** The names of the options. */
export async function optionsOf(page: Page, field: string): Promise<string[]> {
	return choiceOf(page, field).locator('option').allInnerTexts();
}

/** Opens the rules: depth, evaluator, move order, cutoff condition, return value, budget. */
export async function openRules(page: Page): Promise<Locator> {
	await openSetup(page);
	await page.getByRole('button', { name: /^Settings/ }).click();
	const rules = page.getByRole('group', { name: 'Search settings' });
	await expect(rules).toBeVisible();
	return rules;
}

/** Types into a field of the rules and leaves it with Enter. */
export async function typeInto(field: Locator, text: string): Promise<void> {
	await field.fill(text);
	await field.press('Enter');
}

/** Opens the editor of the root position. */
export async function openPositionEditor(page: Page): Promise<Locator> {
	await openSetup(page);
	await button(page, 'Edit').click();
	const dialog = page.getByRole('dialog', { name: /^Position/ });
	await expect(dialog).toBeVisible();
	return dialog;
}

/** The field of the editor that holds the position as text. */
export const positionText = (dialog: Locator): Locator =>
	dialog.getByRole('textbox', { name: /^(Position|Tree) as text$/ });
