/** How a search reached a node, as a small mark in a free corner of its shape. A re-search has its number instead. */
import type { Known } from '../../../explain/known.ts';
import type { Story } from '../../../explain/story.ts';
import { FLAG } from '../../../trace/schema.ts';
import type { Rect } from '../../viewport.ts';
import type { NodePart } from '../parts.ts';
import { centred } from '../../drawing/rects.ts';

/** Radius in parts of the node's width, at least and at most so many pixels. */
const RADIUS = { part: 0.12, least: 4.5, most: 8 } as const;

/** The mark of a row; null where it has none, or none that may be known. */
export function markOf(
	{ trace }: Story,
	known: Known,
	row: number,
	shape: NodePart['shape'],
	rect: Rect
): NodePart['mark'] {
	if (!known.hasStarted || !known.isReached(row)) return null;
	const flags = trace.flagsOf(row);
	const kind = (flags & FLAG.HIT) !== 0 ? 'hit' : (flags & FLAG.PROBE) !== 0 ? 'probe' : null;
	if (kind === null) return null;
	const { left, right, top, bottom } = rect;
	const radius = Math.max(RADIUS.least, Math.min(RADIUS.most, RADIUS.part * (right - left)));
	const x = right - radius;
	// A triangle leaves the corners at its tip free.
	const y = shape === 'max' ? top + radius : shape === 'min' ? bottom - radius : top;
	return { kind, rect: centred(shape === 'leaf' ? right : x, y, 2 * radius) };
}
