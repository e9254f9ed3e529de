/** An item of a list that is dragged among the others: only the pointer's movement. */

/** The farthest movement of a press that still counts as a click, in pixels. */
const SLACK = 4;

/** Index of the item under the pointer; null between items and outside the list. */
export function itemUnder(list: HTMLElement, x: number, y: number): number | null {
	const items = [...list.children];
	const index = items.findIndex((item) => {
		const { left, right, top, bottom } = item.getBoundingClientRect();
		return x >= left && x <= right && y >= top && y <= bottom;
	});
	return index < 0 ? null : index;
}

export function hasWandered(from: { x: number; y: number }, x: number, y: number): boolean {
	return Math.hypot(x - from.x, y - from.y) > SLACK;
}

/** The list with one item moved to another place. */
export function movedTo<T>(items: readonly T[], from: number, to: number): T[] {
	const moved = [...items];
	const [item] = moved.splice(from, 1);
	if (item !== undefined) moved.splice(to, 0, item);
	return moved;
}
