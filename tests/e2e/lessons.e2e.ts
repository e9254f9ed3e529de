/** Lessons: one is given with a remote's keys alone, and read with its words beside the scene. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Expected, Lesson, Scene } from '../../src/lib/core/lessons/lesson.ts';
import { expect, test } from './fixtures.ts';
import { boxesOf, boxOf } from './geometry.ts';
import type { Station } from '../../src/lib/core/lessons/walk.ts';
import {
	expectStation,
	giveScenes,
	lecture,
	picture,
	pressesTo,
	stations,
	stepIn
} from './lecture.ts';

/** Gives the lecture up to a scene on one screen, and takes it back to one. */
async function give(page: Page, last: number, backTo: number): Promise<void> {
	await page.setViewportSize({ width: 1280, height: 720 });
	await page.goto('/lessons/?lesson=alpha-beta-lecture&view=lecture');
	await giveScenes(page, 0, last, (station) => expectStation(page, station), backTo);
}

test('the first five scenes of the lecture are given with PageDown alone, and the last of them taken back with PageUp @daily', async ({
	page
}) => {
	await give(page, 4, 4);
});

test('the whole built-in lecture is given so, and taken back @exhaustive', async ({ page }) => {
	test.setTimeout(180_000);
	await give(page, lecture.scenes.length - 1, 0);
});

test('the first page and Learn lead to the lecture, at its first scene', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 720 });
	await page.goto('/?step=3');
	await page.getByText('Pages', { exact: true }).click();
	await page.getByRole('link', { name: 'Give a lecture', exact: true }).click();
	await expectStation(page, stations[0] as Station);
	await page.goto('/learn/');
	await page.getByRole('link', { name: 'Give the lecture', exact: true }).click();
	await expectStation(page, stations[0] as Station);
});

test('keys that are pressed before a picture is ready are kept', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 720 });
	await page.goto('/lessons/?lesson=alpha-beta-lecture&view=lecture&scene=5');
	const way = stations.filter(({ scene }) => scene === 4 || scene === 5);
	await expectStation(page, way[0] as Station);
	// Through two scenes, and searches that are not made yet.
	const presses = way.slice(1).reduce((sum, one) => sum + pressesTo(stations.indexOf(one)), 0);
	await pressAtOnce(page, 'PageDown', presses);
	await expectStation(page, way.at(-1) as Station);
	await pressAtOnce(page, 'PageUp', presses);
	await expectStation(page, way[0] as Station);
});

/** Presses faster than any picture is ready. */
function pressAtOnce(page: Page, key: string, times: number): Promise<void> {
	return page.evaluate(
		([key, times]) => {
			for (let press = 0; press < times; press++) {
				window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
			}
		},
		[key, times] as const
	);
}

test('keys that are pressed in a page before it is ready are the lecture’s', async ({ page }) => {
	const scenes = ['compare/?view=lecture', 'krk/tree/', 'krk/'].map((link, at) => ({
		...lecture.scenes[0],
		id: `scene-${at}`,
		title: `Page ${at}`,
		link,
		future: 'now',
		reveal: undefined,
		expect: undefined
	}));
	const minutes = scenes.reduce((sum, one) => sum + (one.minutes ?? 0), 0);
	await page.goto('/lessons/');
	await expect(page.locator('.frame.alive')).toBeAttached();
	await page.getByLabel('Open a lesson file…').setInputFiles({
		name: 'pages.json',
		mimeType: 'application/json',
		buffer: Buffer.from(
			JSON.stringify({ ...lecture, id: 'pages', title: 'Pages', minutes, scenes })
		)
	});
	await page.getByRole('link', { name: 'Give from here' }).click();
	const said = page.locator('[data-said] p');
	const { question = '', answer = '' } = lecture.scenes[0] ?? {};
	await expect(picture(page).getByRole('heading', { level: 1 })).toBeAttached();
	for (const { link } of scenes.slice(1)) {
		// The page that goes has the focus.
		await picture(page)
			.locator('body')
			.click({ position: { x: 3, y: 3 } });
		for (let press = 0; press < 2; press++) await page.keyboard.press('PageDown');
		await expect(said).toHaveText(answer);
		await page.keyboard.press('PageDown');
		// Its window would hear nothing before it is loaded.
		await expect(page.locator('iframe')).not.toBeFocused();
		await page.keyboard.press('PageDown');
		await expect(said).toHaveText(question);
		await expect.poll(() => pathIn(page)).toContain(`/${link}`);
		await page.keyboard.press('PageUp');
		await expect(said).toHaveCount(0);
	}
});

function pathIn(page: Page): Promise<string> {
	return page
		.locator('iframe')
		.evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.location.pathname ?? '');
}

