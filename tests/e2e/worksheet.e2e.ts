/** Worksheets as Chromium prints them: their pages, that nothing is cut off, and that there is no colour. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { tagAt } from './exhaustive.ts';
import { expect, test } from './fixtures.ts';
import { openMenu } from './helpers.ts';

/** Eight points, in pixels. */
const LEAST_TYPE = (8 * 96) / 72;
/** Width and height of paper in points of PDF. */
const PAPERS = { a4: [595, 842], letter: [612, 792] } as const;

const SHEETS = [1, 2, 3, 4, 5].flatMap((level) =>
	(['aima', 'cs188', 'mit'] as const).flatMap((notation) =>
		(['a4', 'letter'] as const).map((paper) => ({ level, notation, paper }))
	)
);
/** A daily run has one of each level, in another notation and paper each. */
const DAILY = SHEETS.filter(({ level }, at) => at % 6 === (level * 5) % 6);

async function openSheet(page: Page, query: string): Promise<void> {
	await page.goto(`/worksheet/?${query}`);
	await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
	await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The sizes of the pages of a PDF, as it lists them. */
function pagesOf(pdf: Buffer): [number, number][] {
	const text = pdf.toString('latin1');
	const boxes = [...text.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)];
	return boxes.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]);
}

for (const sheet of SHEETS) {
	const { level, notation, paper } = sheet;
	test(`level ${level} is printed in the notation ${notation} on ${paper}${tagAt(DAILY.includes(sheet) ? 0 : 1)}${level === 2 ? ' @daily' : ''}`, async ({
		page
	}) => {
		await openSheet(page, `level=${level}&notation=${notation}&paper=${paper}&variants=2&points=5`);
		const status = await page.getByRole('status').filter({ hasText: 'of sheets' }).innerText();
		const promised = [...status.matchAll(/(\d+) pages? of/g)].map(([, count]) => Number(count));
		expect(promised).toHaveLength(2);

		const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
		const pages = pagesOf(pdf);
		expect(pages).toHaveLength(promised.reduce((sum, count) => sum + count, 0));
		for (const size of pages) expect(size).toEqual(PAPERS[paper]);

		await page.emulateMedia({ media: 'print' });
		expect(await page.evaluate(findFaults, LEAST_TYPE)).toEqual([]);
		const printed = page.getByRole('region', { name: /page 1 of/ });
		const picture = await printed.first().screenshot();
		expect(await countColours(page, picture)).toBe(0);
		const key = await printed.last().screenshot();
		expect(await countColours(page, key)).toBe(0);
	});
}

/** What is wrong with the pages as they are printed; runs in the page. */
function findFaults(leastType: number): string[] {
	const faults: string[] = [];
	const inside = (inner: DOMRect, outer: DOMRect): boolean =>
		inner.left >= outer.left - 1 &&
		inner.right <= outer.right + 1 &&
		inner.top >= outer.top - 1 &&
		inner.bottom <= outer.bottom + 1;
	for (const sheet of document.querySelectorAll('.printed')) {
		const box = sheet.getBoundingClientRect();
		const content = sheet.querySelector('.content')?.getBoundingClientRect();
		const foot = sheet.querySelector('footer')?.getBoundingClientRect();
		if (sheet.scrollHeight > box.height + 1) faults.push('a page is higher than its paper');
		if (content && foot && content.bottom > foot.top + 1) faults.push('trees reach into the foot');
		for (const tree of sheet.querySelectorAll('figure')) {
			const frame = tree.getBoundingClientRect();
			if (!inside(frame, box)) faults.push(`${tree.ariaLabel ?? ''} is not on its page`);
			if (foot && frame.bottom > foot.top + 1)
				faults.push(`${tree.ariaLabel ?? ''} reaches into the foot`);
			for (const blank of tree.querySelectorAll('.blank')) {
				if (blank.scrollWidth > blank.clientWidth)
					faults.push(`“${blank.textContent}” is longer than its blank`);
			}
			const svg = tree.querySelector('svg');
			const space = svg?.getBoundingClientRect();
			for (const text of svg?.querySelectorAll('text') ?? []) {
				const word = text.textContent;
				if (space && !inside(text.getBoundingClientRect(), space))
					faults.push(`${word} is cut off`);
				if (parseFloat(getComputedStyle(text).fontSize) < leastType - 0.01)
					faults.push(`${word} is too small`);
			}
		}
		const overlapping = [...sheet.querySelectorAll('.item')].some((item, at, items) => {
			const next = items[at + 1]?.getBoundingClientRect();
			return next !== undefined && item.getBoundingClientRect().bottom > next.top + 1;
		});
		if (overlapping) faults.push('two trees of the key overlap');
	}
	return faults;
}

