/** The Sources page: claims are checked by their buttons, cancelled, and linked to the explorer at their step. */
import type { Locator, Page } from '@playwright/test';
import { expect, test, test as testWithErrors } from './fixtures.ts';
import { expectNothingCut } from './geometry.ts';
import { expectAccessible } from './axe.ts';
import { expectStep } from './helpers.ts';

const PAGE = '/sources/';
const claim = (page: Page, id: string): Locator => page.locator(`#${id}`);

async function open(page: Page, hash = ''): Promise<void> {
	await page.goto(PAGE + hash);
	if (hash !== '') return;
	await readThrough(page);
	// The figures are computed in a worker once they come near.
	await expect(page.getByRole('row', { name: /^Rd7 / }).first()).toBeVisible({ timeout: 20_000 });
}

/** Scrolls past every figure, as a reader does: each is loaded when it comes near. */
async function readThrough(page: Page): Promise<void> {
	const figures = page.locator('.figure h3');
	for (const figure of await figures.all()) {
		await figure.scrollIntoViewIfNeeded();
		await figure.evaluate(
			() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
		);
	}
	await expect(page.locator('figure .plate').first()).toBeVisible();
	await expect(page.getByRole('group', { name: 'Game', exact: true })).toBeVisible();
	// The figures above it have grown, on a phone by more than a window.
	await page.locator('#ghess .figure h3').scrollIntoViewIfNeeded();
	await expect(page.locator('#ghess figure .plate').first()).toBeVisible();
	await page.evaluate(() => {
		scrollTo(0, 0);
	});
}

async function check(page: Page, id: string, verdict: string): Promise<Locator> {
	const card = claim(page, id);
	await card.getByRole('button', { name: /^Check: / }).click();
	await expect(card.getByRole('status').first()).toContainText(verdict, { timeout: 25_000 });
	return card;
}

