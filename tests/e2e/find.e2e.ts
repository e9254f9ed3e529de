import type { Locator, Page } from '@playwright/test';
import { formatCount } from '../../src/lib/core/explain/format.ts';
import { cutoffIndex } from '../../src/lib/core/trace/find.ts';
import { rootImprovements } from '../../src/lib/core/trace/travel.ts';
import { expect, test } from './fixtures.ts';
import { tagAt } from './exhaustive.ts';
import {
	button,
	expectStep,
	goToStep,
	openExplorer,
	openPanels,
	sentence,
	whenAlive
} from './helpers.ts';
import { type LinkFields, queryOf } from './address.ts';
import { partialNote } from './running.ts';
import { rowsWhere, sentenceAt, type KnownSearch } from './known-search.ts';

const pathField = (page: Page): Locator =>
	page.getByRole('textbox', { name: 'Go to a node by its moves' });
const listOf = (page: Page, name: string): Locator =>
	page.getByRole('region', { name, exact: true }).getByRole('button');

const pathOf = ({ story }: KnownSearch, row: number): string => story.names.pathTo(row).join(' ');

/** A few rows of every ply, none of them pruned. */
function tellingRows({ trace }: KnownSearch): number[] {
	const visited = rowsWhere(trace, (row) => row > 0 && !trace.isPruned(row));
	return [0.1, 0.5, 0.9].map((part) => visited[Math.floor(part * visited.length)] as number);
}

const GAMES: readonly LinkFields[] = [
	{ game: 'chess', position: '8/6R1/5k2/8/3p4/3K4/8/8 w - - 0 1', depth: '2' },
	{ game: 'tictactoe' },
	{ game: 'tree', position: '[[[3,5],[6,9]],[[1,2],[0,-1]]]' }
];

for (const [i, fields] of GAMES.entries()) {
	test(`a node is gone to by its moves: ${fields.game ?? ''}${tagAt(i)}`, async ({ page }) => {
		const search = await openExplorer(page, fields);
		for (const row of tellingRows(search)) {
			await page.keyboard.press('/');
			await expect(pathField(page)).toBeFocused();
			await page.keyboard.type(pathOf(search, row));
			await page.keyboard.press('Enter');
			const step = search.trace.enterStepOf(row);
			await expectStep(page, step, search);
			await expect(sentence(page)).toHaveText(sentenceAt(search, step));
			// The keys work again at once.
			await page.keyboard.press('ArrowRight');
			await expectStep(page, step + 1);
		}
	});
}

test('moves are read as people write them @exhaustive', async ({ page }) => {
	const search = await openExplorer(page, GAMES[0]);
	const row = rowsWhere(search.trace, (one) => search.trace.depthOf(one) === 2)[7] ?? -1;
	const [first = '', second = ''] = search.story.names.pathTo(row);
	await openPanels(page, ['Find']);
	for (const text of [
		`1. ${first} ${second}`,
		`${first}, ${second}`,
		`  ${first} → ${second} `,
		`1.${first} 1...${second}`
	]) {
		await goToStep(page, 0);
		await pathField(page).fill(text);
		await button(page, 'Go').click();
		await expectStep(page, search.trace.enterStepOf(row));
		await expect(pathField(page)).toHaveAttribute('aria-invalid', 'false');
	}
});

interface Fault {
	readonly text: string;
	readonly message: RegExp;
	readonly place: string;
}

const FAULTS: readonly Fault[] = [
	{ text: '', message: /Type moves, starting at the root\./, place: '' },
	{
		text: 'z',
		message: /“z” is no legal move at the root\. Legal: a, b, c\./,
		place: 'Character 1'
	},
	{ text: 'a a9', message: /“a9” is no legal move after a\./, place: 'Character 3' },
	{ text: 'a a1 x', message: /a a1 is a leaf: “x” cannot follow\./, place: 'Character 6' }
];

