/** Worksheets as Chromium prints them: their pages, that nothing is cut off, and that there is no colour. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makeDeck } from '../../src/lib/core/practice/deck/deck.ts';
import { WORKSHEET } from '../../src/lib/core/practice/worksheet/worksheet-link.ts';
import { loadAll } from '../../src/lib/core/search/load.ts';
import { expectAccessible } from './axe.ts';
import { tagAt } from './exhaustive.ts';
import { expect, test } from './fixtures.ts';
import { openMenu } from './helpers.ts';

/** Eight points, in pixels. */
const LEAST_TYPE = (8 * 96) / 72;
/** Width and height of paper in points of PDF. */
const PAPERS = { a4: [595, 842], letter: [612, 792] } as const;
const LYING = { a4: [842, 595], letter: [792, 612] } as const;

const SHEETS = [1, 2, 3, 4, 5].flatMap((level) =>
	(['aima', 'cs188', 'mit'] as const).flatMap((notation) =>
		(['a4', 'letter'] as const).map((paper) => ({ level, notation, paper }))
	)
);
/** A daily run has one of each level, in another notation and paper each. */
const DAILY = SHEETS.filter(({ level }, at) => at % 6 === (level * 5) % 6);

test.beforeAll(loadAll);

async function openSheet(page: Page, query: string): Promise<void> {
	await page.goto(`/worksheet/?${query}`);
	await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
	await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
	await expect(page.locator('.printed').first()).toBeVisible();
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

// Values with a minus are wide: a tree of level 4 has no space for them on its paper upright.
for (const [print, paper] of [
	['sheets', 'a4'],
	['page', 'letter']
] as const) {
	test(`${print} of level 4 with MIN at the root are printed in landscape on ${paper}`, async ({
		page
	}) => {
		await openSheet(page, `level=4&root=min&print=${print}&paper=${paper}`);
		const status = page.getByRole('status').filter({ hasText: 'in landscape' });
		const promised = [...(await status.innerText()).matchAll(/(\d+) pages? of/g)];
		const pages = pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
		expect(pages).toHaveLength(promised.reduce((sum, [, count]) => sum + Number(count), 0));
		for (const size of pages) expect(size).toEqual(LYING[paper]);
		await page.emulateMedia({ media: 'print' });
		expect(await page.evaluate(findFaults, LEAST_TYPE)).toEqual([]);
	});
}

/** A daily run has the questions of one level on one page. */
const DECKS = [1, 2, 3, 4, 5].flatMap((level) => [
	...(['aima', 'mit'] as const).map(
		(notation) => ({ level, paper: 'a4', print: 'page', notation }) as const
	),
	...(['a4', 'letter'] as const).map(
		(paper) => ({ level, paper, print: 'questions', notation: 'aima' }) as const
	)
]);

for (const { level, paper, print, notation } of DECKS) {
	const isDaily = level === 4 && print === 'page' && notation === 'aima';
	const where = print === 'page' ? `on a page in the notation ${notation}` : `on ${paper}`;
	test(`the questions of level ${level} are printed ${where} as plyscope deck asks them${tagAt(isDaily ? 0 : 1)}${isDaily ? ' @daily' : ''}`, async ({
		page
	}) => {
		const query = `print=${print}&level=${level}&notation=${notation}&paper=${paper}&seed=3`;
		await openSheet(page, query);
		const status = page.getByRole('status').filter({ hasText: '24 questions on' });
		const promised = [...(await status.innerText()).matchAll(/(\d+) pages? of/g)];
		expect(promised).toHaveLength(2);
		const questions = page.getByRole('region', { name: /^Questions, page/ });
		await expect(questions).toHaveCount(print === 'page' ? 1 : Number(promised[0]?.[1]));

		const { values } = WORKSHEET.read(query);
		const deck = makeDeck(values);
		if (!deck.ok) throw new Error(deck.fault.message);
		const asked = await questions.locator('ol > li').allInnerTexts();
		expect(asked.map((text) => text.split(/\s+/).join(' '))).toEqual(
			deck.value.questions.map(({ text, options }, at) =>
				[`${at + 1}. ${text}`, ...options.map((one, index) => `${'ABCD'[index]} ${one.text}`)].join(
					' '
				)
			)
		);
		const letters = deck.value.questions.map(({ right }, at) => `${at + 1} ${'ABCD'[right]}`);
		const key = page.getByRole('region', { name: /^Key of the questions/ });
		await expect(key.first()).toContainText(`Right: ${letters.join(', ')}.`);

		const pdf = await page.pdf({ preferCSSPageSize: true });
		const pages = pagesOf(pdf);
		expect(pages).toHaveLength(promised.reduce((sum, [, count]) => sum + Number(count), 0));
		for (const size of pages) expect(size).toEqual(PAPERS[paper]);

		await page.emulateMedia({ media: 'print' });
		expect(await page.evaluate(findFaults, LEAST_TYPE)).toEqual([]);
		expect(await countColours(page, await questions.first().screenshot())).toBe(0);
		expect(await countColours(page, await key.first().screenshot())).toBe(0);
	});
}

for (const paper of ['a4', 'letter'] as const) {
	test(`the cards are four pages on ${paper}, and differ from 15 m${paper === 'a4' ? ' @daily' : ''}`, async ({
		page
	}) => {
		await openSheet(page, `print=cards&paper=${paper}`);
		const cards = page.getByRole('region', { name: /^Card [A-D]$/ });
		await expect(cards).toHaveCount(4);
		const pdf = await page.pdf({ preferCSSPageSize: true });
		const pages = pagesOf(pdf);
		expect(pages).toEqual([1, 2, 3, 4].map(() => PAPERS[paper]));

		await page.emulateMedia({ media: 'print' });
		expect(await page.evaluate(findFaults, LEAST_TYPE)).toEqual([]);
		const seen: number[][] = [];
		for (const card of await cards.getByRole('img').all()) {
			const picture = await card.screenshot();
			expect(await countColours(page, picture)).toBe(0);
			seen.push(await seenFromAfar(page, picture));
		}
		for (const [at, one] of seen.entries()) {
			for (const other of seen.slice(at + 1)) {
				const differing = one.filter((grey, cell) => Math.abs(grey - (other[cell] ?? 0)) > 100);
				expect(differing.length / one.length).toBeGreaterThan(0.12);
			}
		}
	});
}

/**
 * The greys of a picture of a card, in cells of 9 mm: so much is two minutes of arc at 15 m, for eyes half as sharp as
 * usual.
 */
async function seenFromAfar(page: Page, picture: Buffer): Promise<number[]> {
	return page.evaluate(async (base64) => {
		const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
		const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), {
			resizeWidth: 20,
			resizeHeight: 29,
			resizeQuality: 'high'
		});
		const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
		const drawing = canvas.getContext('2d');
		if (drawing === null) throw new Error('nothing can be drawn');
		drawing.drawImage(bitmap, 0, 0);
		const { data } = drawing.getImageData(0, 0, bitmap.width, bitmap.height);
		return Array.from({ length: data.length / 4 }, (_, at) => data[4 * at] as number);
	}, picture.toString('base64'));
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
		for (const asked of sheet.querySelectorAll('ol > li')) {
			const frame = asked.getBoundingClientRect();
			const word = asked.textContent.slice(0, 30);
			if (!inside(frame, box) || (foot && frame.bottom > foot.top + 1))
				faults.push(`“${word}” is not on its page`);
			for (const option of asked.querySelectorAll('li')) {
				if (option.scrollWidth > option.clientWidth)
					faults.push(`an option of “${word}” is cut off`);
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

test('Practice and lessons lead to questions about their trees, and from there to the cards', async ({
	page
}) => {
	await page.goto('/practice/?level=3&seed=5&sets=2');
	await page.getByRole('button', { name: 'Set…' }).click();
	await page.getByRole('link', { name: 'Questions…' }).click();
	await expect(page).toHaveURL(/\/worksheet\/\?print=page&level=3&seed=5/);
	await expect(page.getByRole('region', { name: /^Questions, page 1/ })).toContainText('1. ');
	await expectAccessible(page);

	await page.goto('/lessons/');
	await page.getByRole('link', { name: 'Questions about the trees of' }).first().click();
	const questions = page.getByRole('region', { name: /^Questions, page 1/ });
	await expect(questions).toContainText('Which');
	await page.getByRole('combobox', { name: 'Print' }).selectOption('Cards A to D');
	await expect(page.getByRole('region', { name: 'Card D' })).toBeVisible();
	// What cards do not depend on is not asked.
	await expect(page.getByRole('textbox', { name: 'Positions' })).toHaveCount(0);
	await page.getByRole('combobox', { name: 'Print' }).selectOption('Questions about more trees');
	await expect(questions).toContainText('Which');
});

test.describe('without a connection', () => {
	test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload/i });

	test('questions say at their field that they could not be loaded, and are then', async ({
		page,
		context
	}) => {
		await openSheet(page, 'level=2');
		await page.waitForLoadState('networkidle');
		await context.setOffline(true);
		const print = page.getByRole('combobox', { name: 'Print' });
		await print.selectOption('A page of questions for cards');
		await expect(page.getByText('The questions could not be loaded.').first()).toBeVisible();
		await expect(print).toHaveAttribute('aria-invalid', 'true');
		await context.setOffline(false);
		await print.selectOption('Worksheets');
		await print.selectOption('A page of questions for cards');
		await expect(page.getByRole('region', { name: /^Questions, page 1/ })).toContainText('1. ');
	});
});
