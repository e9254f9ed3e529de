import { expectBoard } from './board.ts';
import { expect, test } from './fixtures.ts';
import { expectStep, openExplorer, sentence, whenAlive } from './helpers.ts';
import { chooseGame, openRules, typeInto } from './setup-bar.ts';
import { expectAddress, queryOf } from './address.ts';
import { partialNote, proposalOf, runningSearch } from './running.ts';
import { knownPartial, knownSearch, sentenceAt } from './known-search.ts';

test('a newer choice takes the place of a running search', async ({ page }) => {
	await openExplorer(page, { game: 'chess', depth: '1', budget: '10000000' });
	const rules = await openRules(page);
	await typeInto(rules.getByRole('textbox', { name: 'Depth' }), '8');
	await expect(runningSearch(page)).toBeVisible();
	await chooseGame(page, 'Tic-tac-toe');
	await expect(runningSearch(page)).toHaveCount(0);
	await expectStep(page, 0, knownSearch({ game: 'tictactoe', budget: '10000000' }));
});

test('a link to a search that is too large shows its position, and is not lost @exhaustive', async ({
	page
}) => {
	const position = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';
	const fields = { game: 'chess', position, algorithm: 'minimax' };
	await page.goto(`/${queryOf({ ...fields, depth: '7', step: 12 })}`);
	const proposal = proposalOf(page);
	await expect(proposal).toBeVisible();
	const standIn = knownSearch({ ...fields, depth: '2' });
	await expectStep(page, 0, standIn);
	await expectBoard(page, standIn, 0);
	expect(new URL(page.url()).searchParams.get('depth')).toBe('7');
	await proposal.getByRole('button', { name: 'Cancel' }).click();
	await page.keyboard.press('ArrowRight');
	await expectStep(page, 1, standIn);
});

test('a link to a search that meets its budget opens as far as that comes, again after a reload', async ({
	page
}) => {
	const fields = { game: 'chess', depth: '5', shadow: 'off', budget: '20000' };
	const search = knownPartial(fields);
	const step = search.lastStep - 7;
	await page.goto(`/${queryOf({ ...fields, step })}`);
	for (const load of ['first', 'second']) {
		await test.step(load, async () => {
			await whenAlive(page);
			await expectStep(page, step, search);
			await expect(sentence(page)).toHaveText(sentenceAt(search, step));
			await expect(partialNote(page)).toContainText('had visited 20,000 nodes');
			await expectAddress(page, { ...fields, step: String(step) });
		});
		if (load === 'first') await page.reload();
	}
});
