/** The stations of the built-in lecture, and whether a page shows one. */
import { readFileSync } from 'node:fs';
import type { FrameLocator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Lesson } from '../../src/lib/core/lessons/lesson.ts';
import { stationsOf, type Station } from '../../src/lib/core/lessons/walk.ts';

const FILE = 'static/lessons/alpha-beta-lecture.json';
export const lecture = JSON.parse(readFileSync(FILE, 'utf8')) as Lesson;
export const stations = stationsOf(lecture, 'lecture');

export const picture = (page: Page): FrameLocator => page.frameLocator('iframe');

/** The line of the lecture says the scene, and what is asked or answered is over the picture's foot, and over no node. */
export async function expectStation(page: Page, { scene, kind, at }: Station): Promise<void> {
	const { title, question, answer } = lecture.scenes[scene] as Lesson['scenes'][number];
	await expect(picture(page).locator('.bar > .line')).toContainText(
		`${scene + 1} · ${title}, of 11`
	);
	const said = page.locator('[data-said]');
	if (kind === 'question') await expect(said.locator('p')).toHaveText(question);
	else if (kind === 'answer') await expect(said.locator('p')).toHaveText(answer);
	else await expect(said).toHaveCount(0);
	if (at === null) return;
	const step = expect.poll(() => stepIn(page));
	// The number of the last step is not in the file.
	if (at.step === Infinity) await step.toMatch(/^\d+$/);
	else await step.toBe(String(at.step));
	expect(await page.locator('iframe').evaluate(marksOutside)).toEqual([]);
	if (kind !== 'scene') await expect.poll(() => nodesCovered(page)).toEqual([]);
}

/** Names of the nodes that are under what is asked or answered. */
function nodesCovered(page: Page): Promise<(string | null)[]> {
	return page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
		const said = document.querySelector('[data-said]')?.getBoundingClientRect();
		const shown = frame.getBoundingClientRect();
		// The presenter's copy is smaller than what is in it.
		const scale = shown.width / (frame.contentWindow?.innerWidth ?? NaN);
		const top = ((said?.top ?? Infinity) - shown.top) / scale;
		const nodes = frame.contentDocument?.querySelectorAll('[data-node]') ?? [];
		return [...nodes]
			.filter((node) => node.getBoundingClientRect().bottom > top)
			.map((node) => node.getAttribute('data-node'));
	});
}

/** The step in the address of the picture; -1 in the problem. */
export function stepIn(page: Page): Promise<string> {
	return page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
		const search = new URLSearchParams(frame.contentWindow?.location.search);
		return search.get('future') === 'problem' ? '-1' : (search.get('step') ?? '');
	});
}

/** Nodes of the tree, values, bounds and other words of it that are not whole within its pane. */
function marksOutside(frame: HTMLIFrameElement): string[] {
	const pane = frame.contentDocument?.querySelector('[data-part="tree"]');
	if (pane == null) return ['no tree'];
	const room = pane.getBoundingClientRect();
	const marks = pane.querySelectorAll(
		'[data-node], [data-bound], [data-part="scissors"], [data-text]'
	);
	return Array.from(marks, (mark) => mark.getBoundingClientRect())
		.filter(({ width, height }) => width > 0 && height > 0)
		.filter(({ left, right, top, bottom }) => {
			const isIn = left >= room.left && right <= room.right;
			return !isIn || top < room.top || bottom > room.bottom;
		})
		.map(({ left, top }) => `${left} ${top}`);
}

/** Presses until a station is reached from the one before it: one for each step. */
export function pressesTo(index: number): number {
	const [from, to] = [stations[index - 1], stations[index]];
	const isWalk = from?.scene === to?.scene && from?.at?.search === to?.at?.search;
	const steps = (to?.at?.step ?? 0) - (from?.at?.step ?? 0);
	return isWalk && steps > 0 && steps <= 40 ? steps : 1;
}

/**
 * Goes through the stations of some scenes of a lecture that is shown, there and back, by a slide remote's keys.
 *
 * @param expectAt checks what is shown at a station
 * @param backTo the first scene that is taken back
 */
export async function giveScenes(
	page: Page,
	first: number,
	last: number,
	expectAt: (station: Station) => Promise<void>,
	backTo = first
): Promise<void> {
	const way = [...stations.keys()].filter((index) => {
		const { scene } = stations[index] as Station;
		return scene >= first && scene <= last;
	});
	const [begin = 0, ...onwards] = way;
	await expectAt(stations[begin] as Station);
	for (const index of onwards) {
		for (let press = pressesTo(index); press > 0; press--) await page.keyboard.press('PageDown');
		await expectAt(stations[index] as Station);
	}
	const back = onwards.filter((index) => (stations[index - 1] as Station).scene >= backTo);
	for (const index of back.toReversed()) {
		for (let press = pressesTo(index); press > 0; press--) await page.keyboard.press('PageUp');
		await expectAt(stations[index - 1] as Station);
	}
}

export const sceneAt = (index: number): Lesson['scenes'][number] =>
	lecture.scenes[index] as Lesson['scenes'][number];
export const firstOf = (scene: number): Station =>
	stations.find((station) => station.scene === scene) as Station;

export interface Windows {
	readonly presenter: Page;
	readonly stage: Page;
}

/** Opens the presenter at a scene, from 1, and its stage. */
export async function present(presenter: Page, scene: number): Promise<Windows> {
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
