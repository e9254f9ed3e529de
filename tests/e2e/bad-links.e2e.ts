import { SETUP } from '../../src/lib/core/search/setup-fields.ts';
import { labelsOf } from '../../src/lib/core/fields/describe.ts';
import { EXPLORER } from '../../src/lib/core/share/link.ts';
import { FIELD_FAULTS } from '../core/share/field-faults.ts';
import { expect, test } from './fixtures.ts';
import { expectStep, openExplorer, sentence, whenAlive } from './helpers.ts';
import { choiceOf, choose, openRules } from './setup-bar.ts';
import { queryOf } from './address.ts';
import { knownSearch, sentenceAt } from './known-search.ts';

const FIELD_NAMES = labelsOf(EXPLORER);

/** All at once, of a search and a step that can still be shown. */
const UNKNOWN = FIELD_FAULTS.filter(([field]) => field !== 'game' && field !== 'step');

test('unknown ids and versions are explained one by one, and the rest is kept', async ({
	page
}) => {
	const faulty = Object.fromEntries(UNKNOWN.map(([field, text]) => [field, text]));
	await page.goto(`/?${new URLSearchParams({ ...faulty, step: '4' }).toString()}`);
	await whenAlive(page);
	const search = knownSearch();
	await expectStep(page, 4, search);
	await expect(sentence(page)).toHaveText(sentenceAt(search, 4));
	const list = page.getByRole('list', { name: 'Errors in the link or settings' });
	await expect(list.getByRole('listitem')).toHaveCount(UNKNOWN.length);
	for (const [field, , message] of UNKNOWN) {
		const item = list.getByRole('listitem').filter({ hasText: message });
		await expect(item.locator('strong')).toHaveText(FIELD_NAMES[field]);
		await item
			.getByRole('button', { name: `Dismiss the message about “${FIELD_NAMES[field]}”` })
			.click();
		await expect(item).toHaveCount(0);
	}
	await expect(list).toHaveCount(0);
});

test('a fault in a link stands beside its field, until another value is chosen @exhaustive', async ({
	page
}) => {
	await page.goto('/?cut=loose');
	await whenAlive(page);
	await openRules(page);
	await expect(choiceOf(page, 'Cutoff condition')).toHaveAccessibleDescription(
		/There is no cut “loose”/
	);
	await expect(choiceOf(page, 'Cutoff condition')).toHaveAttribute('aria-invalid', 'true');
	await choose(page, 'Cutoff condition', 'Strict (>, <)');
	await expectStep(page, 0, knownSearch({ cut: 'strict' }));
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a link with a faulty position keeps everything else that it says', async ({ page }) => {
	const fields = { game: 'tictactoe', cut: 'strict', fail: 'hard' };
	await page.goto(`/${queryOf({ ...fields, position: 'XXXXXO...', step: 6 })}`);
	await whenAlive(page);
	await expectStep(page, 6, knownSearch(fields));
	await expect(page.getByRole('alert')).toContainText('X has 5 marks and O has 1');
	await choose(page, 'Position', 'Win in one');
	await expectStep(page, 0, knownSearch({ ...fields, position: 'XX.OO....' }));
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('faults are told in every view @exhaustive', async ({ page }) => {
	expect(SETUP.parse({ cut: 'loose' }).faults).toHaveLength(1);
	for (const view of ['lecture', 'text']) {
		await page.goto(`/?cut=loose&view=${view}`);
		await whenAlive(page);
		await expect(page.getByText(/There is no cut “loose”/)).toBeVisible();
	}
	await openExplorer(page);
	await expect(page.getByRole('alert')).toHaveCount(0);
});
