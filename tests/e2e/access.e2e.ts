import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
	button,
	goToStep,
	openExplorer,
	openPanels,
	openPositionEditor,
	openRules,
	partialNote,
	positionText,
	runningSearch,
	searchTree,
	whenAlive
} from './helpers.ts';
import { cutSteps, knownSearch } from './known-search.ts';

/** The findings of axe in both themes, a line each, short enough for a report. */
async function findings(page: Page): Promise<string[]> {
	const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
	const light = await axe.analyze();
	await page.emulateMedia({ colorScheme: 'dark' });
	// Themes differ only in colours.
	const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
	return [light, dark].flatMap(({ violations }, theme) =>
		violations.flatMap(({ id, help, nodes }) =>
			nodes.map(({ target, failureSummary = '' }) => {
				const why = failureSummary.split('\n').slice(1).join(' ').trim();
				return `${theme === 0 ? 'light' : 'dark'}: ${id}: ${help} (${target.join(' ')}) ${why}`;
			})
		)
	);
}

interface State {
	readonly name: string;
	readonly open: (page: Page) => Promise<void>;
}

const [firstCut = -1] = cutSteps(knownSearch());

const STATES: readonly State[] = [
	{
		name: 'the explorer at a cut, with everything open',
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
			await expect(searchTree(page).locator('.node.group').first()).toBeAttached();
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
		name: 'the text view',
		open: async (page) => {
			await openExplorer(page, { view: 'text', step: firstCut });
		}
	},
	{
		name: 'the help',
		open: async (page) => {
			await openExplorer(page);
			await button(page, 'Help and keys').click();
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
		name: 'the tree edited on its drawing, with a fault',
		open: async (page) => {
			await openExplorer(page);
			await button(page, 'Edit tree').click();
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
			await button(page, 'Share this step').click();
			await expect(page.getByText(/link/).first()).toBeVisible();
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
		open: async (page) => {
			const { lastStep } = knownSearch({ game: 'chess', depth: '2' });
			await openExplorer(page, { game: 'chess', depth: '2', colour: 'value', step: lastStep });
			const overview = page.getByRole('region', { name: 'Overview' });
			if (!(await overview.isVisible())) await page.keyboard.press('o');
			await button(page, 'Zoom in').click();
			await expect(overview).toContainText('Shown: rows');
		}
	},
	{
		name: 'the whole tree over minimax, a node of it reached by key',
		open: async (page) => {
			await openExplorer(page, { game: 'tictactoe', tree: 'minimax', step: 30 });
			await page.getByRole('application', { name: 'Whole tree' }).focus();
			await page.keyboard.press('Alt+ArrowDown');
			await expect(page.locator('.card')).toBeVisible();
		}
	},
	{
		name: 'a search that was counted, under the rules and the table of sizes',
		open: async (page) => {
			await page.goto('/?game=tictactoe&algorithm=minimax&budget=100');
			await button(page, 'Count without recording').click();
			await expect(page.getByText('was counted and not')).toBeVisible();
			await openRules(page);
			await expect(button(page, '5 plies')).toBeVisible();
		}
	},
	{
		name: 'a search that is too large',
		open: async (page) => {
			await page.goto('/?game=chess&algorithm=minimax&depth=6');
			await expect(page.getByText(/It has not been started/)).toBeVisible();
		}
	}
];

test.describe('axe finds nothing', () => {
	// Nothing is measured during a fade.
	test.beforeEach(async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
	});

	for (const { name, open } of STATES) {
		test(`${name} @phone`, async ({ page }) => {
			await open(page);
			expect(await findings(page)).toEqual([]);
		});
	}

	test.describe('where there is no page', () => {
		test.use({ allowedErrors: /404|Not found: / });

		test('in its place @phone', async ({ page }) => {
			await page.goto('/nowhere/');
			await expect(page.getByRole('link', { name: 'Open the explorer' })).toBeVisible();
			expect(await findings(page)).toEqual([]);
			await page.getByRole('link', { name: 'Open the explorer' }).click();
			await whenAlive(page);
			await expect(searchTree(page)).toBeVisible();
		});
	});
});
