import type { Locator, Page } from '@playwright/test';
import { formatCount } from '../../src/lib/core/explain/format.ts';
import { makeGraphs } from '../../src/lib/core/layout/graph/make-graphs.ts';
import { plyCountsAt } from '../../src/lib/core/layout/graph/graph-counts.ts';
import { PositionGraph } from '../../src/lib/core/layout/graph/position-graph.ts';
import {
	pixelAt,
	pixelOfPly,
	wholeSight,
	type WholeShape
} from '../../src/lib/core/layout/whole-scale.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './axe.ts';
import { boxOf, expectNothingCut } from './geometry.ts';
import { button, expectStep, goToStep, openExplorer, treePane, whenAlive } from './helpers.ts';
import { expectAddress, queryOf } from './address.ts';
import { knownSearch, type KnownSearch } from './known-search.ts';
import { choosePicture, openPictures, pictureButton, pictureMenu, pixelsOf } from './sight.ts';

const picture = (page: Page): Locator =>
	page.getByRole('application', { name: 'Graph of positions' });
const folds = (page: Page): Locator =>
	treePane(page).getByRole('group', { name: 'Equal positions merged' });
const card = (page: Page): Locator => picture(page).locator('.card');

function graphOf({ trace }: KnownSearch, kind: 'exact' | 'symmetric' = 'exact'): PositionGraph {
	const { exact, symmetric } = makeGraphs(trace);
	return new PositionGraph(trace, kind === 'exact' ? exact : (symmetric ?? exact));
}

/** The three figures of the caption at a step. */
async function expectFolds(
	page: Page,
	nodes: number,
	exact: number,
	images: number
): Promise<void> {
	const names = [
		`Tree: ${formatCount(nodes)} node${nodes === 1 ? '' : 's'}`,
		`Graph: ${formatCount(exact)} position${exact === 1 ? '' : 's'}`,
		`${formatCount(images)} up to symmetry`
	];
	await expect(folds(page).getByRole('button')).toHaveText(
		names.map((name) => new RegExp(`^\\s*${name.replaceAll(' ', '\\s+')}\\s*$`))
	);
}

/** Where a position is on the page while everything is shown. */
async function placeOf(page: Page, graph: PositionGraph, node: number): Promise<[number, number]> {
	const { x, y, width, height } = await boxOf(picture(page));
	const shape: WholeShape = {
		width: graph.width,
		plies: graph.plies,
		size: { width, height },
		grown: 1
	};
	const sight = wholeSight(shape);
	return [x + pixelAt(sight, graph.xOf(node)), y + pixelOfPly(shape, sight, graph.plyOf(node))];
}

test('the tree is folded into a graph and back by keyboard; a link keeps which', async ({
	page
}) => {
	const search = await openExplorer(page, { game: 'tictactoe', step: 20 });
	await pictureMenu(page).focus();
	await page.keyboard.press('Enter');
	await pictureButton(page, 'Graph').focus();
	await page.keyboard.press('Enter');
	await expect(picture(page)).toBeVisible();
	await expect(pictureMenu(page, 'Graph')).toBeFocused();
	await expectAddress(page, { game: 'tictactoe', tree: 'graph', step: '20' });
	await folds(page)
		.getByRole('button', { name: /up to symmetry/ })
		.focus();
	await page.keyboard.press('Enter');
	await expectAddress(page, { game: 'tictactoe', tree: 'graph-symmetric', step: '20' });
	await expect(pictureMenu(page, 'Graph')).toBeVisible();
	await page.reload();
	await whenAlive(page);
	await expectStep(page, 20, search);
	const symmetric = folds(page).getByRole('button', { name: /up to symmetry/ });
	await expect(symmetric).toHaveAttribute('aria-pressed', 'true');
	await folds(page).getByRole('button', { name: /^Tree/ }).focus();
	await page.keyboard.press('Enter');
	// The graph's control is gone, and the picture has the focus.
	await expect(page.getByRole('application', { name: 'Whole tree' })).toBeFocused();
	await expect(pictureMenu(page, 'Visited tree')).toBeVisible();
	await expectAddress(page, { game: 'tictactoe', tree: 'whole', step: '20' });
	await page.keyboard.press('ArrowRight');
	await expectStep(page, 21);
});

