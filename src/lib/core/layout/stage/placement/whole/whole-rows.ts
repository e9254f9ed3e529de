/** The heights of the plies in the whole form. */
import type { Extent } from './extent.ts';
import type { StageRoom } from '../../parts.ts';
import { LINE_HEIGHT } from '../../../drawing/texts.ts';
import { CALLOUT_HEIGHT } from '../../marks/callout.ts';
import { halfWithRing, LEAF_RING, type WholeSizes } from './whole-sizes.ts';

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
/** A lane is at least so high, and at most, as a part of a node's width; on a phone what is free is for questions. */
const LEAST_LANE = 0.6;
/** The same where nothing is ever drawn in it but branches. */
const BARE_LANE = 0.35;
const AIRY = { phone: 0.9, other: 2.5 } as const;

/** Stacks the plies of a tree; null where they are higher than the room. */
export function stackRows(extent: Extent, sizes: WholeSizes, room: StageRoom): WholeRow[] | null {
	const plies = new Plies(extent, sizes, room);
	return plies.least <= room.size.height ? plies.stack(room.size.height) : null;
}

/** The least height of a room, in pixels, in which the plies of a tree fit. */
export function leastHeight(extent: Extent, sizes: WholeSizes, room: StageRoom): number {
	return Math.ceil(new Plies(extent, sizes, room).least);
}

class Plies {
	/** True for each ply that has inner nodes, and that has leaves. */
	private readonly inner: boolean[] = [];
	private readonly leaves: boolean[] = [];
	private readonly last: number;
	private readonly airy: number;
	/** Heights of a line of moves, of a callout with the space around it, and of the lane at least. */
	private readonly line: number;
	private readonly callout: number;
	private readonly leastLane: number;
	readonly least: number;

	constructor(
		{ places, plies }: Extent,
		private readonly sizes: WholeSizes,
		{ look }: StageRoom
	) {
		const { type, style } = sizes;
		this.last = plies;
		this.airy = look === 'phone' ? AIRY.phone : AIRY.other;
		for (const { depth, children } of places) {
			(children.length > 0 ? this.inner : this.leaves)[depth] = true;
		}
		this.line = type.move * LINE_HEIGHT;
		this.callout = type.callout * CALLOUT_HEIGHT;
		// On a phone there are none, and in a tight tree only where there is space.
		const hasCallouts = look !== 'phone' && !style.isTight;
		this.leastLane = Math.max(
			style.isBare ? 0 : 2 * type.scissors + 4,
			hasCallouts ? this.callout + 2 : 0,
			(style.isBare ? BARE_LANE : LEAST_LANE) * style.node
		);
		this.least = this.heightWith(this.leastLane);
	}

	stack(height: number): WholeRow[] {
		const { style } = this.sizes;
		const spare = height - this.least;
		const below = Math.min(spare, this.callout + 6);
		const airy = Math.max(this.leastLane, style.node * this.airy);
		const lane = Math.min(airy, this.leastLane + (spare - below) / Math.max(1, this.last));
		const left = height - this.heightWith(lane) - below;
		let top = EDGE + Math.max(0, left) / 3;
		return Array.from({ length: this.last + 1 }, (_, depth) => {
			const isLast = depth === this.last;
			const row = this.rowAt(depth, top, isLast ? below : lane);
			top = row.bottom + (isLast ? below : lane);
			return row;
		});
	}

	private rowAt(depth: number, top: number, lane: number): WholeRow {
		const { pill } = this.sizes;
		const { line, last, callout } = this;
		const hasLane = this.hasLane(depth);
		const shapes = top + this.aboveOf(depth);
		const lines = this.linesAt(depth);
		const first = shapes - line * lines;
		const bottom = shapes + this.bandOf(depth) + this.valuesOf(depth);
		return {
			bounds: hasLane ? top + pill.height / 2 : null,
			moves: Array.from({ length: lines }, (_, at) => first + line * (at + 0.5)),
			middle: shapes + this.bandOf(depth) / 2,
			bottom,
			lane: depth < last || lane >= callout ? { top: bottom, bottom: bottom + lane } : null
		};
	}

	private hasLane(depth: number): boolean {
		return this.inner[depth] === true && !this.sizes.isBeside({ depth });
	}

	private bandOf(depth: number): number {
		const { style, pill } = this.sizes;
		const bounds = style.bounds !== 'none' && !this.hasLane(depth) ? pill.height : 0;
		if (this.inner[depth] === true) return Math.max(bounds, 2 * halfWithRing(style));
		return (style.leafHeight ?? style.leaf) + 2 * LEAF_RING;
	}

	/** Height of the values that are below the shapes of a ply. */
	private valuesOf(depth: number): number {
		const { type, isLeafBelow, isInnerBelow } = this.sizes;
		const isInner = this.inner[depth] === true;
		if (isInnerBelow && isInner) return type.value * LINE_HEIGHT;
		return isLeafBelow && this.leaves[depth] === true && !isInner
			? type.leafValue * LINE_HEIGHT
			: 0;
	}

	private aboveOf(depth: number): number {
		const bounds = this.hasLane(depth) ? this.sizes.pill.height + 2 : 0;
		return bounds + this.line * this.linesAt(depth);
	}

	/** Lines of moves above the places of a ply. */
	private linesAt(depth: number): number {
		const { names, moveLines } = this.sizes.style;
		return depth > 0 && (names === 'all' || this.inner[depth] === true) ? moveLines : 0;
	}

	private heightWith(lane: number): number {
		let height = 2 * EDGE + lane * this.last;
		for (let depth = 0; depth <= this.last; depth++) {
			height += this.aboveOf(depth) + this.bandOf(depth) + this.valuesOf(depth);
		}
		return height;
	}
}
