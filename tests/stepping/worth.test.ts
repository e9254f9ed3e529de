import { flushSync } from 'svelte';
import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import Board from '$lib/stepping/board/Board.svelte';
import PanelColumn from '$lib/stepping/panels/PanelColumn.svelte';
import WorthPanel from '$lib/stepping/panels/WorthPanel.svelte';
import RulesPanel from '$lib/pages/explorer/setup/RulesPanel.svelte';
import { cellsOf, explorerOf, show, wordsOf } from './panels-host.ts';
import { TEXTBOOK, TICTACTOE } from './searches.ts';

const SWIFT_POST = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';
const MATE_IN_ONE = '6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1';

describe('what a position is worth', () => {
	test('opens behind one click', async () => {
		const explorer = await explorerOf({ ...TICTACTOE, algorithm: 'minimax' });
		const screen = await show(PanelColumn, explorer);
		await userEvent.click(screen.getByRole('button', { name: 'Static evaluation' }));
		await expect
			.poll(() => wordsOf(screen.container.querySelector('caption')))
			.toMatch(/By “Outcome”, without searching/);
	});

	test('is told part by part for both sides, at inner nodes too', async () => {
		const explorer = await explorerOf({
			game: 'chess',
			position: SWIFT_POST,
			evaluator: 'swift',
			depth: '2'
		});
		const { container } = await show(WorthPanel, explorer);
		expect(cellsOf(container, 'tr')).toEqual([
			['term', 'White', 'Black', 'value'],
			['Material', '10.25', '7', '3.25'],
			['Kings', '900', '900', '0'],
			['total', '', '', '3.25']
		]);
		const capture = explorer.rootMoves.find(({ row }) => explorer.story.names.of(row) === 'Bxg6');
		explorer.goToRow(capture?.row ?? -1);
		flushSync();
		expect(cellsOf(container, 'tbody tr')[0]).toEqual(['Material', '10.25', '6', '4.25']);
	});

	test('is a mate where its author has it without bound', async () => {
		const explorer = await explorerOf({
			game: 'chess',
			position: MATE_IN_ONE,
			evaluator: 'python-simple',
			depth: '1'
		});
		const { container } = await show(WorthPanel, explorer);
		const mate = explorer.rootMoves.find(({ row }) => explorer.story.names.of(row) === 'Rd8#');
		explorer.goToRow(mate?.row ?? -1);
		flushSync();
		expect(cellsOf(container, 'tr')).toEqual([
			['term', 'value'],
			['Checkmate', 'mate'],
			['total', 'mate']
		]);
	});

	test('of a typed tree is known at its leaves alone', async () => {
		const explorer = await explorerOf(TEXTBOOK);
		const { container } = await show(WorthPanel, explorer);
		expect(wordsOf(container)).toMatch(/^Inner nodes of a typed tree have no static value/);
		explorer.player.go(2);
		flushSync();
		expect(cellsOf(container, 'tbody tr')).toEqual([['The number at the leaf', '3']]);
	});

	test.each([
		{ game: 'krk', position: '206557 b', depth: '2' },
		{ game: 'chess', position: SWIFT_POST, evaluator: 'python-improved-mended', depth: '1' },
		{ game: 'chess', position: SWIFT_POST, evaluator: 'ghess:material,tempo', depth: '1' },
		{ ...TICTACTOE, evaluator: 'outcome-depth' }
	])('sums to the value of every leaf: $game $evaluator', async (fields) => {
		const explorer = await explorerOf({ ...fields, algorithm: 'minimax' });
		const { container } = await show(WorthPanel, explorer);
		const { trace } = explorer;
		let leaves = 0;
		for (let row = 0; row < trace.rows && leaves < 20; row++) {
			if (!trace.isLeaf(row)) continue;
			leaves++;
			explorer.goToRow(row);
			flushSync();
			const values = cellsOf(container, 'tbody tr').map((cells) => numberOf(cells.at(-1)));
			const together = numberOf(cellsOf(container, 'tfoot tr')[0]?.at(-1));
			expect(values.reduce((a, b) => a + b, 0)).toBe(together);
			expect(together).toBe(trace.valueOf(row));
		}
		expect(leaves).toBeGreaterThan(4);
	});
});

function numberOf(text: string | undefined): number {
	return Number(text?.replace('−', '-'));
}

