/** The page around the stage: sizes in Explore and Lecture, the phone, and what a lecturer's remote sends. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { boxOf, expectNothingCut } from './geometry.ts';
import { button, expectStep, goToStep, openExplorer, sentence } from './helpers.ts';
import { type LinkFields } from './address.ts';

const CHESS: LinkFields = {
	game: 'chess',
	position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
	depth: '2',
	step: 40
};

/** Width and height of the window, and the least edge of the board in Explore. */
const SIZES = [
	[1024, 768, 288],
	[1280, 720, 300],
	[1440, 900, 340],
	[1920, 1080, 440]
] as const;

const fontSize = (text: Locator): Promise<number> =>
	text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
const edge = async (page: Page): Promise<number> => (await boxOf(page.locator('cg-board'))).height;

test('the board has its size in each view, the sentence in Lecture; panes are resized by key and remembered', async ({
	page
}) => {
	for (const [width, height, least] of SIZES) {
		await page.setViewportSize({ width, height });
		await openExplorer(page, CHESS);
		await expect.poll(() => edge(page), `Explore, ${width}`).toBeGreaterThanOrEqual(least);
		await openExplorer(page, { ...CHESS, view: 'lecture' });
		await expect.poll(() => edge(page), `Lecture, ${width}`).toBeGreaterThanOrEqual(0.54 * height);
		const count = page.locator('[data-part="counts"] b').first();
		for (const [text, least] of [
			[sentence(page), 0.035],
			[count, 0.025]
		] as const) {
			await expect.poll(() => fontSize(text), `${width}`).toBeGreaterThanOrEqual(least * height);
		}
		await expect
			.poll(() => page.evaluate(() => document.documentElement.scrollHeight), `${width}`)
			.toBe(height);
	}
	await openExplorer(page, CHESS);
	const resizer = page.getByRole('separator', { name: 'Board and tree' });
	const tree = page.locator('[data-part="tree"]');
	const before = (await boxOf(tree)).width;
	await resizer.focus();
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('ArrowLeft');
	await expect.poll(async () => (await boxOf(tree)).width).toBeGreaterThan(before + 20);
	await expectStep(page, 40);
	await page.reload();
	await expect(tree).toBeVisible();
	await expect.poll(async () => (await boxOf(tree)).width).toBeGreaterThan(before + 20);
	await resizer.dblclick();
	await expect.poll(async () => (await boxOf(tree)).width).toBeCloseTo(before, -1);
	const { x, y, width, height } = await boxOf(resizer);
	await page.mouse.move(x + width / 2, y + height / 3);
	await page.mouse.down();
	await page.mouse.move(x - 50, y + height / 3, { steps: 3 });
	await page.mouse.up();
	await expect.poll(async () => (await boxOf(tree)).width).toBeGreaterThan(before + 20);
});

test('on a phone board, tree, sentence and controls are in sight together', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openExplorer(page, CHESS);
	for (const part of ['board', 'tree', 'sentence', 'step-back', 'step-forward']) {
		await expect(page.locator(`[data-part="${part}"]`), part).toBeInViewport({ ratio: 0.99 });
	}
	const floor = (await boxOf(page.getByRole('region', { name: 'Steps' }))).y;
	const text = await boxOf(page.locator('[data-part="sentence"]'));
	expect(text.y + text.height).toBeLessThanOrEqual(floor);
});

