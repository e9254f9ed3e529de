import { IcicleAxis } from '../../src/lib/core/layout/icicle-axis.ts';
import { momentAt } from '../../src/lib/core/trace/cursor.ts';
import { nextStep, previousStep, type Stride } from '../../src/lib/core/trace/travel.ts';
import { expect, test, testWithClock } from './fixtures.ts';
import { boxOf, pointIn } from './geometry.ts';
import {
	button,
	callStack,
	currentNode,
	expectStep,
	goToStep,
	openExplorer,
	openSteps,
	openPanels,
	rootMoves,
	searchTree,
	sentence,
	stepField,
	stepSlider,
	transport,
	whenAlive
} from './helpers.ts';
import { toggleOverview } from './sight.ts';
import { choiceOf } from './setup-bar.ts';
import { currentLabelAt, cutSteps, knownSearch, labelAt } from './known-search.ts';

test('every button of the transport @phone @daily', async ({ page, isMobile }) => {
	const search = await openExplorer(page, { game: 'tictactoe' });
	const { trace, lastStep } = search;
	const middle = Math.floor(lastStep / 2);
	if (isMobile) await button(page, 'More ways to step').tap();
	const buttons: readonly (readonly [string, number | null])[] = [
		['First step', 0],
		['Previous cutoff', previousStep(trace, middle, 'cutoff')],
		['Previous step', middle - 1],
		['Next step', middle + 1],
		['Next cutoff', nextStep(trace, middle, 'cutoff')],
		['Last step', lastStep]
	];
	for (const [name, expected] of buttons) {
		await goToStep(page, middle);
		if (isMobile) await button(page, name).tap();
		else await button(page, name).click();
		await expectStep(page, expected ?? NaN);
	}
});

test('the buttons go by what is chosen under “Step by”, and say so @exhaustive', async ({
	page
}) => {
	const { trace } = await openExplorer(page, { game: 'tictactoe' });
	for (const [stride, name] of [
		['node', 'node'],
		['leaf', 'leaf'],
		['cutoff', 'cutoff'],
		['improvement', 'new best at the root']
	] as const satisfies readonly (readonly [Stride, string])[]) {
		await goToStep(page, 40);
		await openSteps(page);
		await choiceOf(page, 'Step by').selectOption(stride);
		await page.keyboard.press('Escape');
		const there = nextStep(trace, 40, stride);
		// The cutoffs have buttons of the same name.
		await transport(page)
			.getByRole('button', { name: `Next ${name}`, exact: true })
			.first()
			.click();
		await expectStep(page, there ?? 40);
		const back = previousStep(trace, there ?? 40, stride);
		await transport(page)
			.getByRole('button', { name: `Previous ${name}`, exact: true })
			.first()
			.click();
		await expectStep(page, back ?? there ?? 40);
	}
});

// A clock of its own: it would stop the timers of the tests that follow.
testWithClock(
	'play goes step by step at the chosen speed, and pause stops it',
	async ({ page }) => {
		await page.clock.install();
		const { lastStep } = await openExplorer(page);
		await page.clock.pauseAt(Date.now() + 60_000);
		await button(page, 'Play').click();
		await page.clock.runFor(2000);
		await expectStep(page, 4);
		await openSteps(page);
		await choiceOf(page, 'Speed').selectOption('8');
		await page.keyboard.press('Escape');
		await page.clock.runFor(1000);
		await expectStep(page, 12);
		await button(page, 'Pause').click();
		await page.clock.runFor(5000);
		await expectStep(page, 12);
		await button(page, 'Play').click();
		await page.clock.runFor(5000);
		await expectStep(page, lastStep);
		await expect(button(page, 'Play')).toBeVisible();
		await button(page, 'Play').click();
		await expectStep(page, 0);
	}
);

test('the slider is scrubbed with the mouse, with marks for what has happened', async ({
	page
}) => {
	const search = await openExplorer(page, { game: 'tictactoe' });
	const { lastStep } = search;
	const slider = await boxOf(stepSlider(page));
	await page.mouse.move(...pointIn(slider, 0.01));
	await page.mouse.down();
	for (const share of [0.25, 0.5, 0.75]) {
		await page.mouse.move(...pointIn(slider, share));
		await expect
			.poll(async () => Math.abs(Number(await stepField(page).inputValue()) - share * lastStep))
			.toBeLessThan(2);
	}
	const step = Number(await stepField(page).inputValue());
	// On a short slider the scissors are ticks of one line.
	const marks = async (): Promise<number> => {
		const ticks = transport(page).locator('[data-mark="cutoffs"]');
		const scissors = await transport(page).locator('[data-mark="cutoff"]').count();
		if (!(await ticks.isVisible())) return scissors;
		return ((await ticks.getAttribute('d'))?.match(/M/g) ?? []).length;
	};
	await expect.poll(marks).toBe(cutSteps(search).filter((at) => at <= step).length);
	await page.mouse.move(...pointIn(slider, 1, 3));
	await page.mouse.up();
	await expectStep(page, lastStep);
	await expect.poll(marks).toBe(cutSteps(search).length);
});

