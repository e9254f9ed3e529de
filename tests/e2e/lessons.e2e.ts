/** Lessons: one is given with a remote's keys alone, and read with its words beside the scene. */
import type { FrameLocator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import type { Lesson } from '../../src/lib/core/lessons/lesson.ts';
import { stationsOf, type Station } from '../../src/lib/core/lessons/walk.ts';
import { boxesOf } from './geometry.ts';

const FILE = 'static/lessons/alpha-beta-lecture.json';
const lecture = JSON.parse(readFileSync(FILE, 'utf8')) as Lesson;

const picture = (page: Page): FrameLocator => page.frameLocator('iframe');

/** The line of the lecture says the scene, and what is asked or answered is over the picture's foot. */
async function expectStation(page: Page, { scene, kind, at }: Station): Promise<void> {
	const { title, question, answer } = lecture.scenes[scene] as Lesson['scenes'][number];
	await expect(picture(page).locator('.bar > .line')).toContainText(
		`${scene + 1} · ${title}, of 11`
	);
	const said = page.locator('[data-said]');
	if (kind === 'question') await expect(said.locator('p')).toHaveText(question);
	else if (kind === 'answer') await expect(said.locator('p')).toHaveText(answer);
	else await expect(said).toHaveCount(0);
	if (at === null) return;
	const step = expect.poll(() => page.locator('iframe').evaluate(stepInFrame));
	// The number of the last step is not in the file.
	if (at.step === Infinity) await step.toMatch(/^\d+$/);
	else await step.toBe(String(at.step));
	expect(await page.locator('iframe').evaluate(marksOutside)).toEqual([]);
}

/** The step in the address of the frame; -1 in the problem. */
function stepInFrame(frame: HTMLIFrameElement): string {
	const search = new URLSearchParams(frame.contentWindow?.location.search);
	return search.get('future') === 'problem' ? '-1' : (search.get('step') ?? '');
}

/** Nodes of the tree that are not whole within its pane. */
function marksOutside(frame: HTMLIFrameElement): string[] {
	const pane = frame.contentDocument?.querySelector('[data-part="tree"]');
	if (pane == null) return ['no tree'];
	const room = pane.getBoundingClientRect();
	return Array.from(pane.querySelectorAll('[data-node]'), (node) => node.getBoundingClientRect())
		.filter(({ left, right, top, bottom }) => {
			const isIn = left >= room.left && right <= room.right;
			return !isIn || top < room.top || bottom > room.bottom;
		})
		.map(({ left, top }) => `${left} ${top}`);
}

const stations = stationsOf(lecture, 'lecture');

/** Presses until a station is reached from the one before it: one for each step. */
function pressesTo(index: number): number {
	const [from, to] = [stations[index - 1], stations[index]];
	const isWalk = from?.scene === to?.scene && from?.at?.search === to?.at?.search;
	const steps = (to?.at?.step ?? 0) - (from?.at?.step ?? 0);
	return isWalk && steps > 0 && steps <= 40 ? steps : 1;
}

/** Gives the scenes of the lecture up to one from its beginning, and takes those from another one back. */
async function give(page: Page, last: number, backTo: number): Promise<void> {
	await page.setViewportSize({ width: 1280, height: 720 });
	await page.goto('/lessons/?lesson=alpha-beta-lecture&view=lecture');
	const onwards = [...stations.keys()].filter((index) => {
		const { scene } = stations[index] as Station;
		return index > 0 && scene <= last;
	});
	await expectStation(page, stations[0] as Station);
	for (const index of onwards) {
		for (let press = pressesTo(index); press > 0; press--) await page.keyboard.press('PageDown');
		await expectStation(page, stations[index] as Station);
	}
	const back = onwards.filter((index) => (stations[index - 1] as Station).scene >= backTo);
	for (const index of back.toReversed()) {
		for (let press = pressesTo(index); press > 0; press--) await page.keyboard.press('PageUp');
		await expectStation(page, stations[index - 1] as Station);
	}
}

test('the first five scenes of the lecture are given with PageDown alone, and the last of them taken back with PageUp', async ({
	page
}) => {
	await give(page, 4, 4);
});

test('the whole built-in lecture is given so, and taken back @exhaustive', async ({ page }) => {
	test.setTimeout(180_000);
	await give(page, lecture.scenes.length - 1, 0);
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

test('a file that is no lesson says where, and a lesson of one’s own opens', async ({ page }) => {
	await page.goto('/lessons/');
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
	await page.goto('/lessons/?lesson=nowhere');
	await expect(page.getByText('There is no lesson “nowhere” here')).toBeVisible();
});
