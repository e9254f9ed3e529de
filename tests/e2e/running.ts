/** A search that runs, or was stopped, or was not started. */
import type { Locator, Page } from '@playwright/test';

export const runningSearch = (page: Page): Locator =>
	page.getByRole('group', { name: 'Running search' });
export const partialNote = (page: Page): Locator =>
	page.getByRole('note').filter({ hasText: 'A partial recording.' });
/** The proposal in place of a search over its budget. */
export const proposalOf = (page: Page): Locator =>
	page.getByRole('alert').filter({ hasText: 'Not started.' });

/** The displayed number of visited nodes of a running search. */
export async function visitedSoFar(page: Page): Promise<number> {
	const text = await runningSearch(page).locator('p').first().innerText();
	return Number(/: ([\d,]+) nodes/.exec(text)?.[1]?.replaceAll(',', ''));
}
