/** A value that does not fit its shape: it is below it. */
import type { NodePart, TextPart } from '../parts.ts';
import type { SpineScene } from '../placement/spine/spine-scene.ts';
import { LEGIBLE, TALL, TALL_NUMBER, textPart } from '../../drawing/texts.ts';

/** Where a value may be. */
interface ValueSpot {
	readonly role: NodePart['role'];
	readonly x: number;
	/** Width of the node, and the lower end of its shape. */
	readonly width: number;
	readonly bottom: number;
	/** Size of the value in the shape. */
	readonly size: number;
	/** Pixels below the shape. */
	readonly below: number;
	/** Width of the place of the node. */
	readonly labelWidth: number;
	/** Where a value below a sibling may begin and end, under folds whose lower end is this. */
	readonly under?: { readonly from: number; readonly to: number; readonly folds: number };
}

/** The largest size, in parts of the node's width. */
const BELOW = 0.36;
/** The least width that it may take below a node of the spine, in the same parts. */
const WIDEST = 1.3;

/** The value below its shape; null at a sibling that has no space for it. */
export function valueBelow(
	scene: SpineScene,
	key: string,
	text: string,
	{ role, x, width, bottom, size: usual, below, labelWidth, under }: ValueSpot
): TextPart | null {
	const { measure, type, room, valueWidth } = scene;
	const widthAt = (size: number): number => measure(text, size, 700);
	const isFixed = type.smallest === 1;
	const tall = isFixed ? TALL_NUMBER : TALL;
	// The next cell of a grid begins close below.
	const free = role === 'grid' ? (below - 1) / tall : Infinity;
	const largest = isFixed ? usual : Math.max(LEGIBLE, Math.min(usual, BELOW * width, free));
	const least = widthAt(isFixed ? largest : LEGIBLE);
	const isUnderFolds = under !== undefined && least > labelWidth;
	const place = isUnderFolds ? under.to - under.from : labelWidth;
	const most =
		role === 'spine' ? Math.max(WIDEST * width, valueWidth) : isUnderFolds ? least : place;
	// At both sides of the spine are the bounds.
	const size = isFixed
		? largest
		: Math.max(Math.min(largest, LEGIBLE), Math.min(1, most / widthAt(largest)) * largest);
	const top = Math.max(bottom + 2, isUnderFolds ? under.folds + 0.5 : 0);
	const lowest = room.size.height - tall * size;
	if (role === 'sibling' && (least > place || (isUnderFolds && top > lowest))) return null;
	const half = least / 2;
	const middle = isUnderFolds ? Math.max(under.from + half, Math.min(x, under.to - half)) : x;
	const y = Math.min(top, lowest) + (tall / 2) * size;
	return textPart(measure, key, text, middle, y, { size, weight: 700, tone: 'ink', tall });
}
