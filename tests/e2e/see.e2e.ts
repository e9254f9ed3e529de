import { expect, test } from './fixtures.ts';
import { goToStep, openExplorer, openPanels, sentence } from './helpers.ts';
import { expectAddress } from './address.ts';
import { sentenceAt, tellingSteps } from './known-search.ts';
import { expectPicture, expectTree } from './picture.ts';
import type { SetupFields } from '../../src/lib/core/search/setup-fields.ts';

const SEARCHES: readonly (SetupFields & { readonly name: string })[] = [
	{ name: 'the textbook tree' },
	{ name: 'a deep cutoff', position: '[5,[[[4,9],7],8]]' },
	{
		name: 'named nodes, MIN at the root, minimax',
		position: 'start:[attack:[win:9,lose:-9],trade:[even:0,press:[gain:2,slip:-1]],wait:-3]',
		root: 'min',
		algorithm: 'minimax'
	},
	{ name: 'tic-tac-toe', game: 'tictactoe' },
	{
		name: 'tic-tac-toe where O began, strict and fail-hard, reversed',
		game: 'tictactoe',
		position: '..XO..OXO',
		cut: 'strict',
		fail: 'hard',
		order: 'reversed'
	},
	{ name: 'a finished game', game: 'tictactoe', position: 'XXXOO....' },
	{ name: 'chess', game: 'chess', position: 'k7/2P5/1K6/8/8/8/8/8 w - - 0 1', depth: '2' },
	{
		name: 'chess with Black to move, captures first',
		game: 'chess',
		position: '8/8/8/8/8/1k6/2p5/K7 b - - 0 1',
		depth: '2',
		order: 'captures-first'
	}
];

const DAILY = new Set(['a deep cutoff', 'chess']);

test.describe('every pane tells of the same step', () => {
	for (const { name, ...fields } of SEARCHES) {
		test(`${name}${DAILY.has(name) ? '' : ' @exhaustive'}`, async ({ page }) => {
			const search = await openExplorer(page, fields);
			await openPanels(page);
			for (const step of tellingSteps(search)) {
				await goToStep(page, step);
				await expectPicture(page, search, step);
			}
			await expectAddress(page, { game: 'tree', ...fields, step: String(search.lastStep) });
		});
	}
});

test('a link shows exactly its step in every pane @exhaustive', async ({ page }) => {
	const search = await openExplorer(page, { game: 'tictactoe', step: 31 });
	await openPanels(page);
	await expectPicture(page, search, 31);
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('every step looks the same from both sides, and is spoken once it has settled', async ({
	page
}) => {
	const search = await openExplorer(page, { position: '[5,[[[4,9],7],8]]' });
	const expectHere = async (step: number): Promise<void> => {
		await expect(sentence(page)).toHaveText(sentenceAt(search, step));
		await expectTree(page, search, step);
	};
	for (let step = 1; step <= search.lastStep; step++) {
		await page.keyboard.press('ArrowRight');
		await expectHere(step);
	}
	for (let step = search.lastStep - 1; step >= 0; step--) {
		await page.keyboard.press('ArrowLeft');
		await expectHere(step);
	}
	const spoken = page.getByRole('region', { name: 'Explanation' }).getByRole('status');
	await expect(spoken).toHaveText(`Root. ${sentenceAt(search, 0)} Alpha is −∞ and beta is ∞ here.`);
	// From the middle, so that the row is not where the table begins.
	await page.keyboard.press('Shift+ArrowRight');
	await expectHere(8);
	await page.keyboard.press('t');
	const row = page.getByRole('row').and(page.locator(':focus'));
	await expect(row).toContainText(sentenceAt(search, 8));
	await expect(row.getByRole('button', { name: '8', exact: true })).toBeVisible();
	await expect(page.getByRole('region', { name: 'Step 8' }).getByRole('status')).toHaveText(
		`Cutoff at node b1.1. ${sentenceAt(search, 8)} Alpha is 5 and beta is 4 here.`
	);
});
