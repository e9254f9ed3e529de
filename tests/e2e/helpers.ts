/** The explorer for a user: its parts by their names, and ways to reach a state. */
import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import { queryOf, type LinkFields } from './address.ts';
import { knownSearch, type KnownSearch } from './known-search.ts';

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
/** The cells of each root move as text. */
export const rootMoveCells = (page: Page): Promise<string[][]> =>
	rootMoves(page)
		.locator('tbody tr')
		.evaluateAll((rows) =>
			rows.map((row) => [...row.children].map(({ textContent }) => textContent.trim()))
		);
/** The count beside the board or the tree. */
export const counts = (page: Page): Locator => page.locator('[data-part="counts"]');
export const button = (page: Page, name: string): Locator =>
	page.getByRole('button', { name, exact: true });

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

/** Waits until every part of the page is interactive. The slider, and a lecture, are drawn by the browser only. */
export async function whenAlive(page: Page | Frame): Promise<void> {
	await expect(page.locator('.step-slider svg, .page.lecture').first()).toBeAttached();
	await whenPartsAlive(page);
}

/** Waits for the parts of a page that come alive one after another. */
export async function whenPartsAlive(page: Page | Frame): Promise<void> {
	await expect(page.locator('.frame:not(.alive), .later:not(.alive)')).toHaveCount(0);
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

/** Opens the menu at the end of the top bar, which a lecture has in its own menu. */
export async function openMenu(page: Page): Promise<void> {
	for (const menu of ['Menu', 'Help and more']) {
		const opener = button(page, menu);
		if (!(await opener.isVisible())) continue;
		if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
	}
}

/** Opens the list of keys from the menu. */
export async function openHelp(page: Page): Promise<void> {
	await openMenu(page);
	await button(page, 'Help and keys').click();
}

/** Chooses a view: the lecture, and the way back, are in the top bar or in its menu. */
export async function showView(page: Page, name: 'Explore' | 'Lecture' | 'Text'): Promise<void> {
	const shown = page.locator(`.page.${name.toLowerCase()}`);
	// The menu of a wide window has no way to the view that is shown.
	if ((await shown.count()) > 0) return;
	if (!(await button(page, name).isVisible())) await openMenu(page);
	await button(page, name).click();
	// The view before it stays until all of this one is there.
	await expect(shown).toBeVisible();
	await whenPartsAlive(page);
}

/** Opens the menu of the steps, or on a phone the rest of them. */
export const openSteps = (page: Page): Promise<void> => button(page, 'More ways to step').click();

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