test('on a phone the position, the tree and the words keep their places, and whose move it is is whole', async ({
	page
}) => {
	const check = { game: 'chess', position: '7k/R2b2pp/KP6/P7/8/8/8/8 w - - 0 1', depth: '3' };
	await page.setViewportSize({ width: 390, height: 844 });
	await openExplorer(page, { ...check, step: 36 });
	const turn = page.locator('.board .turn');
	await expect(turn).toContainText('in check');
	expect(await turn.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
	const { lastStep } = await openExplorer(page, { game: 'chess', depth: '2', step: 40 });
	for (const [width, height] of [
		[390, 844],
		[360, 640],
		[320, 640]
	] as const) {
		await page.setViewportSize({ width, height });
		const tops = new Set<string>();
		for (const step of [40, 41, lastStep]) {
			await goToStep(page, step);
			const where = `step ${step}, ${width}x${height}`;
			const faults = (): Promise<string[]> =>
				page.evaluate(() => {
					const floor = document.querySelector('.transport')?.getBoundingClientRect().top ?? 0;
					const turn = document.querySelector<HTMLElement>('.board .turn');
					const parts = [...document.querySelectorAll('[data-part]')].filter((part) =>
						['board', 'tree', 'sentence'].includes(part.getAttribute('data-part') ?? '')
					);
					const hidden = parts.filter((part) => {
						const { top, bottom, right } = part.getBoundingClientRect();
						return top < 0 || bottom > floor || right > innerWidth;
					});
					const isCut =
						turn === null ||
						turn.scrollWidth > turn.clientWidth ||
						turn.scrollHeight > turn.clientHeight + 1;
					return [
						...hidden.map((part) => part.getAttribute('data-part') ?? ''),
						...(parts.length < 3 ? ['a part is missing'] : []),
						...(isCut ? ['the turn is cut'] : [])
					];
				});
			await expect.poll(faults, where).toEqual([]);
			const boxes = page.locator('.board > .counts, [data-part="tree"], [data-part="sentence"]');
			const at = await boxes.evaluateAll((parts) =>
				parts.map((part) => Math.round(part.getBoundingClientRect().top))
			);
			tops.add(at.join(' '));
		}
		expect([...tops], `${width}x${height}`).toHaveLength(1);
	}
});

test('the moves from the root take one line, which ends with the last and cuts none', async ({
	page
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await openExplorer(page, { game: 'tictactoe', position: '.........', depth: '6', step: 6 });
	const line = page.getByRole('group', { name: 'Moves from the root' });
	const moves = line.getByRole('listitem');
	await expect(moves).not.toHaveCount(7);
	await expect(moves.last()).toHaveText('c2');
	await expect(line.getByText('…')).toBeVisible();
	await expectNothingCut(line, '320');
	// The dots lead to the last hidden move.
	await line.getByText('…').click();
	await expect(moves.last()).not.toHaveText('c2');
});

test('a slide remote steps, and blanks the screen in Lecture alone; T reads the row of the step', async ({
	page
}) => {
	await openExplorer(page, { step: 3 });
	await page.keyboard.press('PageDown');
	await expectStep(page, 4);
	// A tree node has these keys for its siblings.
	await page.locator('[data-part="tree"] [tabindex="0"]').first().focus();
	await page.keyboard.press('PageDown');
	await expectStep(page, 4);
	await page.keyboard.press('l');
	const full = button(page, 'Full screen');
	await expect(full).toBeVisible();
	await page.keyboard.press('PageUp');
	await expectStep(page, 3);
	const blank = page.getByRole('dialog', { name: /^Blank screen/ });
	for (const key of ['.', 'b', 'Shift+B']) {
		await page.keyboard.press(key);
		await expect(blank).toBeVisible();
		await page.keyboard.press('PageDown');
		await expect(blank).toHaveCount(0);
		await expectStep(page, 3);
	}
	await full.click();
	await expect(full).toHaveAttribute('aria-pressed', 'true');
	await full.click();
	await expect(full).toHaveAttribute('aria-pressed', 'false');
	await page.keyboard.press('l');
	await page.keyboard.press('.');
	await expect(blank).toHaveCount(0);
	await page.keyboard.press('t');
	await expect(
		page.getByRole('group', { name: 'Events' }).locator('tr[aria-current]')
	).toBeFocused();
});

/** Counts the motions that begin in the tree from now on, however short they are. */
async function countMotions(page: Page): Promise<() => Promise<number>> {
	await page.evaluate(() => {
		const seen = { count: 0 };
		Object.assign(globalThis, { seen });
		const animate = Reflect.get<Element, 'animate'>(Element.prototype, 'animate');
		Element.prototype.animate = function (...given) {
			if (this.closest('[data-part="tree"]') !== null) seen.count++;
			return animate.apply(this, given);
		};
	});
	return () =>
		page.evaluate(async () => {
			await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
			const { seen } = globalThis as unknown as { seen: { count: number } };
			const { count } = seen;
			seen.count = 0;
			return count;
		});
}

test('a step forward moves what it changes; a step back, and reduced motion, move nothing', async ({
	page
}) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await openExplorer(page, { step: 10 });
	const motions = await countMotions(page);
	for (const step of [11, 12]) {
		await page.waitForFunction(
			(last) => performance.now() - last > 500,
			await page.evaluate(() => performance.now())
		);
		await page.keyboard.press('ArrowRight');
		await expectStep(page, step);
		expect(await motions(), `step ${step}`).toBeGreaterThan(0);
	}
	await page.keyboard.press('ArrowLeft');
	await expectStep(page, 11);
	expect(await motions()).toBe(0);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.keyboard.press('ArrowRight');
	await expectStep(page, 12);
	expect(await motions()).toBe(0);
});

test('the moves from the root have room beside the map', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 720 });
	for (const [last, query] of [
		['b1', 'game=tictactoe&position=.........&depth=8&step=9'],
		['Kb1', 'game=chess&depth=6&position=8/8/8/3k4/8/8/4P3/4K3+w+-+-+0+1&step=7']
	] as const) {
		await page.goto(`/?${query}`);
		const line = page.getByRole('group', { name: 'Moves from the root' });
		await expect(line.getByText(last, { exact: true })).toBeVisible();
		await expect(page.getByLabel(/^Map of the search/)).toBeInViewport({ ratio: 1 });
		await expectNothingCut(line, last);
	}
});

test('on a phone held across the bar of a lecture is for a thumb, and the stage is above it', async ({
	page
}) => {
	await page.setViewportSize({ width: 844, height: 390 });
	await openExplorer(page, { ...CHESS, view: 'lecture' });
	const bar = page.getByRole('region', { name: 'Steps' });
	await expect(async () => {
		for (const control of await bar.locator('.button, select').filter({ visible: true }).all()) {
			const { width, height } = await boxOf(control);
			const name = (await control.getAttribute('aria-label')) ?? (await control.textContent());
			expect(Math.min(width, height), name ?? '').toBeGreaterThanOrEqual(44);
		}
		const { y } = await boxOf(bar);
		for (const part of ['cg-board', '[data-part="tree"]', '[data-part="sentence"]']) {
			const box = await boxOf(page.locator(part));
			expect(box.y + box.height, part).toBeLessThanOrEqual(y + 0.5);
		}
	}).toPass({ timeout: 10_000 });
});

test('a typed tree in which a leaf is the only child is shown', async ({ page }) => {
	await openExplorer(page, { position: '[[1,2],[3]]', step: 1 });
	await expect(page.locator('[data-node="1/0"]')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Practise this' })).toHaveAttribute(
		'href',
		/practice/
	);
});
