import { expect, test } from './fixtures.ts';
import { boxOf, expectNothingCut } from './geometry.ts';
import {
	button,
	goToStep,
	openExplorer,
	openMenu,
	openPanels,
	showView,
	transport,
	whenAlive
} from './helpers.ts';
import { chooseGame, openPositionEditor, openRules } from './setup-bar.ts';
import { partialNote, proposalOf, runningSearch } from './running.ts';
import { cutSteps, knownSearch } from './known-search.ts';

const WIDTHS = [390, 600, 1024, 1440] as const;

test('nothing is wider than the page, in any game and view at any width', async ({ page }) => {
	for (const game of ['tree', 'tictactoe', 'chess'] as const) {
		const fields = game === 'chess' ? { game, depth: '2' } : { game };
		await openExplorer(page, { ...fields, step: cutSteps(knownSearch(fields))[0] ?? 0 });
		await openPanels(page);
		for (const view of ['Explore', 'Lecture', 'Text'] as const) {
			await showView(page, view);
			for (const width of WIDTHS) {
				await page.setViewportSize({ width, height: 844 });
				await expectNothingCut(page, `${game}, ${view}, ${width}`);
			}
		}
	}
});

test('a long position, a long search and open dialogs fit the narrowest page @exhaustive', async ({
	page
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const wide = `[${Array.from({ length: 60 }, (_, i) => `[${i},${i * 1000}]`).join(',')}]`;
	await openExplorer(page, { position: wide, view: 'text' });
	await expectNothingCut(page);
	await showView(page, 'Explore');
	await expectNothingCut(page);
	for (const game of ['Typed tree', 'Tic-tac-toe', 'Chess'] as const) {
		await chooseGame(page, game);
		const dialog = await openPositionEditor(page);
		await expectNothingCut(page, game);
		await expectNothingCut(dialog, game);
		await button(page, 'Close').click();
	}
	await page.keyboard.press('?');
	await expect(page.getByRole('dialog')).toBeVisible();
	await expectNothingCut(page);
});

test('what large searches add fits the narrowest page, and covers no button @exhaustive', async ({
	page
}) => {
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 844 });
		await page.goto('/?game=chess&depth=9&shadow=off&budget=10000000');
		await expect(runningSearch(page).getByRole('img')).toBeVisible();
		await expect(runningSearch(page)).toContainText('nodes/s');
		await expectNothingCut(page);
		const panel = await boxOf(runningSearch(page));
		expect(panel.y).toBeGreaterThanOrEqual(0);
		const play = await boxOf(button(page, 'Play'));
		expect(panel.y + panel.height).toBeLessThanOrEqual(play.y);
		await button(page, 'Stop and keep the recording so far').click();
		await expect(partialNote(page)).toBeVisible();
		await expectNothingCut(page);
		for (const tree of ['whole', 'minimax']) {
			await page.goto(`/?game=tictactoe&tree=${tree}&colour=value&step=30`);
			await expect(page.getByRole('application', { name: 'Whole tree' })).toBeVisible();
			await expectNothingCut(page);
		}
		await page.goto('/?game=chess&algorithm=minimax&depth=6');
		await expect(proposalOf(page)).toBeVisible();
		await openRules(page);
		await expect(button(page, '5 plies')).toBeVisible();
		await expectNothingCut(page);
	}
});

test('on a desktop the explorer fits the window, the transport always in sight', async ({
	page
}) => {
	await page.setViewportSize({ width: 1440, height: 800 });
	await openExplorer(page, { game: 'tictactoe', position: 'X...O....' });
	await openPanels(page);
	await expect
		.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
		.toBe(0);
	const box = await boxOf(transport(page));
	expect(box.y + box.height).toBeLessThanOrEqual(800);
});

/** In the page: running animations that do not end at once. */
function movingNow(): string[] {
	return document.getAnimations().flatMap((animation) => {
		const duration = Number(animation.effect?.getComputedTiming().duration ?? 0);
		return duration > 0 ? [`${animation.constructor.name} of ${duration} ms`] : [];
	});
}

test.describe('motion', () => {
	test('is reduced where that is wished @exhaustive', async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		for (const game of ['tree', 'tictactoe', 'chess'] as const) {
			await openExplorer(page, game === 'chess' ? { game, depth: '2' } : { game });
			for (let i = 0; i < 12; i++) {
				await page.keyboard.press('ArrowRight');
				expect(await page.evaluate(movingNow), game).toEqual([]);
			}
		}
	});

	test('is there otherwise: a step glides @exhaustive', async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'no-preference' });
		await openExplorer(page, { game: 'chess', depth: '2' });
		// A step that follows another one, or the first picture, at once has no motion.
		await expect
			.poll(
				async () => {
					await page.keyboard.press('ArrowRight');
					return page.evaluate(
						() =>
							new Promise((done) => {
								requestAnimationFrame(() => {
									requestAnimationFrame(() => {
										done(document.getAnimations().length);
									});
								});
							})
					);
				},
				{ intervals: [700] }
			)
			.toBeGreaterThan(0);
	});
});

