import fc from 'fast-check';
import { curveBumpY, link } from 'd3-shape';
import { describe, expect, it } from 'vitest';
import { edgePath } from '../../../../src/lib/core/layout/drawing/curves.ts';
import type { Point } from '../../../../src/lib/core/layout/viewport.ts';

describe('edgePath', () => {
	const draw = link<{ source: Point; target: Point }, Point>(curveBumpY)
		.x(({ x }) => x)
		.y(({ y }) => y);
	const coordinate = fc.double({ min: -4000, max: 4000, noNaN: true });
	const point = fc.record({ x: coordinate, y: coordinate });

	it('draws the curve of d3-shape', () => {
		fc.assert(
			fc.property(point, point, (source, target) => {
				expect(edgePath(source, target)).toBe(draw({ source, target }));
			})
		);
	});
});