test('a scene about a program has its lines in sight, also under the question', async ({
	page
}) => {
	await page.setViewportSize({ width: 1280, height: 720 });
	await page.goto('/lessons/?lesson=alpha-beta-lecture&view=lecture&scene=11');
	const code = picture(page).getByRole('list', { name: /line by line$/ });
	const missing = code.getByText('(nothing lowers β)');
	await expect(missing).toBeVisible();
	await page.keyboard.press('PageDown');
	const said = page.locator('[data-said]');
	await expect(said).toBeVisible();
	await expect
		.poll(async () => {
			const [line, question] = [await boxOf(missing), await boxOf(said)];
			return line.y + line.height <= question.y;
		})
		.toBe(true);
	// In the smallest window with columns the lines are read from far, too: 2.5 % of the height.
	const size = await missing.evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
	expect(size).toBeGreaterThanOrEqual(18);
});

test('the lines of a program are beside its tree where a scene is read', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 720 });
	await page.goto('/lessons/?lesson=alpha-beta-lecture&scene=11');
	const code = picture(page).getByRole('list', { name: /line by line$/ });
	await expect(code).toBeVisible();
	const tree = await boxOf(picture(page).locator('[data-part="tree"]'));
	expect((await boxOf(code)).x).toBeGreaterThanOrEqual(tree.x + tree.width);
});

test('the buttons of a lecture cover nothing of the picture on a phone @phone-only @phone', async ({
	page
}) => {
	await page.goto('/lessons/?lesson=alpha-beta-lecture&view=lecture&scene=9');
	await expect(picture(page).locator('[data-part="tree"]')).toBeVisible();
	const [buttons, frame] = await boxesOf(
		page.getByRole('group', { name: 'Lecture' }),
		page.locator('iframe')
	);
	expect(buttons.y + buttons.height).toBeLessThanOrEqual(frame.y);
});

test('the choices of a question have room for their words on a phone, and the picture for its tree @phone-only @phone', async ({
	page
}) => {
	await page.goto('/lessons/?lesson=alpha-beta-lecture&view=lecture&scene=5');
	await expect(picture(page).locator('[data-part="tree"]')).toBeVisible();
	await page.keyboard.press('PageDown');
	const choices = page.locator('[data-said] li');
	await expect(choices).toHaveCount(4);
	for (const choice of await choices.all()) {
		const words = choice.locator('.text');
		const width = (await boxOf(words)).width;
		const size = await words.evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
		expect(width / size).toBeGreaterThanOrEqual(8);
	}
	const window = page.viewportSize();
	expect((await boxOf(page.locator('[data-said]'))).height).toBeLessThan((window?.height ?? 0) / 2);
});

test('on a phone a scene’s program leaves half of the height to its tree, and shows its line @phone-only @phone', async ({
	page
}) => {
	await page.goto('/lessons/?lesson=alpha-beta-lecture&view=lecture&scene=11');
	const line = picture(page).locator('[data-part="code"] [aria-current="step"]').first();
	await expect(line).toBeInViewport({ ratio: 1 });
	const [tree, frame] = await boxesOf(
		picture(page).locator('[data-part="tree"]'),
		page.locator('iframe')
	);
	expect(tree.height).toBeGreaterThanOrEqual(frame.height / 2);
});

test('upright the picture above a question ends where the question begins', async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await page.goto('/lessons/?lesson=alpha-beta-lecture&view=lecture&scene=8');
	const tree = picture(page).locator('[data-part="tree"]');
	await expect(tree).toBeVisible();
	await page.keyboard.press('PageDown');
	const said = page.locator('[data-said]');
	await expect(said.locator('li')).toHaveCount(3);
	const filled = async (): Promise<number> => {
		const { y, height } = await boxOf(tree);
		return (y + height) / (await boxOf(said)).y;
	};
	await expect.poll(filled).toBeGreaterThan(0.9);
	expect(await filled()).toBeLessThanOrEqual(1.04);
});

test('a typed tree that is read is whole above its steps', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 720 });
	await page.goto('/lessons/?lesson=alpha-beta-lecture&scene=5');
	const leaf = picture(page).locator('[data-node]').last();
	await expect(leaf).toBeVisible();
	const tree = await boxOf(picture(page).locator('[data-part="tree"]'));
	const steps = await boxOf(picture(page).locator('footer').first());
	expect(tree.y + tree.height).toBeLessThanOrEqual(steps.y + 1);
	expect(tree.height).toBeGreaterThanOrEqual(320);
});

