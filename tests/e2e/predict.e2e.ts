import type { Page } from '@playwright/test';
import { assert } from '../../src/lib/core/base/assert.ts';
import { storyOf } from '../../src/lib/core/explain/story.ts';
import { placeKey } from '../../src/lib/core/layout/stage/placement/place-key.ts';
import { generateTree } from '../../src/lib/core/practice/generate.ts';
import { USUAL_RULES } from '../../src/lib/core/practice/level-exercise.ts';
import { kindNames } from '../../src/lib/core/practice/predict/predict.en.ts';
import { questionsOf } from '../../src/lib/core/practice/predict/questions.ts';
import { voicesOf } from '../../src/lib/core/practice/predict/voices.ts';
import { SETUP } from '../../src/lib/core/search/setup-fields.ts';
import { recordSearch } from '../../src/lib/core/trace/record.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { boxesOf, boxOf, type Box } from './geometry.ts';
import { button, currentNode, expectStep, sentence, transport, whenAlive } from './helpers.ts';

/** 32 nodes and 12 cutoffs, 8 of them deep. */
const DEEP = 'game=tictactoe&position=.O..X.O.X';

const question = (page: Page) => page.locator('.layer').getByRole('group');
const tally = (page: Page) => page.getByRole('button', { name: /^Predict: \d+ of \d+ right/ });

/** Opens a link, and waits until its questions are loaded. */
async function open(page: Page, query: string): Promise<void> {
	await page.goto(`/?${query}`);
	await whenAlive(page);
	await expectLoaded(page);
}

async function expectLoaded(page: Page): Promise<void> {
	await expect(page.locator('.predict .toggle')).not.toHaveAttribute('aria-busy', 'true');
}

/** In the page: all that it keeps in the browser. */
function stored(): [string, unknown][] {
	return [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
}

/** Presses → until a question is asked; false at the end. */
async function stepToQuestion(page: Page): Promise<boolean> {
	const status = transport(page).getByText('This is the last step.');
	while (!(await question(page).isVisible())) {
		if (await status.isVisible()) return false;
		await page.keyboard.press('ArrowRight');
	}
	return true;
}

/** The box stays inside the tree and, while it asks on a phone, above the transport; its node stays in sight. */
async function expectPlaced(
	page: Page,
	state: 'asked' | 'answered',
	isPhone: boolean
): Promise<void> {
	// It is placed only after it has been measured.
	await expect(async () => {
		const box = await boxOf(question(page));
		const tree = page.getByRole('region', { name: 'Tree', exact: true });
		const [pane, below] = await boxesOf(tree, transport(page));
		const lowest = state === 'asked' && isPhone ? below.y : pane.y + pane.height;
		expect(box.x).toBeGreaterThanOrEqual(pane.x);
		expect(box.y).toBeGreaterThanOrEqual(pane.y);
		expect(box.x + box.width).toBeLessThanOrEqual(pane.x + pane.width + 0.5);
		expect(box.y + box.height).toBeLessThanOrEqual(lowest + 0.5);
		if (state === 'answered') return;
		const about = await question(page).getAttribute('data-about');
		const node = await boxOf(page.locator(`[data-node="${about ?? ''}"]`));
		expect(areApart(node, box), 'the box does not cover its node').toBe(true);
	}).toPass({ timeout: 10_000 });
}

function areApart(a: Box, b: Box): boolean {
	return (
		a.x + a.width <= b.x || a.x >= b.x + b.width || a.y + a.height <= b.y || a.y >= b.y + b.height
	);
}

/** The box is in the lower part of the tree. */
async function expectLow(page: Page): Promise<void> {
	await expect(async () => {
		const box = await boxOf(question(page));
		const pane = await boxOf(page.getByRole('region', { name: 'Tree', exact: true }));
		expect(pane.y + pane.height - box.y - box.height).toBeLessThanOrEqual(12);
	}).toPass({ timeout: 10_000 });
}

for (const [name, width, height, view] of [
	['explore', 1280, 720, 'explore'],
	['lecture', 1280, 720, 'lecture'],
	['phone', 390, 844, 'explore']
] as const) {
	const tag = name === 'lecture' ? ' @daily' : '';
	test(`asks in place, and the step is the answer: ${name}${tag}`, async ({ page }, info) => {
		await page.setViewportSize({ width, height });
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme });
			await open(page, `${DEEP}&predict=on&view=${view}&step=0`);
			expect(await stepToQuestion(page)).toBe(true);
			await expect(question(page)).toBeFocused();
			await expectPlaced(page, 'asked', width < 600);
			// The last step's number would tell how much is pruned.
			await expect(page.getByRole('textbox', { name: 'Step', exact: true })).toBeVisible();
			await expect(page.getByRole('slider', { name: 'Step', exact: true })).toBeHidden();
			const before = await sentence(page).textContent();
			await page.screenshot({ path: info.outputPath(`${name}-${colorScheme}-asked.png`) });
			await page.keyboard.press('1');
			await expect(sentence(page)).toHaveText(/^(Right|Not quite)\. /);
			await expect(sentence(page)).not.toHaveText(before ?? '');
			await expectPlaced(page, 'answered', width < 600);
			await page.screenshot({ path: info.outputPath(`${name}-${colorScheme}-answered.png`) });
		}
	});
}