test('the theme goes by the system until one is chosen, which outlasts a reload', async ({
	page
}) => {
	const ground = (): Promise<string> =>
		page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	await page.emulateMedia({ colorScheme: 'dark' });
	await openExplorer(page);
	const dark = await ground();
	await page.emulateMedia({ colorScheme: 'light' });
	const light = await ground();
	expect(dark).not.toBe(light);
	await openMenu(page);
	await button(page, 'Theme: system').click();
	await expect(button(page, 'Theme: light')).toBeVisible();
	await page.emulateMedia({ colorScheme: 'dark' });
	expect(await ground()).toBe(light);
	await button(page, 'Theme: light').focus();
	await page.keyboard.press('Enter');
	await expect(button(page, 'Theme: dark')).toBeVisible();
	await page.emulateMedia({ colorScheme: 'light' });
	expect(await ground()).toBe(dark);
	await page.reload();
	await whenAlive(page);
	await openMenu(page);
	await expect(button(page, 'Theme: dark')).toBeVisible();
	expect(await ground()).toBe(dark);
	await button(page, 'Theme: dark').click();
	await expect(button(page, 'Theme: system')).toBeVisible();
	expect(await ground()).toBe(light);
});

test('opened panels stay open over a reload, and what is folded tells nothing @exhaustive', async ({
	page
}) => {
	await openExplorer(page, { step: 3 });
	await openPanels(page, ['Pseudocode', 'Root moves']);
	await page.reload();
	await whenAlive(page);
	await expect(button(page, 'Pseudocode')).toHaveAttribute('aria-expanded', 'true');
	await expect(button(page, 'Root moves')).toHaveAttribute('aria-expanded', 'true');
	await expect(button(page, 'Window and call stack')).toHaveAttribute('aria-expanded', 'false');
	await button(page, 'Pseudocode').focus();
	await page.keyboard.press('Enter');
	await expect(button(page, 'Pseudocode')).toHaveAttribute('aria-expanded', 'false');
	await expect(page.getByRole('list', { name: /line by line$/ })).toHaveCount(0);
	await goToStep(page, 4);
});

/** Of paper. */
const MARGINS = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

test('a printed step is one page, and its open panels lie in their frame', async ({ page }) => {
	await openExplorer(page, { step: 7 });
	const print = await page.pdf({ format: 'A4' });
	expect(print.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
	await openPanels(page, ['Root moves']);
	await page.emulateMedia({ media: 'print' });
	await page.setViewportSize({ width: 794, height: 1123 });
	const frame = await boxOf(page.getByRole('region', { name: 'Panels' }));
	const last = await boxOf(button(page, 'Find'));
	expect(last.y + last.height).toBeLessThanOrEqual(frame.y + frame.height);
	await page.emulateMedia({ media: null });
});

test('a printed chess board is as wide as its column, and on one page with the tree', async ({
	page
}) => {
	await openExplorer(page, { game: 'chess', step: 7 });
	for (const paper of [
		{ format: 'A4' },
		{ format: 'A4', landscape: true },
		{ format: 'Letter' },
		{ format: 'Letter', landscape: true }
	] as const) {
		const print = await page.pdf({ ...paper, margin: MARGINS });
		const name = JSON.stringify(paper);
		expect(print.toString('latin1').match(/\/Type \/Page\b/g), name).toHaveLength(1);
	}
	await page.emulateMedia({ media: 'print' });
	// As on paper the board is laid out again, and not drawn again.
	const [board, column] = await page.locator('.chess-frame').evaluate((frame: HTMLElement) => {
		frame.style.width = '240px';
		return ['cg-container', '.chess-board'].map(
			(part) => frame.querySelector(part)?.getBoundingClientRect().width ?? 0
		);
	});
	expect(board).toBeGreaterThan(200);
	expect(board).toBeCloseTo(column ?? 0, 0);
	await page.emulateMedia({ media: null });
});

test('a printed table is whole, and no button is printed', async ({ page }) => {
	// A4 between margins of a centimetre.
	await page.setViewportSize({ width: 718, height: 1046 });
	await page.emulateMedia({ media: 'print' });
	await page.goto('/compare/');
	const table = page.getByRole('region', { name: 'Counts of the searches' });
	await expect(table).toHaveCSS('overflow', 'visible');
	await expect(table).toContainText('Alpha-beta');
	await expectNothingCut(table);
	await expect(page.locator('.button').filter({ visible: true })).toHaveCount(0);
	await expect(page.getByRole('banner')).toBeHidden();
	await page.emulateMedia({ media: null });
});

test('a table that is wider than its place has a shade at the edge behind which it goes on', async ({
	page
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const [path, name] of [
		['/compare/', 'Counts of the searches'],
		['/help/', 'Table: keys, action']
	] as const) {
		await page.goto(path);
		const table = page.getByRole('region', { name });
		await table.scrollIntoViewIfNeeded();
		const shade = (): Promise<[string, string]> =>
			table.evaluate((place) => {
				const { backgroundImage, backgroundAttachment } = getComputedStyle(place);
				return [backgroundImage.replace(/\(.*/s, ''), backgroundAttachment];
			});
		await expect.poll(shade, path).toEqual(['linear-gradient', 'local, local, scroll, scroll']);
	}
});

test('in a frame the explorer fills its window, and no letters of a board without a size lie over others', async ({
	page
}) => {
	for (const [width, height] of [
		[1410, 1015],
		[968, 831],
		[390, 844]
	] as const) {
		await page.setViewportSize({ width, height });
		await page.goto('/?embed=scene&game=chess&depth=2&step=20');
		await whenAlive(page);
		const { y, height: high } = await boxOf(page.locator('footer').first());
		expect(Math.abs(y + high - height), `${width}`).toBeLessThanOrEqual(1);
		const stage = await boxOf(page.locator('[data-part="tree"]').first());
		expect(stage.height, `${width}`).toBeGreaterThan(height / 4);
	}
	await page.setViewportSize({ width: 390, height: 464 });
	await expect(page.locator('.chess-board coords').first()).toBeHidden();
	await page.setViewportSize({ width: 390, height: 844 });
	await expect(page.locator('.chess-board coords').first()).toBeVisible();
});
