/** The Compare page: it opens with a counted example, counts comparisons, reports faults, and stops. */
import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { expectNothingCut } from './geometry.ts';
import { expectAccessible } from './axe.ts';
import { tagToday } from './exhaustive.ts';
import { whenAlive, whenPartsAlive } from './helpers.ts';
import { choose } from './setup-bar.ts';
import { currentLabelAt, knownSearch } from './known-search.ts';

const PAGE = '/compare/';
/** Every section counts at once, on processors that others share. */
const COUNTED = { timeout: 30_000 };
const SWIFT_POST = 'game=chess&position=8/5B2/k5p1/4rp2/8/8/PP6/1K3R2+w+-+-+0+1';

const rowOf = (page: Page, name: string): Locator =>
	page
		.getByRole('region', { name: 'Counts of the searches' })
		.getByRole('row', { name: new RegExp(`^${name} [^+]`) });
const chip = (page: Page, name: string): Locator =>
	page
		.getByRole('group', { name: 'Algorithms (choose two to four)' })
		.getByRole('button', { name, exact: true });

/** Opens a part of the page, which closes the others. */
async function openPart(page: Page, title: string): Promise<void> {
	const part = page.locator('details[name=compare-part]').filter({ hasText: title });
	if ((await part.getAttribute('open')) === null) await part.locator('summary').first().click();
	await expect(page.locator('details[name=compare-part][open]')).toHaveCount(1);
}

async function open(page: Page, query = ''): Promise<void> {
	await page.goto(PAGE + query);
	await expect(page.getByRole('button', { name: 'Help and more' })).toBeVisible();
	await whenPartsAlive(page);
}

test('opens on an example that is already counted @phone @daily', async ({ page }) => {
	await open(page);
	await expect(rowOf(page, 'Minimax')).toContainText('150');
	await expect(rowOf(page, 'Alpha-beta')).toContainText(/32\s*21%\s*1\.23/);
	await expect(page.getByRole('group', { name: 'Steps of all searches' })).toBeVisible();
	await openPart(page, 'Growth');
	await expect(
		page.getByRole('img', { name: /^Nodes visited against depth, 1 to 5/ })
	).toBeVisible();
	await expect(page).toHaveURL(/\/compare\/$/);
	await expectNothingCut(page);
});

test('takes searches in and out; the address and going back follow', async ({ page }) => {
	await open(page);
	await chip(page, 'Alpha-beta + TT').click();
	await expect(rowOf(page, 'Alpha-beta \\+ TT')).toContainText('%');
	await chip(page, 'PVS').click();
	await expect(page).toHaveURL(/\?algorithms=minimax,alphabeta,tt,pvs$/);
	await chip(page, 'PVS').click();
	await chip(page, 'SSS*').click();
	await expect(rowOf(page, 'SSS\\*')).toContainText('%');
	await expect(rowOf(page, 'PVS')).toHaveCount(0);
	await expect(page).toHaveURL(/\?algorithms=minimax,alphabeta,tt,sss$/);
	await chip(page, 'MTD(f)').click();
	await expect(page.getByRole('alert')).toHaveText(
		/^Algorithms Four searches can be compared at a time, not 5/
	);
	await page.goBack();
	await expect(page).toHaveURL(/\?algorithms=minimax,alphabeta,tt$/);
	await expect(chip(page, 'SSS*')).toHaveAttribute('aria-pressed', 'false');
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the problem and the rules of the explorer come along, and the address of a part opens it', async ({
	page
}) => {
	await page.goto(`/?${SWIFT_POST}&depth=2&algorithm=pvs&cut=strict&order=captures-first&step=7`);
	await whenAlive(page);
	const site = page.locator('nav[aria-label=Site] a', { hasText: 'Compare' });
	const link = page
		.getByRole('region', { name: 'Search setup' })
		.getByRole('link', { name: 'Compare' });
	expect(await site.first().getAttribute('href')).toBe(await link.getAttribute('href'));
	await link.click();
	await expect(rowOf(page, 'PVS')).toContainText('%', COUNTED);
	for (const name of ['Minimax', 'Alpha-beta', 'PVS']) {
		await expect(chip(page, name)).toHaveAttribute('aria-pressed', 'true');
	}
	const { searchParams } = new URL(page.url());
	expect(Object.fromEntries(searchParams)).toEqual({
		game: 'chess',
		position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
		depth: '2',
		order: 'captures-first',
		cut: 'strict',
		algorithms: 'minimax,alphabeta,pvs'
	});
	await page.goto(`${PAGE}#rules`);
	await expect(page.locator('#rules')).toHaveAttribute('open', '');
	await expect(page.locator('details[name=compare-part][open]')).toHaveCount(1);

	// A link to a place in the searches opens there, in every lane.
	const fields = { game: 'tictactoe', position: '..XO..OXO' } as const;
	const query = new URLSearchParams({ ...fields, pace: 'step', at: '17' });
	await page.goto(`${PAGE}?${query.toString()}&algorithms=minimax,alphabeta,pvs`);
	await expect(page.getByRole('slider', { name: 'Place in all searches' })).toHaveValue('17');
	for (const [algorithm, name] of [
		['minimax', 'Minimax'],
		['alphabeta', 'Alpha-beta'],
		['pvs', 'Principal variation search (PVS)']
	] as const) {
		const lane = page.getByRole('article', { name, exact: true });
		// A tree is drawn when it is seen.
		await lane.evaluate((article) => {
			article.scrollIntoView({ block: 'end' });
		});
		await expect(lane.locator('[aria-current="step"]')).toHaveAccessibleName(
			currentLabelAt(knownSearch({ ...fields, algorithm }), 17)
		);
		await expect(lane.locator('[aria-current="step"] .shape')).toBeVisible();
	}
});

