import { describeNode } from '../../src/lib/core/explain/describe-node.ts';
import { explainStep, textOf } from '../../src/lib/core/explain/sentence.ts';
import { momentAt } from '../../src/lib/core/trace/cursor.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAddress } from './address.ts';
import { expect, test } from './fixtures.ts';
import { boxesOf, boxOf } from './geometry.ts';
import {
	button,
	callStack,
	expectStep,
	goToStep,
	openExplorer,
	rootMoves,
	searchTree,
	sentence,
	showView,
	stepField,
	treePane
} from './helpers.ts';
import { choosePicture } from './sight.ts';
import { type LinkFields } from './address.ts';
import { cutSteps, sentenceAt, tellingSteps, type KnownSearch } from './known-search.ts';

const SEARCHES: readonly LinkFields[] = [
	{ game: 'tree' },
	{ game: 'tictactoe' },
	{ game: 'chess', position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1', depth: '2' }
];

/** Pixels: 2.5 % of the height of the window. */
const LEAST_VALUE = 22.5;

/** The sentence as a lecture shows it. */
const shortAt = ({ story }: KnownSearch, step: number): string =>
	textOf(explainStep(story, step, 'short'));

test.describe('the lecture view', () => {
	test.beforeEach(async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
	});

	test('has its values, its sentence and its tree in the sizes of a lecture hall @exhaustive', async ({
		page
	}) => {
		for (const fields of SEARCHES) {
			const search = await openExplorer(page, { ...fields, view: 'lecture' });
			const text = sentence(page);
			const height = await text.evaluate((line) => parseFloat(getComputedStyle(line).fontSize));
			expect(height).toBeGreaterThanOrEqual(0.036 * 900);
			let measured = 0;
			for (const step of [...tellingSteps(search), 33].filter((step) => step <= search.lastStep)) {
				await stepField(page).fill(String(step));
				await stepField(page).press('Enter');
				await expect(text).toHaveText(shortAt(search, step));
				const sizes = await searchTree(page)
					.locator('.value')
					.evaluateAll((values) =>
						values.map((value) => {
							const scale = (value as SVGTextElement).getScreenCTM()?.d ?? NaN;
							return Number.parseFloat(getComputedStyle(value).fontSize) * scale;
						})
					);
				const least = Math.min(LEAST_VALUE, ...sizes.map((size) => Math.round(size * 10) / 10));
				expect(least).toBe(LEAST_VALUE);
				measured += sizes.length;
			}
			expect(measured).toBeGreaterThan(10);
			const box = await boxOf(page.getByRole('region', { name: 'Tree' }));
			// Beside a board the tree has what the board leaves.
			expect(box.width).toBeGreaterThan(fields.game === 'tree' ? 1440 - 60 : 1440 - 620);
			await expect(page.getByRole('region', { name: 'Search setup' })).toHaveCount(0);
		}
	});
});

/** How many controls are in sight, those in the drawing and the links of the sentence apart. */
const controlsInSight = (page: Page): Promise<number> =>
	page.evaluate(() => {
		const controls = document.querySelectorAll('a[href], button, input, select, [role="slider"]');
		return [...controls].filter(
			(control) =>
				control.closest('[data-stage], [data-part="sentence"]') === null &&
				control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
		).length;
	});

test('a lecture has nothing but the lecture until the pointer moves or Tab asks for the bar', async ({
	page
}) => {
	for (const [width, height] of [
		[1024, 768],
		[1280, 720],
		[1920, 1080]
	] as const) {
		await page.setViewportSize({ width, height });
		await openExplorer(page, { step: 12, view: 'lecture', predict: 'on' });
		const bar = page.getByRole('region', { name: 'Steps' });
		await expect.poll(() => controlsInSight(page), `${width}`).toBe(0);
		await expect(bar.locator('.line')).toContainText('step 12');
		await page.keyboard.press('Tab');
		await expect.poll(() => controlsInSight(page), `${width}, by key`).toBeGreaterThan(12);
		await page.locator('body').click({ position: { x: 4, y: 4 } });
		await page.mouse.move(200, 200);
		await page.mouse.move(210, 210);
		await expect.poll(() => controlsInSight(page), `${width}, by pointer`).toBeGreaterThan(12);
		// In one row, and at no text: it has a place of its own.
		const tops = await bar
			.locator('.button, select, input')
			.filter({ visible: true })
			.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
		expect(Math.max(...tops) - Math.min(...tops), `${width}`).toBeLessThan(20);
		const said = await boxOf(page.locator('[data-part="sentence"]'));
		expect(said.y + said.height).toBeLessThanOrEqual((await boxOf(bar)).y + 0.5);
		await expect.poll(() => controlsInSight(page), { timeout: 8000 }).toBe(0);
	}
});

