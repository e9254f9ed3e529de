import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { boxOf, expectNothingCut, pointIn } from './geometry.ts';
import {
	button,
	expectStep,
	goToStep,
	openExplorer,
	openHelp,
	openPanels,
	openSteps,
	searchTree,
	sentence,
	showView,
	stepSlider,
	transport,
	whenPartsAlive
} from './helpers.ts';
import { choiceOf, chooseGame, openSetup, positionText } from './setup-bar.ts';
import { cutSteps, knownSearch, sentenceAt } from './known-search.ts';
import { touch } from './touch.ts';
import { expectOtherSight, sightOf, wholePicture } from './sight.ts';

test.describe('@phone-only', () => {
	test('the tree has its height, the transport stays under the thumb with buttons of 44 pixels @daily', async ({
		page
	}) => {
		await openExplorer(page, { game: 'tictactoe', step: 20 });
		expect((await boxOf(page.locator('[data-part="tree"]'))).height).toBeGreaterThanOrEqual(330);
		// Moves and map are one row above it.
		const row = page.locator('[data-part="tree"] > .stage > :not(.drawing):visible');
		await expect(row).toHaveCount(1);
		expect((await boxOf(row)).height).toBeLessThan(50);
		await page.evaluate(() => {
			scrollTo(0, 300);
		});
		for (const name of ['Previous cutoff', 'Previous step', 'Play', 'Next step', 'Next cutoff']) {
			await expect(button(page, name)).toBeInViewport({ ratio: 1 });
			const box = await boxOf(button(page, name));
			expect(box.height, name).toBeGreaterThanOrEqual(44);
			expect(box.width, name).toBeGreaterThanOrEqual(44);
		}
		await button(page, 'Next step').tap();
		await expectStep(page, 21);
	});

	for (const [width, height] of [
		[390, 844],
		[844, 390]
	] as const) {
		test(`the buttons of the head, and what is done in a game, are 44 pixels at ${width} by ${height}`, async ({
			page
		}) => {
			await page.setViewportSize({ width, height });
			const small = (within: Locator): Promise<string[]> =>
				within.locator('.button:visible').evaluateAll((targets) =>
					targets.flatMap((target) => {
						const box = target.getBoundingClientRect();
						return box.width < 44 || box.height < 44 ? [target.outerHTML] : [];
					})
				);
			await openExplorer(page);
			const head = page.locator('header').first();
			expect((await boxOf(head)).height).toBe(44);
			await button(page, 'Help and more').tap();
			expect(await small(head)).toEqual([]);
			await page.goto('/play/');
			await expect(button(page, 'Resign')).toBeVisible();
			expect(
				(await small(head)).concat(await small(page.getByRole('group', { name: 'Game' })))
			).toEqual([]);
			expect(await small(page.getByRole('group', { name: 'Through the moves' }))).toEqual([]);
		});
	}

	test('one menu is open at a time, and Escape closes it', async ({ page }) => {
		await openExplorer(page);
		const more = button(page, 'Help and more');
		const setup = page.getByRole('button', { name: /^Search setup/ });
		await more.tap();
		await expect(more).toHaveAttribute('aria-expanded', 'true');
		await setup.tap();
		await expect(more).toHaveAttribute('aria-expanded', 'false');
		await choiceOf(page, 'Position').tap({ trial: true });
		await more.tap();
		await page.keyboard.press('Escape');
		await expect(more).toHaveAttribute('aria-expanded', 'false');
		await expect(more).toBeFocused();
		await page.getByLabel('Pages', { exact: true }).tap();
		await expect(page.getByRole('link', { name: 'Learn', exact: true })).toBeVisible();
		await more.tap();
		await expect(page.getByRole('link', { name: 'Learn', exact: true })).toBeHidden();
	});

	test('board, tree and reasons stand under each other, and nothing sticks out @exhaustive', async ({
		page
	}) => {
		await openExplorer(page, { game: 'tictactoe', step: 20 });
		const boxes = [];
		for (const part of ['board', 'tree', 'sentence']) {
			boxes.push(await boxOf(page.locator(`[data-part="${part}"]`).first()));
		}
		for (const box of boxes) {
			expect(box.x).toBeGreaterThanOrEqual(0);
			expect(box.x + box.width).toBeLessThanOrEqual(390);
		}
		const tops = boxes.map(({ y }) => y).sort((a, b) => a - b);
		expect(new Set(tops).size).toBe(3);
		await expectNothingCut(page);
	});

	test('a finger drags the whole tree, two zoom it', async ({ page }) => {
		await openExplorer(page, { game: 'tictactoe', tree: 'whole', step: 30 });
		const box = await boxOf(wholePicture(page));
		await wholePicture(page).press('+');
		const start = await sightOf(page);
		const [x, y] = pointIn(box, 0.5, 0.5);
		await touch(page, [
			[
				[x, y],
				[x + 50, y]
			]
		]);
		const dragged = await expectOtherSight(page, start);
		expect(dragged.k).toBeCloseTo(start.k, 4);
		expect(dragged.x - start.x).toBeGreaterThan(20);
		await touch(page, [
			[
				[x - 20, y],
				[x - 80, y]
			],
			[
				[x + 20, y],
				[x + 80, y]
			]
		]);
		const zoomed = await expectOtherSight(page, dragged);
		expect(zoomed.k).toBeGreaterThan(dragged.k * 1.2);
	});

	test('the slider and the overview are scrubbed with a finger @exhaustive', async ({ page }) => {
		const { lastStep } = await openExplorer(page, { game: 'tictactoe' });
		const slider = await boxOf(stepSlider(page));
		await touch(page, [[[slider.x + 9, slider.y + 20], pointIn(slider, 0.5)]]);
		await expect
			.poll(async () => Math.abs(Number(await stepSlider(page).inputValue()) - lastStep / 2))
			.toBeLessThan(4);
		await openSteps(page);
		await button(page, 'Overview').tap();
		await openSteps(page);
		const overview = page.getByRole('slider', { name: /overview of the whole search/ });
		await overview.scrollIntoViewIfNeeded();
		await page.touchscreen.tap(...pointIn(await boxOf(overview), 0.02));
		await expect
			.poll(async () => Number(await stepSlider(page).inputValue()))
			.toBeLessThan(lastStep / 4);
	});

	test('game, views and panels are chosen by tap @daily', async ({ page }) => {
		await openExplorer(page);
		await chooseGame(page, 'Tic-tac-toe');
		const search = knownSearch({ game: 'tictactoe' });
		await expectStep(page, 0, search);
		// The setup has the place of the picture, and closes for it.
		const setup = page.getByRole('button', { name: /^Search setup/ });
		await expect(setup).toHaveAttribute('aria-expanded', 'false');
		await expect(page.locator('[data-part="tree"]')).toBeFocused();
		const [cut = -1] = cutSteps(search);
		await button(page, 'Next cutoff').tap();
		await expectStep(page, cut);
		await expect(sentence(page)).toHaveText(sentenceAt(search, cut));
		await openPanels(page);
		await showView(page, 'Lecture');
		await expect(button(page, 'Menu')).toBeVisible();
		await showView(page, 'Text');
		await expect(page.getByRole('tree', { name: 'Search tree' })).toBeVisible();
		await showView(page, 'Explore');
		await openHelp(page);
		await button(page, 'Close').tap();
		await expect(page.getByRole('dialog')).toHaveCount(0);
	});

	test('in Lecture a typed tree fills its pane, and a program has most of its lines in sight', async ({
		page
	}) => {
		await openExplorer(page, { view: 'lecture', step: 12 });
		const tree = page.locator('[data-part="tree"]');
		// Parts of the pane's width and height from the first node to the last.
		const filled = (): Promise<readonly [number, number]> =>
			tree.evaluate((pane) => {
				const places = Array.from(pane.querySelectorAll('[data-node]'), (node) =>
					node.getBoundingClientRect()
				);
				const most = (of: (box: DOMRect) => number): number => Math.max(...places.map(of));
				const across = most(({ right }) => right) + most(({ left }) => -left);
				const down = most(({ bottom }) => bottom) + most(({ top }) => -top);
				return [across / pane.clientWidth, down / pane.clientHeight];
			});
		await expect.poll(async () => (await filled())[0]).toBeGreaterThan(0.9);
		expect((await filled())[1]).toBeGreaterThan(0.6);
		await page.goto('/?algorithm=swift&panel=code&view=lecture&step=10');
		await whenPartsAlive(page);
		const code = page.locator('[data-part="code"]');
		const frame = await boxOf(code);
		await expect(code.getByRole('listitem').first()).toBeAttached();
		const lines = await code.getByRole('listitem').evaluateAll((items) =>
			items.map((item) => {
				const { top, bottom, height } = item.getBoundingClientRect();
				return { top, bottom, height };
			})
		);
		const whole = lines.filter(
			({ top, bottom }) => top >= frame.y && bottom <= frame.y + frame.height
		);
		expect(whole.length).toBeGreaterThanOrEqual(11);
		// A line of code is in two only where its numbers need the space.
		expect(lines.filter(({ height }) => height > 30).length).toBeLessThanOrEqual(3);
	});

	test('a grid is put together by tap @exhaustive', async ({ page }) => {
		await openExplorer(page, { game: 'tictactoe' });
		await openSetup(page);
		await button(page, 'Edit').tap();
		const dialog = page.getByRole('dialog', { name: /^Position/ });
		await button(page, 'Clear board').tap();
		await dialog.getByRole('button', { name: 'b2: empty' }).tap();
		await dialog.getByRole('button', { name: 'a1: empty' }).tap();
		await dialog.getByRole('button', { name: 'a1: X' }).tap();
		await expect(positionText(dialog)).toHaveValue('....X.O..');
		await button(page, 'Search this position').tap();
		await expectStep(page, 0, knownSearch({ game: 'tictactoe', position: '....X.O..' }));
	});

	test('a chess piece is chosen and put by tap @exhaustive', async ({ page }) => {
		await openExplorer(page, {
			game: 'chess',
			position: '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
			depth: '1'
		});
		await openSetup(page);
		await button(page, 'Edit').tap();
		const dialog = page.getByRole('dialog', { name: /^Position/ });
		await dialog.locator('label', { has: page.getByRole('radio', { name: 'White rook' }) }).tap();
		const board = dialog.locator('cg-board');
		await board.scrollIntoViewIfNeeded();
		await page.touchscreen.tap(...pointIn(await boxOf(board), 0.5 / 8, 7.5 / 8));
		await expect(positionText(dialog)).toHaveValue(/^4k3\/8\/8\/8\/8\/8\/8\/R3K3 w /);
	});

	test('the current node is in sight at every step @exhaustive', async ({ page }) => {
		const search = await openExplorer(page, { game: 'tictactoe' });
		// At the finish the path is the best line, in which no node is current.
		for (const step of [3, 20, 47, search.lastStep - 1]) {
			await goToStep(page, step);
			await expect(searchTree(page).locator('[aria-current="step"] .shape')).toBeInViewport();
		}
		await expect(transport(page)).toBeInViewport();
	});
});
