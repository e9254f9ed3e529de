/** Every page, as it is opened to be looked at. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { openExplorer, openPanels } from './helpers.ts';
import { card, open as openExperiment, start, whenEnded } from './krk-experiment.ts';
import { openRules } from './setup-bar.ts';

interface Place {
	readonly name: string;
	readonly open: (page: Page) => Promise<void>;
}

const to =
	(path: string, heading: string) =>
	async (page: Page): Promise<void> => {
		await page.goto(path);
		await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeAttached();
	};

export const PLACES: readonly Place[] = [
	{
		name: 'the explorer with a tree',
		open: async (page) => {
			await openExplorer(page, { step: 5 });
			await openPanels(page);
			await openRules(page);
		}
	},
	{
		name: 'the explorer with chess',
		open: async (page) => {
			await openExplorer(page, { game: 'chess', depth: '2', step: 40 });
		}
	},
	{
		name: 'the explorer as text',
		open: async (page) => {
			await openExplorer(page, { view: 'text', step: 5 });
		}
	},
	{ name: 'Compare', open: to('/compare/', 'Compare searches') },
	{ name: 'Play', open: to('/play/?side=both&moves=e2e4,e7e5', 'Play an engine') },
	{ name: 'Matches', open: to('/matches/', 'Matches') },
	{ name: 'Check', open: to('/check/?printed=-3+-3+6+1+6+-4+-5+-1+9', 'Check my program') },
	{ name: 'Sources', open: to('/sources/', 'The five sources') },
	{ name: 'Break it', open: to('/break-it/?position=[[3,[5,1]],[2,9]]&step=6', 'Break it') },
	{ name: 'Lessons', open: to('/lessons/', 'Lessons') },
	{
		name: 'the editor of a lesson',
		open: to('/lessons/?lesson=krk-paper&view=edit&scene=3', 'Reading a paper')
	},
	{ name: 'a presenter', open: to('/lessons/?lesson=krk-paper&view=presenter', 'Reading a paper') },
	{ name: 'a stage alone', open: to('/stage/', 'The stage') },
	{ name: 'a worksheet', open: to('/worksheet/?level=3', 'Worksheet') },
	{ name: 'Help', open: to('/help/', 'How to use Plyscope') },
	{ name: 'the paper’s program', open: to('/krk/', 'King and rook: the paper’s program') },
	{ name: 'the program’s tree', open: to('/krk/tree/', 'Tree of 206557') },
	{
		name: 'the experiment with results',
		open: async (page) => {
			await openExperiment(page, '?starts=every:4000');
			await start(page);
			await whenEnded(page);
			await expect(card(page, '1 step')).toContainText('48');
		}
	},
	{ name: 'the hypothesis', open: to('/krk/hypothesis/', '7-step hypothesis') }
];
