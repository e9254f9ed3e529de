/** The space that each place of the whole form takes, before anything has its place. */
import { formatValue } from '../../../../explain/format.ts';
import { matesOf } from '../../../../explain/mates.ts';
import type { SearchSetup } from '../../../../search/setup.ts';
import { ROOT_KEY, type Extent, type Place } from './extent.ts';
import type { Measure, StageRoom } from '../../parts.ts';
import { BEYOND, RING } from '../../../drawing/shapes.ts';
import { LINE_HEIGHT } from '../../../drawing/texts.ts';
import { wholeType, type NumberShares, type WholeType } from '../../type-sizes.ts';

/** The stroke of a ring lies within so many pixels. */
export const RING_EDGE = 3;
/** Distance of a leaf's ring from its box. */
export const LEAF_RING = 4;

/** Outside a lecture a value in a triangle is at most so wide, as a part of the triangle; in a leaf, narrower by so many pixels. */
export const INSIDE = 0.82;
export const LEAF_EDGE = 5;

/** The least space between siblings, and between families. */
const SIBLINGS = 4;
const FAMILIES = 12;
/** The same between places around which nothing is ever drawn. */
const STILL = { siblings: 1, families: 4 } as const;
/** Families are further apart than siblings, where there is space. */
const APART = 1.5;
/** Between a node's ring and its bounds, and around the text of a bound that lies in the line of a cutoff. */
export const BESIDE = 6;
export const PILL = { across: 6, down: 4 } as const;

/** How the bounds of a path node are drawn. */
type BoundStyle =
	/** Beside the node, with their origin beneath. */
	| 'two lines'
	/** Beside the node, the number alone. */
	| 'one line'
	/** In a lane of their own above the moves of the lowest inner nodes: next to these there is no space. */
	| 'lane'
	/** In such a lane, the number alone. */
	| 'bare lane'
	/** In such a lane in every ply, but for the root's: where a ply above has as little space. */
	| 'lanes'
	/** Not at all. */
	| 'none';

/** A way to draw a tree whole; whether it fits is another question. */
export interface WholeStyle {
	/** Width of an inner node, and of a leaf. */
	readonly node: number;
	readonly leaf: number;
	/** Height of a leaf, where it is not a square. */
	readonly leafHeight?: number;
	readonly bounds: BoundStyle;
	/** Lines of moves above a row: in two lines neighbours take turns; without any, no move has its name. */
	readonly moveLines: 0 | 1 | 2;
	/** The nodes that have their moves above them: leaves go without where values would have to be smaller. */
	readonly names: 'all' | 'inner nodes';
	readonly numbers: NumberShares;
	readonly isTight: boolean;
	readonly board: boolean;
	/** No node is ever current, so that no ring needs space: a figure on paper. */
	readonly isStill?: true;
	/** A value in a triangle is at most so wide, in parts of it, if not as usual. */
	readonly inside?: number;
	/** The same of triangles in the places of leaves; absent where there are none. */
	readonly leafInside?: number;
	/** Inner nodes have no values, and branches no scissors: they are what is asked for. */
	readonly isBare?: true;
	/** Where bounds are written by hand, at every node: side by side, or one above the other, and how wide both are. */
	readonly lane?: { readonly lines: 1 | 2; readonly width: number };
}

/** Width of what is written at one side of a node: one of two bounds, or both of them. */
export function writtenWidth({ lines, width }: NonNullable<WholeStyle['lane']>): number {
	return lines === 1 ? width / 2 : width;
}

/** Half the height and width of an inner node, with its ring. */
export function halfWithRing({ node, isStill }: WholeStyle): number {
	return isStill ? node / 2 : node * RING + RING_EDGE;
}

export interface WholeSizes {
	readonly style: WholeStyle;
	readonly type: WholeType;
	/** Width and height of a bound with the space around it. */
	readonly pill: { readonly width: number; readonly height: number };
	/** The widest value that is in the triangle of an inner node. */
	readonly inside: number;
	/** True where there is space below the shapes, for values that do not fit into them. */
	readonly isInnerBelow: boolean;
	readonly isLeafBelow: boolean;
	/** True for a place with its move above it. */
	hasName(place: Place): boolean;
	/** True where a node's bounds are next to it, and not above its move. */
	isBeside(place: Pick<Place, 'depth'>): boolean;
	/** Half the width that a place needs at every step, and while it is on the current path. */
	body(place: Place): number;
	reach(place: Place): number;
	/**
	 * The least distance of the middles of two neighbours of a ply.
	 *
	 * @param air space between siblings, in pixels, if there is more than the least
	 */
	distance(left: Place, right: Place, air?: number): number;
}

