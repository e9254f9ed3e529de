/** The tree behind a move of the paper’s program, as a teacher walks through it. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { tagToday } from './exhaustive.ts';
import { expect, test } from './fixtures.ts';
import { expectNothingCut } from './geometry.ts';
import { button } from './helpers.ts';

const table = (page: Page): Locator => page.getByRole('treegrid');
const node = (page: Page, key: string): Locator => page.locator(`[data-node="${key}"]`);
/** The row of a move. */
const row = (page: Page, key: string): Locator =>
	table(page)
		.getByRole('row')
		.filter({ has: node(page, key) });
const card = (page: Page): Locator => page.locator('[data-part="board"]');
const reduction = (page: Page): Locator => page.locator('[data-part="counts"]');

async function whenGrown(page: Page): Promise<void> {
	await expect(node(page, 'root')).toBeVisible({ timeout: 20_000 });
}

/** Keeps what moves and what fades from now on, however short it is. */
async function watchMotion(page: Page): Promise<() => Promise<{ rose: string[]; faded: number }>> {
	await page.evaluate(() => {
		const seen = { rose: [] as string[], faded: 0 };
		Object.assign(globalThis, { seen });
		const animate = Reflect.get<Element, 'animate'>(Element.prototype, 'animate');
		Element.prototype.animate = function (...given) {
			const place = this.closest('[data-node]')?.getAttribute('data-node');
			if (place != null) seen.rose.push(place);
			return animate.apply(this, given);
		};
		document.addEventListener('transitionrun', ({ target, propertyName }) => {
			const isLost = target instanceof Element && target.closest('[data-fate="lost"]') !== null;
			if (isLost && propertyName === 'color') seen.faded++;
		});
	});
	return () =>
		page.evaluate(async () => {
			// Transitions begin with the next picture.
			await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
			const { seen } = globalThis as unknown as { seen: { rose: string[]; faded: number } };
			const { rose, faded } = seen;
			Object.assign(seen, { rose: [], faded: 0 });
			return { rose: rose.sort(), faded };
		});
}

test('from the program to its tree, deeper into it, and back', async ({ page }) => {
	await page.goto('/krk/?seed=1&person=black');
	await page.getByRole('main').getByRole('link', { name: 'Tree', exact: true }).click();
	await whenGrown(page);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tree of 206557');
	await expect(page.getByText('12,792 nodes')).toBeVisible();
	await expect(table(page).getByRole('row')).toHaveCount(20);

	// The program plays Kd4; Re5 comes first in the list and has the same value.
	await expect(row(page, 'd3d4')).toContainText('chosen by its place among 3 tied');
	await expect(row(page, 'd3d4')).toHaveClass(/chosen/);
	await expect(row(page, 'd5e5')).not.toHaveClass(/chosen/);
	await expect(row(page, 'd5e5')).toContainText('tied for best');
	await expect(reduction(page)).toContainText('Re5, Kd4 and Ke4 have it. The program takes Kd4');

	// A row is opened by key, then a reply to it as a table of its own.
	await node(page, 'd3d4-g6f6').focus();
	await page.keyboard.press('ArrowDown');
	await expect(node(page, 'd3e4-g6f6')).toBeFocused();
	await page.keyboard.press('Home');
	await page.keyboard.press('Enter');
	await expect(row(page, 'd3e4')).toHaveAttribute('aria-expanded', 'true');
	await expect(row(page, 'd3e4')).toContainText('opened; tied with 9');
	await page.keyboard.press('End');
	await expect(node(page, 'd3e4-g6f7')).toBeFocused();
	await expect(card(page)).toContainText('After Ke4 Kf7');
	await expect(card(page)).toContainText('12k51R33K44');
	await expect(card(page)).toContainText('12 − 0 = 12');
	await expect(card(page)).toContainText('came 8, so the box says 8');
	await page.keyboard.press('e');
	await expect(node(page, 'root')).toBeFocused();
	await expect(node(page, 'root')).toContainText('12k51R33K44');
	await expect(page).toHaveURL(/line=d3e4-g6f7/);
	await expect(card(page)).toContainText(/origin\s*Ke4.*206557\s*›\s*Ke4\s*›\s*Kf7/s);
	await page.keyboard.press('Escape');
	await expect(node(page, 'd3e4-g6f7')).toBeFocused();

	// From the last level to the root.
	await page.getByRole('button', { name: /^Level 4/ }).click();
	await expect(reduction(page)).toContainText('10,679 values are on the last level');
	await expect(row(page, 'd3d4')).not.toHaveClass(/chosen/);
	const rows = await page
		.locator('[data-node]:not([data-fate], [data-node="root"])')
		.evaluateAll((heads) => heads.map((head) => head.getAttribute('data-node') ?? '').sort());
	expect(rows).toHaveLength(19);
	const losers = await page.locator('[data-fate="lost"]').count();
	const moved = await watchMotion(page);
	// Where a level's values come up, each rises to its row, and the losers among the cells fade.
	for (const [says, rose, faded] of [
		[/^Maximise: 10,679/, [], 0],
		[/^Minimise: 1,993/, [], 0],
		[/^Maximise: 100/, rows, losers],
		[/^Minimise: 19/, ['root'], 0]
	] as const) {
		await page.keyboard.press('ArrowRight');
		await expect(reduction(page)).toHaveText(says);
		expect(await moved()).toEqual({ rose, faded });
	}
	await expect(row(page, 'd3d4')).toHaveClass(/chosen/);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight']) {
		await page.keyboard.press(key);
		expect(await moved(), `${key}, without motion`).toEqual({ rose: [], faded: 0 });
	}
	await page.emulateMedia({ reducedMotion: 'no-preference' });

	await button(page, 'Black (maximin)').click();
	await expect(table(page).getByRole('row')).toHaveCount(6);
	await page.getByRole('main').getByRole('link', { name: 'Program' }).click();
	await expect(page).toHaveURL(/\/krk\/\?start=206557.*person=black/);
	await expect(page.getByRole('region', { name: 'Position' })).toContainText('206557');
});

