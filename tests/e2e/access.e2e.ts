import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './axe.ts';
import { tagToday } from './exhaustive.ts';
import {
	button,
	goToStep,
	openExplorer,
	openHelp,
	openPanels,
	searchTree,
	whenAlive
} from './helpers.ts';
import { openPositionEditor, openRules, positionText } from './setup-bar.ts';
import { partialNote, runningSearch } from './running.ts';
import { cutSteps, knownSearch } from './known-search.ts';

interface State {
	readonly name: string;
	/** Where a daily run looks too, or in turn; the exhaustive run looks everywhere. */
	readonly daily?: 'in turn' | 'phone too';
	readonly open: (page: Page) => Promise<void>;
}

const [firstCut = -1] = cutSteps(knownSearch());

const STATES: readonly State[] = [
	{
		name: 'the explorer at a cut, with everything open',
		daily: 'phone too',
		open: async (page) => {
			await openExplorer(page, { step: firstCut });
			await openPanels(page);
			await openRules(page);
			await page.keyboard.press('o');
			await expect(page.getByRole('region', { name: 'Overview' })).toBeVisible();
		}
	},
	{
		name: 'tic-tac-toe, finished',
		open: async (page) => {
			const { lastStep } = await openExplorer(page, { game: 'tictactoe' });
			await openPanels(page);
			await goToStep(page, lastStep);
		}
	},
	{
		name: 'chess, folded, with the future shown',
		open: async (page) => {
			await openExplorer(page, { game: 'chess', depth: '2', future: 'show', step: 40 });
			await openPanels(page);
			await expect(searchTree(page).locator('[data-fold]').first()).toBeAttached();
		}
	},
	{
		name: 'king and rook, finished, over minimax',
		open: async (page) => {
			const { lastStep } = await openExplorer(page, { game: 'krk', tree: 'minimax' });
			await openPanels(page);
			await goToStep(page, lastStep);
		}
	},
	{
		name: 'the lecture view',
		open: async (page) => {
			await openExplorer(page, { view: 'lecture', step: firstCut });
		}
	},
	{
		name: 'the guide',
		daily: 'in turn',
		open: async (page) => {
			await page.goto('/help/#sources');
			await expect(page.getByRole('heading', { name: 'Sources', level: 2 })).toBeInViewport();
		}
	},
	{
		name: 'the text view',
		daily: 'in turn',
		open: async (page) => {
			await openExplorer(page, { view: 'text', step: firstCut });
		}
	},
	{
		name: 'the help',
		open: async (page) => {
			await openExplorer(page);
			await openHelp(page);
			await expect(page.getByRole('dialog')).toBeVisible();
		}
	},
	...(['tree', 'chess', 'krk'] as const).map((game) => ({
		name: `the editor of a ${game} position, with a fault`,
		open: async (page: Page): Promise<void> => {
			await openExplorer(page, game === 'chess' ? { game, depth: '1' } : { game });
			const dialog = await openPositionEditor(page);
			await positionText(dialog).fill('[3,');
			await expect(dialog.getByRole('alert').first()).toBeVisible();
		}
	})),
	{
		name: 'the editor of a grid',
		open: async (page) => {
			await openExplorer(page, { game: 'tictactoe' });
			await openPositionEditor(page);
		}
	},
	{
		name: 'the tree edited in the diagram, with a fault',
		daily: 'in turn',
		open: async (page) => {
			await openExplorer(page);
			await button(page, 'Edit').click();
			await button(page, 'Edit in the diagram').click();
			await page.getByRole('textbox', { name: 'Value of b2' }).fill('x');
			await page.getByRole('textbox', { name: 'Value of b2' }).press('Enter');
			await expect(page.getByRole('alert')).toBeVisible();
		}
	},
	{
		name: 'a link with faults, and a copied link',
		open: async (page) => {
			await page.goto('/?cut=loose&fail=often&step=999');
			await whenAlive(page);
			await expect(page.getByRole('alert').first()).toBeVisible();
			await button(page, 'Share').click();
			await expect(
				page.getByRole('status').filter({ hasText: /Link copied|Copy this link/ })
			).toHaveCount(1);
		}
	},
	{
		name: 'a search that runs',
		open: async (page) => {
			await page.goto('/?game=chess&depth=9&shadow=off&budget=10000000');
			await expect(runningSearch(page).getByRole('img')).toBeVisible();
		}
	},
	{
		name: 'a partial recording, with a path that cannot be found in it',
		daily: 'in turn',
		open: async (page) => {
			await page.goto('/?game=chess&depth=4&shadow=off&budget=700&step=400');
			await expect(partialNote(page)).toBeVisible();
			await openPanels(page, ['Find']);
			await page.getByRole('textbox', { name: 'Go to a node by its moves' }).fill('h4');
			await button(page, 'Go').click();
			await expect(page.getByRole('alert')).toBeVisible();
		}
	},
	{
		name: 'the overview in the colours of values, a part of it shown',
		daily: 'in turn',
		open: async (page) => {
			const { lastStep } = knownSearch({ game: 'chess', depth: '2' });
			await openExplorer(page, { game: 'chess', depth: '2', colour: 'value', step: lastStep });
			const overview = page.getByRole('region', { name: 'Overview' });
			if (!(await overview.isVisible())) await page.keyboard.press('o');
			await overview.getByRole('button', { name: 'Zoom in' }).click();
			await expect(overview).toContainText('Shown: rows');
		}
	},
	{
		name: 'the whole tree over minimax, a node of it reached by key',
		daily: 'in turn',
		open: async (page) => {
			await openExplorer(page, { game: 'tictactoe', tree: 'minimax', step: 30 });
			await page.getByRole('application', { name: 'Whole tree' }).focus();
			await page.keyboard.press('Alt+ArrowDown');
			await expect(page.locator('.card')).toBeVisible();
		}
	},
	{
		name: 'a search that was counted, under the rules and the table of sizes',
		daily: 'in turn',
		open: async (page) => {
			await page.goto('/?game=tictactoe&algorithm=minimax&budget=100');
			await button(page, 'Count without recording').click();
			await expect(page.getByText('was counted, not recorded')).toBeVisible();
			await openRules(page);
			await expect(button(page, '5 plies')).toBeVisible();
		}
	},
	{
		name: 'the ways into learning',
		daily: 'in turn',
		open: async (page) => {
			await page.goto('/learn/');
			await expect(page.getByRole('heading', { name: 'Practise from level 1' })).toBeVisible();
		}
	},
	{
		name: 'a sheet with a wrong place',
		daily: 'phone too',
		open: async (page) => {
			await page.goto('/practice/?level=1&seed=7');
			await expect(page.getByRole('treeitem').first()).toBeVisible();
			await button(page, 'Whole sheet').click();
			await page.locator('[data-sheet-node="1"] .shape').click();
			await page.keyboard.type('99');
			await button(page, 'Check').click();
			await expect(page.getByText('✗ a does not return 99.')).toBeVisible();
		}
	},
	{
		name: 'a tree that shows a fault',
		daily: 'in turn',
		open: async (page) => {
			await page.goto('/break-it/?position=[[3,[5,1]],[2,9]]&step=6');
			await expect(page.getByText('Found.')).toBeVisible();
		}
	},
	{
		name: 'the editor of a lesson, with a fault',
		daily: 'in turn',
		open: async (page) => {
			await page.goto('/lessons/?lesson=krk-paper&view=edit&scene=2');
			const editor = page.getByRole('region', { name: 'Editor' });
			await editor.getByRole('button', { name: 'About the lesson' }).click();
			await editor.getByRole('textbox', { name: 'Minutes', exact: true }).fill('ten');
			await editor.getByText(/fields? not finished/).click();
			await expect(editor.getByText('Give a whole number').filter({ visible: true })).toHaveCount(
				2
			);
		}
	},
	{
		name: 'what is shared, offered to a lesson, and added to it',
		daily: 'in turn',
		open: async (page) => {
			await openExplorer(page, { step: firstCut });
			await button(page, 'Share').click();
			await button(page, 'Add this step to a lesson').click();
			await expect(page.getByRole('link', { name: 'Open the editor' })).toBeVisible();
		}
	},
	{
		name: 'a search that is too large',
		open: async (page) => {
			await page.goto('/?game=chess&algorithm=minimax&depth=6');
			await expect(page.getByText(/Not started/)).toBeVisible();
		}
	}
];

test.describe('axe finds nothing', () => {
	const takeTurns = STATES.filter(({ daily }) => daily === 'in turn');
	for (const state of STATES) {
		const { name, daily, open } = state;
		const tags = {
			never: '@phone @exhaustive',
			'in turn': `@phone-exhaustive${tagToday(takeTurns.indexOf(state))}`,
			'phone too': '@phone'
		}[daily ?? 'never'];
		test(`${name} ${tags}`, async ({ page }) => {
			await open(page);
			await expectAccessible(page);
		});
	}

	test.describe('where there is no page', () => {
		test.use({ allowedErrors: /404|Not found: / });

		test('in its place @phone-exhaustive', async ({ page }) => {
			await page.goto('/nowhere/');
			await expect(page.getByRole('link', { name: 'Open the explorer' })).toBeVisible();
			await expectAccessible(page);
			await page.getByRole('link', { name: 'Open the explorer' }).click();
			await whenAlive(page);
			await expect(searchTree(page)).toBeVisible();
		});
	});
});
