/** Break it: a tree is typed, both searches are stepped, the fault is named, and what is solved is kept. */
import { button, whenPartsAlive } from './helpers.ts';
import { expect, test } from './fixtures.ts';

test('a student finds the smallest tree, and sees where the searches part @phone @daily', async ({
	page,
	isMobile
}) => {
	await page.goto('/break-it/');
	await whenPartsAlive(page);
	await expect(page.getByText('No tree yet.')).toBeVisible();
	const tree = page.getByRole('textbox', { name: 'Tree' });

	await button(page, 'Begin with [[3,5],[2,9]]').click();
	const verdict = page.getByRole('status').filter({ hasText: /fault/ });
	await expect(verdict).toContainText('Both visit the same 3 leaves and return 3');
	await expect(verdict).toContainText('Their steps differ, but not in a leaf.');
	await expect(page.getByText('never lowers beta')).toHaveCount(0);

	// What cannot be read stays in the field, and the tree before it on view.
	await tree.fill('[[3,[5,1]');
	await tree.press('Enter');
	await expect(tree).toHaveAttribute('aria-invalid', 'true');
	await expect(page.getByRole('alert')).toContainText('never closed');
	await expect(tree).toHaveValue('[[3,[5,1]');
	await expect(verdict).toContainText('Both visit the same 3 leaves');

	await tree.fill('[[3,[5,1]]]');
	await tree.press('Enter');
	await expect(verdict).toContainText('Found.');
	await expect(verdict).toContainText('The fault: a search in which MIN never lowers beta.');
	await expect(verdict).toContainText(
		'Your tree has 3 leaves, and none with fewer shows the fault.'
	);
	await expect(page).toHaveURL(/position=/);

	// Both trees and their steps are in sight at once, or one of the two where it is narrow, and nothing covers them.
	const lanes = page.getByRole('article');
	if (isMobile) {
		await expect(lanes).toHaveAccessibleName('Faulty search 1');
		await button(page, 'The right search').click();
		await expect(lanes).toHaveAccessibleName('The right search');
		await button(page, 'Faulty search 1').click();
	} else {
		const usual = page.viewportSize();
		for (const { width, height, shown } of [
			{ width: 1280, height: 720, shown: 2 },
			{ width: 1024, height: 768, shown: 1 },
			{ width: 768, height: 1024, shown: 1 }
		]) {
			await page.setViewportSize({ width, height });
			await expect(lanes).toHaveCount(shown);
			for (const lane of await lanes.all()) {
				await expect(lane.locator('svg').first()).toBeVisible();
				await expect(lane, `at ${width} by ${height}`).toBeInViewport({ ratio: 1 });
			}
		}
		if (usual !== null) await page.setViewportSize(usual);
	}

	await tree.blur();
	const steps = page.getByRole('slider', { name: 'Step of both searches' });
	const faulty = page.getByRole('article', { name: 'Faulty search 1' });
	await page.keyboard.press('End');
	await expect(faulty.getByText('The search returns 3')).toBeVisible();
	await page.keyboard.press('d');
	await expect(steps).toHaveAttribute('aria-valuetext', /first difference$/);
	await expect(faulty.getByText('beta stays ∞')).toBeVisible();
	await page.keyboard.press('PageUp');
	await expect(steps).toHaveAttribute('aria-valuetext', /before the first difference$/);

	// After a tree that is too large both searches are those of the next one.
	await tree.fill(`[${'1,'.repeat(200)}1]`);
	await tree.press('Enter');
	await expect(page.getByRole('alert')).toContainText('at most 200');
	await tree.fill('[[3,[5,1,1]]]');
	await tree.press('Enter');
	await expect(faulty.getByText('step 0 of 13')).toBeVisible();
	await tree.fill('[[3,[5,1]]]');
	await tree.press('Enter');
	await expect(faulty.getByText('step 0 of 11')).toBeVisible();

	await expect(page.getByRole('textbox', { name: /^Result code/ })).toHaveValue(/^PB1-/);
	await page.reload();
	await expect(verdict).toContainText('Found.');
	await page.goto('/break-it/');
	await expect(button(page, 'Faulty search 1, shown with 3 leaves of at least 3')).toBeVisible();
	await expect(page.getByText('No tree yet.')).toBeVisible();
});
