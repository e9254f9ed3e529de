/** The stars: which moves have one, and where it is. */
import { bestAt, returnedBy } from '../../../explain/knowledge.ts';
import { NO_ROW, resultsAt } from '../../../trace/cursor.ts';
import type { Trace } from '../../../trace/trace.ts';
import { centred, overlap } from '../../drawing/rects.ts';
import type { Rect } from '../../viewport.ts';
import type { NodePart, StarPart } from '../parts.ts';

/** The move of the best line is chosen; one that is surely as good, and was searched later, is tied with it. */
export type Starred = 'best' | 'tied';

/**
 * The first child that gave its parent its best value by a step, and those that are surely as good. A star is at a
 * place: it stays while its move is searched again.
 */
export function starredBelow(
	trace: Trace,
	parent: number,
	step: number
): ReadonlyMap<number, Starred> {
	const found = new Map<number, Starred>();
	if (trace.told !== null) {
		const child = trace.told.after.get(resultsAt(trace, parent, step).at(-1) ?? NO_ROW)?.bestChild;
		return child === undefined || child === NO_ROW ? found : found.set(child, 'best');
	}
	const best = bestAt(trace, parent, step);
	if (best === null) return found;
	for (const child of resultsAt(trace, parent, step)) {
		const { value, bound } = returnedBy(trace, child);
		if (value !== best.value || (found.size > 0 && bound !== 'exact')) continue;
		const [first = child] = found.keys();
		const how = trace.moveOf(child) === trace.moveOf(first) ? 'best' : 'tied';
		found.set(child, how);
		if (trace.isSuperseded(child)) found.set(trace.endOf(child), how);
	}
	return found;
}

/** A star at its place; that of a tied move is hollow. */
export function starOf(how: Starred, rect: Rect): StarPart {
	return how === 'tied' ? { ...rect, tied: true } : rect;
}

/** Radius of a star, at least in pixels and in parts of the width; how far its middle is out of its node, likewise. */
export const STAR = { least: 8, part: 0.16, out: 0.04 } as const;

/** The star of the best child, at the upper left of its node. @param free where the value in it begins */
export function starRect({ left, top, bottom }: Rect, width: number, free = Infinity): Rect {
	const radius = Math.max(STAR.least, STAR.part * width);
	const x = Math.min(left - STAR.out * width, free - radius);
	return centred(x, top + 0.14 * (bottom - top), 2 * radius);
}

/** In a whole tree, so wide at least and at most; so far out of its node, in pixels. */
const WHOLE = { least: 5, most: 13, out: 4 } as const;

/**
 * The star in a whole tree, and of every board: in the free corner of a triangle, at the corner of another shape, clear
 * of the value; beside the value of a board.
 */
export function starBy({
	rect,
	value,
	shape,
	board
}: Pick<NodePart, 'rect' | 'value' | 'shape' | 'board'>): Rect {
	const radius = Math.max(WHOLE.least, Math.min(WHOLE.most, (rect.right - rect.left) * STAR.part));
	// A board has no free corner, and its star is not over it.
	if (board && value !== null) {
		const beside = Math.min(radius, 0.6 * value.size);
		const y = Math.max(value.at.y - 1, rect.bottom + beside);
		return centred(value.rect.left - 2 - beside, y, 2 * beside);
	}
	// The upper left corner of a triangle that points up is free.
	const left = shape === 'max' ? rect.left + 2 : rect.left - WHOLE.out;
	const star = centred(left + radius, rect.top + radius - 3, 2 * radius);
	if (value === null || !overlap(star, value.rect)) return star;
	const by = star.right - value.rect.left;
	return { ...star, left: star.left - by, right: star.right - by };
}
