/** The page that checks a program: what is pasted, the verdict, the second tree, both searches, and the test to keep. */
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { whenPartsAlive } from './helpers.ts';

test('names the mistake of what is pasted, and shows both searches @phone', async ({ page }) => {
	await page.goto('/check/');
	await whenPartsAlive(page);
	const verdict = page.getByRole('region', { name: 'Verdict' });
	await expect(verdict).toContainText('Paste what your program printed.');
	const field = page.getByRole('textbox', { name: 'Leaves printed' });
	await field.fill('>>> solve(tree)\n[-3, -3, 6, 1, 6, -4, -1]\n>>>');
	await expect(verdict).toContainText('Right. Your search cuts as soon as best reaches the bound.');

	await field.fill('-3 -3 6 1 6 -4 -5 -1 9');
	await expect(verdict).toContainText('Your search left the right one at leaf 7');
	const telling = page.getByRole('region', { name: 'Which of them it is' });
	await expect(telling).toContainText('let your program search [[3,6],[-1,4]].');
	const runs = page.getByRole('region', { name: 'Both searches', exact: true });
	await expect(runs).toContainText('the first difference');
	await expect(runs.getByRole('article', { name: 'A search that prints yours' })).toBeVisible();
	await expectAccessible(page);

	const second = telling.getByRole('textbox', { name: 'Printed there' });
	// Its leaves may be named, too: the names are those of the second tree.
	await second.fill('a1 3 a2 6 b1 -1 b2 4');
	await expect(telling.getByRole('status')).toHaveText(
		'Then it is a search that returns alpha at both sides.'
	);
	await expect(page).toHaveURL(/printed=-3.*second=a1\+3\+a2\+6\+b1\+-1\+b2\+4/);

	// Of what no search prints the nearest is shown, or the right search alone, where it was left.
	await field.fill('-3 -3 6 6 1 6 9');
	await expect(verdict).toContainText('The nearest is a search in which MIN never lowers beta');
	await expect(runs.getByRole('article', { name: 'The nearest search' })).toBeVisible();
	await field.fill('-3 -3 6 1 1');
	await expect(page.getByRole('region', { name: /^Where your search left/ })).toContainText(
		'It is at its leaf 5, worth 6, where your program prints 1.'
	);

	// What cannot be read is said beside its field, and stays when the page is loaded again.
	await field.fill('3 six');
	await expect(page.getByRole('alert')).toHaveText('“six” is not a number. (character 3)');
	await expect(page).toHaveURL(/printed=3\+six/);
	const tree = page.getByRole('textbox', { name: 'Tree', exact: true });
	await tree.fill('[[3');
	await tree.press('Enter');
	await expect(page).toHaveURL(/position=\[\[3&/);
	// Nothing is said or copied of another tree than the one in the field.
	await expect(page.getByText('This tree can show')).toHaveCount(0);
	await expect(page.getByRole('button', { name: '14 leaves', pressed: true })).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Copy as test' })).toBeDisabled();
	await page.reload();
	await expect(field).toHaveValue('3 six');
	await expect(tree).toHaveValue('[[3');
	await expect(verdict).toContainText('correct the field above first');
});

test('counts a value as it is typed, and keeps what is no number', async ({ page }) => {
	await page.goto('/check/?printed=-3+-3+6+1+6+-4+-5+-1+9');
	const verdict = page.getByRole('region', { name: 'Verdict' });
	await expect(verdict).toContainText('; or that ');
	const value = page.getByRole('textbox', { name: 'Value', exact: true });
	await value.pressSequentially('-inf');
	// Neither Enter nor Tab.
	await expect(verdict).toContainText('returns alpha at both sides');
	await expect(verdict).not.toContainText('; or that ');
	await expect(page).toHaveURL(/value=-Infinity/);
	await expect(value).toBeFocused();
	await expect(value).toHaveValue('-inf');
	await value.pressSequentially('x');
	await expect(page.getByRole('alert')).toHaveText('“-infx” is not a number.');
	await expect(value).toHaveValue('-infx');
	await page.reload();
	await expect(value).toHaveValue('-infx');
});

test('saves the tree as a test @daily', async ({ page }) => {
	await page.goto('/check/?cut=strict');
	await whenPartsAlive(page);
	const kept = page.getByRole('region', { name: 'Keep it as a test' });
	await kept.getByRole('combobox').selectOption('Standard ML');
	const waiting = page.waitForEvent('download');
	await kept.getByRole('button', { name: 'Save search_test.sml' }).click();
	const file = await waiting;
	expect(file.suggestedFilename()).toBe('search_test.sml');
	expect(await readFile(await file.path(), 'utf8')).toContain('val accepted = [strict];');
});

test('a tree that the browser does not copy is to be copied by hand', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'clipboard', { value: undefined });
	});
	await page.goto('/check/');
	await whenPartsAlive(page);
	await page.getByRole('button', { name: 'Copy tree' }).click();
	await expect(page.getByRole('button', { name: 'Copy it by hand' })).toBeVisible();
});
