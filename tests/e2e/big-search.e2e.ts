import { expectBoard } from './board.ts';
import { expect, test } from './fixtures.ts';
import {
	button,
	choose,
	expectAddress,
	expectStep,
	openExplorer,
	openRules,
	queryOf,
	sentence,
	typeInto
} from './helpers.ts';
import { knownSearch, sentenceAt } from './known-search.ts';

test('a running search shows its count, leaves the page alone, and is cancelled at once', async ({
	page
}) => {
	const search = await openExplorer(page, {
		game: 'chess',
		depth: '1',
		budget: '10000000',
		step: 3
	});
	const rules = await openRules(page);
	await typeInto(rules.getByRole('textbox', { name: 'Depth' }), '8');
	const status = page.getByRole('status').filter({ hasText: /^Searching: [\d,]+ nodes\./ });
	await expect(status).toBeVisible();
	await expect(status).toContainText(/Minimax would visit about [\d,]+ nodes/);
	await expect(status).toContainText('the budget is 10,000,000');
	const visited = async (): Promise<number> =>
		Number((await status.locator('strong').innerText()).replaceAll(',', ''));
	const first = await visited();
	await expect.poll(visited, { intervals: [50] }).toBeGreaterThan(first);
	await button(page, 'Next step').click();
	await expectStep(page, 4, search);
	await button(page, 'Cancel').click();
	await expect(status).toHaveCount(0, { timeout: 1000 });
	await expectStep(page, 4, search);
	await expect(sentence(page)).toHaveText(sentenceAt(search, 4), { timeout: 1000 });
	await expectAddress(page, { game: 'chess', depth: '1', budget: '10000000', step: '4' });
});

test('a newer choice takes the place of a running search', async ({ page }) => {
	await openExplorer(page, { game: 'chess', depth: '1', budget: '10000000' });
	const rules = await openRules(page);
	await typeInto(rules.getByRole('textbox', { name: 'Depth' }), '8');
	await expect(button(page, 'Cancel')).toBeVisible();
	await choose(page, 'Game', 'Tic-tac-toe');
	await expect(button(page, 'Cancel')).toHaveCount(0);
	await expectStep(page, 0, knownSearch({ game: 'tictactoe', budget: '10000000' }));
});

test('minimax that is too large says how large before it starts, and offers less', async ({
	page
}) => {
	const fields = { game: 'chess', algorithm: 'minimax', depth: '1' };
	const search = await openExplorer(page, { ...fields, step: 2 });
	const rules = await openRules(page);
	await typeInto(rules.getByRole('textbox', { name: 'Depth' }), '6');
	const proposal = page
		.getByRole('alert')
		.filter({ hasText: /Minimax would visit about [\d,]+ nodes \(sampled; [\d,]+ to [\d,]+\)/ });
	await expect(proposal).toContainText('over the budget of 2,000,000. It has not been started.');
	await expectStep(page, 2, search);
	await proposal.getByRole('button', { name: 'Search 5 plies' }).click();
	await expect(proposal.getByRole('button', { name: 'Search 4 plies' })).toBeVisible();
	await expect(proposal.getByRole('button', { name: 'Raise the budget' })).toBeVisible();
	await proposal.getByRole('button', { name: 'Leave it' }).click();
	await expect(proposal).toHaveCount(0);
	await expectStep(page, 2, search);
	await expect(sentence(page)).toHaveText(sentenceAt(search, 2));
	await typeInto(rules.getByRole('textbox', { name: 'Depth' }), '5');
	await proposal.getByRole('button', { name: 'Search 4 plies' }).press('Enter');
	await expect(proposal).toHaveCount(0);
	// Perft of 4 and all above it: 1 + 20 + 400 + 8,902 + 197,281 nodes.
	await expectStep(page, 0);
	await page.keyboard.press('Escape');
	await expect(page.getByRole('region', { name: 'Steps' })).toContainText('of 413,207');
});

test('a link to a search that is too large shows its position, and is not lost', async ({
	page
}) => {
	const position = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';
	const fields = { game: 'chess', position, algorithm: 'minimax' };
	await page.goto(`/${queryOf({ ...fields, depth: '7', step: 12 })}`);
	const proposal = page.getByRole('alert').filter({ hasText: 'It has not been started.' });
	await expect(proposal).toBeVisible();
	const standIn = knownSearch({ ...fields, depth: '2' });
	await expectStep(page, 0, standIn);
	await expectBoard(page, standIn, 0);
	expect(new URL(page.url()).searchParams.get('depth')).toBe('7');
	await proposal.getByRole('button', { name: 'Leave it' }).click();
	await page.keyboard.press('ArrowRight');
	await expectStep(page, 1, standIn);
});

test('a search over its budget is stopped, and the last picture stays', async ({ page }) => {
	const search = await openExplorer(page, { game: 'tictactoe', budget: '200', step: 9 });
	await choose(page, 'Position', 'Empty board');
	const notice = page.getByRole('alert').filter({ hasText: 'more than its budget of 200 nodes' });
	await expect(notice).toBeVisible();
	await expectStep(page, 9, search);
	await expect(sentence(page)).toHaveText(sentenceAt(search, 9));
	await button(page, 'Dismiss').click();
	await expect(notice).toHaveCount(0);
});
