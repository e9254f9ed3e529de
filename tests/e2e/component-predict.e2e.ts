/** Questions in an element: `predict`. */
import { expect, test } from './fixtures.ts';
import { listen, openHost, TEXTBOOK } from './component-host.ts';

test('a question of an element is answered there, and its keys are no keys of the page', async ({
	page
}) => {
	const { element } = await openHost(
		page,
		`<input><plyscope-tree ${TEXTBOOK} predict></plyscope-tree>`
	);
	const heard = await listen(page);
	const question = element.locator('[data-about]');
	await element.getByRole('button', { name: 'Next step' }).focus();
	for (let step = 0; step < 30 && (await question.count()) === 0; step++) {
		await page.keyboard.press('ArrowRight');
		await page.evaluate(() => new Promise(requestAnimationFrame));
	}
	await expect(question).toBeVisible();
	const before = await element.evaluate((one) => (one as unknown as { step: number }).step);
	await page.locator('main > input').focus();
	await page.keyboard.press('1');
	await page.keyboard.press('Escape');
	await page.locator('main > input').blur();
	await page.keyboard.press('1');
	await expect(question.getByRole('button', { name: 'Skip' })).toBeVisible();
	// The number of the last step would tell how much is still searched.
	expect(await element.evaluate((one) => (one as unknown as { steps: unknown }).steps)).toBeNull();
	await question.getByRole('button').first().focus();
	await page.keyboard.press('1');
	await expect
		.poll(async () => (await heard()).filter(({ name }) => name === 'answer').length)
		.toBe(1);
	const answer = (await heard()).find(({ name }) => name === 'answer');
	expect(answer).toMatchObject({ step: before + 1, hands: null });
	const { chosen, right, isRight } = answer as unknown as {
		chosen: string[];
		right: string[];
		isRight: boolean;
	};
	expect(chosen).toHaveLength(1);
	await expect(element.getByRole('button', { name: /^Predict: [01] of 1 right/ })).toBeVisible();
	expect(isRight).toBe(chosen[0] === right[0]);
});

test('an element counts a show of hands, and Escape in its tally gives the focus back', async ({
	page
}) => {
	const { element } = await openHost(
		page,
		`<plyscope-tree ${TEXTBOOK} predict="class"></plyscope-tree>`
	);
	const tally = element.getByRole('button', { name: /^Predict: 0 of 0 right/ });
	await tally.click();
	const hands = element.getByRole('checkbox', { name: /^Class mode/ });
	await expect(hands).toBeChecked();
	await hands.focus();
	await page.keyboard.press('Escape');
	await expect(hands).toBeHidden();
	await expect(tally).toBeFocused();
	await page.keyboard.press('ArrowRight');
	await expect(element.getByRole('slider', { name: 'Step' })).toHaveValue('1');
});
