/** A lesson is presented: notes in one window, the stage in another. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { whenAlive } from './helpers.ts';
import { runningSearch } from './running.ts';
import {
	expectStation,
	firstOf,
	giveScenes,
	lecture,
	picture,
	present,
	sceneAt,
	stepIn,
	type Windows
} from './lecture.ts';
import type { Station } from '../../src/lib/core/lessons/walk.ts';

/** All words in a window and in its picture: texts, and what attributes say. */
function wordsIn(page: Page): Promise<string> {
	return page.evaluate(() => {
		const frame = document.querySelector('iframe')?.contentDocument;
		return [document, frame]
			.flatMap((one) => Array.from(one?.querySelectorAll('body, body *') ?? []))
			.flatMap((element) => [
				...Array.from(element.attributes, ({ value }) => value),
				...Array.from(element.childNodes, (node) => (node.nodeType === 3 ? node.nodeValue : ''))
			])
			.join(' ')
			.replace(/\s+/g, ' ');
	});
}

/** Nothing that the room must not know is anywhere on the stage. */
async function expectNothingTold({ presenter, stage }: Windows, station: Station): Promise<void> {
	const { note, answer, hint } = sceneAt(station.scene);
	const now = presenter.locator('[data-said-now]');
	const next = presenter.locator('[data-said-next]');
	const words = await wordsIn(stage);
	expect(words).not.toContain(note);
	if (hint !== '') expect(words).not.toContain(hint);
	if (station.kind !== 'answer') expect(words).not.toContain(answer);
	if ((await next.count()) === 0) return;
	const [said, following] = [await now.innerText(), await next.innerText()];
	if (following !== said) expect(words).not.toContain(following);
}

/** Both windows show a station, and the presenter has its words. */
async function expectBoth(windows: Windows, station: Station): Promise<void> {
	const { presenter, stage } = windows;
	await expectStation(stage, station);
	await expectStation(presenter, station);
	const { note, question, answer } = sceneAt(station.scene);
	const notes = presenter.getByRole('region', { name: 'Notes' });
	for (const text of [note, question, answer]) await expect(notes).toContainText(text);
	await expectNothingTold(windows, station);
}

test('scenes are presented with PageDown alone, and taken back with PageUp @daily', async ({
	page
}) => {
	test.setTimeout(120_000);
	const windows = await present(page, 5);
	// A search event by event, and one in two orders.
	await giveScenes(page, 4, 5, (station) => expectBoth(windows, station));
});

// Projectors of three sizes.
for (const [width, height] of [
	[1280, 720],
	[1366, 768],
	[1920, 1080]
] as const) {
	test(`the whole built-in lecture is presented so at ${width} x ${height} @exhaustive`, async ({
		page
	}) => {
		test.setTimeout(600_000);
		const windows = await present(page, 1);
		await windows.stage.setViewportSize({ width, height });
		await giveScenes(page, 0, lecture.scenes.length - 1, (station) => expectBoth(windows, station));
	});
}

test('a room reads the sentence, the question and the values at 1280 x 720', async ({ page }) => {
	const { presenter, stage } = await present(page, 2);
	const sizeOf = (part: Locator): Promise<number> =>
		part.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
	// In parts of the height: a sentence 3.6 %, values 3.3 %.
	expect(await sizeOf(picture(stage).locator('.sentence.subtitle'))).toBeGreaterThanOrEqual(25.9);
	const value = picture(stage).locator('[data-part="tree"] text').filter({ hasText: /^12$/ });
	expect(await sizeOf(value.first())).toBeGreaterThanOrEqual(23.7);
	await presenter.keyboard.press('PageDown');
	expect(await sizeOf(stage.locator('[data-said] p'))).toBeGreaterThanOrEqual(24);
	expect(await sizeOf(stage.locator('[data-said] .answer').first())).toBeGreaterThanOrEqual(21);
});

test('the main parts of a window and of the picture in it have different names', async ({
	page
}) => {
	const { presenter, stage } = await present(page, 2);
	for (const window of [presenter, stage]) {
		// Without the pages in frames axe does not compare them.
		const { violations } = await new AxeBuilder({ page: window })
			.withRules(['landmark-unique'])
			.analyze();
		expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
	}
});