/** The texts that may have to be drawn in the tree of a setup: they do not depend on the step or on what is pruned. */
interface WholeTexts {
	/** Every number that a node may show. */
	readonly values: readonly string[];
	/** Every end of a window, as at a node: "β 3". */
	readonly limits: readonly string[];
	/** "by a", "from root": everything that may be beneath a bound. */
	readonly origins: readonly string[];
}

export function wholeTexts({ places }: Extent, setup: SearchSetup): WholeTexts {
	const infinities = matesOf(setup)?.short ?? null;
	const values = new Set(places.map(({ value }) => formatValue(value, infinities)));
	const origins = new Set(['from root', 'by the pass', 'by the probe']);
	for (const { key, name, children, depth } of places) {
		if (key === ROOT_KEY) continue;
		origins.add(`by ${name}`);
		// A bound is passed down to inner nodes below.
		if (depth > 0 && children.some((child) => child.children.length > 0))
			origins.add(`from ${name}`);
	}
	// Some searches have ends next to a value; the places are the same for all of them.
	const limits = [...values, '−∞'].map((text) => `β ${text}⁺`);
	return { values: [...values], limits, origins: [...origins] };
}

/** True where the origin of a bound is beneath it. */
export function hasOrigins({ bounds, isTight }: WholeStyle, { look }: StageRoom): boolean {
	return bounds === 'two lines' || (bounds === 'lane' && look !== 'phone' && !isTight);
}

/**
 * In a lecture type does not shrink: where a leaf is a little too narrow for the widest value it is wider, and where there
 * is least space, much wider than high.
 */
function withWideLeaves(
	style: WholeStyle,
	{ values }: WholeTexts,
	room: StageRoom,
	measure: Measure
): WholeStyle {
	if (room.look !== 'lecture' || style.board) return style;
	const { leafValue } = wholeType(room, style);
	const widest = Math.max(...values.map((text) => measure(text, leafValue, 700))) + LEAF_EDGE;
	if (widest <= LITTLE * style.leaf) return { ...style, leaf: Math.max(style.leaf, widest) };
	if (!isLast(style) || widest > MUCH * style.leaf) return style;
	return { ...style, leaf: widest, leafHeight: style.leaf };
}

const LITTLE = 1.5;
const MUCH = 2;

/**
 * A value in its triangle is at most so wide, in parts of it: where there is least space, over its ring, as far as its
 * bounds are free.
 */
function insideOf(style: WholeStyle, { look }: StageRoom): number {
	if (look !== 'lecture') return INSIDE;
	const most = isLast(style) ? 2 * (halfWithRing(style) + OVER_RING) : 0;
	return Math.max(BEYOND, most / style.node);
}

/** Pixels to each side of a ring. */
const OVER_RING = 4;

/** The way that needs the least space: what is tried before values are smaller. */
const isLast = ({ bounds, names }: WholeStyle): boolean =>
	bounds === 'bare lane' && names === 'inner nodes';

