import type { SetupFields } from '../../src/lib/core/search/setup-fields.ts';
import { expect, test } from './fixtures.ts';
import { button, expectStep, openExplorer, sentence, stepField, whenAlive } from './helpers.ts';
import { openPositionEditor, openRules, positionText, typeInto } from './setup-bar.ts';
import { expectAddress } from './address.ts';
import { knownSearch, sentenceAt } from './known-search.ts';

interface Fault {
	readonly fields: SetupFields;
	readonly text: string;
	readonly message: RegExp;
	/** Where in the text. */
	readonly place: string;
}

/** One of each game: the messages of all the others are tested with the links. */
const FAULTS: readonly Fault[] = [
	{
		fields: { game: 'chess', depth: '1' },
		text: 'k7/8/8/8/8/8/8/KK6 w - - 0 1',
		message: /White has two kings, on a1 and b1/,
		place: 'Character 17'
	},
	{
		fields: { game: 'tictactoe' },
		text: 'XXXOOO...',
		message: /X has row 3 and O has row 2/,
		place: 'Character 4'
	},
	{
		fields: { game: 'tree' },
		text: '[3,\nfour]',
		message: /1 leaf has no value: four\./,
		place: 'Line 2, character 1'
	}
];

test('a faulty position is told beside its field, with the place', async ({ page }) => {
	for (const { fields, text: typed, message, place } of FAULTS) {
		await test.step(fields.game ?? '', async () => {
			const search = await openExplorer(page, { ...fields, step: 2 });
			const dialog = await openPositionEditor(page);
			const text = positionText(dialog);
			await text.fill(typed);
			await button(page, 'Search this position').click();
			await expect(dialog.getByRole('alert')).toContainText(message);
			await expect(dialog.getByRole('alert')).toContainText(place);
			await expect(text).toHaveAttribute('aria-invalid', 'true');
			await expect(text).toHaveAccessibleDescription(message);
			await expect(text).toHaveValue(typed);
			await page.keyboard.press('Escape');
			await expectStep(page, 2, search);
			await expect(sentence(page)).toHaveText(sentenceAt(search, 2));
		});
	}
});

test('a position of a megabyte is refused at once, and the page goes on @exhaustive', async ({
	page
}) => {
	for (const [game, message] of [
		['chess', /The text has 1000000 characters/],
		['tictactoe', /This is the tenth/],
		['tree', /The text has 1,000,000 characters/]
	] as const) {
		const fields = game === 'chess' ? { game, depth: '1' } : { game };
		const search = await openExplorer(page, { ...fields, step: 1 });
		const dialog = await openPositionEditor(page);
		await positionText(dialog).evaluate(paste, '.'.repeat(1_000_000));
		await expect(dialog.getByRole('alert').first()).toContainText(message);
		await button(page, 'Search this position').click();
		await expect(dialog).toBeVisible();
		await button(page, 'Close').click();
		await expectStep(page, 1, search);
		await expect(sentence(page)).toHaveText(sentenceAt(search, 1));
	}
});

/** In the page: what a paste does, without a clipboard of that size. */
function paste(field: Element, text: string): void {
	(field as HTMLInputElement | HTMLTextAreaElement).focus();
	(field as HTMLInputElement | HTMLTextAreaElement).value = text;
	field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

const RULES: readonly (readonly [field: string, text: string, message: RegExp])[] = [
	['Depth', '99', /A depth of 99 is out of range: Chess takes 0 to 20 plies/],
	['Depth', '-1', /A depth of -1 is out of range/],
	['Depth', 'deep', /“deep” is not a depth/],
	['Depth', 'whole', /Chess needs a depth limit/],
	['Node budget', '0', /“0” is not a budget/],
	['Node budget', '99999999', /from 1 to 10,000,000/],
	['Seed', 'x', /whole number from 0 to 4294967295/]
];

test('a faulty rule is told beside its field, and the last good search stays', async ({ page }) => {
	const fields = { game: 'chess', depth: '1', order: 'random:3' };
	const search = await openExplorer(page, { ...fields, step: 5 });
	const rules = await openRules(page);
	for (const [field, text, message] of RULES) {
		const box = rules.getByRole('textbox', { name: field, exact: true });
		await typeInto(box, text);
		await expect(box).toHaveAccessibleDescription(message);
		await expect(box).toHaveAttribute('aria-invalid', 'true');
		await expect(box).toHaveValue(text);
		await expectStep(page, 5, search);
		await expect(sentence(page)).toHaveText(sentenceAt(search, 5));
	}
	await typeInto(rules.getByRole('textbox', { name: 'Depth' }), '1');
	await expect(rules.getByRole('textbox', { name: 'Depth' })).toHaveAttribute(
		'aria-invalid',
		'false'
	);
	await expectAddress(page, { ...fields, step: '5' });
});

test('a faulty step is told beside its field, and one stays where one is @exhaustive', async ({
	page
}) => {
	const search = await openExplorer(page, { step: 5 });
	for (const [text, message] of [
		['23', /There is no step 23: this search has the steps 0 to 22/],
		['-1', /“-1” is not a step/],
		['two', /“two” is not a step/],
		['', /Type a step number, 0 to 22/]
	] as const) {
		await typeInto(stepField(page), text);
		await expect(page.getByRole('alert')).toContainText(message);
		await expect(stepField(page)).toHaveAttribute('aria-invalid', 'true');
		await expect(sentence(page)).toHaveText(sentenceAt(search, 5));
	}
	await button(page, 'Next step').click();
	await expectStep(page, 6);
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a step past the end in a link shows the last one and says so @exhaustive', async ({
	page
}) => {
	await page.goto('/?step=999');
	await whenAlive(page);
	await expectStep(page, 22, knownSearch());
	await expect(page.getByRole('alert')).toContainText('This search has steps 0 to 22');
});

test('a message about a step covers no control, and one about a link can be dismissed', async ({
	page
}) => {
	await page.setViewportSize({ width: 1280, height: 720 });
	await page.goto('/?step=999');
	await whenAlive(page);
	await expectStep(page, 22, knownSearch());
	const isFree = (): Promise<void> =>
		button(page, 'Until now').click({ trial: true, timeout: 5_000 });
	await expect(page.getByRole('alert')).toContainText('This search has steps 0 to 22');
	await isFree();
	await page.getByRole('button', { name: 'Dismiss the message about “Step”' }).click();
	await expect(page.getByRole('alert')).toHaveCount(0);
	await typeInto(stepField(page), '23');
	await expect(page.getByRole('alert')).toContainText('There is no step 23');
	await isFree();
});

test('a set’s form that a fault opened stays until it is closed', async ({ page }) => {
	await page.goto('/practice/?seed=abc&sets=3');
	const seed = page.getByRole('textbox', { name: 'Seed' });
	await seed.fill('5');
	await seed.press('Enter');
	await expect(page).toHaveURL(/seed=5/);
	await expect(seed).toBeFocused();
	await expect(seed).toHaveAttribute('aria-invalid', 'false');
	await button(page, 'Set…').click();
	await expect(seed).toHaveCount(0);
});
