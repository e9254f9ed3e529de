/**
 * What is decided once for a scene, a recording in a room: the rows, the width of a node, the places of the spine, of
 * the bounds and of the strips. Nothing in it depends on the step, so no ancestor ever moves.
 */
import type { Story } from '../../explain/story.ts';
import type { Trace } from '../../trace/trace.ts';
import { Kept } from '../kept.ts';
import { longestValue } from '../mark-widths.ts';
import type { Measure, StageRoom } from './parts.ts';
import { OF_U, spineRows, type SpineRows } from './spine-rows.ts';
import { typeSizes, type TypeSizes } from './type-sizes.ts';

export interface SpineScene {
	readonly room: StageRoom;
	readonly measure: Measure;
	readonly rows: SpineRows;
	readonly type: TypeSizes;
	/** Width of a node on the spine; of a sibling; the space between siblings. */
	readonly u: number;
	readonly sibling: number;
	readonly gap: number;
	/** Left end of the drawing beside the row heads; the right end. */
	readonly left: number;
	readonly right: number;
	/** Width of the column of row heads; 0 without. */
	readonly heads: number;
	/** The spine. */
	readonly x: number;
	/** Distance of alpha and beta from the spine, and the width that each may take. */
	readonly bounds: number;
	readonly boundWidth: number;
	/** Width that a bound may take in a compact row, where its origin is on the same line. */
	readonly chipBound: number;
	/** Distance from the spine at which strips begin. */
	readonly strips: number;
	/** How many siblings a side of a strip shows at most. */
	readonly most: number;
	/** Line widths and radii are parts of those at the usual size. */
	readonly stroke: number;
}

/** Width of the column of row heads, and its margin at the left. */
const HEADS = { explore: 104, lecture: 172, narrow: 98, phone: 0 } as const;
export const HEAD_MARGIN = { explore: 14, lecture: 14, narrow: 12, phone: 0 } as const;
const MARGIN = 8;
const GAP = 16;
/** On a phone the star and a fold have 100 pixels. */
const GAP_ON_PHONE = 6;
const MOST_SIBLINGS = { explore: Infinity, lecture: 2, narrow: 2, phone: 1 } as const;
/** Distance of the bounds from the spine, at least, and where strips begin, at least, in parts of u. */
const BOUNDS_AT = 1.4;
const BOUNDS_IN_COMPACT = 2.9;
const STRIPS_AT = 2.1;
/** Without bounds, strips begin beside the ring. */
const STRIPS_WITHOUT_BOUNDS = 1.25;
/** Space between the ring and a pill, and inside a pill at both sides of its text. */
const BESIDE_RING = 6;
export const PILL_PADDING = 6;
/** The widest move of which "from ..." is expected. */
const LONG_MOVE = 'Bxg6';
const LONG_HEAD = '23: 21 searched';
const SMALLEST_HEAD = 0.85;
const SHORT_MOVE = 'Bg6';
/** In a compact row, from the spine to the nearest bound: the node and its value, in parts of the row's height. */
const BESIDE_CHIP = 1.7;