test('a reload of either window goes on where it was', async ({ page }) => {
	const { presenter, stage } = await present(page, 5);
	// One event past the question of the scene.
	for (let press = 0; press < 2; press++) await presenter.keyboard.press('PageDown');
	await expect.poll(() => stepIn(stage)).toBe('7');
	await stage.reload();
	await expect.poll(() => stepIn(stage)).toBe('7');
	await presenter.keyboard.press('.');
	await presenter.keyboard.press('z');
	await presenter.keyboard.press('PageDown');
	await expect.poll(() => stepIn(presenter)).toBe('8');
	await presenter.reload();
	await expect.poll(() => stepIn(presenter)).toBe('8');
	await expect(presenter.getByText('Frozen: the stage keeps its picture.')).toBeVisible();
	await expect(presenter.getByText('The stage is black.')).toBeVisible();
	await expect(presenter.getByText('The stage is open.')).toBeVisible();
	// What it keeps is told again to a stage that has forgotten it.
	await stage.reload();
	await expect.poll(() => stepIn(stage)).toBe('7');
	await presenter.keyboard.press('z');
	await presenter.keyboard.press('.');
	await expect.poll(() => stepIn(stage)).toBe('8');
	await expect(stage.getByRole('img', { name: 'The screen is black.' })).toHaveCount(0);
});

test('a stage that is closed in the middle is said to have gone, and is opened again', async ({
	page
}) => {
	const { presenter, stage } = await present(page, 5);
	await presenter.keyboard.press('PageDown');
	await stage.close({ runBeforeUnload: false });
	await expect(presenter.getByText('The stage has gone.')).toBeVisible({ timeout: 15_000 });
	await presenter.keyboard.press('PageDown');
	await expect.poll(() => stepIn(presenter)).toBe('7');
	const opened = presenter.context().waitForEvent('page');
	await presenter.getByRole('button', { name: 'Open it again' }).click();
	const again = await opened;
	await expect.poll(() => stepIn(again)).toBe('7');
	await expect(presenter.getByText('The stage is open.')).toBeVisible();
});

test('a stage without presenter says so, with its picture if it has one', async ({ page }) => {
	await page.goto('/stage/');
	await expect(page.getByText('No presenter has opened this stage.')).toBeVisible();
	await page.goto('/stage/?session=a+b');
	await expect(page.getByRole('alert')).toContainText('A session has 8 to 32 small letters');
	await page.goto('/stage/?session=abcdef0123456789');
	await expect(page.getByText('No presenter answers.')).toBeVisible({ timeout: 15_000 });
	const presenter = await page.context().newPage();
	const { stage } = await present(presenter, 5);
	await presenter.close();
	await expect(stage.getByText('No presenter answers')).toBeVisible({ timeout: 15_000 });
	await expect.poll(() => stepIn(stage)).toBe('6');
});

test('forged and stale messages change nothing', async ({ page }) => {
	const { presenter, stage } = await present(page, 5);
	await presenter.keyboard.press('PageDown');
	const { question } = sceneAt(4);
	await expect(stage.locator('[data-said] p')).toHaveText(question);
	const session = new URL(stage.url()).searchParams.get('session') ?? '';
	const other = await page.context().newPage();
	await other.goto('/stage/');
	await other.evaluate((name) => {
		const channel = new BroadcastChannel(`plyscope:${name}`);
		const state = {
			app: 'plyscope',
			v: 1,
			kind: 'state',
			seq: Number.MAX_SAFE_INTEGER,
			link: '?game=tree&step=3',
			step: 3,
			future: 'hide',
			question: 'forged',
			hands: null,
			revealed: null,
			black: true,
			frozen: false,
			counts: true,
			pointer: null,
			caption: { scene: 1, of: 1, title: 'forged', next: null }
		};
		const forged = [
			{ ...state, seq: 1 },
			{ ...state, v: 2 },
			{ ...state, app: 'other' },
			{ ...state, link: 'https://example.org/' },
			{ ...state, link: 'javascript:alert(1)' },
			{ ...state, black: 'yes' },
			{ ...state, question: 'x'.repeat(9000) },
			{ kind: 'end' },
			{ app: 'plyscope', v: 1, kind: 'key', key: 5 }
		];
		for (const message of forged) channel.postMessage(JSON.stringify(message));
		// Not as text, and no JSON.
		channel.postMessage(state);
		channel.postMessage('{');
		channel.postMessage(null);
	}, session);
	// What was sent is read before what comes after it.
	await presenter.keyboard.press('PageDown');
	await expect.poll(() => stepIn(stage)).toBe('7');
	expect(await wordsIn(stage)).not.toContain('forged');
	await expect(stage.getByRole('img', { name: 'The screen is black.' })).toHaveCount(0);
});

