import type { Page } from '@playwright/test';
import { formatBound } from '../../src/lib/core/explain/format.ts';
import { eventAt } from '../../src/lib/core/trace/cursor.ts';
import { boundOf, FLAG } from '../../src/lib/core/trace/schema.ts';
import { expect, test } from './fixtures.ts';
import {
	button,
	goToStep,
	openExplorer,
	openPanels,
	PANELS,
	rootMoves,
	searchTree,
	stepSlider,
	transport
} from './helpers.ts';
import { toggleOverview } from './sight.ts';
import { knownSearch, rowsWhere } from './known-search.ts';
import { expectTree } from './picture.ts';

/** The same until c1 is valued: one search continues, the other has a cutoff and ends with another value. */
const TWINS = ['[[3,12,8],[2,4,6],[14,5,2]]', '[[3,12,8],[2,4,6],[1,50,20]]'] as const;

test('nothing tells of what is to come: two searches look the same until they part', async ({
	page,
	context
}) => {
	const [one, other] = TWINS.map((position) => knownSearch({ position }));
	if (one === undefined || other === undefined) throw new Error('there are two');
	const parting = rowsWhere(one.trace, (row) => one.trace.valueOf(row) === 14)[0] ?? -1;
	const last = one.trace.enterStepOf(parting) - 1;
	expect(eventAt(one.trace, last + 1).kind).toBe('evaluate');
	const second = await context.newPage();
	// Half a second after the last step a value rises along its edge as a copy, in whichever tab is as slow as that.
	for (const tab of [page, second]) await tab.emulateMedia({ reducedMotion: 'reduce' });
	await openExplorer(page, { position: TWINS[0] });
	await openExplorer(second, { position: TWINS[1] });
	await openPanels(page);
	await openPanels(second);
	// A tab in the background has slower timers.
	const otherSaid = await stepSlider(second).evaluate(everythingSaid, last + 2);
	await page.bringToFront();
	const oneSaid = await stepSlider(page).evaluate(everythingSaid, last + 2);
	expect(oneSaid.slice(0, last + 1)).toEqual(otherSaid.slice(0, last + 1));
	expect(oneSaid[last + 1]).not.toEqual(otherSaid[last + 1]);
});

/**
 * In the page: all text of each of the first steps, spoken or drawn, but for the values that the tree gives to leaves
 * not searched yet, which differ; the board shows the tree as it was typed.
 */
async function everythingSaid(slider: Element, steps: number): Promise<string[]> {
	const input = slider as HTMLInputElement;
	const textOf = (selector: string): string => {
		const copy = document.querySelector(selector)?.cloneNode(true) as Element;
		// Announcements after a settled step lag behind on purpose.
		copy.querySelectorAll('[role="status"]').forEach((news) => news.remove());
		copy.querySelectorAll('.leaf:is(.outline, .pruned) .value').forEach((given) => given.remove());
		return copy.textContent;
	};
	const said: string[] = [];
	for (let step = 0; step < steps; step++) {
		input.value = String(step);
		input.dispatchEvent(new Event('input', { bubbles: true }));
		await new Promise((resolve) => setTimeout(resolve));
		const marks = document.querySelectorAll(
			'svg[aria-label="Search tree"] :is(.node, .edge, .gold), [data-bound], [data-mark]'
		);
		said.push(
			[
				`step ${step}`,
				textOf('svg[aria-label="Search tree"]'),
				...Array.from(
					marks,
					(mark) => `${mark.getAttribute('class') ?? ''} ${mark.getAttribute('d') ?? ''}`
				),
				...Array.from(document.querySelectorAll('[data-node]'), ({ ariaLabel }) =>
					ariaLabel?.replace(/(?<=not searched yet|pruned), \d+$/, '')
				),
				textOf('[aria-label="Explanation"]'),
				textOf('[data-part="counts"]'),
				input.ariaValueText?.replace(/ of \d+/, '')
			].join('\n')
		);
	}
	return said;
}

/** The same tree with the order of its leaf values turned around: other cutoffs, another result, other numbers of steps. */
const MIRRORED = [
	'[[7015,7016,7017],[7011,7018,7013],[7012,7019,7014]]',
	'[[7015,7014,7013],[7019,7012,7017],[7018,7011,7016]]'
] as const;

