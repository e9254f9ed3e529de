/** Figures for a column of a paper: their ends, and the words of bounds. */
import { beforeAll, describe, expect, test } from 'vitest';
import { figureSvg } from '../../../../src/lib/core/figure/step/svg.ts';
import { loadAll } from '../../../../src/lib/core/search/load.ts';
import { slice } from '../../../sweep.ts';
import { flat, pointsOf } from './marks-of-figures.ts';
import { figureAt, recordingBy, SEARCHES } from './shown-steps.ts';

beforeAll(loadAll);

const COLUMN = { preset: 'paper', width: '84' } as const;
const DEEP =
	'game=tree&form=spine&position=[[[[-6,3],[2,8]],[[4,5],[0,4]]],[[[-7,-8],[-7,4]],[[1,4],[-7,-6]]]]';
/** Of 84 mm at the first and last mark, in pixels. */
const LEAST_AT_ENDS = 6;

describe('a column', () => {
	test.each(slice(SEARCHES, 4))('of %s has space above and below', (query) => {
		const { trace } = recordingBy(query);
		for (const part of [0, 0.4, 0.8, 1]) {
			const figure = figureAt(query, Math.floor(part * (trace.steps - 1)), {
				...COLUMN,
				ground: 'none'
			});
			// The numbers of an arc are not all points; arcs are in small signs alone.
			const marks = flat(figure.marks).filter((mark) => mark.kind !== 'path' || !/A/.test(mark.d));
			const ys = marks.flatMap((mark) => pointsOf(mark).map(({ y }) => y));
			expect(Math.min(...ys)).toBeGreaterThanOrEqual(LEAST_AT_ENDS);
			expect(Math.max(...ys)).toBeLessThanOrEqual(figure.height - LEAST_AT_ENDS);
		}
	});

	test.each([
		[35, 'by b1.2.1'],
		[36, 'by b1.2.1'],
		[24, 'by a1']
	])('says by which move a bound is, at step %i: %s', (step, words) => {
		expect(figureSvg(figureAt(DEEP, step, COLUMN))).toContain(`>${words}<`);
	});
});