describe('over the board', () => {
	test('lie the numbers that are chosen, which the board tells too', async () => {
		const explorer = await explorerOf({ game: 'chess', evaluator: 'ghess', depth: '1' });
		const screen = await show(Board, explorer, { width: '280px', height: '600px' });
		const { container } = screen;
		expect(container.querySelectorAll('.numbers span')).toHaveLength(0);
		await userEvent.selectOptions(screen.getByLabelText('Board overlay'), 'tension');
		const textAt = (square: string) =>
			container.querySelector(`.numbers [data-square="${square}"]`)?.textContent;
		await expect.poll(() => ['d2', 'e7', 'e4'].map(textAt)).toEqual(['+4', '−4', '0']);
		expect(container.querySelectorAll('.numbers span')).toHaveLength(64);
		const label = container.querySelector('[role="img"]')?.getAttribute('aria-label');
		expect(label).toContain('rank 1: +1 +1 +2 +2 +1 +2 +1 +1');

		const [a1, h8] = ['a1', 'h8'].map((square) =>
			container.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect()
		);
		expect(a1?.top).toBeGreaterThan(h8?.top ?? NaN);
		expect(a1?.left).toBeLessThan(h8?.left ?? NaN);
		// The numbers are exactly on the board.
		const grid = container.querySelector('.numbers')?.getBoundingClientRect();
		const squares = container.querySelector('cg-board')?.getBoundingClientRect();
		for (const edge of ['top', 'left', 'right', 'bottom'] as const) {
			expect(Math.abs((grid?.[edge] ?? NaN) - (squares?.[edge] ?? NaN))).toBeLessThan(1);
		}
		// A number is inside its square, even on a small board.
		const board = container.querySelector('cg-board')?.getBoundingClientRect();
		const square = (board?.width ?? NaN) / 8;
		for (const span of container.querySelectorAll('.numbers span')) {
			expect(span.getBoundingClientRect().width).toBeLessThan(square);
		}
		await userEvent.click(screen.getByRole('button', { name: 'Flip board' }));
		const turned = container.querySelector('[data-square="a1"]')?.getBoundingClientRect();
		expect(turned?.top).toBeCloseTo(h8?.top ?? NaN, 0);
	});

	test('lie a table or its pieces’ bonuses; nothing where the evaluator has none', async () => {
		const explorer = await explorerOf({ game: 'chess', evaluator: 'python-improved', depth: '1' });
		const screen = await show(Board, explorer, { width: '280px' });
		const { container } = screen;
		await userEvent.selectOptions(screen.getByLabelText('Board overlay'), 'squares');
		expect(container.querySelectorAll('.numbers span')).toHaveLength(32);
		const label = container.querySelector('[role="img"]')?.getAttribute('aria-label');
		expect(label).toContain('b1 −40');
		await userEvent.selectOptions(screen.getByLabelText('Board overlay'), 'table-black-knight');
		expect(container.querySelector('[data-square="a1"]')?.textContent).toBe('+50');
		await explorer.change({ evaluator: 'r-bloggers' });
		flushSync();
		expect(container.querySelectorAll('.numbers span')).toHaveLength(0);
		expect(screen.getByLabelText('Board overlay').query()).toBeNull();
	});
});

describe('the terms of ghess', () => {
	test('are switched on and off, the link following; the last one stays', async () => {
		const explorer = await explorerOf({ game: 'chess', evaluator: 'ghess', depth: '1' });
		const screen = await show(RulesPanel, explorer, { width: '800px' });
		const box = (name: string) => screen.getByRole('checkbox', { name });
		await expect.element(box('Material')).toBeChecked();
		await expect.element(box('Tempo')).not.toBeChecked();
		await userEvent.click(box('Tempo'));
		expect(explorer.wanted.evaluator).toBe('ghess:material,tension,tempo');
		expect(explorer.link).toContain('ghess:material,tension,tempo');
		const shown = () => {
			const select = screen.getByLabelText('Evaluator').element() as HTMLSelectElement;
			return select.selectedOptions[0]?.text;
		};
		await expect.poll(shown).toBe('ghess: material, tension and tempo');
		await userEvent.selectOptions(screen.getByLabelText('Evaluator'), 'ghess-mended');
		expect(explorer.wanted.evaluator).toBe('ghess-mended:material,tension,tempo');
		await userEvent.click(box('Tempo'));
		expect(explorer.wanted.evaluator).toBe('ghess-mended');
		await userEvent.click(box('Tension'));
		expect(explorer.wanted.evaluator).toBe('ghess-mended:material');
		await expect.element(box('Material')).toBeDisabled();
		await userEvent.selectOptions(screen.getByLabelText('Evaluator'), 'swift');
		await expect.element(box('Material')).not.toBeInTheDocument();
	});
});
