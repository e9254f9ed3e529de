/** The edges with the sign of a cutoff. */
import { centred } from '../../layout/drawing/rects.ts';
import type { Stage } from '../../layout/stage/parts.ts';
import type { Rect } from '../../layout/viewport.ts';
import type { FigureValues } from './figure-fields.ts';
import { linesOf } from './path.ts';

/**
 * The keys of the children at whose edges the sign is: that of the cutoff of the step, as on the page. The double bars of
 * a textbook stay: there the first pruned child of each node has one.
 */
export function cutChildren({ nodes, cut }: Stage, sign: FigureValues['cut']): ReadonlySet<string> {
	const found = new Map(cut === null ? [] : [[cut.cutNode, cut.firstPruned]]);
	if (sign === 'bar') {
		const pruned = nodes.filter(({ state, role }) => state === 'pruned' && role === 'whole');
		const below = new Set(pruned.map(({ key }) => key));
		for (const { key, parent } of pruned) {
			if (parent !== null && !below.has(parent) && !found.has(parent)) found.set(parent, key);
		}
	}
	return new Set(found.values());
}

/** The places of the signs in the middle of their edges, so wide, without that of the step, which has its own. */
export function earlierCuts(stage: Stage, sign: FigureValues['cut'], width: number): Rect[] {
	const keys = cutChildren(stage, sign);
	return stage.edges.flatMap(({ key, d }) =>
		keys.has(key) && key !== stage.cut?.firstPruned ? placeOn(d, width) : []
	);
}

/** Around the point in the middle of a way. */
function placeOn(d: string, width: number): Rect[] {
	const pieces = linesOf(d).map(([from, to]) => ({
		from,
		to,
		length: Math.hypot(to.x - from.x, to.y - from.y)
	}));
	let left = pieces.reduce((sum, { length }) => sum + length, 0) / 2;
	for (const { from, to, length } of pieces) {
		if (length >= left && length > 0) {
			const part = left / length;
			const x = from.x + (to.x - from.x) * part;
			return [centred(x, from.y + (to.y - from.y) * part, width)];
		}
		left -= length;
	}
	return [];
}