export function wholeSizes(
	extent: Extent,
	wanted: WholeStyle,
	texts: WholeTexts,
	room: StageRoom,
	measure: Measure
): WholeSizes {
	const style = withWideLeaves(wanted, texts, room, measure);
	const ideal = wholeType(room, style);
	const least = wholeType(room, { ...style, node: 0, leaf: 0 }).value;
	const widest = (list: readonly string[], size: number, weight: number): number =>
		Math.max(0, ...list.map((text) => measure(text, size, weight)));
	const bounds = texts.values.map((text) => `≤${text}`);
	const inside = style.node * (style.inside ?? insideOf(style, room));
	const value = fitting(bounds, ideal.value, inside);
	const leafValue =
		style.leafInside === undefined
			? fitting(texts.values, ideal.leafValue, style.leaf - LEAF_EDGE)
			: fitting(bounds, ideal.leafValue, style.leaf * style.leafInside);
	const isInnerBelow = value === null && !style.isBare;
	const isLeafBelow = style.board || leafValue === null;
	const type: WholeType = {
		...ideal,
		value: value ?? Math.max(least, ideal.value * 0.8),
		leafValue:
			(style.board ? null : leafValue) ??
			Math.max(least, Math.min(ideal.leafValue, ideal.value) * 0.9)
	};
	const inner = extent.places.filter(({ children }) => children.length > 0);
	const lowest = Math.max(0, ...inner.map(({ depth }) => depth));
	const { bound, by } = type;
	const numbers = widest(texts.limits, bound, 750);
	const isTwo = hasOrigins(style, room);
	// In its bare lane a bound has its own height, as little as there is.
	const down = style.bounds === 'bare lane' ? 0 : 2 * PILL.down;
	const pill = {
		width: Math.max(numbers, isTwo ? widest(texts.origins, by, 600) : 0) + 2 * PILL.across,
		height: (bound * (style.lane?.lines ?? 1) + (isTwo ? by : 0)) * LINE_HEIGHT + down
	};
	const innerValue = widest(bounds, type.value, 700);
	const leafBelow = isLeafBelow ? widest(texts.values, type.leafValue, 700) : 0;
	const names = new Map<Place, number>();
	return {
		style,
		type,
		pill,
		inside,
		isInnerBelow,
		isLeafBelow,
		hasName,
		isBeside,
		body,
		reach,
		distance
	};

	/** The largest size up to `most`, at least the least legible one, at which every value is at most so wide. */
	function fitting(list: readonly string[], most: number, width: number): number | null {
		const full = widest(list, most, 700);
		const size = full <= width ? most : (most * width) / full;
		return size >= Math.min(most, least) ? size : null;
	}

	function nameOf(place: Place): number {
		if (!hasName(place)) return 0;
		let width = names.get(place);
		if (width === undefined) {
			// In two lines, a neighbour's move is in the other line.
			width = measure(place.name, type.move, 750) / style.moveLines;
			names.set(place, width);
		}
		return width;
	}

	function hasName({ parent, children }: Place): boolean {
		const isNamed = style.names === 'all' || children.length > 0;
		return parent !== null && style.moveLines > 0 && isNamed;
	}

	/** In one lane are those of the lowest inner nodes, which are the nearest to each other. */
	function isBeside({ depth }: Pick<Place, 'depth'>): boolean {
		const { bounds } = style;
		if (depth === 0) return true;
		return bounds === 'lane' || bounds === 'bare lane' ? depth < lowest : bounds !== 'lanes';
	}

	function body(place: Place): number {
		const isLeaf = place.children.length === 0;
		const shape = isLeaf ? style.leaf : style.node;
		const value = isLeaf ? leafBelow : innerValue;
		const lane = isLeaf || isBeside(place) ? 0 : (style.lane?.width ?? 0);
		return Math.max(shape, value, nameOf(place) + 2, lane) / 2;
	}

	function reach(place: Place): number {
		if (place.children.length === 0) {
			return style.isStill ? body(place) : Math.max(body(place), style.leaf / 2 + LEAF_RING);
		}
		const ring = halfWithRing(style);
		const width = style.lane === undefined ? pill.width : writtenWidth(style.lane);
		const besides = style.bounds !== 'none' && isBeside(place) ? BESIDE + width : 0;
		return Math.max(body(place), ring + besides);
	}

	/** What is always drawn at one side of the middle of a place: bounds that are written are, too. */
	function alwaysAt(place: Place, side: 'left' | 'right'): number {
		const { lane } = style;
		const isWritten = lane !== undefined && place.children.length > 0 && isBeside(place);
		return isWritten && (side === 'left' || lane.lines === 1) ? reach(place) : body(place);
	}

	/** Half the width of a place while it is current, without its bounds. */
	function ringed(place: Place): number {
		return place.children.length === 0 ? reach(place) : Math.max(body(place), halfWithRing(style));
	}

	function distance(left: Place, right: Place, air = 0): number {
		const { siblings, families } = style.isStill
			? STILL
			: { siblings: SIBLINGS, families: FAMILIES };
		const gap =
			left.parent === right.parent ? Math.max(siblings, air) : Math.max(families, APART * air);
		const [before, after] = [alwaysAt(left, 'right'), alwaysAt(right, 'left')];
		const [ringBefore, ringAfter] =
			style.lane === undefined ? [reach(left), reach(right)] : [ringed(left), ringed(right)];
		return Math.max(before + after + gap, ringBefore + after + 1, before + ringAfter + 1);
	}
}
