/** Lessons are written: scenes from what is shown, their order, the file, and what a browser keeps. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { formatDraft, readDraft } from '../../src/lib/core/lessons/draft.ts';
import type { Lesson } from '../../src/lib/core/lessons/lesson.ts';
import { expect, test } from './fixtures.ts';
import { boxOf } from './geometry.ts';
import { lecture, picture } from './lecture.ts';

const words = (page: Page) => page.getByRole('region', { name: 'Editor' });
const press = (page: Page, name: string) =>
	words(page).getByRole('button', { name, exact: true }).click();
const write = (page: Page, name: string, text: string) =>
	words(page).getByRole('textbox', { name, exact: true }).fill(text);
/** Of the paper's last scene, which is about another page than the first. */
const lastTitle =
	(JSON.parse(readFileSync('static/lessons/krk-paper.json', 'utf8')) as Lesson).scenes.at(-1)
		?.title ?? '';
const titles = (page: Page) => words(page).getByRole('region', { name: 'Scenes' }).locator('li');

/** The file that Download saves. */
async function download(page: Page, name = 'my-lesson-1.json'): Promise<string> {
	const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download')]);
	expect(file.suggestedFilename()).toBe(name);
	return readFileSync(await file.path(), 'utf8');
}

async function openNew(page: Page): Promise<void> {
	await page.goto('/lessons/');
	await expect(page.locator('.frame.alive')).toBeAttached();
	await page.getByRole('button', { name: 'Write a new lesson' }).click();
	await expect(picture(page).locator('[data-part="sentence"]')).not.toBeEmpty();
}

test('a lesson is written from what is shown, kept over a reload, saved, and opened again with the same bytes @daily', async ({
	page
}) => {
	await openNew(page);
	await expect(words(page)).toContainText('No scenes yet');
	await press(page, 'Add what is shown');
	await expect(titles(page)).toHaveText(/^Scene 1\s*· not finished$/);
	// The next step is taken instead, with its sentence.
	await picture(page).getByRole('button', { name: 'Next step' }).click();
	const sentence = await picture(page).locator('[data-part="sentence"]').innerText();
	await press(page, 'Link: take what is shown');
	await expect(words(page)).toContainText(sentence.replace(/\s+/g, ' ').slice(0, 20));
	await write(page, 'Minutes', 'ten');
	await expect(words(page).getByText('Give a whole number from 1 to 120.')).toHaveCount(2);
	await write(page, 'Minutes', '10');
	await write(page, 'Link', 'https://example.org/');
	await expect(words(page)).toContainText('leads away from the site');
	await press(page, 'Undo');
	for (const name of ['Note', 'Question', 'Answer', 'Hint'])
		await write(page, name, `<b>${name}</b>`);
	await expect(words(page)).not.toContainText('not finished');
	const file = await download(page);
	expect(formatDraft(readDraft(JSON.parse(file)))).toBe(file);
	expect(JSON.parse(file)).toMatchObject({ minutes: 10, scenes: [{ note: '<b>Note</b>' }] });
	await page.reload();
	await expect(words(page).getByRole('textbox', { name: 'Hint', exact: true })).toHaveValue(
		'<b>Hint</b>'
	);
	expect(await download(page)).toBe(file);
	await press(page, 'Read it');
	await expect(page.getByRole('heading', { name: '1 · Scene 1' })).toBeVisible();
	await expect(page.getByText('<b>Question</b>')).toBeVisible();
	await expect(page.locator('main b')).toHaveCount(0);
});

test('scenes are ordered by buttons and keys, and one that is removed comes back', async ({
	page
}) => {
	await page.goto('/lessons/?lesson=krk-paper&view=edit');
	await expect(page).toHaveURL(/lesson=krk-paper-mine/);
	await expect(titles(page)).toHaveCount(5);
	const [first, second, ...others] = await titles(page).allInnerTexts();
	await titles(page).nth(1).getByRole('button').click();
	await expect(page).toHaveURL(/scene=2/);
	await press(page, 'Move up');
	await expect(titles(page)).toHaveText([second, first, ...others].map(String));
	await page.keyboard.press('Alt+ArrowDown');
	await page.keyboard.press('Alt+ArrowDown');
	await expect(titles(page).nth(2)).toHaveText(String(second));
	await expect(words(page).getByRole('status')).toHaveText('The scene is now number 3 of 5.');
	await press(page, 'Remove');
	await expect(titles(page)).toHaveCount(4);
	await page.keyboard.press('Control+z');
	await expect(titles(page)).toHaveCount(5);
	await expect(titles(page).nth(2)).toHaveText(String(second));
});