test('a problem tells nothing in the whole page: two of other results are mirrored alike', async ({
	page,
	context
}) => {
	const [one, other] = MIRRORED.map((position) => knownSearch({ position }));
	expect(one?.lastStep).not.toBe(other?.lastStep);
	const second = await context.newPage();
	for (const fields of ['', '&form=spine', '&view=lecture', '&view=text']) {
		const told: string[][] = [];
		for (const [tab, position] of [
			[page, MIRRORED[0]],
			[second, MIRRORED[1]]
		] as const) {
			await tab.bringToFront();
			await tab.goto(`/?position=${position}&future=problem&step=5${fields}`);
			await expect(tab.locator('.sentence')).toContainText('9 leaves, 13 nodes');
			if (fields === '') await openAll(tab);
			const announced = tab.locator('p[role="status"]').filter({ hasText: '9 leaves, 13 nodes' });
			await expect(announced).toBeAttached();
			told.push([
				...(await tab.evaluate(everythingTold)),
				await tab.locator('body').ariaSnapshot()
			]);
		}
		expect(told[1]?.map(mirrored), fields).toEqual(told[0]);
	}
});

/** Opens what Explore opens: every panel, and the overview. */
async function openAll(page: Page): Promise<void> {
	await openPanels(page);
	// What one tab has opened the browser remembers for the other.
	const opener = button(page, 'Static evaluation');
	if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
	const overview = page.getByRole('region', { name: 'Overview' });
	// Its menu is opened in both.
	if (await overview.isVisible()) await toggleOverview(page);
	await toggleOverview(page);
	await expect(overview).toBeVisible();
}

/** The leaf values in a text as in the mirrored tree; digits of a longer number, such as a place, are none. */
function mirrored(text: string): string {
	return text.replace(/(?<!\d)70(1\d)(?!\d)/g, (_, end: string) => `70${30 - Number(end)}`);
}

/** In the page: its address, its title, all its elements with their attributes, its fields and its painted pictures. */
function everythingTold(): string[] {
	const fields = Array.from(
		document.querySelectorAll<HTMLInputElement>('input, select, textarea'),
		({ value, min, max, checked, ariaValueText }) =>
			[value, min, max, checked, ariaValueText].join()
	);
	const painted = Array.from(document.querySelectorAll('canvas'), (one) => one.toDataURL());
	// Ids are numbered by the page, in the order in which its parts were made.
	const elements = document.body.outerHTML
		.replace(/\bc\d+-/g, 'c-')
		.replace(/((?:id|aria-controls)=")c\d+"/g, '$1c"');
	return [location.search, document.title, elements, fields.join('\n'), painted.join('\n')];
}

test('future values stand nowhere in the tree and the root moves @exhaustive', async ({ page }) => {
	const search = await openExplorer(page, { game: 'tictactoe' });
	await openPanels(page, ['Root moves']);
	for (const step of [0, 9, 33, 52, search.lastStep - 1]) {
		await goToStep(page, step);
		await expectTree(page, search, step);
		const verdicts = rootMoves(page).locator('td:last-child');
		await expect(verdicts.filter({ hasText: /^best$/ })).toHaveCount(0);
	}
});

test('what is to come can be shown: values, cuts, verdicts, marks, counts at the end', async ({
	page
}) => {
	const { trace } = await openExplorer(page, { step: 3 });
	await openPanels(page, PANELS.slice(2));
	await button(page, 'Everything').click();
	await expect(button(page, 'Everything')).toHaveAttribute('aria-pressed', 'true');
	const nodes = searchTree(page).locator('[data-node]');
	await expect(nodes).toHaveCount(trace.rows);
	const open = rowsWhere(trace, (row) => trace.enterStepOf(row) <= 3 && trace.exitStepOf(row) > 3);
	const known = rowsWhere(trace, (row) => !trace.isPruned(row) && !open.includes(row));
	const values = known.map((row) =>
		formatBound(trace.valueOf(row), boundOf(trace.flagsOf(row))).replace(' ', '')
	);
	await expect
		.poll(() => nodes.locator('.value').allTextContents())
		.toEqual(expect.arrayContaining(values));
	const pruned = rowsWhere(trace, (row) => trace.isPruned(row));
	await expect(searchTree(page).locator('[data-node].pruned')).toHaveCount(pruned.length);
	await expect(rootMoves(page)).toContainText('certainly worse');
	await expect(page.getByRole('table', { name: 'Counts' })).toContainText('at the end');
	const cuts = rowsWhere(trace, (row) => (trace.flagsOf(row) & FLAG.FIRST_PRUNED) !== 0);
	await expect(transport(page).locator('[data-mark="cutoff"]')).toHaveCount(cuts.length);
	await button(page, 'Until now').click();
	await expectTree(page, knownSearch(), 3);
	await expect(page.getByRole('table', { name: 'Counts' })).not.toContainText('at the end');
});

test('a link that shows what is to come has every node spoken of as it is drawn @exhaustive', async ({
	page
}) => {
	await openExplorer(page, { step: 3, future: 'show' });
	const last = searchTree(page).getByRole('button', { name: /^MIN node c:/ });
	await expect(last).toHaveAccessibleName('MIN node c: exactly 2, ply 1');
	await expect(searchTree(page).getByRole('button', { name: /not searched yet/ })).toHaveCount(0);
});
