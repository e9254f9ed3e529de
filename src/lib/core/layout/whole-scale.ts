/**
 * The scale of the whole tree in its pane. Horizontally, a zoom stretches the tree from the whole width to a few
 * nodes with their boards; vertically, the plies share the pane's height while there are only dots, and move apart
 * with the zoom to make space for boards. Both are continuous, so that the point under the pointer can stay there.
 */
import type { Size } from './viewport.ts';

/** The tree's size and the pane. */
export interface WholeShape {
	/** The tree's largest x, in units: the least distance between neighbours on a ply. */
	readonly width: number;
	readonly plies: number;
	/** Size of the pane, in pixels. */
	readonly size: Size;
	/** Magnification of marks: 1, and more for the back row. */
	readonly grown: number;
}

/** The visible part of the tree. */
export interface Sight {
	/** The x at the left edge, in units; below 0 if there is space left of the tree. */
	readonly from: number;
	/** Pixels per unit. */
	readonly k: number;
	/** Pixels above the pane's upper edge. */
	readonly top: number;
}

/** From the pane's edge to the middle of the first or last ply: in pixels, and of dots alone; in parts of a unit. */
const MARGIN = { least: 26, most: 84, units: 0.7 } as const;
/** Plies are never closer, in pixels. */
const LEAST_GAP = 16;
/** Distance between plies with boards, in pixels. */
const BOARD_GAP = 156;
/** Below this many pixels a unit, busy plies have only dots and need no height. */
const DOTS = 10;
/** From here on there is space for a board. */
const BOARDS = 100;
const MOST = 140;
/** Free space beside the tree at any zoom, in pixels, and in parts of a unit. */
const EDGE = { pixels: 28, units: 0.5 } as const;
/** The share of the pane ahead of a node that has just been brought into view. */
const AHEAD = 0.65;
/** A node closer to the edge than this, in pixels, counts as out of view. */
const REACH = 12;
/** Pixels by which rounding may leave a ply out of view that has just been brought into it. */
const ROUNDING = 1e-6;

/** The pixels per unit at which the whole tree just fits horizontally, within limits. */
export function leastScale({ width, size, grown }: WholeShape): number {
	const room = Math.max(size.width - 2 * EDGE.pixels, 1);
	return Math.min(room / (width + 2 * EDGE.units), MOST * grown);
}

/** The pixels per unit of the closest zoom. */
export function mostScale(shape: WholeShape): number {
	return Math.max(MOST * shape.grown, 1.5 * leastScale(shape));
}

/**
 * The pixels above the middle of the first ply, and below that of the last. The number of plies does not matter, so that
 * the root stays where it is while they become more.
 */
function marginOf({ grown }: WholeShape, k: number): number {
	return Math.min(Math.max(MARGIN.units * k, MARGIN.least * grown), MARGIN.most * grown);
}

/** The pixels from ply to ply at a scale; grows with it. */
export function plyGap(shape: WholeShape, k: number): number {
	const { plies, size, grown } = shape;
	const room = size.height - 2 * marginOf(shape, leastScale(shape));
	const fitting = Math.max(room / Math.max(plies - 1, 1), LEAST_GAP);
	const wanted = Math.max(fitting, BOARD_GAP * grown);
	const low = Math.max(DOTS * grown, leastScale(shape));
	const high = Math.max(BOARDS * grown, 1.5 * low);
	const part = Math.min(Math.max(Math.log(k / low) / Math.log(high / low), 0), 1);
	return fitting * (wanted / fitting) ** (part * part * (3 - 2 * part));
}

/** The whole tree. */
export function wholeSight(shape: WholeShape): Sight {
	return clampSight(shape, { from: 0, k: leastScale(shape), top: 0 });
}

export function isWholeSight(shape: WholeShape, { k }: Sight): boolean {
	return k <= leastScale(shape);
}