test('the figures are those of the step, in a small search @exhaustive', async ({ page }) => {
	const search = await openExplorer(page, { game: 'tictactoe', tree: 'graph' });
	const [exact, images] = [graphOf(search), graphOf(search, 'symmetric')];
	let before = await pixelsOf(picture(page));
	for (const step of [0, 9, 31, search.lastStep]) {
		await goToStep(page, step);
		const { visited } = search.counts.at(step);
		await expectFolds(page, visited, exact.progressAt(step).nodes, images.progressAt(step).nodes);
		if (step === 0) continue;
		await expect.poll(() => pixelsOf(picture(page))).not.toBe(before);
		before = await pixelsOf(picture(page));
	}
});

test('549,946 nodes fold into 5,478 positions, 765 up to symmetry @exhaustive', async ({
	page
}) => {
	const fields = { game: 'tictactoe', position: '.........', algorithm: 'minimax' } as const;
	await page.goto(`/${queryOf({ ...fields, tree: 'graph', step: 1_099_891 })}`);
	await whenAlive(page);
	await expectStep(page, 1_099_891);
	await expectFolds(page, 549_946, 5478, 765);
	await button(page, 'In words').click();
	const table = treePane(page).getByRole('table', { name: 'By ply, so far' });
	await expect(table.getByRole('row').nth(7)).toHaveText(/6\s*1,520\s*54,720/);
	await folds(page)
		.getByRole('button', { name: /up to symmetry/ })
		.click();
	await expect(table.getByRole('row').nth(7)).toHaveText(/6\s*204\s*54,720/);
	await goToStep(page, 100_000);
	const { visited } = knownSearch({ ...fields, shadow: 'off' }).counts.at(100_000);
	await expect(folds(page)).toContainText(formatCount(visited));
});

test('folding a large search shows how far it is, and ends with its picture @exhaustive', async ({
	page
}) => {
	await page.route(/graph\.worker/, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 700));
		await route.continue();
	});
	const fields = { game: 'tictactoe', position: '.........' } as const;
	await page.goto(`/${queryOf({ ...fields, tree: 'whole' })}`);
	await whenAlive(page);
	await expectStep(page, 0, knownSearch(fields));
	await choosePicture(page, 'Graph');
	await expect(treePane(page).getByRole('progressbar')).toBeVisible();
	await button(page, 'Cancel').click();
	await expect(page.getByRole('application', { name: 'Whole tree' })).toBeVisible();
	await expect.poll(() => page.workers().filter((one) => /graph/.test(one.url())).length).toBe(0);
	await choosePicture(page, 'Graph');
	await expect(picture(page)).toBeVisible();
	await expectFolds(page, 1, 1, 1);
});

test('a position that is pointed at is told of, and one that is clicked is gone to', async ({
	page
}) => {
	const { lastStep } = knownSearch({ game: 'tictactoe' });
	const search = await openExplorer(page, { game: 'tictactoe', tree: 'graph', step: lastStep });
	const graph = graphOf(search);
	const often = Array.from({ length: graph.nodes }, (_, node) => node).filter(
		(node) => graph.visitsOf(node) > 1
	);
	expect(often.length).toBeGreaterThan(5);
	for (const node of often.slice(0, 3)) {
		await goToStep(page, lastStep);
		const place = await placeOf(page, graph, node);
		await page.mouse.move(...place);
		await expect(card(page)).toContainText(`Visited ${graph.visitsOf(node)} times`);
		await expect(card(page).locator('svg')).toBeVisible();
		await page.mouse.click(...place);
		await expectStep(page, search.trace.enterStepOf(graph.firstRowOf(node)));
	}
});

test('nothing that is to come can be pointed at, until it is shown @exhaustive', async ({
	page
}) => {
	const search = await openExplorer(page, { game: 'tictactoe', tree: 'graph', step: 8 });
	const graph = graphOf(search);
	const place = await placeOf(page, graph, graph.nodes - 1);
	await page.mouse.move(...place);
	await expect(card(page)).toHaveCount(0);
	await button(page, 'Everything').click();
	await page.mouse.move(place[0] + 1, place[1]);
	await expect(card(page)).toContainText('Future: visited');
});

