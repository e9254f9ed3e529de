/** The golden line of a cutoff in a whole tree. */
import { beforeAll, expect, test } from 'vitest';
import type { FigureValues } from '../../../../src/lib/core/figure/step/figure-fields.ts';
import { linesOf } from '../../../../src/lib/core/figure/step/path.ts';
import { loadAll } from '../../../../src/lib/core/search/load.ts';
import { figureAt } from './shown-steps.ts';

beforeAll(loadAll);

const FLAT = 'game=tree&position=[[-3,-3],[-5,2],[-3,[-9,-2],0]]';
const PRESETS = [
	{ preset: 'page' },
	{ preset: 'slide' },
	{ preset: 'paper', width: '174' }
] as const satisfies readonly Partial<FigureValues>[];
/** Twice the distance that the edge keeps from a line, where the two cross at 45 degrees. */
const MOST = 2 * 14 * Math.SQRT2;

test.each([
	[FLAT, 10],
	['game=tree', 12],
	['game=tree&position=[[-5,7,2],[-6,-3]]', 12]
])('%s, step %i: crosses the edge to the best child, and does not run along it', (query, step) => {
	for (const values of PRESETS) {
		const { cut } = figureAt(query, step, values).stage;
		// The pieces of the edge are those without corners.
		const pieces = (cut?.gold ?? []).flatMap((d) => (/[QC]/.test(d) ? [] : [linesOf(d)]));
		const edges = pieces.filter(({ length }) => length > 1);
		expect(edges.length).toBeGreaterThan(1);
		for (const [at, edge] of edges.slice(1).entries()) {
			const [from, to] = [edges[at]?.at(-1)?.[1], edge[0]?.[0]];
			const gap = Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0));
			expect(gap).toBeLessThan(MOST);
		}
	}
});
