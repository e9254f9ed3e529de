import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { tagAt } from './exhaustive.ts';
import {
	button,
	currentNode,
	expectStep,
	goToStep,
	openExplorer,
	openPanels,
	sentence,
	whenAlive
} from './helpers.ts';
import { bankFiles, drawItem } from '../../src/lib/core/figure/bank/bank-files.ts';
import { makeBank } from '../../src/lib/core/practice/bank/bank.ts';
import { PRACTICE } from '../../src/lib/core/practice/practice-link.ts';
import { choose, openRules } from './setup-bar.ts';
import { expectAddress, type LinkFields } from './address.ts';
import { currentLabelAt, knownSearch, sentenceAt } from './known-search.ts';
import { drawnNodes, expectPicture } from './picture.ts';

const LINKS: readonly LinkFields[] = [
	{ game: 'tree', position: '[5,[[[4,9],7],8]]', root: 'min', step: 9 },
	{
		game: 'tictactoe',
		position: '..XO..OXO',
		depth: '3',
		evaluator: 'outcome-depth',
		order: 'random:7',
		cut: 'strict',
		fail: 'hard',
		budget: '5000',
		future: 'show',
		shadow: 'off',
		colour: 'value',
		step: 20
	},
	{
		game: 'chess',
		position: '8/8/8/8/8/1k6/2p5/K7 b - - 0 1',
		algorithm: 'minimax',
		depth: '2',
		order: 'captures-first',
		step: 15
	}
];

for (const [i, fields] of LINKS.entries()) {
	test(`a link to ${fields.game ?? ''} shows that picture, again after a reload${tagAt(i, 2)}`, async ({
		page
	}) => {
		const step = Number(fields.step);
		const search = await openExplorer(page, fields);
		await expect(sentence(page)).toHaveText(sentenceAt(search, step));
		const nodes = await drawnNodes(page);
		const address = page.url();
		await page.reload();
		await whenAlive(page);
		await expectStep(page, step, search);
		await expect(sentence(page)).toHaveText(sentenceAt(search, step));
		await expect(currentNode(page)).toHaveAccessibleName(currentLabelAt(search, step));
		expect(await drawnNodes(page)).toEqual(nodes);
		// The address has the same fields, possibly in another order.
		await expectAddress(page, Object.fromEntries(new URL(address).searchParams));
		await expect(page.getByRole('alert')).toHaveCount(0);
	});
}

test('stepping on writes the step to the address, and a reload stays there @exhaustive', async ({
	page
}) => {
	const search = await openExplorer(page, { game: 'tictactoe', step: 30 });
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Shift+ArrowRight');
	const step = Number(await page.getByRole('slider', { name: 'Step', exact: true }).inputValue());
	await expectAddress(page, { game: 'tictactoe', step: String(step) });
	await page.reload();
	await whenAlive(page);
	await openPanels(page);
	await expectPicture(page, search, step);
});

test('settings make entries in the history, steps replace the one they are in', async ({
	page
}) => {
	const alphaBeta = await openExplorer(page, { game: 'tictactoe' });
	const entries = (): Promise<number> => page.evaluate(() => history.length);
	const before = await entries();
	await goToStep(page, 12);
	await expectAddress(page, { game: 'tictactoe', step: '12' });
	await page.keyboard.press('ArrowRight');
	await expectAddress(page, { game: 'tictactoe', step: '13' });
	expect(await entries()).toBe(before);
	await choose(page, 'Algorithm', 'Minimax');
	const minimax = knownSearch({ game: 'tictactoe', algorithm: 'minimax' });
	await expect.poll(() => new URL(page.url()).searchParams.get('algorithm')).toBe('minimax');
	expect(await entries()).toBe(before + 1);
	await page.keyboard.press('Escape');
	await goToStep(page, 44);
	await expectAddress(page, { game: 'tictactoe', algorithm: 'minimax', step: '44' });
	expect(await entries()).toBe(before + 1);
	await page.goBack();
	await expectStep(page, 13, alphaBeta);
	await expect(sentence(page)).toHaveText(sentenceAt(alphaBeta, 13));
	await page.goForward();
	await expectStep(page, 44, minimax);
	await expect(sentence(page)).toHaveText(sentenceAt(minimax, 44));
});