test('another lesson that is edited is another draft, and the first one stays', async ({
	page
}) => {
	await openNew(page);
	await page.goto('/lessons/?lesson=alpha-beta-lecture&view=edit');
	await write(page, 'Title', 'Mine now');
	await page.goto('/lessons/');
	await expect(page.locator('.frame.alive')).toBeAttached();
	await expect(page.getByRole('link', { name: /^Continue / })).toHaveCount(2);
	await page.getByRole('link', { name: 'Edit a copy of “Minimax and alpha-beta' }).click();
	await expect(words(page).getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
		'Mine now'
	);
	await press(page, 'Start again from the lesson');
	await expect(words(page).getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
		lecture.scenes[0]?.title ?? ''
	);
	await press(page, 'Undo');
	await expect(words(page).getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
		'Mine now'
	);
	await page.goto('/lessons/');
	await expect(page.locator('.frame.alive')).toBeAttached();
	await page.getByRole('button', { name: 'Remove “My lesson”' }).click();
	await expect(page.getByRole('link', { name: 'Continue “My lesson”' })).toHaveCount(0);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByRole('link', { name: 'Continue “My lesson”' })).toBeVisible();
});

test('a step is added to a lesson from where it is shown', async ({ page }) => {
	await page.goto('/?step=10');
	await page.getByRole('button', { name: 'Share', exact: true }).click();
	await page.getByRole('button', { name: 'Add this step to a lesson' }).click();
	await expect(page.getByText('Added to “My lesson” as scene 1.')).toBeVisible();
	await page.goto('/compare/');
	await page.getByRole('button', { name: 'Share', exact: true }).click();
	await page.getByRole('button', { name: 'Add this step to a lesson' }).click();
	await expect(page.getByText('Added to “My lesson” as scene 2.')).toBeVisible();
	await page.getByRole('link', { name: 'Open the editor' }).click();
	await expect(words(page)).toContainText('the heading “Compare searches”');
	await titles(page).nth(0).getByRole('button').click();
	await expect(words(page)).toContainText('Expected at step 10: “The leaf b1 is worth 2.”');
});