test('a message above a lecture covers no count', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 720 });
	await page.goto('/?game=tictactoe&position=XOXOXO...&view=lecture&step=99');
	const message = button(page, 'Dismiss the message about “Step”');
	const count = page.getByText('6 visited', { exact: true });
	await expect(message).toBeVisible();
	await expect(count).toBeInViewport({ ratio: 1 });
	await message.click();
	const board = page.locator('[data-part="board"]');
	await expect.poll(async () => (await boxOf(board)).height / 720).toBeGreaterThanOrEqual(0.54);
});

test('the line of moves of a lecture’s tree opens with its menu, and the pictures with that of the steps', async ({
	page
}) => {
	await openExplorer(page, { step: 12, view: 'lecture' });
	const tools = [page.getByRole('group', { name: 'Moves from the root' })];
	for (const tool of tools) await expect(tool).toBeHidden();
	await button(page, 'Menu').click();
	for (const tool of tools) await expect(tool).toBeInViewport({ ratio: 1 });
	await button(page, 'Menu').click();
	await choosePicture(page, 'Path');
	await expect(tools[0] as Locator).toBeHidden();
	await expectAddress(page, { game: 'tree', form: 'spine', step: '12', view: 'lecture' });
	// What the search itself skips is hatched, and said while the bar is not in sight.
	await page.keyboard.press('Escape');
	await openExplorer(page, { view: 'lecture', step: 12 });
	await page.keyboard.press('u');
	const skipped = treePane(page).getByText('skipped by the search itself');
	await expect(skipped).toBeInViewport({ ratio: 1 });
	const [words, root] = await boxesOf(skipped, searchTree(page).locator('[data-node="root"]'));
	expect(words.x).toBeGreaterThan(root.x + root.width);
});

