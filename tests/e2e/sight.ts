/** How far the zoomable picture of the whole tree is shifted and zoomed. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface Sight {
	/** In pixels; across and down. */
	readonly x: number;
	readonly y: number;
	/** 1 shows everything. */
	readonly k: number;
}

export const wholePicture = (page: Page): Locator =>
	page.getByRole('application', { name: 'Whole tree' });

/** As d3-zoom keeps it on the picture's element. */
export async function sightOf(page: Page): Promise<Sight> {
	return wholePicture(page).evaluate((picture) => {
		const { x, y, k } = (picture as HTMLElement & { readonly __zoom: Sight }).__zoom;
		return { x, y, k };
	});
}

/** Waits until the picture is shifted or zoomed otherwise than before; returns how. */
export async function expectOtherSight(page: Page, before: Sight): Promise<Sight> {
	await expect.poll(() => sightOf(page)).not.toEqual(before);
	return sightOf(page);
}
