import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { CountIndex } from '$lib/core/trace/counts.ts';
import { ghostSizeOf } from '$lib/core/trace/recording.ts';
import CountsBox from '$lib/stepping/panels/CountsBox.svelte';
import CountsLine from '$lib/stepping/panels/CountsLine.svelte';
import CountsPanel from '$lib/stepping/panels/CountsPanel.svelte';
import { countTable, minimaxAfter } from '$lib/stepping/panels/count-table.ts';
import { cellsOf, explorerOf, recordingOf, show, wordsOf } from './panels-host.ts';
import { TEXTBOOK, TICTACTOE } from './searches.ts';

const MINIMAX = { ...TICTACTOE, algorithm: 'minimax' } as const;
/** Alpha-beta fits this budget, minimax does not. */
const TIGHT = { ...TICTACTOE, budget: '20' } as const;

describe('minimax after so many nodes', () => {
	test.each([TEXTBOOK, TICTACTOE, { game: 'tictactoe', position: '.O..X.O.X' }])(
		'has visited what the search visited or cut off: $position',
		(fields) => {
			const { trace, shadow, shadowRow } = recordingOf(fields);
			if (shadow === null || shadowRow === null) throw new Error('minimax fits');
			const counts = new CountIndex(trace, ghostSizeOf({ trace, shadow, shadowRow }));
			const shadowCounts = new CountIndex(shadow, null);
			for (let step = 0; step < trace.steps; step++) {
				const { visited, neverVisited } = counts.at(step);
				const nodes = new Set<number>();
				for (let row = 0; row < trace.rows && trace.enterStepOf(row) <= step; row++) {
					const match = shadowRow[row] as number;
					const end = trace.isPruned(row) ? shadow.endOf(match) : match + 1;
					for (let node = match; node < end; node++) nodes.add(node);
				}
				const minimax = minimaxAfter(shadowCounts, shadow, visited + (neverVisited ?? NaN));
				expect(minimax.visited).toBe(nodes.size);
				expect(minimax.leaves).toBe([...nodes].filter((node) => shadow.isLeaf(node)).length);
			}
		}
	);
});

describe('the table of counts', () => {
	const now = {
		visited: 10,
		leaves: 4,
		evaluations: 4,
		cutoffs: 1,
		prunedMoves: 2,
		tableHits: 0,
		treeNodes: 10,
		neverVisited: 5
	};
	const total = {
		visited: 1000,
		leaves: 400,
		evaluations: 400,
		cutoffs: 30,
		prunedMoves: 70,
		tableHits: 0,
		treeNodes: 1000,
		neverVisited: 2000
	};
	const minimax = {
		visited: 3000,
		leaves: 1600,
		evaluations: 1600,
		cutoffs: 0,
		prunedMoves: 0,
		tableHits: 0,
		treeNodes: 3000,
		neverVisited: null
	};

	test('has no end before the end', () => {
		const { heads, rows } = countTable({ now, total: null, minimax: null });
		expect(heads).toEqual(['so far']);
		expect(rows.map(({ cells }) => cells)).toEqual([['10'], ['4'], ['1'], ['2'], ['5']]);
	});

	test('compares the end with minimax where both are known', () => {
		const { heads, rows } = countTable({ now, total, minimax });
		expect(heads).toEqual(['so far', 'at the end', 'minimax', 'ratio']);
		expect(rows[0]).toEqual({ name: 'visited', cells: ['10', '1,000', '3,000', '3×'] });
		expect(rows[1]?.cells).toEqual(['4', '400', '1,600', '4×']);
		expect(rows[4]?.cells).toEqual(['5', '2,000', '0', '']);
	});

	test('says once what now and the end have in common', () => {
		expect(countTable({ now: total, total, minimax }).heads).toEqual([
			'at the end',
			'minimax',
			'ratio'
		]);
	});

	test('divides by no zero', () => {
		const none = { ...now, leaves: 0 };
		expect(countTable({ now: none, total: null, minimax }).rows[1]?.cells).toEqual([
			'0',
			'1,600',
			'–'
		]);
	});
});

describe('the line of counts', () => {
	test('says visited, never visited and, once they differ, where minimax would be, at this step', async () => {
		const explorer = await explorerOf(TEXTBOOK, 11);
		const { container } = await show(CountsLine, explorer);
		expect(wordsOf(container)).toBe('visited 7 never visited 0');
		explorer.player.go(12);
		flushSync();
		expect(wordsOf(container)).toBe('visited 7 never visited 2 plain minimax so far 9');
		explorer.player.go(explorer.lastStep);
		flushSync();
		expect(wordsOf(container)).toBe('visited 11 never visited 2 plain minimax so far 13');
	});

	test('compares minimax with nothing', async () => {
		const explorer = await explorerOf(MINIMAX, 4);
		const { container } = await show(CountsLine, explorer);
		expect(wordsOf(container)).toBe('visited 5 never visited 0');
	});

	test('says where never visited is not known', async () => {
		const explorer = await explorerOf(TIGHT, 4);
		const { container } = await show(CountsLine, explorer);
		expect(wordsOf(container)).toBe(
			'visited 5 never visited: unknown, minimax does not fit the budget of 20 nodes'
		);
	});
});