test('another game, another depth, another order; counted in a worker', async ({ page }) => {
	await open(page);
	await choose(page, 'Position', 'Swift post: bishop and rook');
	await expect(rowOf(page, 'Minimax')).toContainText('415', COUNTED);
	await page.getByRole('textbox', { name: 'Depth', exact: true }).fill('3');
	await page.getByRole('textbox', { name: 'Depth', exact: true }).press('Enter');
	await expect(rowOf(page, 'Minimax')).toContainText('9,063', COUNTED);
	await expect(rowOf(page, 'Alpha-beta')).toContainText('1,214', COUNTED);
	await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Captures first' });
	await expect(rowOf(page, 'Alpha-beta')).not.toContainText('1,214');
	await expect(rowOf(page, 'Alpha-beta')).toContainText('%', COUNTED);
	await expect(page).toHaveURL(/order=captures-first/);
});

test('a link counts its comparison, again after a reload @exhaustive', async ({ page }) => {
	await open(page, `?${SWIFT_POST}&depth=3&order=captures-first`);
	await expect(rowOf(page, 'Minimax')).toContainText('9,063', COUNTED);
	await page.reload();
	await expect(rowOf(page, 'Minimax')).toContainText('9,063', COUNTED);
});

test('a position is edited as on the explorer’s page @exhaustive', async ({ page }) => {
	await open(page);
	await page.getByRole('button', { name: 'Edit', exact: true }).click();
	const dialog = page.getByRole('dialog', { name: /^Position/ });
	await dialog.getByRole('textbox', { name: 'Position as text' }).fill('XXXX');
	await dialog.getByRole('button', { name: 'Search this position' }).click();
	await expect(dialog.getByRole('alert')).toBeVisible();
	await dialog.getByRole('textbox', { name: 'Position as text' }).fill('..XO..OXO');
	await dialog.getByRole('button', { name: 'Search this position' }).click();
	await expect(dialog).toBeHidden();
	await expect(rowOf(page, 'Minimax')).toContainText('47');
	await expect(rowOf(page, 'Alpha-beta')).toContainText('17');
});

test('a large comparison says how large it is, runs live, and stops at once @exhaustive', async ({
	page
}) => {
	await open(page, `?${SWIFT_POST}&depth=5&algorithms=minimax,alphabeta&budget=10000000`);
	await expect(rowOf(page, 'Minimax')).toContainText(/counting…\s*[1-9][\d,]+/);
	await page.getByRole('button', { name: 'Cancel: Counts' }).click();
	await expect(page.getByText('Stopped. Counts so far are kept.').first()).toBeVisible();
	await expect(rowOf(page, 'Minimax')).toContainText('Not counted.');
	await openPart(page, 'Growth');
	await page.getByRole('button', { name: 'Cancel: Growth' }).click();

	await page.goto(`${PAGE}?${SWIFT_POST}&depth=5&algorithms=minimax,alphabeta&budget=30000`);
	const large = page.getByRole('alert').filter({ hasText: 'Not started.' });
	await expect(large).toContainText(/Minimax would visit about [\d,]+ nodes/);
	await expect(rowOf(page, 'Alpha-beta')).toContainText('Not counted.');
	await large.getByRole('button', { name: /^Count anyway/ }).click();
	await expect(rowOf(page, 'Minimax')).toContainText(
		'More than its budget of 30,000 nodes; stopped there.'
	);
	await openPart(page, 'Growth');
	await page.getByRole('button', { name: 'Count nodes by depth' }).click();
	await expect(page.getByText(/^× Minimax goes over the budget at 4\s+plies/)).toBeVisible({
		timeout: 15_000
	});
});

