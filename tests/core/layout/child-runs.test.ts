import { describe, expect, it } from 'vitest';
import { ITEM, itemOfRow, keysToOpen } from '../../../src/lib/core/layout/visible-items.ts';
import { visibleItems, type VisibleOptions } from '../../../src/lib/core/layout/visible.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';
import { record } from './recordings.ts';
import { optionsOf, rowsOf } from './scenes.ts';

describe('visibleItems of a node with many moves', () => {
	/** The root's items as ranges of move numbers. */
	function rangesAt(trace: Trace, step: number, options: Partial<VisibleOptions> = {}): string {
		const items = visibleItems(trace, step, optionsOf({ budget: 4, ...options }));
		const moves = [...trace.childrenOf(0)];
		return rowsOf(items)
			.flatMap((row, item) => {
				if (items.parent[item] !== 0) return [];
				const from = moves.indexOf(row);
				return from === moves.indexOf(items.last[item] as number)
					? String(from)
					: `${from}-${moves.indexOf(items.last[item] as number)}`;
			})
			.join(' ');
	}

	const wide = record(
		Array.from({ length: 30 }, (_, i) => [i === 4 || i === 20 ? 5 + i : 0]),
		'minimax'
	).trace;
	const move = (i: number): number => [...wide.childrenOf(0)][i] as number;

	it('items include the first, last and best move, the move under consideration and its neighbours', () => {
		expect(rangesAt(wide, 0)).toBe('0 1-28 29');
		expect(rangesAt(wide, wide.enterStepOf(move(10)))).toBe('0 1-3 4 5-8 9 10 11 12-28 29');
		expect(rangesAt(wide, wide.exitStepOf(move(10)))).toBe('0 1-3 4 5-8 9 10 11 12-28 29');
		expect(rangesAt(wide, wide.enterStepOf(move(20)))).toBe('0 1-3 4 5-18 19 20 21 22-28 29');
		expect(rangesAt(wide, wide.exitStepOf(move(20)))).toBe('0 1-18 19 20 21 22-28 29');
		expect(rangesAt(wide, wide.steps - 1)).toBe('0 1-19 20 21-27 28 29');
	});

	it('items include the principal variation if the future is shown', () => {
		const step = wide.enterStepOf(move(10));
		expect(rangesAt(wide, step, { future: 'show' })).toBe('0 1-3 4 5-8 9 10 11 12-19 20 21-28 29');
	});

	it('the members of an opened group are single, and an opened move has its children', () => {
		const step = wide.enterStepOf(move(10));
		const items = visibleItems(wide, step, optionsOf({ budget: 4 }));
		const group = itemOfRow(items, move(6));
		expect(items.kind[group]).toBe(ITEM.GROUP);
		expect(items.hiddenMoves[group]).toBe(4);
		expect(items.hiddenNodes[group]).toBe(8);
		const opened = new Set(keysToOpen(wide, items, group));
		expect(rangesAt(wide, step, { opened })).toBe('0 1-3 4 5 6 7 8 9 10 11 12-28 29');
		const later = wide.enterStepOf(move(20));
		expect(rangesAt(wide, later, { opened })).toBe('0 1-3 4 5 6 7 8 9-18 19 20 21 22-28 29');
		const openedItems = visibleItems(wide, step, optionsOf({ budget: 4, opened }));
		const member = itemOfRow(openedItems, move(6));
		expect(openedItems.folded[member]).toBe(1);
		for (const key of keysToOpen(wide, openedItems, member)) opened.add(key);
		const inside = visibleItems(wide, step, optionsOf({ budget: 4, opened }));
		expect(inside.row[itemOfRow(inside, move(6) + 1)]).toBe(move(6) + 1);
		expect(inside.folded[itemOfRow(inside, move(5))]).toBe(1);
	});

	it('pruned moves form a group of their own only after their cutoff', () => {
		// The second root move has a cutoff after the third of its twenty moves.
		const { trace } = record([[5], [9, 8, 3, ...new Array<number>(17).fill(9)]]);
		const cutStep = trace.enterStepOf(trace.rows - 1);
		const inner = trace.parentOf(trace.rows - 1);
		const kinds = (step: number, future: 'hide' | 'show'): string => {
			const items = visibleItems(trace, step, optionsOf({ budget: 4, future }));
			const moves = [...trace.childrenOf(inner)];
			return rowsOf(items)
				.flatMap((row, item) =>
					trace.parentOf(row) === inner
						? `${moves.indexOf(row)}+${items.hiddenMoves[item] as number}`
						: []
				)
				.join(' ');
		};
		expect(kinds(cutStep - 7, 'hide')).toBe('0+0 1+18 19+0');
		expect(kinds(cutStep - 7, 'show')).toBe('0+0 1+2 3+16 19+0');
		expect(kinds(cutStep - 1, 'hide')).toBe('0+0 1+0 2+0 3+0 4+15 19+0');
		expect(kinds(cutStep, 'hide')).toBe('0+0 1+0 2+0 3+0 4+15 19+0');
	});
});