/** The pixels of a picture whose red, green and blue differ. */
async function countColours(page: Page, picture: Buffer): Promise<number> {
	const blank = await page.context().newPage();
	const count = await blank.evaluate(async (base64) => {
		const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
		const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
		const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
		const drawing = canvas.getContext('2d');
		if (drawing === null) throw new Error('nothing can be drawn');
		drawing.drawImage(bitmap, 0, 0);
		const { data } = drawing.getImageData(0, 0, bitmap.width, bitmap.height);
		let coloured = 0;
		for (let at = 0; at < data.length; at += 4) {
			if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) coloured++;
		}
		return coloured;
	}, picture.toString('base64'));
	await blank.close();
	return count;
}

test('has all that is on a sheet in its link, and on paper nothing of the site @phone', async ({
	page
}) => {
	await openSheet(page, 'level=2');
	await page.getByRole('textbox', { name: 'Title' }).fill('Exercise 3: α and β');
	await page.getByRole('textbox', { name: 'Points' }).fill('4');
	await page.getByRole('textbox', { name: 'Variants' }).fill('2');
	await page.getByRole('textbox', { name: 'Variants' }).press('Enter');
	const first = page.getByRole('region', { name: 'Variant A, page 1 of 1', exact: true });
	await expect(first).toContainText('Exercise 3: α and β');
	await expect(first).toContainText('/ 16 points');
	await expect(page).toHaveURL(/title=Exercise.*variants=2.*points=4/);
	await expectAccessible(page);
	await page.reload();
	await expect(first).toContainText('Exercise 3: α and β');

	await page.emulateMedia({ media: 'print' });
	for (const name of ['Print', 'Save LaTeX', 'Share']) {
		await expect(page.getByRole('button', { name })).toBeHidden();
	}
	await expect(page.getByRole('heading', { name: 'Worksheet' })).toBeHidden();
	await expect(first).toBeVisible();
});

test('keeps what was typed where it is wrong, and says why', async ({ page }) => {
	await openSheet(page, 'level=2&title=Mine');
	const positions = page.getByRole('textbox', { name: 'Positions' });
	await positions.fill('[[3,5],[2,9]]; [[1,x]]');
	await positions.press('Enter');
	await expect(page.getByText('Tree 2: “x” is not a number.')).toBeVisible();
	await expect(positions).toHaveValue('[[3,5],[2,9]]; [[1,x]]');
	await expect(
		page.getByRole('region', { name: 'Variant A, page 1 of 1', exact: true })
	).toContainText('Mine');

	const wide = `[[${Array.from({ length: 54 }, (_, at) => 100 + at).join(',')}],[1,2]]`;
	await positions.fill(wide);
	await positions.press('Enter');
	await expect(
		page.getByText('Tree 1 has 56 leaves, too many for A4 with type of 8 points.').first()
	).toBeVisible();
	await expect(positions).toHaveValue(wide);

	await positions.fill('[[3,5],[2,9]]');
	await positions.press('Enter');
	await expect(page.getByRole('figure', { name: 'Tree 1' }).first()).toBeVisible();
});

test('saves a file for LaTeX', async ({ page }) => {
	await openSheet(page, 'level=2&trees=1&title=50%25+%26+more');
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save LaTeX' }).click();
	const file = await download;
	expect(file.suggestedFilename()).toBe('worksheet.tex');
	const text = await readFile(await file.path(), 'utf8');
	expect(text).toContain('50\\% \\& more');
	expect(text).toContain('\\end{document}');
});

test('Practice, the explorer and lessons lead to their trees', async ({ page }) => {
	await page.goto('/practice/?level=3&seed=5&sets=2');
	await page.getByRole('button', { name: 'Set…' }).click();
	await page.getByRole('link', { name: 'Print…' }).click();
	await expect(page).toHaveURL(/\/worksheet\/\?level=3&seed=5&trees=2/);
	await expect(page.getByRole('figure', { name: 'Tree 2' }).first()).toBeVisible();

	await page.goto('/?position=[[3,12,8],[2,4,6],[14,5,2]]');
	await openMenu(page);
	await page.getByRole('link', { name: 'Print…' }).click();
	await expect(page).toHaveURL(/\/worksheet\//);
	await expect(page.getByRole('figure', { name: 'Tree 1' }).first()).toContainText('12');

	await page.goto('/lessons/');
	await page.getByRole('link', { name: 'Print the trees of' }).first().click();
	await expect(page).toHaveURL(/\/worksheet\/\?position=/);
	await expect(page.getByRole('figure', { name: 'Tree 3' }).first()).toBeVisible();
});