test('a bad link tells what is wrong, and the rest of it is compared', async ({ page }) => {
	const query = 'algorithms=minimax,tt,mcts&keys=odd';
	await open(page, `?${query}`);
	await expect(page.getByRole('alert')).toHaveText([
		/There is no algorithm “mcts”/,
		/“odd”; choose exact \(The same position\), symmetric \(Same up to symmetry\)/
	]);
	await expect(rowOf(page, 'Minimax')).toContainText('%');
	await expect(rowOf(page, 'Alpha-beta')).toHaveCount(0);
	// The address stays unchanged.
	expect(new URL(page.url()).search).toBe(`?${query}`);
	await page.getByRole('button', { name: 'Dismiss the message about “Algorithms”' }).click();
	await expect(page.getByRole('alert')).toHaveCount(1);
	const last = page.getByRole('button', { name: /^Dismiss/ });
	await expect(last).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('alert')).toHaveCount(0);
	await expect(page.locator('#counts ~ details :focus, #counts :focus')).toBeVisible();
});

test('a depth that cannot be read stands in its field until it is corrected', async ({ page }) => {
	await open(page, '?depth=99');
	const depth = page.getByRole('textbox', { name: 'Depth' });
	await expect(depth).toHaveValue('99');
	await expect(depth).toHaveAccessibleDescription(/.+/);
	await depth.fill('whole');
	await depth.press('Enter');
	await expect(depth).toHaveAttribute('aria-invalid', 'false');
	await expect(depth).toHaveValue('whole');
	await expect(page).not.toHaveURL(/depth/);
});

test('counts and charts as files @exhaustive', async ({ page }) => {
	await open(page, '?algorithms=minimax,alphabeta,deepening');
	const fileOf = async (name: string): Promise<string> => {
		const waiting = page.waitForEvent('download');
		await page.getByRole('button', { name }).click();
		return readFile(await (await waiting).path(), 'utf8');
	};
	expect(await fileOf('Save the counts as CSV')).toMatch(/^algorithm,depth,.*\nminimax,whole,1,/);
	await openPart(page, 'Growth');
	expect(await fileOf('Save as CSV: Nodes against depth')).toMatch(/\nalphabeta,5,1,.*,32,/);
	const svg = await fileOf('Save as SVG: Nodes against depth');
	expect(svg).toMatch(/^<\?xml .*\n<svg /);
	expect(svg).not.toMatch(/\s(class|style)=/);
});

test(`nothing for axe to find @phone-exhaustive${tagToday(6)}`, async ({ page }) => {
	await open(page, '?algorithms=minimax,minimax&keys=odd&depths=3-1');
	await page.getByRole('button', { name: /^Settings/ }).click();
	await page.getByText('What the columns mean').click();
	await expectAccessible(page);
});

test('the labels of the charts are whole, and none is on another', async ({ page }) => {
	for (const query of [
		'?algorithms=minimax,alphabeta,pvs,tt',
		'?algorithms=minimax,alphabeta,pvs,tt&game=chess&depth=2&position=8/5B2/k5p1/4rp2/8/8/PP6/1K3R2+w+-+-+0+1'
	]) {
		await open(page, query);
		for (const [part, width] of [
			['Growth', 390],
			['Growth', 1280],
			['Move order', 1280],
			['Move order', 390]
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			await openPart(page, part);
			const label =
				part === 'Growth'
					? page.locator('.chart text.name', { hasText: '+ TT' })
					: page.locator('.chart text.label').first();
			await expect(label).toBeVisible(COUNTED);
			const faulty = (): Promise<string[]> =>
				page.evaluate(() =>
					[...document.querySelectorAll('.chart svg')].flatMap((chart) => {
						const { left, right } = chart.getBoundingClientRect();
						const labels = [...chart.querySelectorAll('text.name, text.label, text.note')].map(
							(label) => ({ text: label.textContent, box: label.getBoundingClientRect() })
						);
						const cut = labels.filter(({ box }) => box.left < left || box.right > right);
						const covered = labels.filter(({ box }, at) =>
							labels.slice(at + 1).some(
								({ box: other }) =>
									box.left < other.right &&
									other.left < box.right &&
									// Letters are lower than their boxes.
									Math.abs(box.top - other.top) < 14
							)
						);
						return [...cut, ...covered].map(({ text }) => text);
					})
				);
			await expect.poll(faulty, `${query}, ${part}, ${width}`).toEqual([]);
		}
	}
});