test('covers no node of a typed tree on a phone, and no sentence where the tree has room', async ({
	page
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const [position, isRoomy] of [
		['[[3,12,8],[2,4,6],[14,5,2]]', false],
		['[[[4,6],[7,9]],[[1,2],[0,1]],[[8,5],[3,2]],[[5,5],[6,6]],[[1,9],[3,4]]]', true]
	] as const) {
		await open(page, `game=tree&position=${position}&predict=on&step=0`);
		for (let asked = 0; asked < 3; asked++) {
			expect(await stepToQuestion(page)).toBe(true);
			await expectPlaced(page, 'asked', true);
			await expect(async () => {
				const box = await boxOf(question(page));
				for (const node of await page.locator('[data-node]').all()) {
					const name = (await node.getAttribute('data-node')) ?? '';
					expect(areApart(await boxOf(node), box), name).toBe(true);
				}
				if (isRoomy) expect(areApart(await boxOf(sentence(page)), box)).toBe(true);
			}).toPass({ timeout: 10_000 });
			await page.keyboard.press('Escape');
		}
	}
});

test('an answer on a phone covers nothing of what it is about', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const query of ['position=[[3,12,8],[2,4,6],[14,5,2]]', DEEP]) {
		await open(page, `${query}&predict=on&step=0`);
		for (let asked = 0; asked < 3; asked++) {
			expect(await stepToQuestion(page)).toBe(true);
			await page.keyboard.press('1');
			const done = question(page).getByRole('button', { name: 'Done' });
			if (await done.isVisible()) await done.click();
			await expect(question(page).getByRole('button')).toHaveCount(0);
			const about = (await question(page).getAttribute('data-about')) ?? '';
			await expectPlaced(page, 'answered', true);
			await expect(async () => {
				const box = await boxOf(question(page));
				for (const node of await page.locator('[data-node]').all()) {
					const name = (await node.getAttribute('data-node')) ?? '';
					// The node, and its children.
					const above = name.includes('/') ? name.slice(0, name.lastIndexOf('/')) : 'root';
					if (name !== about && (name === 'root' || above !== about)) continue;
					expect(areApart(await boxOf(node), box), `${about}: ${name}`).toBe(true);
				}
			}).toPass({ timeout: 10_000 });
			await page.keyboard.press('ArrowRight');
		}
	}
});

test('a search to its end by keyboard alone: answers, passes, a tally, and nothing stored', async ({
	page
}) => {
	await open(page, `${DEEP}&step=0`);
	await page.keyboard.press('q');
	await expect(tally(page)).toBeVisible();
	await expect(page).toHaveURL(/predict=on/);
	await expectLoaded(page);
	const before = await page.evaluate(stored);
	let asked = 0;
	while (await stepToQuestion(page)) {
		asked++;
		const done = question(page).getByRole('button', { name: 'Done' });
		if (asked % 2 === 0) await page.keyboard.press('Escape');
		else {
			await page.keyboard.press('1');
			if (await done.isVisible()) await page.keyboard.press('Enter');
			await expect(sentence(page)).toHaveText(/^(Right|Not quite)\. /);
		}
		await page.keyboard.press('ArrowRight');
	}
	expect(asked).toBeGreaterThan(6);
	expect(asked).toBeLessThanOrEqual(12);
	await expect(tally(page)).toHaveAccessibleName(new RegExp(`of ${Math.ceil(asked / 2)} right`));
	await page.keyboard.press('Home');
	expect(await page.evaluate(stored)).toEqual(before);
	// Each place is asked once.
	expect(await stepToQuestion(page)).toBe(false);
});

