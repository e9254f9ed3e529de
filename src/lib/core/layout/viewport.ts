/**
 * Converts between the plane of a tree's layout and screen pixels. A transform takes a tree point to the screen by
 * `screen = tree * k + (x, y)`, as in d3-zoom.
 */
export interface Transform {
	/** Screen pixels. */
	readonly x: number;
	readonly y: number;
	/** Screen pixels per tree unit. */
	readonly k: number;
}

export interface Point {
	readonly x: number;
	readonly y: number;
}

export interface Rect {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** Screen pixels. */
export interface Size {
	readonly width: number;
	readonly height: number;
}

export interface FitLimits {
	readonly minScale: number;
	readonly maxScale: number;
	/** Free screen pixels on every side. */
	readonly padding: number;
}

/** Shows all of `bounds` (tree units), as large as the limits allow, in the middle of the screen. */
export function fitTransform(bounds: Rect, size: Size, limits: FitLimits): Transform {
	const { minScale, maxScale, padding } = limits;
	const across = Math.max(size.width - 2 * padding, 1) / (bounds.right - bounds.left);
	const down = Math.max(size.height - 2 * padding, 1) / (bounds.bottom - bounds.top);
	// A single point divides by zero and gives Infinity, which the limits reduce.
	const k = Math.max(minScale, Math.min(maxScale, across, down));
	return {
		x: size.width / 2 - (k * (bounds.left + bounds.right)) / 2,
		y: size.height / 2 - (k * (bounds.top + bounds.bottom)) / 2,
		k
	};
}

/**
 * Moves the view as little as needed to show the focus, and not at all if it is visible already.
 * @param focus in tree units, the most important first: the current node, then the owner of the bound, then the
 * parent and children; anything that does not fit together with earlier ones is dropped
 * @param margin screen pixels to keep between the focus and the edge
 * @returns `current` itself if nothing has to move; the scale is never changed
 */
export function followTransform(
	current: Transform,
	focus: readonly Rect[],
	size: Size,
	margin: number
): Transform {
	const room = {
		left: Math.min(margin, size.width / 2),
		top: Math.min(margin, size.height / 2),
		right: Math.max(size.width - margin, size.width / 2),
		bottom: Math.max(size.height - margin, size.height / 2)
	};
	let shown: Rect | null = null;
	for (const rect of focus) {
		const seen = rectToScreen(current, rect);
		const both: Rect = shown === null ? seen : unionOf(shown, seen);
		if (shown === null || fitsIn(both, room)) shown = both;
	}
	if (shown === null) return current;
	const dx = moveInto(shown.left, shown.right, room.left, room.right);
	const dy = moveInto(shown.top, shown.bottom, room.top, room.bottom);
	if (dx === 0 && dy === 0) return current;
	return { x: current.x + dx, y: current.y + dy, k: current.k };
}

export function pointToScreen(transform: Transform, point: Point): Point {
	return {
		x: point.x * transform.k + transform.x,
		y: point.y * transform.k + transform.y
	};
}

export function pointToTree(transform: Transform, point: Point): Point {
	return {
		x: (point.x - transform.x) / transform.k,
		y: (point.y - transform.y) / transform.k
	};
}

export function rectToScreen(transform: Transform, rect: Rect): Rect {
	const { x: left, y: top } = pointToScreen(transform, { x: rect.left, y: rect.top });
	const { x: right, y: bottom } = pointToScreen(transform, { x: rect.right, y: rect.bottom });
	return { left, top, right, bottom };
}

/** The part of the tree's plane behind a screen rectangle, such as the whole screen for culling. */
export function rectToTree(transform: Transform, rect: Rect): Rect {
	const { x: left, y: top } = pointToTree(transform, { x: rect.left, y: rect.top });
	const { x: right, y: bottom } = pointToTree(transform, { x: rect.right, y: rect.bottom });
	return { left, top, right, bottom };
}

/** The smallest rectangle around two. */
export function unionOf(a: Rect, b: Rect): Rect {
	return {
		left: Math.min(a.left, b.left),
		top: Math.min(a.top, b.top),
		right: Math.max(a.right, b.right),
		bottom: Math.max(a.bottom, b.bottom)
	};
}

function fitsIn(rect: Rect, room: Rect): boolean {
	return (
		rect.right - rect.left <= room.right - room.left &&
		rect.bottom - rect.top <= room.bottom - room.top
	);
}

/** The shortest move of [low, high] into [from, to]; to its middle if it does not fit. */
function moveInto(low: number, high: number, from: number, to: number): number {
	if (high - low > to - from) return (from + to - low - high) / 2;
	if (low < from) return from - low;
	return high > to ? to - high : 0;
}
