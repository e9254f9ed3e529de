import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../src/lib/core/base/random.ts';
import type { VisibleItems } from '../../../src/lib/core/layout/visible-items.ts';
import { visibleItems } from '../../../src/lib/core/layout/visible.ts';
import { rowsAt } from '../../../src/lib/core/trace/cursor.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';
import { growTree, record, type Nested } from './recordings.ts';
import { optionsOf, rowsOf, scenes } from './scenes.ts';

describe('visibleItems', () => {
	it('items reveal nothing of a hidden future', () => {
		fc.assert(
			fc.property(
				scenes,
				fc.nat(1_000_000),
				({ tree, trace, step, options: { budget, opened, closed } }, seed) => {
					const other = record(withOtherFuture(tree, trace, step, seed)).trace;
					const reached = rowsAt(trace, step);
					fc.pre(Math.min(trace.rows, other.rows) > budget * 1.5);
					// Rows that are not entered yet have other numbers in the other trace.
					const past = (key: number): boolean => (key < 0 ? ~key : key) < reached;
					const options = optionsOf({
						budget,
						opened: new Set([...opened].filter(past)),
						closed: new Set([...closed].filter(past))
					});
					expect(describeItems(other, visibleItems(other, step, options))).toEqual(
						describeItems(trace, visibleItems(trace, step, options))
					);
				}
			),
			{ numRuns: 300 }
		);
	});
});

/** The same tree up to the nodes entered by `step`; all other moves lead elsewhere. */
function withOtherFuture(tree: Nested, trace: Trace, step: number, seed: number): Nested {
	const random = seededRandom(seed);
	const reached = rowsAt(trace, step);
	return rebuild(tree, 0);

	function rebuild(node: Nested, row: number): Nested {
		if (row >= reached || trace.isPruned(row)) {
			return random() < 0.5 ? Math.floor(random() * 19) - 9 : growTree(random, 3, 4);
		}
		if (typeof node === 'number') return node;
		const rows = [...trace.childrenOf(row)];
		return node.map((child, i) => rebuild(child, rows[i] as number));
	}
}

/** Items by their paths instead of by row. */
function describeItems(trace: Trace, items: VisibleItems): string[] {
	return rowsOf(items).map((row, item) =>
		[
			trace.movesTo(row).join(' '),
			items.parent[item],
			items.kind[item],
			trace.moveOf(items.last[item] as number),
			items.folded[item],
			items.hiddenMoves[item],
			items.hiddenNodes[item]
		].join(' | ')
	);
}
