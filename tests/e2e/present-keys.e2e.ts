/** A lesson is presented by keys, each the same from both windows, and hands are counted. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectStation, firstOf, picture, present, sceneAt, stepIn } from './lecture.ts';

for (const from of ['presenter', 'stage'] as const) {
	test(`every key does the same from the ${from}${from === 'presenter' ? ' @daily' : ''}`, async ({
		page
	}) => {
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
		// The window in which it is pressed may be gone before it is released.
		await Promise.allSettled([press('Escape')]);
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