test('the overview is scrubbed with the mouse and stepped through by key @exhaustive', async ({
	page
}) => {
	const search = await openExplorer(page, { game: 'tictactoe' });
	await toggleOverview(page);
	const overview = page.getByRole('slider', { name: /overview of the whole search/ });
	const box = await boxOf(overview);
	const axis = new IcicleAxis(search.recording);
	const stepAt = (share: number): number => axis.stepAtX(share * axis.width);
	await page.mouse.move(...pointIn(box, 0.3));
	await page.mouse.down();
	await expectStep(page, stepAt(0.3));
	await page.mouse.move(...pointIn(box, 0.7));
	await expectStep(page, stepAt(0.7));
	await page.mouse.move(...pointIn(box, 1));
	await page.mouse.up();
	await expectStep(page, search.lastStep);
	await expect(overview).toHaveAttribute('aria-valuenow', String(search.lastStep));
	await overview.focus();
	await page.keyboard.press('ArrowLeft');
	await expectStep(page, search.lastStep - 1);
	await page.keyboard.press('Home');
	await expectStep(page, 0);
});

test('the overview is closed at first, and stays as it was left @exhaustive', async ({ page }) => {
	await openExplorer(page, { game: 'chess', depth: '2' });
	const overview = page.getByRole('region', { name: 'Overview' });
	for (const isOpen of [true, false]) {
		await expect(overview).toHaveCount(isOpen ? 0 : 1);
		await toggleOverview(page);
		await expect(overview).toHaveCount(isOpen ? 1 : 0);
		await page.reload();
		await whenAlive(page);
		await expect(overview).toHaveCount(isOpen ? 1 : 0);
	}
});

test('a node that is clicked leads to the moment it was entered @phone @exhaustive', async ({
	page,
	isMobile
}) => {
	const search = await openExplorer(page);
	await goToStep(page, search.lastStep);
	for (const row of [6, 2, 10]) {
		const name = labelAt(search, row, search.lastStep);
		const node = searchTree(page).getByRole('button', { name, exact: true });
		if (isMobile) await node.tap();
		else await node.click();
		await expectStep(page, search.trace.enterStepOf(row));
		await expect(currentNode(page)).toHaveAccessibleName(
			currentLabelAt(search, search.trace.enterStepOf(row))
		);
		await goToStep(page, search.lastStep);
	}
});

test('nodes of the tree are reached and chosen by key @exhaustive', async ({ page }) => {
	const search = await openExplorer(page);
	await goToStep(page, search.lastStep);
	const rows = { root: 0, a: 1, b: 5, b1: 6 };
	const focused = searchTree(page).locator('[data-node]:focus');
	await currentNode(page).focus();
	for (const [press, row] of [
		['ArrowDown', rows.a],
		['PageDown', rows.b],
		['ArrowDown', rows.b1],
		['ArrowUp', rows.b],
		['PageUp', rows.a],
		['PageDown', rows.b]
	] as const) {
		await page.keyboard.press(press);
		await expect(focused).toHaveAccessibleName(labelAt(search, row, search.lastStep));
	}
	await page.keyboard.press('Enter');
	await expectStep(page, search.trace.enterStepOf(rows.b));
	await expect(currentNode(page)).toHaveAccessibleName(/^MIN node b:/);
});

test('moves in the sentence, the stack and the root moves lead to their nodes @exhaustive', async ({
	page
}) => {
	const search = knownSearch();
	const [cut = -1] = cutSteps(search);
	const { trace } = await openExplorer(page, { step: cut });
	const stepOf = (moves: number[]): number => trace.enterStepOf(trace.rowAt(moves));
	await sentence(page).getByRole('button', { name: 'b1', exact: true }).click();
	await expectStep(page, stepOf([1, 0]));
	await goToStep(page, cut);
	await openPanels(page, ['Window and call stack', 'Root moves']);
	await callStack(page).getByRole('button', { name: /root/ }).click();
	await expectStep(page, 0);
	await rootMoves(page).getByRole('button', { name: 'b', exact: true }).press('Enter');
	await expectStep(page, stepOf([1]));
	expect(momentAt(trace, stepOf([1])).kind).toBe('enter');
});

test('a step can be typed, and Escape takes back what was typed', async ({ page }) => {
	await openExplorer(page);
	await stepField(page).fill('17');
	await stepField(page).press('Enter');
	await expectStep(page, 17);
	await stepField(page).fill('3');
	await stepField(page).press('Escape');
	await expectStep(page, 17);
	await stepField(page).fill('5');
	await stepField(page).blur();
	await expectStep(page, 5);
});
