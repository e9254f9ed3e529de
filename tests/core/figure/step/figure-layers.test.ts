/** What is over what in a figure. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { FigureValues } from '../../../../src/lib/core/figure/step/figure-fields.ts';
import { PALETTES } from '../../../../src/lib/core/figure/step/figure-look.ts';
import { loadAll } from '../../../../src/lib/core/search/load.ts';
import { slice } from '../../../sweep.ts';
import { flat } from './marks-of-figures.ts';
import { figureAt, recordingBy, SEARCHES } from './shown-steps.ts';

beforeAll(loadAll);

const SLIDE = { preset: 'slide' } as const satisfies Partial<FigureValues>;
const { panel, funnel, ink } = PALETTES.light;

describe('layers', () => {
	test.each(slice(SEARCHES, 4))('%s: no plate of a bound is over a node', (query) => {
		const { trace } = recordingBy(query);
		for (const part of [0.3, 0.6, 0.9]) {
			const marks = flat(figureAt(query, Math.floor(part * (trace.steps - 1)), SLIDE).marks);
			for (const [at, mark] of marks.entries()) {
				if (mark.kind !== 'text' || !/^(?:alpha|beta):/.test(mark.text.key)) continue;
				const before = marks[at - 1];
				const isPlate = before?.kind === 'rect' && before.ink.stroke === undefined;
				expect(isPlate).toBe(false);
			}
		}
	});

	test('an edge is whole where the line of a bound goes under it', () => {
		const { stage, marks } = figureAt('game=tree', 14, SLIDE);
		expect(stage.hairlines).toHaveLength(1);
		const paths = flat(marks).flatMap((mark) => (mark.kind === 'path' ? [mark] : []));
		const thin = paths.findIndex(({ ink: own }) => own.width === 1.2 && own.fill === undefined);
		const edges = paths.flatMap(({ ink: own }, at) =>
			own.stroke === ink && (own.width ?? 0) >= 2.6 ? [at] : []
		);
		const gaps = paths.flatMap(({ ink: own }, at) =>
			own.stroke === panel || own.stroke === funnel ? [at] : []
		);
		// The line crosses the edges to a and to b.
		expect(gaps.length).toBeGreaterThanOrEqual(2);
		expect(gaps.every((at) => at > thin)).toBe(true);
		expect(edges.every((at) => at > Math.max(...gaps))).toBe(true);
	});
});
