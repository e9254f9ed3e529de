/** Distances between neighbours of the drawn tree. */
import type { Story } from '../explain/story.ts';
import { labelWidth } from './mark-widths.ts';
import type { Separation } from './tidy.ts';
import { ITEM, type VisibleItems } from './visible-items.ts';

/** The distance between neighbouring leaves, in pixels at scale 1. */
export const NODE_GAP = 56;

/** Kept free between neighbouring values, and between neighbouring moves, which lean to each other. */
const VALUE_AIR = 14;
const LABEL_AIR = 12;

/**
 * The least distance between two neighbours, in NODE_GAPs: nodes with children are further apart, so that there is
 * space for their windows, and so are long values and moves.
 *
 * @param path rows that are even further apart, for their windows; empty if the drawing must not depend on the step
 * @param value the width of the longest value in tree units
 */
export function drawnSeparation(
	items: VisibleItems,
	path: ReadonlySet<number>,
	names: Story['names'],
	value: number
): Separation {
	const room = new Float64Array(items.row.length).fill(Math.max(1, (value + VALUE_AIR) / NODE_GAP));
	for (const parent of items.parent) if (parent >= 0) room[parent] = 1.9;
	for (let item = 0; item < room.length; item++) {
		if (items.folded[item] === 1 || items.kind[item] === ITEM.GROUP) room[item] = 1.5;
		const row = items.row[item] as number;
		if (path.has(row)) room[item] = 2.8;
		if (items.kind[item] === ITEM.GROUP || items.parent[item] === -1) continue;
		const label = (labelWidth(names.of(row)) + LABEL_AIR) / NODE_GAP;
		room[item] = Math.max(room[item] as number, label);
	}
	return (left, right) => {
		const cousins = items.parent[left] === items.parent[right] ? 1 : 1.12;
		return (((room[left] as number) + (room[right] as number)) / 2) * cousins;
	};
}
