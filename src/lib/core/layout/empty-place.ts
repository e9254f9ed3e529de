/** Where a box covers least of a drawing. */
import type { Rect, Size } from './viewport.ts';

/** Something that may be covered: the more its weight, the less it should be. */
export interface Obstacle {
	readonly rect: Rect;
	readonly weight: number;
}

const ACROSS = ['right', 'left', 'center'] as const;
const DOWN = ['top', 'bottom', 'middle'] as const;

export interface Spot {
	readonly across: (typeof ACROSS)[number];
	readonly down: (typeof DOWN)[number];
}

/** The corners come first, then the edges, then the middle. */
const SPOTS: readonly Spot[] = ACROSS.flatMap((across) =>
	DOWN.map((down) => ({ across, down }))
).sort((a, b) => distanceFromCorner(a) - distanceFromCorner(b));

/**
 * The spot of a room in which a box covers least; the first of equal ones. Nothing is covered where `covered` is 0.
 * @param spots those to choose from, the best first
 */
export function emptySpot(
	room: Rect,
	box: Size,
	obstacles: readonly Obstacle[],
	spots = SPOTS
): Spot & { readonly rect: Rect; readonly covered: number } {
	const found = spots.map((spot) => {
		const rect = rectAt(room, box, spot);
		const covered = obstacles.reduce(
			(sum, { rect: other, weight }) => sum + weight * sharedArea(rect, other),
			0
		);
		return { ...spot, rect, covered };
	});
	return found.reduce((a, b) => (b.covered < a.covered ? b : a));
}

function distanceFromCorner({ across, down }: Spot): number {
	return (across === 'center' ? 1 : 0) + (down === 'middle' ? 1 : 0);
}

function rectAt(room: Rect, { width, height }: Size, { across, down }: Spot): Rect {
	const left = {
		left: room.left,
		right: room.right - width,
		center: (room.left + room.right - width) / 2
	}[across];
	const top = {
		top: room.top,
		bottom: room.bottom - height,
		middle: (room.top + room.bottom - height) / 2
	}[down];
	return { left, top, right: left + width, bottom: top + height };
}

function sharedArea(a: Rect, b: Rect): number {
	const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
	const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
	return width > 0 && height > 0 ? width * height : 0;
}