describe('the counts panel', () => {
	test('shows the totals only at the end, or where the future is shown', async () => {
		const explorer = await explorerOf(TICTACTOE, 12);
		const { container } = await show(CountsPanel, explorer);
		const heads = (): string[] => cellsOf(container, 'thead tr')[0]?.slice(1) ?? [];
		expect(heads()).toEqual(['so far', 'minimax so far', 'ratio']);
		expect(container.textContent).not.toContain('47');
		explorer.future = 'show';
		flushSync();
		expect(heads()).toEqual(['so far', 'at the end', 'minimax', 'ratio']);
		expect(cellsOf(container, 'tbody tr')[0]?.slice(2)).toEqual(['17', '47', '2.8×']);
		explorer.future = 'hide';
		explorer.player.go(explorer.lastStep);
		flushSync();
		expect(cellsOf(container, 'tr')).toEqual([
			['', 'at the end', 'minimax', 'ratio'],
			['visited', '17', '47', '2.8×'],
			['leaves', '7', '21', '3×'],
			['cutoffs', '5', '0', ''],
			['pruned moves', '8', '0', ''],
			['never visited', '30', '0', '']
		]);
	});

	test('says so plainly where minimax does not fit the budget', async () => {
		const explorer = await explorerOf(TIGHT);
		explorer.player.go(explorer.lastStep);
		const { container } = await show(CountsPanel, explorer);
		expect(wordsOf(container)).toContain(
			'The number of never-visited nodes is unknown: minimax does not fit the budget of 20 nodes. It would visit'
		);
		expect(cellsOf(container, 'tbody tr')).toEqual([
			['visited', '17'],
			['leaves', '7'],
			['cutoffs', '5'],
			['pruned moves', '8'],
			['never visited', 'not known']
		]);
	});

	test('beside minimax itself has nothing to compare', async () => {
		const explorer = await explorerOf(MINIMAX);
		explorer.player.go(explorer.lastStep);
		const { container } = await show(CountsPanel, explorer);
		expect(cellsOf(container, 'thead tr')).toEqual([['', 'at the end']]);
		expect(container.textContent).toContain('This search is plain minimax');
	});

	test('fits five columns into its pane', async () => {
		const explorer = await explorerOf({ game: 'tictactoe', position: '.O..X.O.X' }, 12);
		explorer.future = 'show';
		const { container } = await show(CountsPanel, explorer, { width: '300px' });
		const scroller = container.querySelector('.scroller');
		expect(scroller?.scrollWidth).toBe(scroller?.clientWidth);
	});
});

describe('the count of a picture', () => {
	test.each([
		['full', 'visited 7 nodes', 'visited 7 nodes minimax so far: 9'],
		['brief', '7 visited', '7 visited minimax so far: 9']
	] as const)(
		'%s: names minimax once it is ahead, in a place of its own',
		async (size, ...said) => {
			const explorer = await explorerOf(TEXTBOOK, 11);
			const { container } = await show(CountsBox, explorer, { given: { size } });
			const line = container.querySelector<HTMLElement>('.line');
			// The words that are seen and read out, unlike the text of its nodes.
			const seen = (): string | undefined => line?.innerText.replaceAll(/\s+/g, ' ').trim();
			const ends = (): number[] =>
				Array.from(line?.children ?? [], (part) => part.getBoundingClientRect().left);
			expect(seen()).toBe(said[0]);
			const before = ends();
			explorer.player.go(12);
			flushSync();
			expect(seen()).toBe(said[1]);
			expect(ends()).toEqual(before);
		}
	);

	test('says nothing of a saving where there is none', async () => {
		const explorer = await explorerOf({ position: '[[1,2],[3,4]]' });
		explorer.player.go(explorer.lastStep);
		const { container } = await show(CountsBox, explorer);
		expect(container.querySelector<HTMLElement>('.line')?.innerText.trim()).toBe('visited 7 nodes');
	});
});

describe('the count of a lecture', () => {
	test.each([
		['full', ', minimax does not fit the budget of 20 nodes'],
		['brief', '']
	] as const)('%s: says in one line that nothing is compared%s', async (size, why) => {
		const { container } = await show(CountsBox, await explorerOf(TIGHT, 8), { given: { size } });
		expect(wordsOf(container)).toMatch(new RegExp(`never visited: unknown${why}$`));
	});
});
