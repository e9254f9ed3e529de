/** A frame and the course page around it: what is reported and when, what is restored, and hosts of every kind. */
import { readFile } from 'node:fs/promises';
import type { Frame, Page } from '@playwright/test';
import { assert } from '../../src/lib/core/base/assert.ts';
import { keyOf } from '../../src/lib/core/practice/key.ts';
import { PRACTICE } from '../../src/lib/core/practice/practice-link.ts';
import { nameOfSet, reportOf, restoredFrom } from '../../src/lib/core/practice/reported.ts';
import { exerciseAt } from '../../src/lib/core/practice/set.ts';
import { expect, test, testWithClock } from './fixtures.ts';
import { framesOf, openHost, openPage, sentTo, siteAddress } from './host.ts';

const QUERY = 'position=[[3,12,8],[2,4,6],[14,5,2]]&ask=values,cuts';
const { values } = PRACTICE.read(QUERY);
const made = exerciseAt(values, 0);
assert(made.ok, 'the set has an exercise');
const exercise = made.value;
const key = keyOf(exercise);

const REPORT = 'SPLICE.reportScoreAndState';

function codeOf(answers: typeof key): { readonly score: number; readonly code: string } {
	const report = reportOf(values, new Map([[0, answers]]));
	assert(report.ok, 'the set has a code');
	return report.value;
}

/** Writes the value of a node, by key; the tree has the focus at the root. */
async function write(frame: Frame, node: number, text: string): Promise<void> {
	await frame.locator(`[data-sheet-node="${node}"]`).click();
	const field = frame.getByRole('textbox', { name: /Value/ });
	await field.fill(text);
	await field.press('Enter');
}

async function fillIn(frame: Frame, answers: typeof key): Promise<void> {
	for (const [id, text] of Object.entries(answers.texts as Record<string, string>)) {
		await write(frame, Number(id.replace('value-', '')), text);
	}
	for (const node of answers.cuts) {
		await frame.locator(`[data-sheet-node="${node}"]`).click();
		await frame.locator(`[data-sheet-node="${node}"]`).press('x');
	}
}

const check = (frame: Frame): Promise<void> =>
	frame.getByRole('button', { name: 'Check', exact: true }).click();

/** Answers what a frame asks for. */
const answering = (state: unknown): string => `
addEventListener('message', ({ source, data }) => {
	if (data.subject !== 'SPLICE.getState') return;
	const answer = { subject: 'SPLICE.getState.response', message_id: data.message_id };
	source.postMessage({ ...answer, state: ${JSON.stringify(state)} }, '*');
});
`;

async function openSheet(page: Page, script: string, more = '&id=task-1'): Promise<Frame> {
	const path = `/practice/?${QUERY}&embed=1${more}`;
	const [frame] = (await openHost(page, [{ path }], script)) as [Frame];
	await expect(frame.getByRole('treeitem').first()).toBeVisible();
	await expect.poll(() => sentTo(page, 'SPLICE.getState')).toHaveLength(1);
	return frame;
}