test('views and the future are in the address, and go back and forth with it @exhaustive', async ({
	page
}) => {
	await openExplorer(page, { step: 5 });
	await button(page, 'Everything').click();
	await expectAddress(page, { game: 'tree', future: 'show', step: '5' });
	await button(page, 'Lecture').click();
	await expectAddress(page, { game: 'tree', future: 'show', view: 'lecture', step: '5' });
	await page.goBack();
	await expect(page.locator('.page.explore')).toBeVisible();
	await page.goBack();
	await expect(button(page, 'Until now')).toHaveAttribute('aria-pressed', 'true');
	await expectStep(page, 5);
});

test('going back while a rule is open keeps the page together @exhaustive', async ({ page }) => {
	const first = await openExplorer(page, { game: 'tictactoe', step: 10 });
	await openRules(page);
	await choose(page, 'Cutoff condition', 'Strict (>, <)');
	await expect.poll(() => new URL(page.url()).searchParams.get('cut')).toBe('strict');
	await page.goBack();
	await expectStep(page, 10, first);
	await expect(page.getByRole('combobox', { name: 'Cutoff condition', exact: true })).toHaveValue(
		'equal'
	);
});

test('the share button copies the link to exactly this step @daily', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await openExplorer(page, { game: 'tictactoe', cut: 'strict', step: 3 });
	await page.keyboard.press('ArrowRight');
	await button(page, 'Share').click();
	await expect(page.getByText('Link copied.')).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(new URL(copied).search).toBe('?game=tictactoe&cut=strict&step=4');
	await page.goto(copied);
	await whenAlive(page);
	await expectStep(page, 4, knownSearch({ game: 'tictactoe', cut: 'strict' }));
});

test('where the clipboard is out of reach, the link is shown to be copied by hand @exhaustive', async ({
	page
}) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'clipboard', { value: undefined });
	});
	await openExplorer(page, { step: 6 });
	await button(page, 'Share').focus();
	await page.keyboard.press('Enter');
	await expect(page.getByLabel(/Copy this link/)).toHaveValue(/\/\?game=tree&step=6$/);
	await button(page, 'Close').click();
	await expect(page.getByLabel(/Copy this link/)).toHaveCount(0);
});

test('a figure is drawn below Share, and its file opens its step', async ({ page }) => {
	await openExplorer(page, { game: 'tictactoe', position: '..XO..OXO', step: 9 });
	await button(page, 'Share').click();
	await button(page, 'Figure…').click();
	const dialog = page.getByRole('dialog', { name: 'Figure' });
	await dialog.getByLabel('Preset').selectOption('paper');
	const saved = page.waitForEvent('download');
	await dialog.getByRole('button', { name: 'Download SVG', exact: true }).click();
	const path = await (await saved).path();
	await page.goto('/');
	await whenAlive(page);
	await page.locator('input[type=file]').setInputFiles({
		name: 'figure.svg',
		mimeType: 'image/svg+xml',
		buffer: await readFile(path)
	});
	await expectStep(page, 9, knownSearch({ game: 'tictactoe', position: '..XO..OXO' }));
});

test('the trees of a level are saved below Share as a question bank', async ({ page }) => {
	await page.goto('practice/?level=2&seed=7&cut=strict');
	await expect(page.locator('.frame.alive')).toBeAttached();
	await button(page, 'Share').click();
	await button(page, 'Question bank…').click();
	const dialog = page.getByRole('dialog', { name: 'Question bank' });
	const seeds = dialog.getByRole('textbox', { name: 'Seeds' });
	await expect(seeds).toHaveValue('7-26');
	await seeds.fill('9-2');
	await seeds.press('Tab');
	await expect(dialog.getByRole('alert')).toContainText('“9-2” is not a range of seeds');
	// A press keeps the message, and saves nothing.
	await dialog.getByRole('button', { name: 'Save file' }).click();
	await expect(dialog.getByRole('alert')).toContainText('“9-2” is not a range of seeds');
	await expect(dialog.getByRole('status')).toHaveText('');
	await seeds.fill('3-5');
	await seeds.press('Tab');
	const download = page.waitForEvent('download');
	await dialog.getByRole('button', { name: 'Save file' }).click();
	const file = await download;
	expect(file.suggestedFilename()).toBe('plyscope-level-2-seeds-3-5.xml');
	// The bytes of the command line.
	const { values } = PRACTICE.parse({ level: '2', cut: 'strict' });
	const made = makeBank(values, { first: 3, last: 5 });
	if (!made.ok) throw new Error(made.fault.message);
	expect(await readFile(await file.path(), 'utf8')).toBe(
		bankFiles('moodle', 2, made.value.map(drawItem))
	);
	await expect(dialog.getByRole('status')).toHaveText(/3 trees saved as/);
});