export function spineScene(story: Story, room: StageRoom, measure: Measure): SpineScene {
	const { trace } = story;
	const rows = spineRows(room, pliesOf(trace));
	let u = rows.u;
	let scene = sceneWith(u);
	// In a narrow room nodes shrink until a strip fits that must be shown whole.
	while (u > SMALLEST && scene.x - scene.strips - scene.left < fullStrip(scene)) {
		u -= 1;
		scene = sceneWith(u);
	}
	return scene;

	function sceneWith(width: number): SpineScene {
		const sibling = OF_U.sibling * width;
		const heads = HEADS[room.look];
		const type = withHeads(typeSizes(room, width, sibling), heads - HEAD_MARGIN[room.look]);
		const star = 0.19 * sibling;
		const left = heads + MARGIN / 2 + star;
		const right = room.size.width - MARGIN;
		const x = (heads + room.size.width) / 2;
		const isCompact = rows.compact > 0;
		const half = trace.hasWindow ? halfOfPill(trace, type) : 0;
		const chipBound = isCompact && trace.hasWindow ? chipWidth(trace, type) : 0;
		const bounds = Math.max(
			(isCompact ? BOUNDS_IN_COMPACT : BOUNDS_AT) * width,
			OF_U.ring * width + BESIDE_RING + half,
			isCompact ? BESIDE_CHIP * rows.compactHeight + chipBound / 2 : 0
		);
		const strips = trace.hasWindow
			? Math.max(STRIPS_AT * width, bounds + half + 2)
			: STRIPS_WITHOUT_BOUNDS * width;
		return {
			room,
			measure,
			rows: { ...rows, u: width },
			type,
			u: width,
			sibling,
			gap: room.look === 'phone' ? GAP_ON_PHONE : GAP,
			left,
			right,
			heads,
			x,
			bounds,
			boundWidth: 2 * half - 2 * PILL_PADDING,
			chipBound,
			strips,
			most: MOST_SIBLINGS[room.look],
			stroke: room.look === 'phone' ? 0.75 : Math.min(1.05, Math.max(0.75, width / 66))
		};
	}

	/** The same with the type of the row heads small enough for their column. */
	function withHeads(type: TypeSizes, width: number): TypeSizes {
		if (width <= 0) return type;
		const needed = measure(LONG_HEAD, type.head, 650);
		return { ...type, head: type.head * Math.min(1, Math.max(SMALLEST_HEAD, width / needed)) };
	}

	function chipWidth(trace: Trace, type: TypeSizes): number {
		const value = '8'.repeat(Math.min(longestValue(trace), LONGEST_BOUND));
		// On a phone a compact row has no space for the origin of a bound.
		const by = room.look === 'phone' ? '' : ` by ${SHORT_MOVE}`;
		return measure(`β ${value}${by}`, type.bound, 750) + 2 * PILL_PADDING;
	}

	/** Half the widest pill that is expected. */
	function halfOfPill(trace: Trace, type: TypeSizes): number {
		const value = '8'.repeat(Math.min(longestValue(trace), LONGEST_BOUND));
		const by = room.look === 'phone' ? `by ${SHORT_MOVE}` : `from ${LONG_MOVE}`;
		const text = Math.max(measure(`β ${value}`, type.bound, 750), measure(by, type.by, 600));
		return text / 2 + PILL_PADDING;
	}
}

const SMALLEST = 36;
const LONGEST_BOUND = 7;

/** Width of the star and a fold beside each other. */
export function leastStrip({ sibling, gap, measure, type, room }: SpineScene): number {
	return sibling + gap + measure('+88', type.fold, 650) + 2 * FOLD_PADDING[room.look] + FOLD_STACK;
}

/** Width of a strip in which all moves that must be drawn are apart: folds are between them. */
function fullStrip(scene: SpineScene): number {
	const { sibling, measure, type, room } = scene;
	const fold = measure('+88', type.fold, 650) + 2 * FOLD_PADDING[room.look] + FOLD_STACK;
	// On a phone the star alone, which may be between two folds.
	const [siblings, folds] = room.look === 'phone' ? [1, 2] : [2, 1];
	return siblings * (sibling + LEAST_GAP) + folds * (fold + LEAST_GAP);
}

/** The space between two items of a strip may shrink to this. */
export const LEAST_GAP = 4;

/** Inside a fold, at both sides of its text. */
export const FOLD_PADDING = { explore: 6, lecture: 6, narrow: 6, phone: 3 } as const;
/** A fold is drawn as two cards: the one behind is in sight by this much at the top and at the right. */
export const FOLD_STACK = 4;

/** Plies of the tree. While a search is running its depth limit counts; quiescence settles the number once, at the end. */
export function pliesOf(trace: Trace): number {
	const limit = trace.passes.at(-1)?.depth ?? null;
	const deepest = depths.of(trace);
	return trace.partial !== null && limit !== null ? Math.max(limit, deepest) : deepest;
}

const depths = new Kept(deepestRow);

function deepestRow(trace: Trace): number {
	let deepest = 0;
	for (let row = 0; row < trace.rows; row++) deepest = Math.max(deepest, trace.depthOf(row));
	return deepest;
}