test('views are chosen by mouse and by key', async ({ page }) => {
	await openExplorer(page);
	for (const [name, there] of [
		['Lecture', page.locator('p.sentence.subtitle')],
		['Text', page.getByRole('tree', { name: 'Search tree' })],
		['Explore', page.getByRole('region', { name: 'Panels' })]
	] as const) {
		await showView(page, name);
		await expect(there).toBeVisible();
	}
	await button(page, 'Help and more').focus();
	for (const key of ['Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
	await expect(page.getByRole('tree', { name: 'Search tree' })).toBeVisible();
	await expect(button(page, 'Help and more')).toBeFocused();
	await expect(button(page, 'Text')).toBeHidden();
});

test('the text view says everything the picture says', async ({ page }) => {
	const search = await openExplorer(page, { game: 'tictactoe', view: 'text' });
	const [cut = -1] = cutSteps(search);
	await goToStep(page, cut);
	const main = page.getByRole('main');
	await expect(main).toContainText(
		'Alpha-beta. Tic-tac-toe: .O..X.O.X. X (MAX) to move at the root'
	);
	await expect(sentence(page)).toHaveText(sentenceAt(search, cut));
	await expect(main).toContainText(/Row 3: \S+, O, \S+/);
	const { visited, neverVisited } = search.counts.at(cut);
	await expect(main).toContainText(`visited ${visited}`);
	await expect(main).toContainText(`never visited ${neverVisited ?? -1}`);
	await expect(callStack(page)).toContainText('root');
	await expect(rootMoves(page)).toContainText('best so far');
	await expect(page.getByRole('list', { name: /line by line$/ })).toContainText('if best');
	const events = page.getByLabel('Events', { exact: true }).getByRole('row');
	await expect(events).toHaveCount(cut + 2);
	await expect(events.last()).toContainText(sentenceAt(search, cut));
	await expect(page.locator('tr[aria-current="step"]').last()).toContainText('cut');
});

test('the text tree is walked through by key', async ({ page }) => {
	const search = await openExplorer(page, { view: 'text' });
	await goToStep(page, search.lastStep);
	const tree = page.getByRole('tree', { name: 'Search tree' });
	const focused = tree.locator('[role="treeitem"]:focus');
	const rows = { root: 0, a: 1, a1: 2, b: 5, c: 9 };
	const expectAt = async (row: number): Promise<void> => {
		await expect(focused).toContainText(describeNode(search.story, row, search.lastStep));
	};
	await tree.locator('[tabindex="0"]').focus();
	await expectAt(rows.root);
	await page.keyboard.press('ArrowDown');
	await expectAt(rows.a);
	await expect(focused).toHaveAttribute('aria-expanded', 'false');
	await page.keyboard.press('ArrowRight');
	await expect(focused).toHaveAttribute('aria-expanded', 'true');
	await page.keyboard.press('ArrowRight');
	await expectAt(rows.a1);
	await expect(focused).toHaveAttribute('aria-level', '3');
	await page.keyboard.press('ArrowLeft');
	await expectAt(rows.a);
	await page.keyboard.press('ArrowLeft');
	await expect(focused).toHaveAttribute('aria-expanded', 'false');
	await page.keyboard.press('ArrowDown');
	await expectAt(rows.b);
	await page.keyboard.press('End');
	await expectAt(rows.c);
	await page.keyboard.press('Home');
	await expectAt(rows.root);
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expectStep(page, search.trace.enterStepOf(rows.b));
	await expect(tree.locator('[aria-current="step"]')).toContainText('MIN node b');
});

test('the text tree is opened and chosen with the mouse, and tells nothing of what is to come @exhaustive', async ({
	page
}) => {
	const search = await openExplorer(page, { game: 'tictactoe', view: 'text', step: 40 });
	const tree = page.getByRole('tree', { name: 'Search tree' });
	const item = tree.getByRole('treeitem').filter({ hasText: 'after c3' }).first();
	await item.locator('.twist').click();
	await expect(tree.getByRole('treeitem').filter({ hasText: 'after c3 a3' })).toBeVisible();
	await expect(tree.getByRole('treeitem').filter({ hasText: 'not searched yet' })).not.toHaveCount(
		0
	);
	await item.locator('.words').click();
	const [, , row = 0] = [...search.trace.childrenOf(0)].map((child) => child);
	expect(row).toBeGreaterThan(0);
	const second = [...search.trace.childrenOf(0)][1] ?? -1;
	await expectStep(page, search.trace.enterStepOf(second));
	expect(momentAt(search.trace, search.trace.enterStepOf(second)).node).toBe(second);
});

test('the events are a table of pages, followed, turned and chosen from @exhaustive', async ({
	page
}) => {
	const search = await openExplorer(page, {
		game: 'tictactoe',
		position: 'X...O....',
		view: 'text'
	});
	const table = page.getByLabel('Events', { exact: true });
	const rows = table.locator('tbody tr');
	await expect(rows).toHaveCount(1);
	await goToStep(page, 250);
	await expect(rows).toHaveCount(51);
	await button(page, 'Previous page').click();
	await expect(rows).toHaveCount(100);
	await expect(page.getByText('Steps 100 to 199')).toBeVisible();
	await rows.nth(20).click();
	await expectStep(page, 120);
	await expect(sentence(page)).toHaveText(sentenceAt(search, 120));
	await rows.nth(20).getByRole('button').focus();
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('Enter');
	await expectStep(page, 119);
	const field = page.getByRole('textbox', { name: 'Go to step' });
	await field.fill('77');
	await field.press('Enter');
	await expectStep(page, 77);
	await field.fill('999999');
	await field.press('Enter');
	await expect(field).toHaveAccessibleDescription(/There is no step 999999/);
	await expectStep(page, 77);
});
