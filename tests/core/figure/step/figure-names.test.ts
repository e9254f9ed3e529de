/** Figures without the names of moves. */
import { beforeAll, expect, test } from 'vitest';
import type { FigureValues } from '../../../../src/lib/core/figure/step/figure-fields.ts';
import { linesOf } from '../../../../src/lib/core/figure/step/path.ts';
import { loadAll } from '../../../../src/lib/core/search/load.ts';
import { figureAt } from './shown-steps.ts';

beforeAll(loadAll);

const PRESETS = [
	{ preset: 'page' },
	{ preset: 'slide' },
	{ preset: 'paper', width: '84' }
] as const satisfies readonly Partial<FigureValues>[];

test.each([
	['game=tree', 14],
	['game=tree&position=[[[4,3],[2,8]],[[4,5],[0,4]]]', 20],
	['game=tree&form=spine', 14]
])('%s, step %i: edges end at nodes, with no gap for a name', (query, step) => {
	for (const values of PRESETS) {
		const { edges, nodes, texts } = figureAt(query, step, { ...values, names: 'none' }).stage;
		expect(texts.filter(({ key }) => key.startsWith('move:'))).toEqual([]);
		for (const { key, d } of edges) {
			const node = nodes.find((one) => one.key === key);
			const end = linesOf(d).at(-1)?.[1];
			if (node === undefined) continue;
			const top = Math.min(node.rect.top, node.ring?.top ?? Infinity);
			expect(end?.y).toBeGreaterThanOrEqual(top - 1);
		}
	}
});

test('a tree without names has larger nodes where names were in the way', () => {
	const widthOf = (names: FigureValues['names']): number => {
		const query = 'game=tree&position=[[[4,3],[2,8]],[[4,5],[0,4]]]';
		const { nodes } = figureAt(query, 20, { preset: 'paper', width: '84', names }).stage;
		const [root] = nodes;
		return (root?.rect.right ?? 0) - (root?.rect.left ?? 0);
	};
	expect(widthOf('none')).toBeGreaterThan(widthOf('shown'));
});
