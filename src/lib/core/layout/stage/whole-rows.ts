/** The heights of the plies in the whole form. */
import type { Extent } from './extent.ts';
import type { StageRoom } from './parts.ts';
import { LINE_HEIGHT } from './rects.ts';
import { LEAF_RING, RING, RING_EDGE, type WholeSizes } from './whole-sizes.ts';

/** One ply of the whole form: heights in pixels from the top of the stage. */
export interface WholeRow {
	/** The middle of the bounds' own lane; null without one. */
	readonly bounds: number | null;
	/** The middle of each line of moves; none at the root. */
	readonly moves: readonly number[];
	/** The middle of the rings. */
	readonly middle: number;
	/** The lower end of everything that belongs to the nodes of this ply. */
	readonly bottom: number;
	/** The lane below it, for scissors and callouts; below the last ply only where there is space. */
	readonly lane: { readonly top: number; readonly bottom: number } | null;
}

/** Free space above the root and below the last ply. */
const EDGE = 8;
/** Above and below the text of a callout. */
export const CALLOUT_PAD = 6;
/** A lane is at most so high, as a part of a node's width. */
const AIRY = 0.9;

/** Stacks the plies of a tree; null where they are higher than the room. */
export function stackRows(extent: Extent, sizes: WholeSizes, room: StageRoom): WholeRow[] | null {
	const { type, style, pill } = sizes;
	const inner = Array<boolean>(extent.plies + 1).fill(false);
	const leaves = Array<boolean>(extent.plies + 1).fill(false);
	for (const { depth, children } of extent.places) {
		(children.length > 0 ? inner : leaves)[depth] = true;
	}
	const line = type.move * LINE_HEIGHT;
	const callout = type.callout * LINE_HEIGHT + 2 * CALLOUT_PAD;
	// On a phone there are none, and in a tight tree only where there is space.
	const hasCallouts = room.look !== 'phone' && !style.isTight;
	const leastLane = Math.max(2 * type.scissors + 4, hasCallouts ? callout + 2 : 0);
	const spare = room.size.height - heightWith(leastLane);
	if (spare < 0) return null;
	const below = Math.min(spare, callout + 6);
	const airy = Math.max(leastLane, style.node * AIRY);
	const lanes = Math.max(1, extent.plies);
	const lane = Math.min(airy, leastLane + (spare - below) / lanes);
	const left = room.size.height - heightWith(lane) - below;
	return stack(lane, EDGE + Math.max(0, left) / 3);

	function bandOf(depth: number): number {
		if (inner[depth] === true) return 2 * (style.node * RING + RING_EDGE);
		return (style.leafHeight ?? style.leaf) + 2 * LEAF_RING;
	}

	/** Height of the values that are below the shapes of a ply. */
	function valuesOf(depth: number): number {
		const isLeaf = sizes.isLeafBelow && leaves[depth] === true && inner[depth] !== true;
		if (sizes.isInnerBelow && inner[depth] === true) return type.value * LINE_HEIGHT;
		return isLeaf ? type.leafValue * LINE_HEIGHT : 0;
	}

	function aboveOf(depth: number): number {
		if (depth === 0) return 0;
		const bounds = style.bounds === 'lane' && inner[depth] === true ? pill.height + 2 : 0;
		return bounds + line * style.moveLines;
	}

	function heightWith(lane: number): number {
		let height = 2 * EDGE + lane * extent.plies;
		for (let depth = 0; depth <= extent.plies; depth++) {
			height += aboveOf(depth) + bandOf(depth) + valuesOf(depth);
		}
		return height;
	}

	function stack(lane: number, top: number): WholeRow[] {
		const rows: WholeRow[] = [];
		let y = top;
		for (let depth = 0; depth <= extent.plies; depth++) {
			const hasLane = style.bounds === 'lane' && depth > 0 && inner[depth] === true;
			const bounds = hasLane ? y + pill.height / 2 : null;
			const first = y + aboveOf(depth) - line * style.moveLines;
			const moves =
				depth === 0
					? []
					: Array.from({ length: style.moveLines }, (_, at) => first + line * (at + 0.5));
			y += aboveOf(depth);
			const middle = y + bandOf(depth) / 2;
			y += bandOf(depth) + valuesOf(depth);
			const bottom = y;
			const isLast = depth === extent.plies;
			y += isLast ? below : lane;
			const isUseful = !isLast || below >= callout;
			rows.push({
				bounds,
				moves,
				middle,
				bottom,
				lane: isUseful ? { top: bottom, bottom: y } : null
			});
		}
		return rows;
	}
}
