import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ITEM, itemOfRow, type VisibleItems } from '../../../src/lib/core/layout/visible-items.ts';
import { visibleItems } from '../../../src/lib/core/layout/visible.ts';
import { momentAt, rowsAt } from '../../../src/lib/core/trace/cursor.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';
import { nestedTrees, record, type Nested } from './recordings.ts';
import { largeScenes, NONE, optionsOf, rowsOf, scenes } from './scenes.ts';

function pathAt(trace: Trace, step: number): Set<number> {
	return new Set(trace.pathTo(momentAt(trace, step).node));
}

/** Items in entries, children by item. */
function childrenOf(items: VisibleItems): Map<number, number[]> {
	const children = new Map<number, number[]>();
	for (const [item, parent] of items.parent.entries()) {
		if (parent < 0) continue;
		const siblings = children.get(parent) ?? [];
		siblings.push(item);
		children.set(parent, siblings);
	}
	return children;
}

function visitedIn(trace: Trace, from: number, to: number): number {
	let visited = 0;
	for (let row = from; row < to; row++) if (!trace.isPruned(row)) visited++;
	return visited;
}

describe('visibleItems', () => {
	describe('visible items: a small trace', () => {
		it('the items are every row, and the same object at every step', () => {
			fc.assert(
				fc.property(nestedTrees, (tree) => {
					const { trace } = record(tree);
					const options = optionsOf({ budget: Math.ceil(trace.rows / 1.5) });
					const items = visibleItems(trace, 0, options);
					expect(rowsOf(items)).toEqual([...trace.columns.parent.keys()]);
					expect([...items.parent]).toEqual([...trace.columns.parent]);
					expect([...items.last]).toEqual(rowsOf(items));
					for (const column of [items.kind, items.folded, items.hiddenMoves, items.hiddenNodes]) {
						expect(Math.max(...column)).toBe(0);
					}
					for (const step of [trace.steps >> 1, trace.steps - 1]) {
						expect(visibleItems(trace, step, options)).toBe(items);
					}
				})
			);
		});

		it('items exclude only rows under a closed one, except while the path runs through it', () => {
			const { trace } = record([
				[3, 12, 8],
				[2, 4, 6],
				[14, 5, 2]
			]);
			// Rows: 0 root; 1 with 2 3 4; 5 with 6 7 8, of which 7 and 8 are pruned; 9 with 10 11 12.
			const closed = optionsOf({ closed: new Set([5]) });
			const folded = visibleItems(trace, trace.steps - 1, closed);
			expect(rowsOf(folded)).toEqual([0, 1, 2, 3, 4, 5, 9, 10, 11, 12]);
			expect([...folded.parent]).toEqual([-1, 0, 1, 1, 1, 0, 0, 6, 6, 6]);
			expect(folded.folded[5]).toBe(1);
			expect(folded.hiddenNodes[5]).toBe(1);
			const inside = visibleItems(trace, trace.enterStepOf(6), closed);
			expect(rowsOf(inside)).toEqual([...trace.columns.parent.keys()]);
			const before = visibleItems(trace, 0, closed);
			expect(before.folded[5]).toBe(0);
			expect(visibleItems(trace, 0, { ...closed, future: 'show' }).hiddenNodes[5]).toBe(1);
		});
	});

	it('items are in preorder, each under its parent’s item, with all children of a node or none', () => {
		fc.assert(
			fc.property(scenes, ({ trace, step, options }) => {
				const items = visibleItems(trace, step, options);
				expect(items.row[0]).toBe(0);
				const children = childrenOf(items);
				for (const [item, row] of items.row.entries()) {
					if (item > 0) {
						expect(row).toBeGreaterThan(items.row[item - 1] as number);
						expect(items.row[items.parent[item] as number]).toBe(trace.parentOf(row));
					}
					const shown = children.get(item) ?? [];
					if (items.kind[item] === ITEM.GROUP) {
						expect(shown).toEqual([]);
						expect(items.hiddenMoves[item]).toBeGreaterThan(1);
						continue;
					}
					expect(items.last[item]).toBe(row);
					if (shown.length === 0) continue;
					const moves = [...trace.childrenOf(row)];
					const covered = shown.flatMap((child) => {
						const from = moves.indexOf(items.row[child] as number);
						const to = moves.indexOf(items.last[child] as number) + 1;
						if (items.kind[child] === ITEM.GROUP) expect(items.hiddenMoves[child]).toBe(to - from);
						return moves.slice(from, to);
					});
					expect(covered).toEqual(moves);
				}
			})
		);
	});

	it('items include the path with its moves, the best child of each, and the child that has just returned', () => {
		fc.assert(
			fc.property(scenes, ({ trace, step, options }) => {
				const items = visibleItems(trace, step, options);
				const children = childrenOf(items);
				const alone = new Set(rowsOf(items).filter((_, item) => items.kind[item] === ITEM.NODE));
				const { path, kind, subject } = momentAt(trace, step);
				for (const frame of path) {
					expect(alone).toContain(frame.row);
					if (frame.bestChild >= 0) expect(alone).toContain(frame.bestChild);
					const hasMoves = trace.endOf(frame.row) > frame.row + 1;
					expect(children.has(itemOfRow(items, frame.row))).toBe(hasMoves);
				}
				if (kind === 'return') expect(alone).toContain(subject);
			})
		);
	});

	it('groups contain only moves in the same state, and their stated number', () => {
		fc.assert(
			fc.property(largeScenes, ({ trace, step, options }) => {
				const items = visibleItems(trace, step, options);
				const reached = rowsAt(trace, step);
				for (const [item, first] of items.row.entries()) {
					if (items.kind[item] !== ITEM.GROUP) continue;
					const states = new Set<string>();
					const last = items.last[item] as number;
					for (let row = first; row <= last; row = trace.endOf(row)) {
						const pruned = trace.isPruned(row) && (options.future === 'show' || row < reached);
						states.add(pruned ? 'pruned' : row < reached ? 'searched' : 'waiting');
					}
					expect(states.size).toBe(1);
					const siblings = [...trace.childrenOf(trace.parentOf(first))];
					expect(siblings.length).toBeGreaterThan(9);
				}
			})
		);
	});

	it('shown and hidden nodes together are all visited nodes', () => {
		fc.assert(
			fc.property(largeScenes, ({ trace, step, options }) => {
				const items = visibleItems(trace, step, options);
				const known = options.future === 'show' ? trace.rows : rowsAt(trace, step);
				let accounted = 0;
				for (const [item, row] of items.row.entries()) {
					const group = items.kind[item] === ITEM.GROUP;
					const hidden = items.hiddenNodes[item] as number;
					if (!group && row < known && !trace.isPruned(row)) accounted++;
					accounted += hidden;
					if (group || items.folded[item] === 1) {
						const from = group ? row : row + 1;
						const to = Math.min(trace.endOf(items.last[item] as number), known);
						expect(hidden).toBe(visitedIn(trace, from, to));
					} else {
						expect(hidden).toBe(0);
					}
				}
				expect(accounted).toBe(visitedIn(trace, 0, known));
			})
		);
	});

	it('opened and known rows are expanded, closed rows off the path never', () => {
		fc.assert(
			fc.property(largeScenes, ({ trace, step, options }) => {
				const items = visibleItems(trace, step, options);
				const path = pathAt(trace, step);
				const known = options.future === 'show' ? trace.rows : rowsAt(trace, step);
				const expanded = new Set(
					[...childrenOf(items).keys()].map((item) => items.row[item] as number)
				);
				const blocked = (row: number): boolean =>
					trace.pathTo(row).some((above) => options.closed.has(above) && !path.has(above));
				for (const row of expanded) {
					expect(blocked(row)).toBe(false);
					expect(row).toBeLessThan(known);
				}
				for (const key of options.opened) {
					if (key < 0) {
						const item = itemOfRow(items, ~key);
						const parentShown = expanded.has(trace.parentOf(~key));
						if (parentShown) expect(items.kind[item]).toBe(ITEM.NODE);
						continue;
					}
					const inner = trace.endOf(key) > key + 1;
					if (inner && key < known && !blocked(key)) expect(expanded).toContain(key);
				}
			})
		);
	});

	it('rows opened below a closed one are hidden, until the path runs there', () => {
		const { trace } = record(
			[
				[[1, 2], 3],
				[4, 5]
			],
			'minimax'
		);
		// Rows: 0 root; 1 with 2 (3 4) 5; 6 with 7 8.
		const options = optionsOf({ budget: 3, opened: new Set([2]), closed: new Set([1]) });
		expect(rowsOf(visibleItems(trace, trace.steps - 1, options))).toEqual([0, 1, 6]);
		const inside = visibleItems(trace, trace.enterStepOf(5), options);
		expect(rowsOf(inside)).toEqual([0, 1, 2, 3, 4, 5, 6]);
		const reopened = { ...options, closed: NONE };
		const finished = visibleItems(trace, trace.steps - 1, reopened);
		expect(rowsOf(finished)).toEqual([0, 1, 2, 3, 4, 5, 6]);
	});

	it('optional rows are expanded only within the budget', () => {
		fc.assert(
			fc.property(largeScenes, ({ trace, step, options }) => {
				const least = visibleItems(trace, step, { ...options, budget: 0 });
				const items = visibleItems(trace, step, options);
				expect(items.row.length).toBeLessThanOrEqual(Math.max(options.budget, least.row.length));
				expect(new Set(rowsOf(items))).toEqual(new Set([...rowsOf(items), ...rowsOf(least)]));
				expect(visibleItems(trace, step, options)).toEqual(items);
			})
		);
	});

	it.each([
		[6, [], []],
		[7, [], []],
		[8, [], [12]],
		[10, [], [9, 12]],
		[15, [], [9, 12]],
		[16, [], [1, 2, 5, 9, 12]],
		[30, [], [1, 2, 5, 9, 12]],
		[10, [12], [9]],
		[30, [2, 9], [1, 5, 12]]
	])(
		'a budget of %i with %j closed opens %j: near and last searched first',
		(budget, closed, rows) => {
			const pair: Nested = [1, 1];
			const later = Array.from({ length: 5 }, () => new Array<number>(6).fill(1));
			// Rows: 0 root; 1 with 2 (3 4) 5 (6 7); 8 with 9 (10 11) 12 (13 14) 15, which is not entered yet.
			const { trace } = record(
				[
					[pair, pair],
					[pair, pair, later]
				],
				'minimax'
			);
			const step = trace.exitStepOf(12);
			expect(momentAt(trace, step).node).toBe(8);
			const items = visibleItems(trace, step, optionsOf({ budget, closed: new Set(closed) }));
			const expanded = [...childrenOf(items).keys()].map((item) => items.row[item] as number);
			expect(expanded.filter((row) => row !== 0 && row !== 8)).toEqual(rows);
		}
	);

	it('items include a path of 60 plies, and a chain of 200', () => {
		let bushy: Nested = 0;
		for (let ply = 0; ply < 60; ply++) {
			bushy = [
				...Array.from({ length: 7 }, (_, i) => i - 3),
				bushy,
				...new Array<number>(12).fill(ply)
			];
		}
		const { trace } = record(bushy, 'minimax');
		const deepest = trace.columns.depth.indexOf(60);
		const items = visibleItems(trace, trace.enterStepOf(deepest), optionsOf());
		for (const row of trace.pathTo(deepest)) {
			expect(items.row[itemOfRow(items, row)]).toBe(row);
		}
		expect(items.row.length).toBeLessThan(60 * 10);

		let chain: Nested = 1;
		for (let ply = 0; ply < 200; ply++) chain = [chain];
		const long = record(chain).trace;
		expect(visibleItems(long, 150, optionsOf()).row).toHaveLength(152);
		expect(visibleItems(long, 250, optionsOf({ budget: 10 })).row).toHaveLength(152);
	});

	it('a step outside the trace is rejected', () => {
		const { trace } = record([1, 2]);
		expect(() => visibleItems(trace, trace.steps, optionsOf())).toThrow('not in 0..');
		expect(() => visibleItems(trace, -1, optionsOf())).toThrow('not in 0..');
	});
});