test('a scene is read: a hint, the answer with its step, and the way back after moving on', async ({
	page
}) => {
	await page.goto('/lessons/');
	await page.getByRole('link', { name: 'Begin “Alpha-beta by yourself”' }).click();
	await expect(page.getByRole('heading', { name: '1 · Nine leaves, one value' })).toBeVisible();
	await page.getByRole('button', { name: 'Next →' }).click();
	await expect(page).toHaveURL(/scene=2/);
	const sentence = picture(page).locator('[data-part="sentence"]');
	await expect(sentence).toContainText('The leaf b1 is worth 2.');
	await expect(picture(page).getByRole('banner')).toBeHidden();
	await page.getByRole('button', { name: 'Hint' }).click();
	await expect(page.getByText('Who moves at b')).toBeVisible();
	await picture(page).getByRole('button', { name: 'Next step' }).click();
	await page.getByRole('button', { name: 'Answer' }).click();
	await expect(sentence).toContainText('MAX gets at most 2');
	await expect(page.getByText('b1 returns 2 to b, and b is cut')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Practise this' })).toHaveAttribute(
		'href',
		/practice\/\?.*level=2/
	);
	await picture(page).getByRole('button', { name: 'Next step' }).click();
	await page.getByRole('button', { name: 'You have moved on: back to the scene' }).click();
	await expect(sentence).toContainText('MAX gets at most 2');
	await page.goBack();
	await expect(page.getByRole('heading', { name: '1 · Nine leaves, one value' })).toBeVisible();
});

/** The frame is at what a link is expected to show, and says so: but for a problem, and before a search that is shown whole. */
async function expectShown(
	page: Page,
	expected: Expected | undefined,
	future: Scene['future']
): Promise<void> {
	if (expected === undefined) return;
	if ('heading' in expected) {
		await expect(picture(page).getByRole('heading', { level: 1 })).toHaveText(expected.heading);
		return;
	}
	const { step, sentence } = expected;
	const shown = future === 'problem' ? '-1' : String(step);
	await expect.poll(() => stepIn(page), { timeout: 30_000 }).toBe(shown);
	const tell = (frame: HTMLIFrameElement, at: number) =>
		frame.contentWindow?.plyscope?.tell(at)?.sentence;
	await expect.poll(() => page.locator('iframe').evaluate(tell, step)).toBe(sentence);
	const said = picture(page).locator('p.sentence');
	if (future === 'problem') await expect(said.filter({ hasText: sentence })).toHaveCount(0);
	else if (future === 'all' && step === 0) await expect(said).toContainText('Everything is shown');
	else await expect(said).toHaveText(sentence);
	await expect(page.getByText('This link’s search has changed')).toHaveCount(0);
}

for (const file of ['alpha-beta-lecture', 'alpha-beta-self-study', 'krk-paper']) {
	test(`every scene of ${file}, and each place on the way to its answer, is on the expected step with its sentence @exhaustive`, async ({
		page
	}) => {
		test.setTimeout(180_000);
		const { scenes } = JSON.parse(readFileSync(`static/lessons/${file}.json`, 'utf8')) as Lesson;
		await page.goto(`/lessons/?lesson=${file}`);
		for (const [at, { title, expect: expected, future, reveal = [] }] of scenes.entries()) {
			await expect(page.getByRole('heading', { name: `${at + 1} · ${title}` })).toBeVisible();
			await expectShown(page, expected, future);
			for (const place of reveal) {
				await page.getByRole('button', { name: /^(Towards the answer|Answer)$/ }).click();
				await expectShown(page, place.expect, 'now');
			}
			if (at < scenes.length - 1) await page.getByRole('button', { name: 'Next →' }).click();
		}
	});
}

test('a file that is no lesson says where, and a lesson of one’s own opens', async ({ page }) => {
	await page.goto('/lessons/');
	await expect(page.locator('.frame.alive')).toBeAttached();
	const input = page.getByLabel('Open a lesson file…');
	const file = (text: string) => ({
		name: 'mine.json',
		mimeType: 'application/json',
		buffer: Buffer.from(text)
	});
	const faulty = { ...lecture, scenes: [{ ...lecture.scenes[0], link: 'https://example.org/' }] };
	await input.setInputFiles(file(JSON.stringify(faulty)));
	await expect(page.getByRole('alert')).toContainText('leads away from the site');
	const own = { ...lecture, id: 'mine', title: 'My own', kind: 'self-study' };
	await input.setInputFiles(file(JSON.stringify(own)));
	await expect(page.getByRole('heading', { name: 'My own' })).toBeVisible();
	const [words, frame] = await boxesOf(page.locator('.words'), page.locator('iframe'));
	expect(words.x + words.width).toBeLessThanOrEqual(frame.x);
	// Its worksheet, and the questions about it, are those of the lesson that it is a copy of.
	const paper = page.locator('.words').getByRole('link', { name: /^(Worksheet|Questions)…$/ });
	await expect(paper).toHaveCount(2);
	const addresses = await paper.evaluateAll((links) =>
		links.map((link) => link.getAttribute('href'))
	);
	await page.goto('/lessons/');
	const listed = page.getByRole('link', { name: `the trees of “${lecture.title}”` });
	await expect(listed).toHaveCount(2);
	expect(addresses).toEqual(
		await listed.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
	);
	await page.goto('/lessons/?lesson=nowhere');
	await expect(page.getByText('There is no lesson “nowhere” here')).toBeVisible();
});
