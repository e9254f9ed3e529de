import type { Locator, Page } from '@playwright/test';
import { describeNode } from '../../src/lib/core/explain/describe-node.ts';
import { formatCount } from '../../src/lib/core/explain/format.ts';
import type { Basis } from '../../src/lib/core/layout/basis.ts';
import {
	pixelAt,
	pixelOfPly,
	wholeSight,
	type WholeShape
} from '../../src/lib/core/layout/whole-scale.ts';
import { wholeTreeOf, type WholeTree } from '../../src/lib/core/layout/whole-tree.ts';
import { expect, test } from './fixtures.ts';
import { boxOf } from './geometry.ts';
import {
	button,
	expectStep,
	goToStep,
	openExplorer,
	searchTree,
	sentence,
	treePane,
	whenAlive
} from './helpers.ts';
import { expectAddress, queryOf } from './address.ts';
import { knownSearch, rowsWhere, sentenceAt, type KnownSearch } from './known-search.ts';
import {
	choosePicture,
	openPictures,
	pictureButton,
	pictureMenu,
	pixelsOf,
	wholePicture,
	zoomBy
} from './sight.ts';

const card = (page: Page): Locator => wholePicture(page).locator('.card');

function treeOf({ recording }: KnownSearch, basis: Basis): WholeTree {
	const tree = wholeTreeOf(recording, basis);
	if (tree === null) throw new Error('minimax is recorded beside this search');
	return tree;
}

/** Where a unit is on the page while everything is shown. */
async function placeOf(page: Page, tree: WholeTree, unit: number): Promise<[number, number]> {
	const { x, y, width, height } = await boxOf(wholePicture(page));
	const shape: WholeShape = {
		width: tree.width,
		plies: tree.plies,
		size: { width, height },
		grown: 1
	};
	const sight = wholeSight(shape);
	const [across, down] = [
		pixelAt(sight, tree.xOf(unit)),
		pixelOfPly(shape, sight, tree.units.depthOf(unit))
	];
	return [x + across, y + down];
}

test('the tree is seen whole, over minimax, and by its path; a link keeps which @daily', async ({
	page
}) => {
	const fields = { game: 'tictactoe', step: 20 } as const;
	const search = await openExplorer(page, fields);
	await expect(searchTree(page)).toBeVisible();
	await choosePicture(page, 'Visited tree');
	await expect(wholePicture(page)).toBeVisible();
	await expect(searchTree(page)).toHaveCount(0);
	await expectAddress(page, { game: 'tictactoe', tree: 'whole', step: '20' });
	await choosePicture(page, 'Full tree');
	await expectAddress(page, { game: 'tictactoe', tree: 'minimax', step: '20' });
	await page.reload();
	await whenAlive(page);
	await expectStep(page, 20, search);
	await expect(pictureMenu(page, 'Full tree')).toBeVisible();
	await expect(wholePicture(page)).toBeVisible();
	await pictureMenu(page).focus();
	await page.keyboard.press('Enter');
	await pictureButton(page, 'Path').focus();
	await page.keyboard.press('Enter');
	await expect(pictureMenu(page, 'Path')).toBeFocused();
	await expect(searchTree(page)).toBeVisible();
	await page.keyboard.press('ArrowRight');
	await expectStep(page, 21);
});

test('over minimax the counts run along, to all of tic-tac-toe @exhaustive', async ({ page }) => {
	const fields = { game: 'tictactoe', position: '.........', tree: 'minimax' } as const;
	await page.goto(`/${queryOf(fields)}`);
	await whenAlive(page);
	const search = knownSearch({ game: 'tictactoe', position: '.........' });
	await expectStep(page, 0, search);
	let before = await pixelsOf(wholePicture(page));
	for (const step of [9, Math.floor(search.lastStep / 3), search.lastStep]) {
		await goToStep(page, step);
		const { visited, prunedMoves, neverVisited } = search.counts.at(step);
		await expect(wholePicture(page)).toBeVisible();
		const counts = treePane(page).locator('.counts');
		await expect(counts).toContainText(new RegExp(`visited ${formatCount(visited)}\\s+of 549,946`));
		await expect(counts).toContainText(
			new RegExp(
				`never visited ${formatCount(neverVisited ?? -1)}, with\\s+${formatCount(prunedMoves)} pruned moves`
			)
		);
		await expect.poll(() => pixelsOf(wholePicture(page))).not.toBe(before);
		before = await pixelsOf(wholePicture(page));
	}
	// FACTS: 18,297 nodes of 549,946.
	await expect(treePane(page).locator('.counts')).toContainText('visited 18,297');
});

