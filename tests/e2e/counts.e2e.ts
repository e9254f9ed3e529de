import { expect, test } from './fixtures.ts';
import {
	counts,
	expectStep,
	goToStep,
	openExplorer,
	openPanels,
	rootMoveCells,
	sentence,
	stepSlider,
	whenAlive
} from './helpers.ts';
import { choose, openRules } from './setup-bar.ts';
import { type LinkFields } from './address.ts';

interface Counted {
	readonly name: string;
	readonly fields: LinkFields;
	/** As in docs/numbers.md: this search, then plain minimax. */
	readonly counts: Readonly<Record<string, readonly string[]>>;
}

const SEARCHES: readonly Counted[] = [
	{
		name: 'the textbook tree',
		fields: {},
		counts: {
			visited: ['11', '13', '1.2×'],
			leaves: ['7', '9', '1.3×'],
			cutoffs: ['1', '0', ''],
			'pruned moves': ['2', '0', ''],
			'never visited': ['2', '0', '']
		}
	},
	{
		name: 'tic-tac-toe from .O..X.O.X',
		fields: { game: 'tictactoe', position: '.O..X.O.X' },
		counts: {
			visited: ['32', '150', '4.7×'],
			leaves: ['13', '73', '5.6×'],
			cutoffs: ['12', '0', ''],
			'pruned moves': ['20', '0', ''],
			'never visited': ['118', '0', '']
		}
	},
	{
		name: 'chess: bishop and rook, three plies',
		fields: { game: 'chess', position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1', depth: '3' },
		counts: {
			visited: ['1,214', '9,063', '7.5×'],
			leaves: ['1,120', '8,648', '7.7×'],
			cutoffs: ['62', '0', ''],
			'pruned moves': ['744', '0', ''],
			'never visited': ['7,849', '0', '']
		}
	},
	{
		name: 'the whole of tic-tac-toe',
		fields: { game: 'tictactoe', position: '.........' },
		counts: {
			visited: ['18,297', '549,946', '30×'],
			leaves: ['7,330', '255,168', '35×'],
			cutoffs: ['4,237', '0', ''],
			'pruned moves': ['6,930', '0', ''],
			'never visited': ['531,649', '0', '']
		}
	}
];

test('the counts of a search stand beside those of minimax', async ({ page }) => {
	for (const { name, fields, counts: expected } of SEARCHES) {
		await test.step(name, async () => {
			const { lastStep } = await openExplorer(page, fields);
			await goToStep(page, lastStep);
			await openPanels(page, ['Compared with minimax']);
			const table = page.getByRole('table', { name: 'Counts' });
			for (const [what, cells] of Object.entries(expected)) {
				const row = table
					.getByRole('row')
					.filter({ has: page.getByRole('rowheader', { name: what, exact: true }) });
				await expect(row.getByRole('cell')).toHaveText([...cells]);
			}
			const [own = '', minimax = ''] = expected['visited'] ?? [];
			await expect(counts(page)).toContainText(
				new RegExp(`visited ${own}( nodes)? instead of ${minimax}`)
			);
		});
	}
});

test('plain minimax says that it visits every node @exhaustive', async ({ page }) => {
	await openExplorer(page, { algorithm: 'minimax' });
	await openPanels(page, ['Compared with minimax']);
	await expect(page.getByText('it visits every node')).toBeVisible();
	await page.keyboard.press('End');
	await expect(counts(page)).toHaveText('visited 13');
});

test('where minimax is over the budget, the page says so and how large it is', async ({ page }) => {
	await page.goto('/?game=tictactoe&budget=100');
	await whenAlive(page);
	await expect(stepSlider(page)).toHaveAttribute('max', '75');
	await openPanels(page, ['Compared with minimax']);
	const gap = 'minimax does not fit the budget of 100 nodes';
	await expect(
		page.getByText(
			`The number of never-visited nodes is unknown: ${gap}. It would visit 150 nodes.`
		)
	).toBeVisible();
	await expect(counts(page)).toContainText(`never visited: unknown, ${gap}`);
});

test('where minimax was left out, the page says so, and compares with nothing @exhaustive', async ({
	page
}) => {
	const search = await openExplorer(page, { game: 'tictactoe', shadow: 'off' });
	await openPanels(page, ['Compared with minimax']);
	await page.keyboard.press('End');
	await expectStep(page, search.lastStep, search);
	const gap = 'minimax was not recorded (see Settings)';
	await expect(
		page.getByText(`The number of never-visited nodes is unknown: ${gap}.`)
	).toBeVisible();
	await expect(counts(page)).toContainText(`never visited: unknown, ${gap}`);
	await expect(counts(page)).not.toContainText('so far');
	await openRules(page);
	await choose(page, 'Record minimax too', 'Yes');
	await expect(counts(page)).toContainText('visited 32 instead of 150');
	await expect(page.getByText('118', { exact: true })).toBeVisible();
});

const VERDICTS: readonly (readonly [string, LinkFields, readonly (readonly string[])[]])[] = [
	[
		'best and certainly worse',
		{},
		[
			['a', '3', 'best'],
			['b', '≤ 2', 'certainly worse'],
			['c', '2', 'certainly worse']
		]
	],
	[
		'not better (may tie)',
		{ position: '[[3,5],[3,1]]' },
		[
			['a', '3', 'best'],
			['b', '≤ 3', 'not better (may tie)']
		]
	],
	[
		'tied exactly, by minimax',
		{ position: '[[3,5],[3,4]]', algorithm: 'minimax' },
		[
			['a', '3', 'best'],
			['b', '3', 'best']
		]
	],
	[
		'tic-tac-toe, where a tie stays hidden',
		{ game: 'tictactoe', position: '.O..XOOX.' },
		[
			['a3', '0', 'best'],
			['c3', '≤ 0', 'not better (may tie)'],
			['a2', '≤ 0', 'not better (may tie)'],
			['c1', '≤ −1', 'certainly worse']
		]
	]
];

test('the root moves have their verdicts at the end @exhaustive', async ({ page }) => {
	for (const [name, fields, moves] of VERDICTS) {
		await test.step(name, async () => {
			const { lastStep } = await openExplorer(page, fields);
			await page.keyboard.press('End');
			await expectStep(page, lastStep);
			await openPanels(page, ['Root moves']);
			await expect.poll(() => rootMoveCells(page)).toEqual(moves);
			await expect(sentence(page)).toContainText(moves[0]?.[0] ?? '');
		});
	}
});
