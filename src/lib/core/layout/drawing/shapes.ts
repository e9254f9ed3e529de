/** The shapes of nodes: triangles that point up for MAX and down for MIN, squares for leaves. */
import type { Story } from '../../explain/story.ts';
import { algorithmOf } from '../../search/registry.ts';
import type { Rect } from '../viewport.ts';
import type { Measure, NodePart, TextPart } from '../stage/parts.ts';
import { centred } from './rects.ts';
import { LEGIBLE, textPart } from './texts.ts';

type Shape = NodePart['shape'];

/** Height of a triangle, and side of a square, in parts of the width. */
export const TRIANGLE = 0.86;
const SQUARE = 0.82;
/** Where a triangle's middle of mass is, and its value, from its flat side, in parts of its height. */
export const MASS = 0.43;
const VALUE = 0.29;
/** Radius of the ring around the current node, in parts of the node's width. */
export const RING = 0.67;
/** In a lecture a value may be as wide as the ring at its height, over the edges of its triangle: in the same parts. */
export const BEYOND = 1.25;

/**
 * The shape of a place. A leaf is one by its position and its depth, whether it was searched or not: a pruned move
 * looks like its siblings.
 */
export function shapeAt({ trace, replay }: Story, row: number): Shape {
	const inner = trace.isMax(row) ? 'max' : 'min';
	if (!trace.isPruned(row)) return trace.isLeaf(row) ? 'leaf' : inner;
	const { depth } = trace.passOf(row);
	const goesOn = algorithmOf(trace.header.setup.algorithm).visits === 'beyond';
	if (depth !== null && trace.depthOf(row) >= depth && !goesOn) return 'leaf';
	return replay.at(row).isTerminal() ? 'leaf' : inner;
}

export function shapeRect(shape: Shape, x: number, middle: number, width: number): Rect {
	return shape === 'leaf'
		? centred(x, middle, SQUARE * width)
		: centred(x, middle, width, TRIANGLE * width);
}

/** Middle of the ring around a node. */
export function massOf(shape: Shape, { top, bottom }: Rect): number {
	if (shape === 'leaf') return (top + bottom) / 2;
	return shape === 'max' ? bottom - MASS * (bottom - top) : top + MASS * (bottom - top);
}

/** The middle of a value inside a shape. */
export function valueMiddle(shape: Shape, { top, bottom }: Rect): number {
	if (shape === 'leaf') return (top + bottom) / 2;
	return shape === 'max' ? bottom - VALUE * (bottom - top) : top + VALUE * (bottom - top);
}

/**
 * A value inside its shape; null if it is too wide.
 *
 * @param smallest the part of its size to which it may shrink
 * @param beyond the width that a value may take over the edges of a triangle, in parts of the triangle's
 */
export function valueInside(
	measure: Measure,
	key: string,
	text: string,
	shape: Shape,
	rect: Rect,
	size: number,
	smallest: number,
	beyond: number
): TextPart | null {
	const x = (rect.left + rect.right) / 2;
	const y = valueMiddle(shape, rect);
	const most = shape === 'leaf' ? 0 : beyond * (rect.right - rect.left);
	for (const share of SMALLER) {
		if (share < smallest || (share < 1 && share * size < LEGIBLE)) break;
		const style = { size: share * size, weight: 700, tone: 'ink' as const };
		const part = textPart(measure, key, text, x, y, style);
		const width = part.rect.right - part.rect.left;
		if (width <= Math.max(most, widthInside(shape, rect, style.size))) return part;
	}
	return null;
}

/** The sizes to try for a value, in parts of the usual one. */
const SMALLER = [1, 0.9, 0.8, 0.72];

/** Width for digits of a size. A triangle narrows away from its flat side, so their far edge must fit. */
function widthInside(shape: Shape, { left, right, top, bottom }: Rect, size: number): number {
	const width = right - left;
	if (shape === 'leaf') return width - 4;
	return width * (1 - VALUE - (0.3 * size) / (bottom - top)) - 1;
}