test('a node that is pointed at is told of, and one that is clicked is gone to', async ({
	page
}) => {
	const { lastStep } = knownSearch({ game: 'tictactoe' });
	const search = await openExplorer(page, { game: 'tictactoe', tree: 'whole', step: lastStep });
	const { trace, story } = search;
	const tree = treeOf(search, 'search');
	const rows = [0, ...trace.childrenOf(0)].filter((row) => !trace.isPruned(row));
	expect(rows.length).toBeGreaterThan(3);
	for (const row of rows) {
		await goToStep(page, lastStep);
		const place = await placeOf(page, tree, row);
		await page.mouse.move(...place);
		await expect(card(page)).toContainText(describeNode(story, row, lastStep));
		await expect(card(page).locator('svg')).toBeVisible();
		await page.mouse.click(...place);
		await expectStep(page, trace.enterStepOf(row));
		await expect(sentence(page)).toHaveText(sentenceAt(search, trace.enterStepOf(row)));
	}
	await page.mouse.move(5, 5);
	await expect(card(page)).toHaveCount(0);
});

test('nothing that is to come can be pointed at, until it is shown @exhaustive', async ({
	page
}) => {
	const search = await openExplorer(page, { game: 'tictactoe', tree: 'minimax', step: 8 });
	const tree = treeOf(search, 'minimax');
	const { until } = tree.progressAt(8);
	const ahead = rowsWhere(tree.units, (unit) => tree.units.depthOf(unit) === 1).at(-1) ?? -1;
	expect(ahead).toBeGreaterThan(until);
	const place = await placeOf(page, tree, ahead);
	await page.mouse.move(...place);
	await expect(card(page)).toHaveCount(0);
	await button(page, 'Everything').click();
	await page.mouse.move(place[0] + 1, place[1]);
	await expect(card(page)).toBeVisible();
});

test('the wheel with Ctrl goes from the whole down to boards, and back by key @exhaustive', async ({
	page
}) => {
	const { lastStep } = knownSearch({ game: 'tictactoe' });
	const search = await openExplorer(page, { game: 'tictactoe', tree: 'whole', step: lastStep });
	const tree = treeOf(search, 'search');
	const whole = await pixelsOf(wholePicture(page));
	const boards = wholePicture(page).locator('.boards svg');
	await expect(boards).toHaveCount(0);
	const place = await placeOf(page, tree, 2);
	await page.mouse.move(...place);
	await zoomBy(page, 48);
	await expect.poll(() => boards.count()).toBeGreaterThan(1);
	await expect.poll(() => pixelsOf(wholePicture(page))).not.toBe(whole);
	// The point under the pointer has stayed there.
	await expect(card(page).or(boards.first())).toBeVisible();
	await page.mouse.click(...place);
	await expectStep(page, search.trace.enterStepOf(2));
	await page.keyboard.press('0');
	await expect(boards).toHaveCount(0);
});

test('nodes are reached by key, read out, and gone to @exhaustive', async ({ page }) => {
	const { lastStep } = knownSearch({ game: 'tictactoe' });
	const search = await openExplorer(page, { game: 'tictactoe', tree: 'whole', step: lastStep });
	const { trace, story } = search;
	await wholePicture(page).focus();
	const spoken = treePane(page).locator('[aria-live="polite"]');
	await page.keyboard.press('Alt+ArrowDown');
	await expect(spoken).toContainText(describeNode(story, 1, lastStep));
	await page.keyboard.press('Alt+ArrowRight');
	const [, second = -1] = trace.childrenOf(0);
	await expect(spoken).toContainText(describeNode(story, second, lastStep));
	await page.keyboard.press('Enter');
	await expectStep(page, trace.enterStepOf(second));
	// Plain arrows still step.
	await page.keyboard.press('ArrowRight');
	await expectStep(page, trace.enterStepOf(second) + 1);
});

test('where minimax was not recorded, the search is shown alone, and why @exhaustive', async ({
	page
}) => {
	await openExplorer(page, { game: 'tictactoe', shadow: 'off', tree: 'minimax' });
	await expect(wholePicture(page)).toBeVisible();
	await openPictures(page);
	await expect(pictureButton(page, 'Full tree')).toHaveAttribute('aria-disabled', 'true');
	await expect(pictureButton(page, 'Full tree')).toHaveAccessibleDescription(
		/minimax was not recorded/
	);
	await expect(pictureButton(page, 'Visited tree')).toHaveAttribute('aria-pressed', 'true');
	await pictureButton(page, 'Path').click();
	await expect(searchTree(page)).toBeVisible();
});
