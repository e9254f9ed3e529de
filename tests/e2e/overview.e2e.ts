import type { Locator, Page } from '@playwright/test';
import { IcicleAxis } from '../../src/lib/core/layout/icicle-axis.ts';
import {
	panStretch,
	wholeStretch,
	zoomStretch,
	type Stretch
} from '../../src/lib/core/layout/stretch.ts';
import { expect, test } from './fixtures.ts';
import { boxOf } from './geometry.ts';
import { button, expectStep, openExplorer, sentence, stepField, whenAlive } from './helpers.ts';
import { expectAddress } from './address.ts';
import { knownSearch, sentenceAt } from './known-search.ts';
import { pixelsOf, toggleOverview, zoomBy } from './sight.ts';

/** 9,323 nodes of minimax: far more than the overview has pixels. */
const FIELDS = { game: 'chess' } as const;
/** Doublings of the scale for a notch of the wheel. */
const NOTCH = 0.25;

const overview = (page: Page): Locator => page.getByRole('region', { name: 'Overview' });
const strip = (page: Page): Locator =>
	overview(page).getByRole('slider', { name: 'Step, in the overview of the whole search' });

async function openOverview(page: Page, step = 0): Promise<IcicleAxis> {
	const search = await openExplorer(page, { ...FIELDS, step });
	await toggleOverview(page);
	await expect(strip(page)).toBeVisible();
	return new IcicleAxis(search.recording);
}

/** Puts the mouse over the strip; returns its place as a fraction of the width. */
async function pointAt(page: Page, part: number): Promise<number> {
	const { x, y, width, height } = await boxOf(strip(page));
	const across = Math.round(x + part * width);
	await page.mouse.move(across, y + height / 2);
	return (across - x) / width;
}

const unitAt = ({ from, to }: Stretch, place: number): number => from + place * (to - from);

/** The visible part of the search, by the line under it. */
async function expectShown(page: Page, { width }: IcicleAxis, stretch: Stretch): Promise<void> {
	const count = (unit: number): string => unit.toLocaleString('en');
	const [from, to] = [count(Math.floor(stretch.from) + 1), count(Math.ceil(stretch.to))];
	await expect(overview(page)).toContainText(`Shown: rows ${from} to ${to} of ${count(width)}.`);
}

async function expectWhole(page: Page): Promise<void> {
	await expect(overview(page)).not.toContainText('Shown: rows');
}

test('the overview is as wide as minimax, and dragging over it scrubs', async ({ page }) => {
	const axis = await openOverview(page);
	expect(axis.width).toBe(9323);
	const search = knownSearch(FIELDS);
	await expectWhole(page);
	await pointAt(page, 0.2);
	await page.mouse.down();
	for (const part of [0.25, 0.5, 0.9, 0.4]) {
		const place = await pointAt(page, part);
		const step = axis.stepAtX(unitAt(wholeStretch(axis.width), place));
		await expectStep(page, step, search);
		await expect(sentence(page)).toHaveText(sentenceAt(search, step));
		await expect(strip(page)).toHaveAttribute('aria-valuenow', String(step));
	}
	await page.mouse.up();
	const step = Number(await stepField(page).inputValue());
	await pointAt(page, 0.8);
	await expectStep(page, step);
});

test('the wheel zooms where the pointer is, and what is pointed at is gone to @exhaustive', async ({
	page
}) => {
	const axis = await openOverview(page);
	const before = await pixelsOf(strip(page));
	const place = await pointAt(page, 0.3);
	let stretch = wholeStretch(axis.width);
	for (const notches of [8, 4, -2]) {
		await zoomBy(page, notches);
		stretch = zoomStretch(stretch, 2 ** (notches * NOTCH), unitAt(stretch, place), axis.width);
		await expectShown(page, axis, stretch);
	}
	await expect.poll(() => pixelsOf(strip(page))).not.toBe(before);
	for (const part of [0.1, 0.95, 0.5]) {
		const here = await pointAt(page, part);
		await page.mouse.down();
		await page.mouse.up();
		await expectStep(page, axis.stepAtX(unitAt(stretch, here)));
		await expectShown(page, axis, stretch);
	}
	await zoomBy(page, 60);
	// The closest zoom: eight rows across the whole width, and the parts of two more.
	await expect
		.poll(async () => {
			const [from = 0, to = 0] = (
				(await overview(page).innerText()).match(/[\d,]+(?= )/g) ?? []
			).map((text) => Number(text.replaceAll(',', '')));
			return to - from;
		})
		.toBeLessThanOrEqual(9);
	await strip(page).dblclick();
	await expectWhole(page);
});

test('buttons and keys of the overview zoom, move and show all', async ({ page }) => {
	const axis = await openOverview(page, 1);
	let stretch = wholeStretch(axis.width);
	const closer = (): Stretch => zoomStretch(stretch, 1.5, axis.xOfStep(1), axis.width);
	const right = (): Stretch => panStretch(stretch, 0.25 * (stretch.to - stretch.from), axis.width);
	await expect(button(page, 'Move left')).toHaveAttribute('aria-disabled', 'true');
	await overview(page).getByRole('button', { name: 'Zoom in' }).click();
	await expectShown(page, axis, (stretch = closer()));
	await overview(page).getByRole('button', { name: 'Zoom in' }).press('Enter');
	await expectShown(page, axis, (stretch = closer()));
	await button(page, 'Move right').click();
	await expectShown(page, axis, (stretch = right()));
	await button(page, 'Show all of the search').click();
	await expectWhole(page);
	await expectStep(page, 1);

	stretch = wholeStretch(axis.width);
	await strip(page).focus();
	await page.keyboard.press('+');
	await expectShown(page, axis, (stretch = closer()));
	await page.keyboard.press('Alt+ArrowRight');
	await expectShown(page, axis, (stretch = right()));
	await page.keyboard.press('0');
	await expectWhole(page);
	await expectStep(page, 1);
	// Plain arrows still step.
	await page.keyboard.press('ArrowRight');
	await expectStep(page, 2);
});

test('a step that is out of sight comes into sight @exhaustive', async ({ page }) => {
	const axis = await openOverview(page);
	await pointAt(page, 0);
	await zoomBy(page, 16);
	await expect(overview(page)).toContainText('Shown: rows 1 to ');
	await page.keyboard.press('End');
	const end = axis.width.toLocaleString('en');
	await expect(overview(page)).toContainText(`to ${end} of ${end}.`);
	await page.keyboard.press('Home');
	await expect(overview(page)).toContainText('Shown: rows 1 to ');
});

test('colours tell values where that is chosen, and a link keeps it @exhaustive', async ({
	page
}) => {
	const search = knownSearch(FIELDS);
	const { lastStep } = search;
	await openOverview(page, lastStep);
	const choice = overview(page).getByRole('group', { name: 'Colour' });
	await expect(choice.getByRole('button', { name: 'Side' })).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	const bySide = await pixelsOf(strip(page));
	await choice.getByRole('button', { name: 'Value' }).click();
	await expect(choice.getByRole('button', { name: 'Value' })).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await expect.poll(() => pixelsOf(strip(page))).not.toBe(bySide);
	await expectAddress(page, { ...FIELDS, colour: 'value', step: String(lastStep) });
	await page.reload();
	await whenAlive(page);
	await expectStep(page, lastStep, search);
	await expect(choice.getByRole('button', { name: 'Value' })).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await choice.getByRole('button', { name: 'Side' }).press('Enter');
	await expect.poll(() => pixelsOf(strip(page))).toBe(bySide);
	await expectAddress(page, { ...FIELDS, step: String(lastStep) });
});