test('what alpha-beta would not visit is hatched, counted, and in the link', async ({ page }) => {
	await page.goto('/krk/tree/?white=1');
	await whenGrown(page);
	await expect(page.getByRole('navigation', { name: 'King and rook lab' })).toContainText('Tree');
	const hatched = page.locator('[role="gridcell"] .pruned');
	await expect(hatched).toHaveCount(0);
	await page.keyboard.press('a');
	const count = page.locator('[data-part="visits"]');
	await expect(count).toHaveText(
		'47 of 120 visited by alpha-beta (listed order, cutoffs on equality, ties as bounds)'
	);
	await expect(hatched).toHaveCount(73);
	await expect(hatched.first()).toContainText('not visited by alpha-beta');
	await expect(page).toHaveURL(/order=listed&visits=hatched/);
	await page.reload();
	await expect(hatched).toHaveCount(73, { timeout: 20_000 });
	await page.emulateMedia({ media: 'print' });
	await expect(hatched.first()).toHaveCSS('background-image', /repeating-linear-gradient/);
	await expect(hatched.first()).toHaveCSS('print-color-adjust', 'exact');
	// The last row is on the paper too.
	const last = await row(page, 'd5h5').boundingBox();
	const frame = await page.getByRole('region', { name: 'Tree' }).boundingBox();
	const end = (frame?.y ?? 0) + (frame?.height ?? 0);
	expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThan(end);
	await page.emulateMedia({ media: 'screen' });
	await button(page, 'Alpha-beta').click();
	await expect(hatched).toHaveCount(0);

	// Random ties, as in the paper's text, and back.
	await button(page, '2').click();
	await button(page, 'Random ties').click();
	await expect(reduction(page)).toContainText('at random, seed 1');
	await expect(page).toHaveURL(/profile=released,ties:uniform|profile=released%2Cties%3Auniform/);
	await button(page, 'Random ties').click();
	await expect(reduction(page)).toContainText('by its place');
});

/** Texts wider than the box around them. */
async function cutBoxes(page: Page): Promise<string[]> {
	return page.locator('.box, .root').evaluateAll((boxes) =>
		boxes.flatMap((box) =>
			[...box.querySelectorAll(':scope > span:not(.visually-hidden), :scope > code')].flatMap(
				(text) => {
					const range = document.createRange();
					range.selectNodeContents(text);
					const [inner, outer] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
					const fits = inner.left >= outer.left + 1 && inner.right <= outer.right - 1;
					return inner.width === 0 || fits ? [] : [text.textContent];
				}
			)
		)
	);
}

test(`at 16 steps each value fits its box @phone${tagToday(3)}`, async ({ page }) => {
	await page.goto('/krk/tree/?white=16&black=16');
	await expect(node(page, 'root')).toContainText('−1000', { timeout: 60_000 });
	expect(await cutBoxes(page)).toEqual([]);
});

test('the whole tree is a picture of the explorer @exhaustive', async ({ page }) => {
	await page.goto('/krk/tree/?white=1');
	await whenGrown(page);
	await page.getByRole('link', { name: 'Whole tree' }).click();
	await expect(page).toHaveURL(/\/\?game=krk-released&algorithm=minimax.*tree=whole/);
});

test('a link with faults, and a side that cannot be to move @exhaustive', async ({ page }) => {
	await page.goto('/krk/tree/?moves=d5g5&ply=1&level=99&turn=white');
	await expect(page.getByText('White cannot be to move here')).toBeVisible({ timeout: 20_000 });
	await expect(page.getByRole('alert')).toContainText('not “99”');
	await button(page, 'Black (maximin)').click();
	await whenGrown(page);
});

test(`axe finds nothing in the tree @phone${tagToday(5)}`, async ({ page }) => {
	await page.goto('/krk/tree/?rows=d3e4&level=0');
	await whenGrown(page);
	await expectAccessible(page);
	await expectNothingCut(page);
});