test('where the window is blocked its address is offered, and opens by hand', async ({ page }) => {
	await page.addInitScript(() => {
		window.open = () => null;
	});
	await page.goto('/lessons/');
	await page.getByRole('link', { name: `Present “${lecture.title}”` }).click();
	await expect(page.getByText('The browser has blocked the stage’s window.')).toBeVisible();
	const address = await page.getByLabel('The address of the stage').inputValue();
	const stage = await page.context().newPage();
	await stage.goto(address);
	await expectStation(stage, firstOf(0));
	await expect(page.getByText('The stage is open.')).toBeVisible();
	await expect(page.getByText('has blocked')).toHaveCount(0);
});

test('where the browser keeps nothing a lecture is presented all the same', async ({ page }) => {
	await page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
	});
	const { presenter, stage } = await present(page, 5);
	await expect(presenter.getByText('This browser keeps nothing here')).toBeVisible();
	for (let press = 0; press < 2; press++) await presenter.keyboard.press('PageDown');
	await expect.poll(() => stepIn(stage)).toBe('7');
});

test('a lesson of one’s own is presented, and a reload keeps it', async ({ page }) => {
	await page.goto('/lessons/');
	const own = { ...lecture, id: 'mine', title: 'My own' };
	await page.getByLabel('Open a lesson file…').setInputFiles({
		name: 'mine.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(own))
	});
	const opened = page.context().waitForEvent('page');
	await page.getByRole('link', { name: 'Present “My own”' }).click();
	const stage = await opened;
	await expectStation(stage, firstOf(0));
	await page.keyboard.press('ArrowDown');
	await expectStation(stage, firstOf(1));
	await page.reload();
	await expect(page.getByRole('heading', { name: '2 · The first cut' })).toBeVisible();
	await page.keyboard.press('ArrowDown');
	await expectStation(stage, firstOf(2));
});

test('a step of the explorer is presented by itself, event by event, and the explorer goes on from it', async ({
	page
}) => {
	await page.goto('/?view=text&step=3');
	await whenAlive(page);
	await page.getByRole('button', { name: 'Share', exact: true }).click();
	const opened = page.context().waitForEvent('page');
	await page.getByRole('button', { name: 'Present this step' }).click();
	const stage = await opened;
	await expect.poll(() => stepIn(stage)).toBe('3');
	await expect(
		page.getByRole('heading', { level: 2, name: 'Alpha-beta, Typed tree' })
	).toBeVisible();
	const next = page.locator('[data-said-next]');
	await expect(next).not.toBeEmpty();
	await page.keyboard.press('PageDown');
	await expect.poll(() => stepIn(stage)).toBe('4');
	const following = await next.innerText();
	expect(await wordsIn(stage)).not.toContain(following);
	await page.reload();
	await expect.poll(() => stepIn(page)).toBe('4');
	await expect(next).not.toBeEmpty();
	for (let press = 0; press < 2; press++) await stage.keyboard.press('PageUp');
	await expect.poll(() => stepIn(page)).toBe('2');
	// Nothing is asked.
	for (const key of ['Enter', 'q', 'Enter']) await page.keyboard.press(key);
	await expect(stage.locator('[data-said]')).toHaveCount(0);
	await page.keyboard.press('Escape');
	await expect(page).toHaveURL(/\/\?game=tree&step=2$/);
	await expect.poll(() => stage.isClosed()).toBe(true);
});

test('a search above 200,000 nodes has numbers in place of the copy of its stage', async ({
	page
}) => {
	test.setTimeout(180_000);
	// All games of tic-tac-toe: 549,946 nodes.
	await page.goto('/?game=tictactoe&algorithm=minimax&position=.........&budget=1000000&step=5');
	await whenAlive(page);
	// Until then a smaller search is shown, which would be presented.
	await expect(page.getByText('of 1,099,891')).toBeVisible({ timeout: 60_000 });
	await expect(runningSearch(page)).toHaveCount(0, { timeout: 60_000 });
	await page.getByRole('button', { name: 'Share', exact: true }).click();
	const opened = page.context().waitForEvent('page');
	await page.getByRole('button', { name: 'Present this step' }).click();
	const stage = await opened;
	const numbers = page.getByText('It is too large to be copied here.').locator('..');
	await expect(numbers).toContainText('of 549,946 nodes', { timeout: 120_000 });
	await expect.poll(() => stepIn(stage), { timeout: 120_000 }).toBe('5');
	await expect(page.locator('iframe')).toBeHidden();
	await expect(stage.locator('iframe')).toBeVisible();
	await page.keyboard.press('PageDown');
	await expect.poll(() => stepIn(stage)).toBe('6');
	await expect(numbers).toContainText(/Step\s*6 of/);
	await expect(page.locator('[data-said-next]')).not.toBeEmpty();
});