test('the figures are there for print, though nobody has scrolled to them', async ({ page }) => {
	await page.goto(PAGE);
	await page.emulateMedia({ media: 'print' });
	const shown = { timeout: 30_000 };
	await expect(page.locator('#krk-paper .chess-board cg-board')).toBeVisible(shown);
	await expect(page.locator('#ghess figure .plate').first()).toBeVisible(shown);
	await expect(page.getByRole('row', { name: /^Rd7 / }).first()).toBeVisible(shown);
	const example = page.getByRole('region', { name: 'Nodes of its example' });
	await expect(example.getByRole('row', { name: /^3 9,063 9,063 0 / })).toBeVisible(shown);
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('tells of five texts, with their figures computed @phone @daily', async ({ page }) => {
	await open(page);
	await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5);
	const example = page.getByRole('region', { name: 'Nodes of its example' });
	// Three plies: minimax, as published, cutoffs, corrected, cutoffs.
	await expect(example.getByRole('row', { name: /^3 9,063 9,063 0 / })).toBeVisible();
	await expect(page.getByRole('list', { name: 'The tree in words' })).toContainText('Ke8: −3');
	await expect(page.getByRole('table', { name: /^As published, total 0/ })).toContainText('4');
	await expectNothingCut(page);
});

test('every number on a board fits its plate and its square', async ({ page }) => {
	await open(page);
	for (const width of [320, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		const sticking = (): Promise<string[]> =>
			page.evaluate(() =>
				[...document.querySelectorAll('figure .plate')].flatMap((plate) => {
					const text = plate.nextElementSibling;
					const square = plate.parentElement?.querySelector('rect');
					if (!text || !square) return ['a plate without a number'];
					const [inner, own, outer] = [text, plate, square].map((one) =>
						one.getBoundingClientRect()
					) as [DOMRect, DOMRect, DOMRect];
					const fits = (a: DOMRect, b: DOMRect): boolean => a.left >= b.left && a.right <= b.right;
					return fits(inner, own) && fits(own, outer) ? [] : [text.textContent];
				})
			);
		await expect.poll(sticking, `${width}`).toEqual([]);
	}
});

test('checks claims by their buttons', async ({ page }) => {
	test.slow();
	await open(page);
	const score = await check(page, 'python-scores', 'true');
	await expect(score).toContainText('20 of 20 scores agree');
	const mates = await check(page, 'swift-mates', 'noticed');
	await expect(mates.getByRole('row', { name: /^As published, it plays/ })).toContainText('Rxa2');
	const root = await check(page, 'ghess-root', 'not as claimed');
	await expect(root.getByRole('row', { name: /^Black’s move, corrected/ })).toContainText('Qxd4');
	const tension = await check(page, 'ghess-tension', 'true');
	await expect(tension).toContainText('0 1 1 1 1 1 1 0');
	const games = await check(page, 'r-ten-games', 'true');
	await games.getByRole('button', { name: 'Check with chess.js' }).click();
	await expect(games.getByText(/^20 games, [\d,]+ moves: all legal/)).toBeVisible({
		timeout: 20_000
	});
	await expect(page.getByText(/^5 of \d+ claims checked/)).toBeVisible();
});

test('cancels one at once; what waits goes on @exhaustive', async ({ page }) => {
	await open(page);
	const long = claim(page, 'r-hundred-games');
	await long.getByRole('button', { name: /^Check: / }).click();
	const next = claim(page, 'swift-mates');
	await next.getByRole('button', { name: /^Check: / }).click();
	await expect(next.getByRole('status')).toContainText('waiting');
	await expect(long.getByText(/As White: \d+ of 100 games/)).toBeVisible();
	await long.getByRole('button', { name: /^Cancel: / }).click();
	await expect(long.getByRole('status')).toContainText('cancelled');
	await expect(next.getByRole('status')).toContainText('noticed', { timeout: 20_000 });
	await page.getByRole('button', { name: 'Check all claims' }).click();
	await expect(page.getByText(/waiting$/).first()).toBeVisible();
	await page.getByRole('button', { name: 'Cancel all' }).click();
	await expect(page.getByText(/^1 of \d+ claims checked/)).toBeVisible();
});

test('leads into the explorer, to the step where the mate reaches the root @exhaustive', async ({
	page
}) => {
	await open(page);
	const card = await check(page, 'swift-mates', 'noticed');
	await card.getByRole('link', { name: /As published: the mate reaches the root/ }).click();
	await expect(page).toHaveURL(/algorithm=swift.*&step=\d+$/);
	const step = /step=(\d+)$/.exec(page.url())?.[1] ?? '';
	await expectStep(page, Number(step));
	await expect(page.getByText(/Rb8#/).first()).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(/#swift-mates$/);
	await expect(claim(page, 'swift-mates').getByText('The text says')).toBeVisible();
});

test('keeps in its address what stands open @exhaustive', async ({ page }) => {
	await open(page, '#ghess&open=python-cuts');
	await expect(page.getByRole('heading', { name: 'The ghess post' })).toBeInViewport();
	await expect(claim(page, 'python-cuts').getByText('The text says')).toBeVisible();
	await page.getByRole('button', { name: 'The opening is worth 0', exact: true }).click();
	await expect(page).toHaveURL(/#ghess-opening&open=python-cuts$/);
	await page.getByRole('link', { name: 'The Swift post' }).click();
	await expect(page).toHaveURL(/#swift&open=python-cuts,ghess-opening$/);
});

test('replays the Python post’s games @exhaustive', async ({ page }) => {
	await open(page);
	await page.getByRole('button', { name: /^Game 2: improved score/ }).click();
	await expect(page.getByRole('row', { name: /^White, the engine 88%/ })).toBeVisible();
	await page.getByRole('button', { name: /^1, White Nf3/ }).click();
	await expect(page.getByRole('img', { name: /Last move: Nf3/ })).toBeVisible();
});

test('has no fault that axe finds @exhaustive', async ({ page }) => {
	test.slow();
	await open(page);
	await check(page, 'python-rewards', 'not as claimed');
	await check(page, 'ghess-tension', 'true');
	await check(page, 'r-final-position', 'true');
	await expectAccessible(page);
});

testWithErrors.describe('a worker that dies', () => {
	testWithErrors.use({ allowedErrors: /claims\.worker|made to break/ });

	testWithErrors(
		'is told of beside its claim, and the rest works @exhaustive',
		async ({ page }) => {
			let isBroken = false;
			await page.route(/claims\.worker/, async (route) => {
				const response = await route.fetch();
				const body = await response.text();
				const act = `self.addEventListener('message', () => { throw new Error('made to break'); });`;
				await route.fulfill({ response, body: isBroken ? act : body });
			});
			await open(page);
			isBroken = true;
			const card = claim(page, 'swift-mates');
			await card.getByRole('button', { name: /^Check: / }).click();
			await expect(card.getByRole('alert')).toContainText('made to break');
			isBroken = false;
			await card.getByRole('button', { name: /^Check again: / }).click();
			await expect(card.getByRole('status')).toContainText('noticed', { timeout: 20_000 });
		}
	);
});