test('the nodes of the tree are answers', async ({ page }) => {
	const position = generateTree(4, 2, USUAL_RULES)?.position ?? '';
	const voices = voicesOf(recordSearch(SETUP.fill({ game: 'tree', position })));
	assert(voices.ok, 'it can be asked about');
	const story = storyOf(voices.value.recording);
	const clicked = new Set<string>();
	await open(page, `game=tree&position=${position}&predict=on&step=0`);
	await tally(page).click();
	for (const name of [kindNames.cut, kindNames.value, kindNames.bound]) {
		await page.getByRole('checkbox', { name }).uncheck();
	}
	await page.keyboard.press('Escape');
	for (const { kind, words, options } of questionsOf(voices.value, ['next', 'owner', 'never'])) {
		expect(await stepToQuestion(page)).toBe(true);
		await expect(question(page)).toHaveAccessibleName(words);
		const right = options.flatMap((option, i) => (option.isRight ? [{ ...option, i }] : []));
		for (const { row, i } of right) {
			if (row < 0) await page.keyboard.press(`Digit${i + 1}`);
			else {
				await page.locator(`[data-node="${placeKey(story, row)}"]`).click({ force: true });
				clicked.add(kind);
			}
		}
		if (kind === 'never') await question(page).getByRole('button', { name: 'Done' }).click();
		await expect(sentence(page)).toHaveText(/^Right\. /);
		await page.keyboard.press('ArrowRight');
	}
	expect([...clicked].sort()).toEqual(['never', 'next', 'owner']);
});

test('a room raises its hands @daily', async ({ page }, info) => {
	await page.setViewportSize({ width: 1280, height: 720 });
	await open(page, `${DEEP}&predict=class&view=lecture&step=8`);
	expect(await stepToQuestion(page)).toBe(true);
	await page.keyboard.press('1');
	await page.keyboard.press('2');
	await page.keyboard.press('2');
	await page.keyboard.press('Shift+Digit1');
	await expect(question(page).getByRole('listitem').nth(0)).toContainText('0');
	await expect(question(page).getByRole('listitem').nth(1)).toContainText('2');
	await expect(question(page)).not.toContainText('✓');
	await expectAccessible(page);
	await page.screenshot({ path: info.outputPath('class-asked.png') });
	await page.keyboard.press('Enter');
	await expect(question(page)).toContainText('✓');
	await page.screenshot({ path: info.outputPath('class-revealed.png') });
	await expect(currentNode(page)).toBeAttached();
});

test('is passed by with Skip, and a jump takes the question away @exhaustive', async ({ page }) => {
	await open(page, 'game=tree&position=[[3,12,8],[2,4,6],[14,5,2]]&predict=on&step=0');
	expect(await stepToQuestion(page)).toBe(true);
	await expectAccessible(page);
	await question(page).getByRole('button', { name: 'Skip' }).click();
	// Of the two questions about a cutoff the first is one where the search goes on, at step 2.
	await expectStep(page, 3);
	expect(await stepToQuestion(page)).toBe(true);
	await page.keyboard.press('1');
	await expectAccessible(page);
	expect(await stepToQuestion(page)).toBe(true);
	await page.keyboard.press('End');
	await expect(question(page)).toBeHidden();
	// On another picture the box is at the lower edge of the tree.
	await open(page, `${DEEP}&predict=on&tree=whole&form=spine&step=0`);
	expect(await stepToQuestion(page)).toBe(true);
	await expectLow(page);
	await button(page, 'Predict').click();
	await expect(page).not.toHaveURL(/predict=/);
});

test.describe('without a connection', () => {
	test.use({ allowedErrors: /Failed to load resource/ });

	test('Predict reads as off, says why above the step controls, and is tried again by a press @phone', async ({
		page
	}) => {
		// A route that is set beside a loaded page misses what the page asks for at once.
		let isCutOff = false;
		await page.route('**/*.js', (route) => (isCutOff ? route.abort() : route.continue()));
		await page.goto('/');
		await whenAlive(page);
		isCutOff = true;
		await page.keyboard.press('q');
		const note = page.getByRole('alert').filter({ hasText: 'Predict could not be loaded.' });
		await expect(note).toBeVisible();
		const more = button(page, 'More ways to step');
		if (await more.isVisible()) await more.click();
		const toggle = button(page, 'Predict');
		await expect(toggle).toHaveAttribute('aria-pressed', 'false');
		const [{ y, height }, steps] = await boxesOf(note, transport(page));
		expect(y + height).toBeLessThanOrEqual(steps.y);
		isCutOff = false;
		await toggle.click();
		await expect(toggle).toHaveAttribute('aria-pressed', 'true');
		await expect(tally(page)).toBeVisible();
		await expect(note).toBeHidden();
	});
});
