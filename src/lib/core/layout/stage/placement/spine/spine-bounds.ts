/** Where a spine has alpha and beta: in a column at each side of it, level with the nodes of the path. */
import { grown } from '../../../drawing/rects.ts';
import type { Point } from '../../../viewport.ts';
import { drawBounds, type BoundSpot, type Which } from '../../marks/bounds.ts';
import type { BoundPart } from '../../parts.ts';
import { placeKey } from '../place-key.ts';
import { rowMiddle } from './spine-rows.ts';
import { PILL_PADDING } from './spine-scene.ts';
import type { SpineView } from './spine-view.ts';

/** Above a thin line from a bound to the one below it, and below it; a shorter line is not drawn. */
const ABOVE_LINE = 3;
const BELOW_LINE = 2;
const SHORTEST = 6;

/** The bounds of the path; none for leaves, folded plies, and at the finish. */
export function spineBounds(view: SpineView): BoundPart[] {
	const { story, known, finished, moment, scene, cut } = view;
	if (finished || !known.hasStarted) return [];
	return drawBounds(scene.measure, story, moment.path, cut, (ply) => spotOf(view, ply));
}

/** The x of the column of a bound. */
export function boundColumn({ scene: { x, bounds } }: SpineView, which: Which): number {
	return which === 'alpha' ? x - bounds : x + bounds;
}

/** From the lower end of a bound straight down to the next one in its column. */
export function wayInColumn(upper: BoundPart, lower: BoundPart): readonly Point[] | null {
	const x = (lower.rect.left + lower.rect.right) / 2;
	const [from, to] = [upper.rect.bottom + ABOVE_LINE, lower.rect.top - BELOW_LINE];
	return to - from < SHORTEST
		? null
		: [
				{ x, y: from },
				{ x, y: to }
			];
}

function spotOf(view: SpineView, ply: number): BoundSpot | null {
	const { story, moment, scene, plies } = view;
	const { type, rows, room, boundWidth, chipBound } = scene;
	const row = plies.rowOf(ply);
	const node = moment.path[ply]?.row ?? 0;
	if (row === null || story.trace.isLeaf(node) || story.trace.isHit(node)) return null;
	const isCompact = row < rows.compact;
	const isPhone = room.look === 'phone';
	const isFixed = type.smallest === 1;
	const chipRoom = isFixed ? Infinity : chipBound - 2 * PILL_PADDING;
	const pad = isCompact || isFixed ? 2 : 4;
	return {
		node: placeKey(story, node),
		at: (which) => ({ x: boundColumn(view, which), y: rowMiddle(rows, row) }),
		bound: type.bound,
		by: type.by,
		// On a phone, and in a compact row, only a bound that is set here says by what.
		says: (origin) =>
			(isPhone || isCompact) && (origin === 'inherited' || (isCompact && isPhone))
				? 'not at all'
				: isCompact
					? 'beside'
					: 'beneath',
		room: isCompact ? chipRoom : boundWidth,
		lineRoom: Math.min(chipRoom, chipBound),
		smallest: type.smallest,
		box(text, gold) {
			if (!gold) return text;
			const { top, bottom } = grown(text, pad - 1);
			const { left, right } = grown(text, PILL_PADDING);
			return { left, top, right, bottom };
		}
	};
}