test('a path that leads nowhere says why and where, and one stays where one is', async ({
	page
}) => {
	await openExplorer(page, { step: 5 });
	await openPanels(page, ['Find']);
	const field = pathField(page);
	for (const { text, message, place } of FAULTS) {
		await test.step(`“${text}”`, async () => {
			await field.fill(text);
			await field.press('Enter');
			await expect(field).toHaveAttribute('aria-invalid', 'true');
			await expect(field).toHaveAccessibleDescription(message);
			await expect(field).toHaveValue(text);
			const alert = page.getByRole('alert').filter({ hasText: message });
			await expect(alert).toContainText(place);
			await expectStep(page, 5);
		});
	}
	await button(page, 'Go to a a1').click();
	await expectStep(page, 2);
	await field.fill('a');
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a path through a pruned move leads to its cut; one past the depth or a stop says so @exhaustive', async ({
	page
}) => {
	const tree = await openExplorer(page, { position: '[[3,12,8],[2,[4,7],6],[14,5,2]]' });
	const pruned = rowsWhere(tree.trace, (row) => pathOf(tree, row) === 'b b2')[0] ?? -1;
	await openPanels(page, ['Find']);
	await pathField(page).fill('b b2 4');
	await pathField(page).press('Enter');
	await expect(page.getByRole('alert')).toContainText('b b2 was pruned, so ');
	await expect(page.getByText('It was pruned at this step.')).toBeVisible();
	await expectStep(page, tree.trace.enterStepOf(pruned));

	await openExplorer(page, { game: 'chess', depth: '1' });
	await openPanels(page, ['Find']);
	await pathField(page).fill('e4 e5');
	await pathField(page).press('Enter');
	await expect(page.getByRole('alert')).toContainText(
		'e4 is at the depth limit, so “e5” below it was not visited.'
	);
	await button(page, 'Go to e4').click();
	await expect(page.getByText(/^e4: step \d+$/)).toBeFocused();

	const stopped = { game: 'chess', shadow: 'off', budget: '50' };
	await page.goto(`/${queryOf(stopped)}`);
	await whenAlive(page);
	await expect(partialNote(page)).toBeVisible();
	await openPanels(page, ['Find']);
	await pathField(page).fill('h4');
	await pathField(page).press('Enter');
	await expect(page.getByRole('alert')).toContainText(
		'The search was stopped before it reached “h4”.'
	);
});

test('the list has the cutoffs by what they saved, and tells nothing of what is to come @exhaustive', async ({
	page
}) => {
	const search = await openExplorer(page, { game: 'tictactoe' });
	const { trace, story, lastStep } = search;
	const cutoffs = cutoffIndex(trace, story.ghostSize);
	await openPanels(page, ['Find']);
	await expect(page.getByText('Up to this step. Choose All to list everything')).toBeVisible();
	await expect(page.getByText('No cutoffs yet.')).toBeVisible();
	const linesAt = (step: number): string[] =>
		cutoffs.top(20, step).map((rank) => {
			const saved = cutoffs.savedOf(rank);
			const what = `${formatCount(saved)} node${saved === 1 ? '' : 's'} saved`;
			return `${pathOf(search, trace.parentOf(cutoffs.rowOf(rank)))}, cutoff: ${what}`;
		});
	const listed = listOf(page, 'Cutoffs by nodes saved');
	const middle = Math.floor(lastStep / 2);
	for (const step of [middle, lastStep]) {
		await goToStep(page, step);
		expect(linesAt(step).length).toBeGreaterThan(3);
		await expect(listed).toHaveText(linesAt(step));
	}
	const bests = listOf(page, 'New bests at the root');
	await expect(bests).toHaveCount(rootImprovements(trace).length);
	await expect(page.getByText('Up to this step')).toHaveCount(0);
	await goToStep(page, 0);
	await button(page, 'Everything').click();
	await expect(listed).toHaveText(linesAt(lastStep));
	for (const rank of [0, 3]) {
		await listed.nth(rank).click();
		const step = trace.enterStepOf(cutoffs.rowOf(rank));
		await expectStep(page, step);
		await expect(sentence(page)).toHaveText(sentenceAt(search, step));
		await expect(listed.nth(rank)).toHaveAttribute('aria-current', 'true');
	}
});

test('keys go through the cutoffs by size, to the largest pruned and to the deepest', async ({
	page
}) => {
	const search = await openExplorer(page, { game: 'tictactoe' });
	const { trace, story, lastStep } = search;
	const cutoffs = cutoffIndex(trace, story.ghostSize);
	const stepOf = (row: number | null): number => trace.enterStepOf(row ?? -1);
	await page.keyboard.press('Shift+b');
	await expect(
		page.getByText('This step is not a cutoff. Go to the largest one first.')
	).toBeVisible();
	for (const rank of [0, 1, 2, 3]) {
		await page.keyboard.press('b');
		await expectStep(page, stepOf(cutoffs.rowOf(rank)));
	}
	await page.keyboard.press('Shift+b');
	await expectStep(page, stepOf(cutoffs.rowOf(2)));
	await page.keyboard.press('g');
	await expectStep(page, stepOf(cutoffs.largestBy(lastStep)));
	await page.keyboard.press('v');
	await expectStep(page, stepOf(cutoffs.deepestBy(lastStep)));
	await openExplorer(page, { game: 'tictactoe', algorithm: 'minimax' });
	for (const press of ['b', 'g', 'v']) {
		await page.keyboard.press(press);
		await expect(page.getByText('No cutoffs in this search.')).toBeVisible();
		await expectStep(page, 0);
	}
});
