import { expect, test } from './fixtures.ts';
import { counts, expectStep, searchTree, sentence, stepField, whenAlive } from './helpers.ts';
import { currentLabelAt, cutSteps, knownSearch, sentenceAt } from './known-search.ts';
import { expectTree } from './picture.ts';

test('the page opens on a recorded example, at its first cutoff @phone @daily', async ({
	page
}) => {
	const search = knownSearch();
	const [firstCut = -1] = cutSteps(search);
	await page.goto('/');
	await whenAlive(page);
	await expectStep(page, firstCut, search);
	await expect(sentence(page)).toHaveText(sentenceAt(search, firstCut));
	await expectTree(page, search, firstCut);
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the page asks nobody but its own site', async ({ page, baseURL }) => {
	const strangers: string[] = [];
	page.on('request', (request) => {
		if (!request.url().startsWith(baseURL ?? '')) strangers.push(request.url());
	});
	await page.goto('/?game=chess');
	await whenAlive(page);
	await page.getByRole('button', { name: 'Edit', exact: true }).click();
	await expect(page.getByRole('dialog').locator('cg-board')).toBeVisible();
	expect(strangers.filter((url) => !/^(data|blob):/.test(url))).toEqual([]);
});

test('little at first: the pseudocode is open, everything else one click away @exhaustive', async ({
	page
}) => {
	await page.goto('/');
	await whenAlive(page);
	for (const name of [
		'Pseudocode',
		'Window and call stack',
		'Root moves',
		'Compared with minimax'
	]) {
		const heading = page.getByRole('button', { name, exact: true });
		await expect(heading).toHaveAttribute('aria-expanded', String(name === 'Pseudocode'));
	}
	await expect(page.getByRole('button', { name: /^Settings/ })).toHaveAttribute(
		'aria-expanded',
		'false'
	);
	await expect(page.getByRole('region', { name: 'Overview' })).toHaveCount(0);
	await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('before any script has run, the example is there: tree, sentence, counts @phone', async ({
	browser,
	baseURL
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	const search = knownSearch();
	const [firstCut = -1] = cutSteps(search);
	await page.goto(baseURL ?? '');
	await expect(sentence(page)).toHaveText(sentenceAt(search, firstCut));
	await expect(
		searchTree(page).getByRole('button', { name: currentLabelAt(search, firstCut), exact: true })
	).toBeVisible();
	await expectTree(page, search, firstCut);
	await expect(stepField(page)).toHaveValue(String(firstCut));
	await expect(counts(page)).toContainText('visited 7');
	await context.close();
});
