/** Places of things on the screen. */
import { expect, type Locator, type Page } from '@playwright/test';
import { assertExists } from '../../src/lib/core/base/assert.ts';
import { searchTree } from './helpers.ts';

export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** Place of the tree's drawing in its pane: shifted by x and y, scaled by k. */
export interface TreeLook {
	readonly x: number;
	readonly y: number;
	readonly k: number;
}

export async function lookOf(page: Page): Promise<TreeLook> {
	const style = (await searchTree(page).locator('.plane').getAttribute('style')) ?? '';
	const [x = NaN, y = NaN, k = NaN] = (style.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
	return { x, y, k };
}

/** Waits until the drawing's place has changed; returns the new one. */
export async function expectOtherLook(page: Page, before: TreeLook): Promise<TreeLook> {
	await expect.poll(() => lookOf(page)).not.toEqual(before);
	return lookOf(page);
}

export async function boxOf(locator: Locator): Promise<Box> {
	return assertExists((await locator.boundingBox()) ?? undefined, 'it is on the screen');
}

/** A point inside a box, as shares of its width and height. */
export function pointIn(
	{ x, y, width, height }: Box,
	across: number,
	down = 0.5
): [number, number] {
	return [x + width * across, y + height * down];
}
