/** The explorer for a user: its parts by their names, and ways to reach a state. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { SetupFields } from '../../src/lib/core/search/setup-fields.ts';
import { knownSearch, type KnownSearch } from './known-search.ts';

/** The fields of a link, as in the address bar. */
export type LinkFields = SetupFields & {
	readonly step?: number;
	readonly future?: 'show';
	readonly view?: 'lecture' | 'text';
	readonly colour?: 'value';
	readonly tree?: 'whole' | 'minimax' | 'graph' | 'graph-symmetric';
};

export const stepField = (page: Page): Locator =>
	page.getByRole('textbox', { name: /^Step, 0 to/ });
export const stepSlider = (page: Page): Locator =>
	page.getByRole('slider', { name: 'Step', exact: true });
export const sentence = (page: Page): Locator => page.locator('p.sentence');
export const transport = (page: Page): Locator => page.getByRole('region', { name: 'Steps' });
export const treePane = (page: Page): Locator => page.getByRole('region', { name: 'Tree' });
export const searchTree = (page: Page): Locator => page.getByRole('group', { name: 'Search tree' });
export const currentNode = (page: Page): Locator =>
	searchTree(page).locator('[aria-current="step"]');
export const callStack = (page: Page): Locator => page.getByRole('group', { name: 'Call stack' });
export const rootMoves = (page: Page): Locator => page.getByRole('group', { name: 'Root moves' });
export const runningSearch = (page: Page): Locator =>
	page.getByRole('group', { name: 'Running search' });
export const partialNote = (page: Page): Locator =>
	page.getByRole('note').filter({ hasText: 'A partial recording.' });
/** The proposal in place of a search over its budget. */
export const proposalOf = (page: Page): Locator =>
	page.getByRole('alert').filter({ hasText: 'Not started.' });
/** The count beside the board or the tree. */
export const counts = (page: Page): Locator => page.locator('[data-part="counts"]');
export const button = (page: Page, name: string): Locator =>
	page.getByRole('button', { name, exact: true });

/** The query of a link. */
export function queryOf(fields: LinkFields): string {
	const entries = Object.entries(fields).map(([name, value]) => [name, String(value)]);
	return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

/** Fields of a link that do not affect the search. */
const SHOWN_ONLY: ReadonlySet<string> = new Set(['future', 'view', 'colour', 'tree']);

/** Opens a link and waits until the page has recorded its search; returns the same search. */
export async function openExplorer(page: Page, fields: LinkFields = {}): Promise<KnownSearch> {
	const { step = 0, ...others } = fields;
	const setup = Object.entries(others).filter(([name]) => !SHOWN_ONLY.has(name));
	const search = knownSearch(Object.fromEntries(setup));
	await page.goto(`/${queryOf({ ...fields, step })}`);
	await whenAlive(page);
	await expectStep(page, step, search);
	return search;
}

/** Waits until the page is interactive: the slider, and a lecture, are drawn by the browser only. */
export async function whenAlive(page: Page): Promise<void> {
	await expect(page.locator('.step-slider svg, .page.lecture').first()).toBeAttached();
}

/** @param search if given, also checks that this search is shown */
export async function expectStep(page: Page, step: number, search?: KnownSearch): Promise<void> {
	await expect(stepField(page)).toHaveValue(String(step));
	if (search === undefined) return;
	await expect(transport(page)).toContainText(`of ${search.lastStep.toLocaleString('en')}`);
}

/** Moves the slider there, the fastest way for a test. */
export async function goToStep(page: Page, step: number): Promise<void> {
	await stepSlider(page).fill(String(step));
	await expectStep(page, step);
}

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
	if (field === PICTURED) {
		const options = await openPositions(page);
		await options.getByText(option, { exact: true }).click();
		await expect(options).toHaveCount(0);
	} else await choiceOf(page, field).selectOption({ label: option });
}

/** Shows the setup, which a phone keeps behind a button. */
export async function openSetup(page: Page): Promise<void> {
	const setup = page.getByRole('button', { name: /^Search setup/ });
	if (!(await setup.isVisible())) return;
	if ((await setup.getAttribute('aria-expanded')) === 'false') await setup.click();
}

/** Chooses a view; a phone and the lecture view have the three behind a button. */
export async function showView(page: Page, name: 'Explore' | 'Lecture' | 'Text'): Promise<void> {
	for (const menu of ['Menu', 'Views and more']) {
		const opener = button(page, menu);
		if (!(await opener.isVisible())) continue;
		if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
	}
	await button(page, name).click();
}

/** The names of the options. */
export async function optionsOf(page: Page, field: string): Promise<string[]> {
	if (field !== PICTURED) return choiceOf(page, field).locator('option').allInnerTexts();
	const names = await (await openPositions(page)).locator('span').allInnerTexts();
	await page.keyboard.press('Escape');
	return names;
}

export const PANELS = [
	'Pseudocode',
	'Window and call stack',
	'Root moves',
	'Compared with minimax',
	'Find'
] as const;

/** Opens closed panels. */
export async function openPanels(
	page: Page,
	names: readonly (typeof PANELS)[number][] = PANELS
): Promise<void> {
	const column = button(page, 'Panels');
	const isThere = await column.isVisible();
	if (isThere && (await column.getAttribute('aria-expanded')) === 'false') await column.click();
	for (const name of names) {
		const heading = button(page, name);
		if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
		await expect(heading).toHaveAttribute('aria-expanded', 'true');
	}
}

/** Opens the rules: depth, evaluator, move order, cutoff condition, return value, budget. */
export async function openRules(page: Page): Promise<Locator> {
	await openSetup(page);
	await page.getByRole('button', { name: /^Rules/ }).click();
	const rules = page.getByRole('group', { name: 'Search rules' });
	await expect(rules).toBeVisible();
	return rules;
}

/** Types into a field of the rules and leaves it with Enter. */
export async function typeInto(field: Locator, text: string): Promise<void> {
	await field.fill(text);
	await field.press('Enter');
}

/** The content of the address bar, once it has settled. */
export async function expectAddress(page: Page, fields: Record<string, string>): Promise<void> {
	await expect
		.poll(() => Object.fromEntries(new URL(page.url()).searchParams.entries()))
		.toEqual(fields);
}

/** Opens the editor of the root position. */
export async function openPositionEditor(page: Page): Promise<Locator> {
	await openSetup(page);
	await button(page, 'Edit position…').click();
	const dialog = page.getByRole('dialog', { name: /^Position/ });
	await expect(dialog).toBeVisible();
	return dialog;
}

/** The field of the editor that holds the position as text. */
export const positionText = (dialog: Locator): Locator =>
	dialog.getByRole('textbox', { name: /^(Position|Tree) as text$/ });
