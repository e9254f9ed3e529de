/** The thin lines that bring a bound down from one node of the path to the next, each with an arrowhead. */
import { linePath } from '../../drawing/curves.ts';
import type { Point } from '../../viewport.ts';
import type { AreaPart, BoundPart } from '../parts.ts';

/** Half the width of an arrowhead, and its height. */
const ARROW = { across: 4, down: 7 } as const;
const CORNER = 8;

/**
 * @param bounds of the path, alpha and beta of each node in turn
 * @param wayOf from the upper of two bounds to the lower one; null where there is no space for a line
 */
export function drawHairlines(
	bounds: readonly BoundPart[],
	wayOf: (upper: BoundPart, lower: BoundPart) => readonly Point[] | null
): AreaPart[] {
	return bounds.flatMap((lower, at) => {
		const upper = bounds[at - 2];
		if (upper === undefined || upper.origin === 'none') return [];
		// In the line of a cutoff the golden line brings it down.
		if (lower.origin !== 'inherited' || lower.gold) return [];
		const way = wayOf(upper, lower);
		const tip = way?.at(-1);
		if (!way || tip === undefined) return [];
		const head = [
			{ x: tip.x - ARROW.across, y: tip.y - ARROW.down },
			tip,
			{ x: tip.x + ARROW.across, y: tip.y - ARROW.down }
		];
		return [{ key: `from:${lower.key}`, d: linePath(way, CORNER) + linePath(head) }];
	});
}