/** The nearest view that keeps the tree in the pane, and centred if it is smaller. */
export function clampSight(shape: WholeShape, { from, k, top }: Sight): Sight {
	const { size, width, plies } = shape;
	const scale = Math.min(Math.max(k, leastScale(shape)), mostScale(shape));
	const edge = EDGE.pixels / scale + EDGE.units;
	const seen = size.width / scale;
	const high = (plies - 1) * plyGap(shape, scale) + 2 * marginOf(shape, scale);
	return {
		from: within(from, -edge, width + edge - seen),
		k: scale,
		top: within(top, 0, high - size.height)
	};
}

/** The x under a pixel. */
export function xAt({ from, k }: Sight, pixel: number): number {
	return from + pixel / k;
}

/** The pixel of an x. */
export function pixelAt({ from, k }: Sight, x: number): number {
	return (x - from) * k;
}

/** The middle of a ply, in pixels below the pane's upper edge. */
export function pixelOfPly(shape: WholeShape, { k, top }: Sight, ply: number): number {
	return marginOf(shape, k) + ply * plyGap(shape, k) - top;
}

/** The coordinate between the plies at a pixel: 2.5 is the middle of ply 2; from 2 to 3, ply 2 is nearest. */
export function plyAt(shape: WholeShape, { k, top }: Sight, pixel: number): number {
	return (pixel + top - marginOf(shape, k)) / plyGap(shape, k) + 0.5;
}

/** Zooms so that the point under a pixel of the pane stays there, as far as the tree reaches. */
export function zoomSight(
	shape: WholeShape,
	sight: Sight,
	factor: number,
	point: { readonly x: number; readonly y: number }
): Sight {
	const k = Math.min(Math.max(sight.k * factor, leastScale(shape)), mostScale(shape));
	const x = xAt(sight, point.x);
	const ply = plyAt(shape, sight, point.y);
	return clampSight(shape, {
		from: x - point.x / k,
		k,
		top: (ply - 0.5) * plyGap(shape, k) + marginOf(shape, k) - point.y
	});
}

/** Moves the tree by pixels, to the right and down where they are positive. */
export function panSight(
	shape: WholeShape,
	{ from, k, top }: Sight,
	dx: number,
	dy: number
): Sight {
	return clampSight(shape, { from: from - dx / k, k, top: top - dy });
}

/** Pans until a node is in view, with space ahead; `sight` itself if it is in view already. */
export function followSight(shape: WholeShape, sight: Sight, x: number, ply: number): Sight {
	const { width, height } = shape.size;
	const pixel = pixelAt(sight, x);
	const half = Math.min(plyGap(shape, sight.k), height) / 2;
	const y = pixelOfPly(shape, sight, ply);
	const isAcross = pixel >= REACH && pixel <= width - REACH;
	const isDown = y >= half - ROUNDING && y <= height - half + ROUNDING;
	if (isAcross && isDown) return sight;
	const dx = isAcross ? 0 : (pixel < REACH ? AHEAD : 1 - AHEAD) * width - pixel;
	const dy = isDown ? 0 : Math.min(Math.max(y, half), height - half) - y;
	const next = panSight(shape, sight, dx, dy);
	return isSameSight(next, sight) ? sight : next;
}

/** Shows a stretch of x across the pane, with a ply in the middle. */
export function sightOf(shape: WholeShape, fromX: number, toX: number, ply: number): Sight {
	const { width, height } = shape.size;
	const wanted = (width * 0.8) / Math.max(toX - fromX, 1e-9);
	const k = Math.min(Math.max(wanted, leastScale(shape)), mostScale(shape));
	const top = ply * plyGap(shape, k) + marginOf(shape, k) - height / 2;
	return clampSight(shape, { from: (fromX + toX) / 2 - width / 2 / k, k, top });
}

export function isSameSight(one: Sight, other: Sight): boolean {
	return one.from === other.from && one.k === other.k && one.top === other.top;
}

/** The nearest number from `low` to `high`, or the middle of both if there is none. */
function within(value: number, low: number, high: number): number {
	return high < low ? (low + high) / 2 : Math.min(Math.max(value, low), high);
}
