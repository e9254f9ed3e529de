import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DrawnNode } from '../../../src/lib/core/layout/drawing.ts';
import { IcicleAxis } from '../../../src/lib/core/layout/icicle-axis.ts';
import { treeFrame } from '../../../src/lib/core/layout/tree-frame.ts';
import { ITEM } from '../../../src/lib/core/layout/visible-items.ts';
import { visibleItems } from '../../../src/lib/core/layout/visible.ts';
import { optionsOf } from './scenes.ts';
import { nestedTrees, record, type Nested } from './recordings.ts';

/** The items of a finished search, each drawn at (100 times its index, 100 times its ply). */
function drawn(tree: Nested, budget: number) {
	const recording = record(tree);
	const { trace } = recording;
	const items = visibleItems(trace, trace.steps - 1, optionsOf({ budget }));
	const nodes = Array.from(items.row, (row, item): DrawnNode => ({
		key: String(item),
		row,
		x: item * 100,
		y: trace.depthOf(row) * 100,
		shape: 'max',
		state: 'closed',
		value: '',
		current: false,
		owner: false,
		principal: false,
		ahead: false,
		badge: '',
		mark: null,
		caption: '',
		alpha: null,
		beta: null
	}));
	return { axis: new IcicleAxis(recording), trace, items, nodes };
}

const AS_IS = { x: 0, y: 0, k: 1 };

describe('treeFrame', () => {
	// Rows and units: 0 root, 1 with the leaves 2 3, 4 with the leaf 5 and the pruned 6 (units 6 to 9).
	const { axis, trace, items, nodes } = drawn(
		[
			[3, 5],
			[2, [7, 8, 9]]
		],
		99
	);

	it('the frame goes from the first visible node to the last one, ply by ply', () => {
		expect(treeFrame(axis, trace, items, nodes, AS_IS, { width: 2000, height: 900 })).toEqual([
			{ ply: 0, from: 0, to: 10 },
			{ ply: 1, from: 1, to: 10 },
			{ ply: 2, from: 2, to: 10 }
		]);
	});

	it('the frame excludes invisible nodes, also after panning and zooming', () => {
		// Drawn at x = 0, 100, ... 600; 300 to 500 are in view.
		const transform = { x: -600, y: 0, k: 2 };
		expect(treeFrame(axis, trace, items, nodes, transform, { width: 440, height: 900 })).toEqual([
			{ ply: 1, from: 4, to: 10 },
			{ ply: 2, from: 3, to: 6 }
		]);
	});

	it('a node cut by the edge of the pane counts as visible', () => {
		const size = { width: 585, height: 900 };
		expect(treeFrame(axis, trace, items, nodes, AS_IS, size).at(-1)?.to).toBe(10);
		const narrower = { width: 575, height: 900 };
		expect(treeFrame(axis, trace, items, nodes, AS_IS, narrower).at(-1)?.to).toBe(6);
	});

	it('the frame is empty if nothing is visible', () => {
		expect(
			treeFrame(axis, trace, items, nodes, { x: 9e3, y: 0, k: 1 }, { width: 9, height: 9 })
		).toEqual([]);
	});

	it('the frame of a group spans all its moves', () => {
		fc.assert(
			fc.property(nestedTrees, (tree) => {
				const scene = drawn(tree, 1);
				const everywhere = { width: 1e6, height: 1e6 };
				const spans = treeFrame(
					scene.axis,
					scene.trace,
					scene.items,
					scene.nodes,
					AS_IS,
					everywhere
				);
				for (const [item, row] of scene.items.row.entries()) {
					const last = scene.items.last[item] as number;
					if (scene.items.kind[item] !== ITEM.GROUP) continue;
					const span = spans.find(({ ply }) => ply === scene.trace.depthOf(row));
					const end = scene.axis.xOfRow(last) + scene.axis.widthOfRow(last);
					expect(span?.from).toBeLessThanOrEqual(scene.axis.xOfRow(row));
					expect(span?.to).toBeGreaterThanOrEqual(end);
				}
				expect(spans[0]).toEqual({ ply: 0, from: 0, to: scene.axis.width });
			})
		);
	});
});
