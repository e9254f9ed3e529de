/** A lesson is presented: notes in one window, the stage in another. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectStation, giveScenes, lecture, picture, stations, stepIn } from './lecture.ts';
import type { Station } from '../../src/lib/core/lessons/walk.ts';
import type { Lesson } from '../../src/lib/core/lessons/lesson.ts';

const sceneAt = (index: number): Lesson['scenes'][number] =>
	lecture.scenes[index] as Lesson['scenes'][number];
const firstOf = (scene: number): Station =>
	stations.find((station) => station.scene === scene) as Station;

interface Windows {
	readonly presenter: Page;
	readonly stage: Page;
}

/** Opens the presenter at a scene, from 1, and its stage. */
async function present(presenter: Page, scene: number): Promise<Windows> {
	await presenter.setViewportSize({ width: 1280, height: 720 });
	await presenter.goto(`/lessons/?lesson=alpha-beta-lecture&view=presenter&scene=${scene}`);
	const opened = presenter.context().waitForEvent('page');
	await presenter.getByRole('button', { name: 'Open the stage' }).click();
	const stage = await opened;
	await stage.setViewportSize({ width: 1280, height: 720 });
	await expectStation(stage, firstOf(scene - 1));
	await expect(presenter.getByText('The stage is open.')).toBeVisible();
	return { presenter, stage };
}

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

test('scenes are presented with PageDown alone, and taken back with PageUp', async ({ page }) => {
	test.setTimeout(120_000);
	const windows = await present(page, 5);
	// A search event by event, one in two orders, and one under two rules.
	await giveScenes(page, 4, 6, (station) => expectBoth(windows, station));
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

test('hands are counted by buttons, too, and only where the lecturer is', async ({ page }) => {
	const { presenter, stage } = await present(page, 2);
	await presenter.keyboard.press('PageDown');
	for (let hand = 0; hand < 2; hand++) {
		await presenter.getByRole('button', { name: 'Add a hand to B' }).click();
	}
	await presenter.getByRole('button', { name: 'Take a hand from B' }).click();
	await expect(stage.locator('[data-said] .count')).toHaveText([/^0/, /^1/, /^0/, /^0/]);
	await expect(stage.getByRole('button', { name: 'Add a hand to B' })).toHaveCount(0);
});

for (const from of ['presenter', 'stage'] as const) {
	test(`every key does the same from the ${from}`, async ({ page }) => {
		test.setTimeout(120_000);
		const windows = await present(page, 2);
		const { presenter, stage } = windows;
		const press = (key: string): Promise<void> => windows[from].keyboard.press(key);
		const said = stage.locator('[data-said] p');
		const { question, answer } = sceneAt(1);

		for (const key of ['PageDown', ' ', 'ArrowRight']) {
			await press(key);
			await expect(said).toHaveText(question);
			await press('PageUp');
			await expect(said).toHaveCount(0);
		}
		await press('PageDown');
		await expect(said).toHaveText(question);
		await press('ArrowLeft');
		await expect(said).toHaveCount(0);

		await press('ArrowDown');
		await expectStation(stage, firstOf(2));
		await press('ArrowUp');
		await expectStation(stage, firstOf(1));

		for (const shown of [question, answer]) {
			await press('Enter');
			await expect(said).toHaveText(shown);
		}
		await press('Enter');
		await expect(said).toHaveCount(0);

		for (const [key, future] of [
			['1', 'problem'],
			['3', 'show'],
			['2', null]
		] as const) {
			await press(key);
			const shown = expect.poll(() => queryOf(stage, 'future'));
			await (future === null ? shown.toMatch(/^(hide)?$/) : shown.toBe(future));
		}

		await press('q');
		await expect(said).toHaveText(question);
		// While hands are counted these keys are hands, also where Shift makes another sign of them.
		await press('Digit2');
		await press('Digit2');
		await press('Digit1');
		await press('Shift+Digit2');
		const counts = stage.locator('[data-said] .count');
		await expect(counts).toHaveText([/^1/, /^1/, /^0/, /^0/]);
		await expect(stage.locator('[data-said] .right')).toHaveCount(0);
		await press('Enter');
		await expect(stage.locator('[data-said] .right')).toContainText('No: b cannot give MAX');
		await press('Enter');
		await press('h');
		await expect(counts).toHaveCount(4);
		await press('h');
		await expect(counts).toHaveCount(0);

		const black = stage.getByRole('img', { name: 'The screen is black.' });
		for (const key of ['b', '.']) {
			await press(key);
			await expect(black).toBeVisible();
			await press(key);
			await expect(black).toHaveCount(0);
		}

		await press('l');
		const glass = await presenter.locator('.glass').boundingBox();
		if (glass === null) throw new Error('the copy of the stage is not shown');
		await presenter.mouse.move(glass.x + glass.width / 4, glass.y + glass.height / 2);
		const pointer = stage.locator('.pointer');
		await expect(pointer).toBeVisible();
		const [left, top] = await pointer.evaluate((mark: HTMLElement) => [
			parseFloat(mark.style.left),
			parseFloat(mark.style.top)
		]);
		expect(left).toBeCloseTo(25, 0);
		expect(top).toBeCloseTo(50, 0);
		await press('l');
		await expect(pointer).toHaveCount(0);

		await press('z');
		await expect(presenter.getByText('Frozen: the stage keeps its picture.')).toBeVisible();
		const step = await stepIn(stage);
		await press('ArrowDown');
		await expectStation(presenter, firstOf(2));
		await press('.');
		await expect(black).toBeVisible();
		await press('.');
		expect(await stepIn(stage)).toBe(step);
		await expect(picture(stage).locator('.bar > .line')).toContainText('2 · The first cut');
		await press('z');
		await expectStation(stage, firstOf(2));

		await press('0');
		await expect(presenter.getByLabel('Clock')).toContainText(/^0:0/);
		await press('s');
		await expect(presenter.getByRole('region', { name: 'Notes' })).toHaveCount(0);
		await press('s');
		await expect(presenter.getByRole('region', { name: 'Notes' })).toBeVisible();

		const closed = stage.waitForEvent('close');
		await press('Escape');
		await closed;
		await expect(presenter).toHaveURL(/lesson=alpha-beta-lecture(?!.*view=)/);
	});
}

for (const from of ['presenter', 'stage'] as const) {
	test(`Shift goes from cutoff to cutoff, from the ${from}`, async ({ page }) => {
		const windows = await present(page, 8);
		const press = (key: string): Promise<void> => windows[from].keyboard.press(key);
		const step = () => expect.poll(async () => Number(await stepIn(windows.stage)));
		await press('Shift+PageDown');
		await step().toBe(10);
		for (const [on, back] of [
			['Shift+ArrowRight', 'Shift+PageUp'],
			['Shift+PageDown', 'Shift+ArrowLeft']
		] as const) {
			await press(on);
			await step().toBeGreaterThan(10);
			await press(back);
			await step().toBe(10);
		}
		// The step is that of the reveal: the answer is next.
		await press('PageDown');
		await expect(windows.stage.locator('[data-said] p')).toHaveText(sceneAt(7).answer);
	});
}

/** A field in the address of the picture; empty if it has its default. */
function queryOf(page: Page, field: string): Promise<string> {
	return page.locator('iframe').evaluate((frame: HTMLIFrameElement, name) => {
		return new URLSearchParams(frame.contentWindow?.location.search).get(name) ?? '';
	}, field);
}

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
