/** What a picture on a canvas shows, and how far that of the whole tree is shifted and zoomed. */
import { expect, type Locator, type Page } from '@playwright/test';
import { button, openSteps } from './helpers.ts';

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

/** What a picture shows, to be compared with what it showed before. */
export async function pixelsOf(picture: Locator): Promise<string> {
	return picture.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
}

/** Turns the wheel with Ctrl where the mouse is: zooms in by notches, or out where they are negative. */
export async function zoomBy(page: Page, notches: number): Promise<void> {
	await page.keyboard.down('Control');
	for (let notch = 0; notch < Math.abs(notches); notch++) {
		await page.mouse.wheel(0, -100 * Math.sign(notches));
	}
	await page.keyboard.up('Control');
}

/** The menu with the choice of the picture; closed it says which one is shown. */
export const pictureMenu = (page: Page, name?: string): Locator =>
	page.getByRole('button', { name: name === undefined ? /^Picture: / : `Picture: ${name}` });

/** The button that chooses a picture of the tree, in an open menu. */
export const pictureButton = (page: Page, name: string): Locator =>
	page
		.getByRole('group', { name: 'Picture of the tree' })
		.getByRole('button', { name, exact: true });

/** Opens the menu with the pictures and the overview: of a tree that fits, and on a phone, that of the steps. */
export async function openPictures(page: Page): Promise<void> {
	const menu = pictureMenu(page);
	await ((await menu.isVisible()) ? menu.click() : openSteps(page));
}

export async function choosePicture(page: Page, name: string): Promise<void> {
	await openPictures(page);
	await pictureButton(page, name).click();
}

/** Opens or closes the overview. */
export async function toggleOverview(page: Page): Promise<void> {
	await openPictures(page);
	await button(page, 'Overview').click();
	await page.keyboard.press('Escape');
}
