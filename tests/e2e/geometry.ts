/** Places of things on the screen. */
import { expect, type Locator, type Page } from '@playwright/test';
import { assertExists } from '../../src/lib/core/base/assert.ts';

export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

export async function boxOf(locator: Locator): Promise<Box> {
	return assertExists((await locator.boundingBox()) ?? undefined, 'it is on the screen');
}

/** The boxes of two parts at one moment: measured one after the other they may be of two layouts. */
export async function boxesOf(one: Locator, other: Locator): Promise<[Box, Box]> {
	const there = await other.elementHandle();
	const boxes = await one.evaluate((here, beside) => {
		return [here, beside].map((part) => {
			const { x, y, width, height } = part.getBoundingClientRect();
			return { x, y, width, height };
		});
	}, there);
	const [first, second] = boxes.filter(({ width, height }) => width > 0 && height > 0);
	return [
		assertExists(first, 'the one is on the screen'),
		assertExists(second, 'the other is on the screen')
	];
}

/** A point inside a box, as shares of its width and height. */
export function pointIn(
	{ x, y, width, height }: Box,
	across: number,
	down = 0.5
): [number, number] {
	return [x + width * across, y + height * down];
}

/** Waits until a place is no wider than what can be seen of it: a page is laid out only after its window has changed. */
export async function expectNothingCut(place: Page | Locator, message?: string): Promise<void> {
	const box = 'viewportSize' in place ? place.locator('html') : place;
	const cut = (): Promise<number> =>
		box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
	await expect.poll(cut, message).toBe(0);
}