test('what the lecture expects is what the page says, when it is taken again', async ({ page }) => {
	await page.goto('/lessons/?lesson=alpha-beta-lecture&view=edit&scene=2');
	const line = words(page)
		.getByText(/^Expected at step/)
		.first();
	const expected = await line.innerText();
	await write(page, 'Link', lecture.scenes[1]?.link ?? '');
	await press(page, 'Undo');
	await expect(picture(page).locator('[data-part="sentence"]')).toContainText('The leaf b1');
	await press(page, 'Link: take what is shown');
	await expect(line).toHaveText(expected);
	await expect(words(page).getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(
		lecture.scenes[1]?.link ?? ''
	);
});

test('a browser that keeps nothing, or something else, is told so and loses nothing', async ({
	page
}) => {
	await page.addInitScript(() => {
		if (localStorage.getItem('plyscope-lesson-drafts') === null) {
			localStorage.setItem('plyscope-lesson-drafts', '{"not": "drafts"}');
		}
	});
	await page.goto('/lessons/');
	await expect(page.locator('.frame.alive')).toBeAttached();
	await expect(page.getByRole('alert')).toContainText('cannot be read');
	await page.getByRole('button', { name: 'Write a new lesson' }).click();
	await expect(words(page).getByRole('alert')).toContainText('keeps nothing more');
	await press(page, 'Add what is shown');
	await page.getByRole('link', { name: 'Lessons', exact: true }).last().click();
	await expect(page.getByRole('link', { name: 'Continue “My lesson”' })).toBeVisible();
	expect(await page.evaluate(() => localStorage.getItem('plyscope-lesson-drafts'))).toBe(
		'{"not": "drafts"}'
	);
	await page.getByRole('button', { name: 'Forget them' }).click();
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a lesson whose search has changed says so, and shows what it can', async ({ page }) => {
	await page.goto('/lessons/');
	await expect(page.locator('.frame.alive')).toBeAttached();
	const [scene] = lecture.scenes;
	const changed = { step: 8, sentence: 'Node a gives 4.' };
	const own = {
		...lecture,
		id: 'old',
		kind: 'self-study',
		scenes: [
			{ ...scene, id: 'one', future: 'now', link: '?algorithm=minimax&step=8', expect: changed },
			{
				...scene,
				id: 'two',
				future: 'now',
				link: '?algorithm=minimax&step=999',
				expect: { step: 999, sentence: 'S' }
			}
		]
	};
	await page.getByLabel('Open a lesson file…').setInputFiles({
		name: 'old.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(own))
	});
	const note = page.getByText('This link’s search has changed');
	await expect(note).toContainText('Node a gives 4.');
	await page.getByRole('button', { name: 'Next →' }).click();
	await expect(note).toContainText('At step 999');
	await expect(picture(page).locator('[data-part="sentence"]')).toContainText(
		'The root is worth 3'
	);
	await page.getByRole('button', { name: 'Answer' }).click();
	await expect(note).toHaveCount(0);
});

test('a faulty file of a lesson is corrected in the editor', async ({ page }) => {
	await page.goto('/lessons/');
	await expect(page.locator('.frame.alive')).toBeAttached();
	const faulty = { ...lecture, id: 'faulty', scenes: [{ ...lecture.scenes[0], question: '' }] };
	await page.getByLabel('Open a lesson file…').setInputFiles({
		name: 'faulty.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(faulty))
	});
	await page.getByRole('button', { name: 'Correct it in the editor' }).click();
	await words(page).getByText('1 field not finished').click();
	await press(page, 'scene 1 (minimax), question');
	await expect(words(page).getByRole('textbox', { name: 'Question', exact: true })).toBeFocused();
	await page.keyboard.type('Which move?');
	await expect(words(page)).not.toContainText('not finished');
});

test('each fault leads to the field that it is about', async ({ page }) => {
	await openNew(page);
	await page.goto('/lessons/?lesson=alpha-beta-lecture&view=edit&scene=4');
	await write(page, 'Link', 'no/where');
	await write(page, 'Place 1', '//example.com/');
	await write(page, 'Minutes', 'x');
	await titles(page).nth(0).getByRole('button').click();
	await write(page, 'Id', 'window');
	await words(page)
		.getByText(/fields not finished$/)
		.click();
	const faults = words(page).locator('details').getByRole('button');
	const names: Record<string, string> = {
		link: 'Link',
		'reveal 1 link': 'Place 1',
		minutes: 'Minutes',
		id: 'Id'
	};
	for (const text of await faults.allInnerTexts()) {
		await faults.filter({ hasText: text }).first().click();
		const name = names[text.replace(/^scene \d+ \(.*\), /, '')] ?? text;
		await expect(words(page).getByRole('textbox', { name, exact: true })).toBeFocused();
	}
	await write(page, 'Minutes', '5');
	await words(page).getByText('About the lesson').click();
	await write(page, 'Id of the lesson', 'NO');
	await words(page).getByText('About the lesson').click();
	await press(page, 'id');
	await expect(
		words(page).getByRole('textbox', { name: 'Id of the lesson', exact: true })
	).toBeFocused();
});

for (const [width, height] of [
	[768, 1024],
	[390, 844]
] as const) {
	test(`what is shown stays in sight while its fields are written at ${width} x ${height}`, async ({
		page
	}) => {
		await page.setViewportSize({ width, height });
		await page.goto('/lessons/?lesson=krk-paper&view=edit');
		await words(page).getByRole('textbox', { name: 'Hint', exact: true }).focus();
		const shown = await page.locator('iframe').boundingBox();
		const field = await words(page)
			.getByRole('textbox', { name: 'Hint', exact: true })
			.boundingBox();
		expect(Math.round(shown?.y ?? NaN)).toBe(0);
		expect(field?.y).toBeGreaterThan((shown?.height ?? NaN) - 1);
		expect((field?.y ?? NaN) + (field?.height ?? NaN)).toBeLessThanOrEqual(height);
	});
}

test('on a phone what is shown of a game has its board, its tree and its whole sentence in sight', async ({
	page
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/lessons/?lesson=alpha-beta-lecture&view=edit&scene=8');
	const sentence = picture(page).locator('p.sentence');
	await expect(sentence).toContainText('alpha stays');
	const board = await boxOf(picture(page).locator('[data-part="board"]'));
	const tree = await boxOf(picture(page).locator('[data-part="tree"]'));
	const said = await boxOf(sentence);
	const steps = await boxOf(picture(page).locator('footer').first());
	expect(board.width).toBeGreaterThanOrEqual(84);
	expect(board.y + board.height).toBeLessThanOrEqual(tree.y + 1);
	expect(tree.height).toBeGreaterThanOrEqual(180);
	expect(said.y).toBeGreaterThanOrEqual(tree.y + tree.height);
	expect(said.y + said.height).toBeLessThanOrEqual(steps.y);
});

test('no word of a lesson is HTML, and nothing is asked for elsewhere or sent', async ({
	page
}) => {
	const asked: { readonly method: string; readonly url: string }[] = [];
	page.on('request', (request) => {
		asked.push({ method: request.method(), url: request.url() });
	});
	const evil = '<img src="https://example.com/x" onerror="document.title=1"><b>bold</b>';
	const [first] = lecture.scenes;
	const scene = {
		...first,
		note: evil,
		question: evil,
		answer: evil,
		hint: evil,
		title: 'T <b>b</b>'
	};
	const own = { ...lecture, id: 'evil', title: '<b>T</b>', about: evil, minutes: 5 };
	await page.goto('/lessons/');
	await expect(page.locator('.frame.alive')).toBeAttached();
	await page.getByLabel('Open a lesson file…').setInputFiles({
		name: 'evil.json',
		mimeType: 'application/json',
		buffer: Buffer.from(
			JSON.stringify({
				...own,
				scenes: [{ ...scene, minutes: 5, choices: [evil, 'x'], correct: 0 }]
			})
		)
	});
	await expect(page.getByRole('heading', { name: '<b>T</b>' })).toBeVisible();
	await page.getByRole('button', { name: 'Hint' }).click();
	await page.getByRole('button', { name: 'Answer' }).click();
	await expect(page.locator('.answer')).toHaveText(evil);
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('article')).toContainText(evil);
	await page.emulateMedia({ media: 'screen' });
	await page.getByRole('link', { name: 'Edit', exact: true }).click();
	await write(page, 'Question', `${evil} again`);
	await write(page, 'Link', '//example.com/');
	await expect(words(page)).toContainText('leads away from the site');
	await press(page, 'Link: show it');
	await press(page, 'Undo');
	await download(page, 'evil.json');
	await expect(page.locator('main :is(img, b)')).toHaveCount(0);
	await expect(page).toHaveTitle(/Plyscope/);
	const { origin } = new URL(page.url());
	const elsewhere = asked.filter(
		({ method, url }) => method !== 'GET' || !(url.startsWith(origin) || url.startsWith('blob:'))
	);
	expect(elsewhere).toEqual([]);
});

test('on paper a lesson is all its scenes with their words, and nothing to press', async ({
	page
}) => {
	await page.goto('/lessons/?lesson=alpha-beta-lecture');
	const paper = page.getByRole('article');
	await expect(page.getByRole('heading', { level: 2, name: /^1 · / })).toBeVisible();
	await expect(paper).toHaveCount(0);
	await page.emulateMedia({ media: 'print' });
	for (const { title, note, question, answer, hint } of lecture.scenes) {
		for (const text of [title, note, question, answer, hint])
			await expect(paper).toContainText(text);
	}
	await expect(paper).toContainText('/?algorithm=minimax&view=lecture&step=8');
	expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
	await expect(page.locator('iframe')).toBeHidden();
});

test.describe('without a connection', () => {
	test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload/i });

	test('the editor, and the page of a scene, say that they could not be loaded, and are then', async ({
		page,
		context
	}) => {
		await page.goto('/lessons/?lesson=krk-paper');
		await expect(picture(page).getByRole('heading').first()).toBeAttached();
		await page.waitForLoadState('networkidle');
		await context.setOffline(true);
		// Another page than that of the first scene.
		const other = page.getByRole('button', { name: lastTitle, exact: true });
		await other.click();
		const failed = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
		await expect(failed).toContainText('The page of this scene could not be loaded.');
		await context.setOffline(false);
		await failed.getByRole('button', { name: 'Try again' }).click();
		await expect(failed).toHaveCount(0);
		await expect(picture(page).getByRole('heading', { level: 1 })).toBeAttached();
		await page.waitForLoadState('networkidle');
		await context.setOffline(true);
		await page.getByRole('link', { name: 'Edit', exact: true }).click();
		await expect(page.getByText('The editor could not be loaded.')).toBeVisible();
		await context.setOffline(false);
		await page.getByRole('button', { name: 'Write a new lesson' }).click();
		await expect(words(page)).toContainText('No scenes yet');
	});
});