test('a score is reported after Check alone, and none is lower than before', async ({ page }) => {
	const frame = await openSheet(page, answering({}));
	await fillIn(frame, { ...key, cuts: [] });
	await page.waitForTimeout(400);
	expect(await sentTo(page, REPORT)).toEqual([]);
	await check(frame);
	await expect.poll(async () => (await sentTo(page, REPORT)).length).toBe(1);
	const first = (await sentTo(page, REPORT))[0];
	const half = codeOf({ ...key, cuts: [] });
	expect(first?.data['score']).toBeCloseTo(half.score, 10);
	expect(first?.data['score']).toBeLessThan(1);
	expect(Object.keys(first?.data['state'] as object)).toEqual(['task-1']);
	expect(first?.data['message_id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
	// Worse, and blank again: neither is told as a score.
	await write(frame, 0, '77');
	await check(frame);
	await frame.getByRole('button', { name: 'Start again' }).click();
	await page.waitForTimeout(400);
	expect(await sentTo(page, REPORT)).toHaveLength(1);
	const events = await sentTo(page, 'SPLICE.sendEvent');
	expect(events.map(({ data }) => data['name'])).toEqual(['check', 'check']);
	// Nothing about the person, and at most four heights in a second.
	expect(Object.keys(events[0]?.data['data'] as object)).toEqual([
		'exercise',
		'seed',
		'place',
		'idea'
	]);
	const heights = (await sentTo(page, 'lti.frameResize')).map(({ at }) => at);
	for (const [i, at] of heights.entries())
		expect(at - (heights[i - 4] ?? -1e6)).toBeGreaterThan(950);
});

test('a right sheet scores 1, under the name of its set where the link gives none', async ({
	page
}) => {
	const frame = await openSheet(page, '', '');
	await frame.getByRole('button', { name: 'Hint' }).click();
	await expect(frame.locator('.said')).toContainText('Hint');
	await fillIn(frame, key);
	await check(frame);
	await expect.poll(async () => (await sentTo(page, REPORT)).length).toBe(1);
	const [report] = await sentTo(page, REPORT);
	const name = nameOfSet(values);
	expect(report?.data).toMatchObject({ location: name, score: 1 });
	const code = (report?.data['state'] as Record<string, string> | undefined)?.[name] ?? '';
	expect(restoredFrom(code, values)?.answers[0]?.cuts).toEqual(key.cuts);
	const events = await sentTo(page, 'SPLICE.sendEvent');
	expect(events.map(({ data }) => data['name'])).toEqual(['hint', 'check']);
});

test('what a course has kept is restored, and counts as reported', async ({ page }) => {
	const { code } = codeOf(key);
	const frame = await openSheet(page, answering({ 'task-1': code }));
	await expect(frame.locator('.said')).toContainText(/right/i);
	await write(frame, 0, '77');
	await check(frame);
	await expect(frame.locator('.said')).not.toContainText('All right');
	await page.waitForTimeout(400);
	expect(await sentTo(page, REPORT)).toEqual([]);
});

const FORGED = {
	'no text': { 'task-1': { toString: 'x' } },
	'a text of another kind': { 'task-1': '<img src=x onerror=alert(1)>' },
	'five megabytes': { 'task-1': 'PS2-'.repeat(1_250_000) },
	'a damaged code': { 'task-1': codeOf(key).code.slice(0, -1) },
	'another name': { 'task-2': codeOf(key).code },
	'no state': null,
	'a list': [1, 2, 3],
	'the name of a prototype': JSON.parse(
		`{"__proto__": {"task-1": ${JSON.stringify(codeOf(key).code)}}}`
	) as object
};

test('forged states change nothing', async ({ page }) => {
	const paths = Object.keys(FORGED).map(() => ({
		path: `/practice/?${QUERY}&embed=1&id=task-1`
	}));
	const script = `
const states = ${JSON.stringify(Object.values(FORGED))};
addEventListener('message', ({ source, data }) => {
	if (data.subject !== 'SPLICE.getState') return;
	const at = [...document.querySelectorAll('iframe')].findIndex((one) => one.contentWindow === source);
	source.postMessage({ subject: 'SPLICE.getState.response', message_id: data.message_id, state: states[at] }, '*');
});
`;
	const frames = await openHost(page, paths, script);
	await expect.poll(async () => (await sentTo(page, 'SPLICE.getState')).length).toBe(frames.length);
	await page.waitForTimeout(300);
	for (const frame of frames) {
		await expect(frame.getByRole('treeitem').first()).toBeVisible();
		await expect(frame.locator('.said')).toContainText('Fill in what the search returns');
	}
	expect(await sentTo(page, REPORT)).toEqual([]);
});

test('only the page around may answer, once, and to the question that was asked', async ({
	page
}) => {
	const { code } = codeOf(key);
	const state = JSON.stringify({ 'task-1': code });
	const frame = await openSheet(
		page,
		`
addEventListener('message', ({ source, data }) => {
	if (data.subject !== 'SPLICE.getState') return;
	source.postMessage({ subject: 'SPLICE.getState.response', message_id: 'another', state: ${state} }, '*');
	source.postMessage({ subject: 'SPLICE.getState.response', message_id: data.message_id, error: 'none', state: ${state} }, '*');
	source.postMessage({ subject: 'SPLICE.getState.response', message_id: data.message_id, state: ${state} }, '*');
	// A frame next to it, which knows the question.
	const other = document.createElement('iframe');
	document.body.append(other);
	other.contentWindow.eval(\`parent.frames[0].postMessage(\${JSON.stringify({ subject: 'SPLICE.getState.response', message_id: data.message_id, state: ${state} })}, '*')\`);
});
`
	);
	await page.waitForTimeout(400);
	await expect(frame.locator('.said')).toContainText('Fill in what the search returns');
});

testWithClock(
	'a set starts blank, and stays so, where the page around answers after 15 seconds',
	async ({ page }) => {
		await page.clock.install();
		const frame = await openSheet(page, '');
		const [question] = await sentTo(page, 'SPLICE.getState');
		await page.clock.fastForward(15_000);
		await page.evaluate(
			({ id, code }) => {
				const answer = { subject: 'SPLICE.getState.response', message_id: id };
				window.frames[0]?.postMessage({ ...answer, state: { 'task-1': code } }, '*');
			},
			{ id: question?.data['message_id'], code: codeOf(key).code }
		);
		await write(frame, 0, '77');
		await check(frame);
		await expect(frame.locator('.said')).toContainText('does not return 77');
		await expect(frame.locator('[data-sheet-node="1"]')).not.toContainText('3');
	}
);

test('a hostile page around a search changes nothing, and a silent one is no matter', async ({
	page
}) => {
	const flood = `
addEventListener('load', () => setInterval(() => {
	for (const frame of document.querySelectorAll('iframe')) {
		for (const data of [null, 7, 'x'.repeat(100000), new Map([[1, 2]]), new ArrayBuffer(9), new Date(), true, JSON.parse('{"__proto__": {"step": 9}, "subject": "__proto__"}'), { subject: 'SPLICE.getState.response', state: { x: 'y' } }, { subject: 'plyscope.step', step: 9, query: 'step=9' }, [[]]]) {
			frame.contentWindow.postMessage(data, '*');
		}
	}
}, 10));
`;
	const [frame] = (await openHost(page, [{ path: '/?step=5&predict=on&embed=1' }], flood)) as [
		Frame
	];
	await expect(frame.getByRole('button', { name: 'Next step' })).toBeVisible();
	const step = frame.getByRole('textbox', { name: /^Step, 0 to/ });
	await frame.getByRole('button', { name: 'Next step' }).click();
	await expect(step).toHaveValue('6');
	await page.waitForTimeout(500);
	await expect(step).toHaveValue('6');
	const steps = await sentTo(page, 'plyscope.step');
	expect(steps.at(-1)?.data).toMatchObject({ step: 6, location: null });
	expect(steps.at(-1)?.data['sentence']).toBe(await frame.locator('p.sentence').innerText());
	for (const [i, { at }] of steps.entries())
		expect(at - (steps[i - 4]?.at ?? -1e6)).toBeGreaterThan(950);
});

/** Keeps what frames report, and gives it back. */
const KEEPING = `
window.kept = {};
addEventListener('message', ({ source, data }) => {
	if (data.subject === 'SPLICE.reportScoreAndState') Object.assign(window.kept, data.state);
	if (data.subject !== 'SPLICE.getState') return;
	const answer = { subject: 'SPLICE.getState.response', message_id: data.message_id };
	source.postMessage({ ...answer, state: window.kept }, '*');
});
`;

test('Predict reports each answer, restores it, and can be switched off', async ({ page }) => {
	const [frame] = (await openHost(
		page,
		[{ path: '/?step=0&predict=on&embed=1&id=p' }],
		KEEPING
	)) as [Frame];
	await expect.poll(async () => (await sentTo(page, 'SPLICE.getState')).length).toBe(1);
	const next = frame.getByRole('button', { name: 'Next step' });
	const question = frame.locator('.layer').getByRole('group');
	const toQuestion = (): Promise<void> =>
		expect(async () => {
			if (!(await question.isVisible())) await next.click();
			await expect(question).toBeVisible({ timeout: 100 });
		}).toPass();
	await toQuestion();
	const words = await question.locator('p').first().innerText();
	expect(await sentTo(page, REPORT)).toEqual([]);
	await question.getByRole('button').nth(1).click();
	await expect.poll(async () => (await sentTo(page, 'SPLICE.sendEvent')).length).toBe(1);
	const [event] = await sentTo(page, 'SPLICE.sendEvent');
	expect(event?.data).toMatchObject({ location: 'p', name: 'predict', data: { right: true } });
	const [report] = await sentTo(page, REPORT);
	expect(report?.data['score']).toBeGreaterThan(0);
	await expect(frame.getByText('Predict: 1 of 1 right')).toBeAttached();
	// A new visit: the question is not asked again.
	await frame.goto(frame.url().replace(/step=\d+/, 'step=0'));
	await expect(frame.getByText('Predict: 1 of 1 right')).toBeAttached();
	await toQuestion();
	expect(await question.locator('p').first().innerText()).not.toBe(words);
	await frame.getByRole('button', { name: 'Predict', exact: true }).click();
	await expect(question).toHaveCount(0);
	for (let at = 0; at < 8; at++) await next.click();
	await expect(question).toHaveCount(0);
	expect(await sentTo(page, REPORT)).toHaveLength(1);
});

test.describe('sandboxed', () => {
	// These tests themselves try to store something in each frame.
	test.use({ allowedErrors: /localStorage.*sandboxed/ });

	for (const sandbox of ['allow-scripts allow-same-origin', 'allow-scripts'] as const) {
		test(`a search works in a sandboxed frame: ${sandbox}`, async ({ page }) => {
			const [frame] = (await openHost(page, [{ path: '/?step=5&embed=1', sandbox }])) as [Frame];
			await expect(frame.getByRole('button', { name: 'Next step' })).toBeVisible();
			await frame.getByRole('button', { name: 'Next step' }).click();
			await expect(frame.getByRole('textbox', { name: /^Step, 0 to/ })).toHaveValue('6');
			await expect
				.poll(async () => (await sentTo(page, 'plyscope.step')).at(-1)?.data['step'])
				.toBe(6);
		});
	}
});

test.describe('without an origin', () => {
	test.use({ allowedErrors: /localStorage.*sandboxed|Worker/ });

	test('a search that needs a worker says what the page around has to allow', async ({ page }) => {
		const [frame] = (await openHost(page, [
			{ path: '/?game=chess&depth=3&step=20&embed=1', sandbox: 'allow-scripts' }
		])) as [Frame];
		const alert = frame.getByRole('alert');
		await expect(alert).toContainText('add “allow-same-origin” to its sandbox');
		// In our words alone.
		await expect(alert).not.toContainText('construct');
		await expect(frame.getByText('could not be run')).toBeInViewport({ ratio: 1 });
		const board = frame.locator('[data-part="board"]');
		const [end, sentence] = await Promise.all(
			[board, frame.locator('p.sentence')].map((part) => part.boundingBox())
		);
		expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((sentence?.y ?? 0) + 1);
	});
});

test('a link that names another origin tells the page around nothing', async ({ page }) => {
	const [other, garbage] = (await openHost(page, [
		{ path: '/?step=5&embed=1&origin=https://moodle.example.org' },
		{ path: '/?step=5&embed=1&origin=garbage' }
	])) as [Frame, Frame];
	await expect(other.getByRole('button', { name: 'Next step' })).toBeVisible();
	await expect(garbage.getByRole('alert')).toContainText('“garbage” is no origin');
	await other.getByRole('button', { name: 'Next step' }).click();
	await page.waitForTimeout(600);
	expect(await sentTo(page)).toEqual([]);
});

test('the plain example shows what its frames report, and gives back what it has kept', async ({
	page
}) => {
	const example = await readFile('examples/plain-frame.html', 'utf8');
	await openPage(page, example.replaceAll('https://plyscope.example', siteAddress()));
	const [search, sheet] = (await framesOf(page, 2)) as [Frame, Frame];
	await expect(page.locator('#step')).toHaveText('14');
	await search.getByRole('button', { name: 'Next step' }).click();
	await expect(page.locator('#step')).toHaveText('15');
	await sheet.getByRole('button', { name: 'Whole sheet' }).click();
	await write(sheet, 0, '5');
	await check(sheet);
	await expect(page.locator('#score')).toHaveText(/^(0|0?\.\d+|1)$/);
	const states = await page.evaluate(() => localStorage.getItem('plyscope-states') ?? '');
	expect(Object.keys(JSON.parse(states) as object)).toEqual(['task-1']);
	// A new visit, with what was kept.
	await sheet.goto(sheet.url());
	await expect(sheet.locator('[data-sheet-node="0"]')).toContainText('5');
});