test('positions are reached by key, read out, and gone to @exhaustive', async ({ page }) => {
	const { lastStep } = knownSearch({ game: 'tictactoe' });
	const search = await openExplorer(page, { game: 'tictactoe', tree: 'graph', step: lastStep });
	const graph = graphOf(search);
	await picture(page).focus();
	const spoken = treePane(page).locator('[aria-live="polite"]');
	await page.keyboard.press('Alt+ArrowDown');
	await expect(spoken).toContainText(`First reached by ${search.story.names.of(1)}`);
	await page.keyboard.press('Alt+ArrowRight');
	const beside = graph.unitAt(1, graph.placeOf(graph.nodeOf(1)) + 1);
	const row = graph.firstRowOf(beside);
	await expect(spoken).toContainText(`First reached by ${search.story.names.of(row)}`);
	await page.keyboard.press('Enter');
	await expectStep(page, search.trace.enterStepOf(row));
	await page.keyboard.press('ArrowRight');
	await expectStep(page, search.trace.enterStepOf(row) + 1);
});

test('in words: each ply, and the neighbours as buttons that lead there', async ({ page }) => {
	const { lastStep } = knownSearch({ game: 'tictactoe' });
	const search = await openExplorer(page, { game: 'tictactoe', tree: 'graph', step: lastStep });
	const graph = graphOf(search);
	await button(page, 'In words').click();
	const words = treePane(page).getByRole('region', { name: 'The graph in words' });
	const counts = plyCountsAt(graph, lastStep);
	const rows = words.getByRole('table').getByRole('row');
	await expect(rows).toHaveCount(counts.length + 1);
	for (const { ply, positions, visits } of counts) {
		await expect(rows.nth(ply + 1)).toHaveText(new RegExp(`^${ply}\\s*${positions}\\s*${visits}$`));
	}
	const on = words.getByRole('list', { name: 'Leads to' }).getByRole('button');
	await expect(on).toHaveCount(graph.edgesOutOf(0).length);
	await on.nth(1).press('Enter');
	const target = graph.toOf(graph.edgesOutOf(0)[1] ?? -1);
	await expectStep(page, search.trace.enterStepOf(graph.firstRowOf(target)));
	const back = words.getByRole('list', { name: 'Reached from' }).getByRole('button');
	await expect(back).toHaveText([/the root/]);
});

test('the table of a search is what answers: diamonds, named in the legend and in words @exhaustive', async ({
	page
}) => {
	const fields = { game: 'tictactoe', algorithm: 'tt' } as const;
	const search = knownSearch(fields);
	const graph = graphOf(search);
	const edge = Array.from({ length: graph.edges }, (_, at) => at).find((at) =>
		graph.isAnswered(at, search.trace.rows)
	);
	expect(edge).toBeDefined();
	await openExplorer(page, { ...fields, tree: 'graph' });
	await expect(treePane(page).getByRole('list', { name: 'Marks' })).toContainText('table hit');
	// When the hit returns, its position is the current one.
	const hit = graph.columns.hitRow[edge ?? -1] ?? -1;
	await goToStep(page, search.trace.exitStepOf(hit));
	await button(page, 'In words').click();
	const words = treePane(page).getByRole('region', { name: 'The graph in words' });
	const on = words.getByRole('list', { name: 'Leads to' });
	const { names } = search.story;
	await expect(on.getByRole('button', { name: /table answered/ }).first()).toContainText(
		names.of(hit)
	);
	// Before the hit its value is unknown.
	await goToStep(page, search.trace.enterStepOf(hit) - 1);
	await expect(
		on.getByRole('button', { name: new RegExp(`^${names.of(hit)} .*answered`) })
	).toHaveCount(0);
});

test('a graph that a game does not have is its tree @exhaustive', async ({ page }) => {
	await openExplorer(page, { game: 'chess', depth: '2', tree: 'graph' });
	await expect(page.getByRole('application', { name: 'Whole tree' })).toBeVisible();
	await openPictures(page);
	await expect(pictureButton(page, 'Graph')).toHaveCount(0);
	await expect(pictureButton(page, 'Visited tree')).toHaveAttribute('aria-pressed', 'true');
});

test.describe('axe finds nothing', () => {
	for (const tree of ['graph', 'graph-symmetric'] as const) {
		test(`in the picture ${tree}, in words, a position reached by key @phone @exhaustive`, async ({
			page
		}) => {
			await openExplorer(page, { game: 'tictactoe', algorithm: 'tt', tree, step: 30 });
			await button(page, 'In words').click();
			await picture(page).focus();
			await page.keyboard.press('Alt+ArrowUp');
			await expect(card(page)).toBeVisible();
			await expectNothingCut(page);
			await expectAccessible(page);
		});
	}
});
