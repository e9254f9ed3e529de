/**
 * What is decided once for a scene, a recording in a room: the rows, the width of a node, the places of the spine, of
 * the bounds and of the strips. Nothing in it depends on the step, so no ancestor ever moves.
 */
import type { Story } from '../../../../explain/story.ts';
import { OPEN } from '../../../../trace/schema.ts';
import type { Trace } from '../../../../trace/trace.ts';
import { Kept } from '../../../../base/kept.ts';
import type { Measure, StageRoom } from '../../parts.ts';
import { RING } from '../../../drawing/shapes.ts';
import { STAR } from '../../marks/star.ts';
import {
	busAbove,
	leastNode,
	OF_U,
	rowMiddle,
	SCISSORS,
	spineRows,
	type SpineRows
} from './spine-rows.ts';
import { LEGIBLE, TALL_NUMBER } from '../../../drawing/texts.ts';
import { keepsType, typeSizes, type TypeSizes } from '../../type-sizes.ts';
import { calloutLacks, heightAboveBus } from './callout-space.ts';
import { headSize, headsWidth, type Heads } from './heads-width.ts';
import { fullStrip, LEAST_GAP, leastStrip, SLOT_MARGIN } from './strip-widths.ts';
import { leastLetters, LONG_MOVE, longestName, widestValue } from './widest-texts.ts';

export interface SpineScene {
	readonly room: StageRoom;
	readonly measure: Measure;
	readonly rows: SpineRows;
	readonly type: TypeSizes;
	/** Width of a node on the spine; of a sibling; the space between siblings. */
	readonly u: number;
	readonly sibling: number;
	/** Width of a sibling's place with a usual move and value: in a lecture they have their full size. */
	readonly slot: number;
	readonly gap: number;
	/** Left end of the drawing beside the row heads; the right end. */
	readonly left: number;
	readonly right: number;
	/** Width of the column of row heads; 0 without. */
	readonly heads: number;
	readonly column: Heads;
	/** The spine. */
	readonly x: number;
	/** Distance of alpha and beta from the spine, and the width that each may take. */
	readonly bounds: number;
	readonly boundWidth: number;
	/** Width that a bound may take in a compact row, where its origin is on the same line. */
	readonly chipBound: number;
	/** Distance from the spine at which strips begin. */
	readonly strips: number;
	/** The same where there are no bounds. */
	readonly beside: number;
	/** The same in the last row, whose nodes have no bounds: at the left, and at the right of the scissors. */
	readonly lastRow: { readonly before: number; readonly after: number };
	/** Width that a value on the spine has at least, in its node or below it. */
	readonly valueWidth: number;
	/** How many siblings a side of a strip shows at most. */
	readonly most: number;
	/** Line widths and radii are parts of those at the usual size. */
	readonly stroke: number;
}

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
const BESIDE_SCISSORS = 4;
/** Space between the ring and a pill, and inside a pill at both sides of its text. */
const BESIDE_RING = 6;
export const PILL_PADDING = 6;
const LONGEST_MOVE = 'Nbxd7+';
const SHORT_MOVE = 'Bg6';
/** In a compact row, from a node's middle to its value, in parts of the row's height. */
export const BESIDE = 0.52;
/** Size of the type in a compact row, in parts of the row's height, and the space between a move and the nearest bound. */
export const CHIP_TYPE = 0.55;
export const BESIDE_NAME = 4;
/** In a compact row, from the spine to the nearest bound: the node and its value, in parts of the row's height. */
const BESIDE_CHIP = 1.7;
const LEAST_BESIDE_CHIP = 1.2;

export function spineScene(story: Story, room: StageRoom, measure: Measure): SpineScene {
	const { trace } = story;
	const isLecture = room.look === 'lecture';
	const keeps = keepsType(room);
	const hasBounds = trace.hasWindow || room.isLane === true;
	const plies = Math.max(pliesOf(trace), room.plies ?? 0);
	const longest = widestValue(trace, LONGEST_VALUE, keeps ? leastLetters(story, plies) : 1);
	// Outside a lecture a longer number is smaller.
	const isPhone = room.look === 'phone';
	const value = keeps ? longest : widestValue(trace, isPhone ? LONGEST_ON_PHONE : LONGEST_BOUND);
	/** Width of the longest value at the least legible size. */
	const legible = measure(`≥${longest}`, LEGIBLE, 700);
	let fit: 'wide' | 'narrow' = 'wide';
	const rows = rowsFor();
	const least = keeps ? leastNode(room) : SMALLEST;
	// A row's head says more of a search that a lane has no space for.
	const usual: Heads = room.isLane === true ? 'none' : 'wide';
	const full = shrunk(rows.u, fullStrip, usual);
	// In a lecture type keeps its size, so nodes must become far smaller to make space for one more.
	const isSmall = keeps && full.u < MUCH_SMALLER * rows.u;
	const scene = isSmall ? shrunk(rows.u, leastStrip, usual) : full;
	const missing = Math.max(stripLacks(scene), chipLacks(scene), wordsLack(scene));
	if (missing <= 0) return scene;
	// In a lecture the heads of the rows take less space, or none; elsewhere the type of the bounds is smaller.
	if (isLecture) return withLessHeads();
	if (keeps) return spineScene(story, { ...room, typeShrinks: true }, measure);
	const whole = sceneWith(scene.u, 'wide', missing);
	// Before strips lose what they must show, moves in compact rows are cut short.
	const isCut = hasInner(whole) && stripLacks(whole) > whole.slot - whole.sibling + PACKED;
	const tight = isCut ? sceneWith(scene.u, 'wide', missing, 'cut') : whole;
	const still = stripLacks(tight);
	// Then a value that is too wide even for the least legible size is not drawn at a sibling.
	return still <= 0 ? tight : { ...tight, slot: Math.max(tight.sibling, tight.slot - still) };

	/** Where even none is too much, numbers and folds are smaller. */
	function withLessHeads(): SpineScene {
		for (const heads of ['narrow', 'none'] as const) {
			const made = shrunk(rows.u, leastStrip, heads);
			if (heads === 'narrow' && !stacks(made)) continue;
			const lacks = heads === 'none' ? 0 : wordsLack(made, value.length > 1 ? value : '−8');
			if (Math.max(stripLacks(made), lacks) <= 0) return made;
		}
		fit = 'narrow';
		return shrunk(rows.u, leastStrip, 'none');
	}

	/** Two lines of a head are above the next one; a question of a pass would have more. */
	function stacks({ rows: made, type }: SpineScene): boolean {
		const free = busAbove(made, made.compact + 1) - rowMiddle(made, made.compact);
		return trace.passes.length < 2 && free >= 2.2 * type.head;
	}

	/** How many pixels the strips lack. */
	function stripLacks(made: SpineScene): number {
		return (isPhone ? fullStrip(made) : leastStrip(made)) - stripWidth(made);
	}

	/** How many pixels the words of a cutoff lack beside the scissors in a lecture. */
	function wordsLack(made: SpineScene, limit = value): number {
		if (!keeps || !hasBounds || heightAboveBus({ ...made, u: rows.u }, 0) === null) return 0;
		return calloutLacks(made, made.x + made.bounds + SCISSORS * made.stroke, limit);
	}

	/** How many pixels the best siblings in compact rows lack on a phone. */
	function chipLacks(made: SpineScene): number {
		if (!isPhone || rows.compact < 2 || !hasBounds) return 0;
		const free = made.x - made.bounds - made.chipBound / 2 - made.left;
		const texts = measure(`${longestName(story)}${value}`, LEGIBLE, 700);
		return texts + STAR_CHIP_ON_PHONE + 0.5 * rows.compactHeight - free;
	}

	/** In a narrow room nodes shrink until a strip fits that must be shown whole. */
	function shrunk(from: number, needed: (scene: SpineScene) => number, heads: Heads): SpineScene {
		let made = sceneWith(from, heads);
		for (let u = from - 1; u >= least && stripWidth(made) < needed(made); u--) {
			made = sceneWith(u, heads);
		}
		return made;
	}

	/** In a lecture a leaf in the last row may have its value below it. */
	function rowsFor(): SpineRows {
		const usual = spineRows(room, plies);
		if (!keeps) return usual;
		const { value: size } = typeSizes(room, usual.u, OF_U.sibling * usual.u);
		if (measure(value, size, 700) <= LEAF * usual.u - 4) return usual;
		return spineRows(room, plies, Math.max(0, TALL_NUMBER * size + 2 - UNDER_LEAF * usual.u));
	}

	/**
	 * @param less pixels by which a strip begins nearer to the spine, as far as the bounds can be narrower
	 * @param names of moves in compact rows of a phone
	 */
	function sceneWith(
		width: number,
		column: Heads,
		less = 0,
		names: 'whole' | 'cut' = 'whole'
	): SpineScene {
		const sibling = OF_U.sibling * width;
		const sizes = typeSizes(room, width, sibling, fit);
		const heads = headsWidth(column, room, rows, sizes.head, measure, story.roleNames);
		const head = column === 'narrow' ? sizes.head : headSize(room, sizes.head, heads, measure);
		const type = { ...sizes, head };
		// A star sticks out of its node at the left.
		const star = STAR.out * sibling + STAR.least;
		const left = heads + Math.max(MARGIN / 2 + 0.19 * sibling, 1 + star);
		const right = room.size.width - MARGIN;
		const x = (heads + room.size.width) / 2;
		const isCompact = rows.compact > 0;
		const slot = keeps
			? Math.max(sibling, usualText(type) + SLOT_MARGIN)
			: Math.max(sibling, legible + 2);
		const least = measure(`β ${longest}`, LEGIBLE, 750) / 2 + PILL_PADDING;
		const widest = hasBounds ? Math.max(halfOfPill(type), least) : 0;
		const narrower = keeps
			? 0
			: Math.max(0, Math.min(less / 2, NARROWEST * widest, widest - least));
		const half = widest - narrower;
		// Type that does not shrink needs its space beside the node.
		const beside = keeps ? besideNode(type) : legible;
		const bare = hasBounds
			? Math.max(measure(`β ${value}`, type.bound, 750) + 2 * PILL_PADDING, 2 * least)
			: 0;
		const leastName =
			names === 'cut'
				? 0
				: BESIDE * rows.compactHeight +
					measure(longestName(story), type.smallest * chipSize(type), 750) +
					BESIDE_NAME;
		const besideChip = keeps
			? besideInChip(
					type,
					x - left - leastStrip({ slot, gap: LEAST_GAP, measure, type, room }) - half - bare / 2
				)
			: Math.max(
					BESIDE_CHIP * rows.compactHeight,
					isPhone ? leastName : BESIDE * rows.compactHeight + legible + 8
				);
		const usualChip =
			isCompact && hasBounds ? chipWidth(type, slot, bare, x - left - besideChip) : 0;
		const chipBound = keeps
			? usualChip
			: Math.max(Math.min(usualChip, 2 * least), usualChip - 2 * less);
		// Then what is beside the node has less space.
		const leastChip = Math.min(
			besideChip,
			Math.max(LEAST_BESIDE_CHIP * rows.compactHeight, leastName)
		);
		const saved = keeps ? 0 : less - (usualChip - chipBound) / 2;
		const bounds = Math.max(
			hasBounds
				? (isCompact && room.look !== 'phone' ? BOUNDS_IN_COMPACT : BOUNDS_AT) * width - less
				: 0,
			Math.max(RING * width, beside / 2) + BESIDE_RING + half,
			isCompact ? Math.max(besideChip - saved, leastChip) + chipBound / 2 : 0
		);
		const nearest = Math.max(
			STRIPS_WITHOUT_BOUNDS * width,
			measure(LONGEST_MOVE, type.move, 750) / 2 + 12,
			keeps ? beside / 2 + 4 : 0
		);
		const strips = hasBounds
			? Math.max(STRIPS_AT * width, bounds + half + 2)
			: keeps
				? nearest
				: STRIPS_WITHOUT_BOUNDS * width;
		const most = (0.39 * width - 3) / SCISSORS;
		const stroke = isPhone
			? Math.min(0.75, most)
			: Math.min(1.05, Math.max(0.75, width / 66), most);
		return {
			room,
			measure,
			rows: { ...rows, u: width },
			type,
			u: width,
			sibling,
			slot,
			gap: room.look === 'phone' ? GAP_ON_PHONE : GAP,
			left,
			right,
			heads,
			column,
			x,
			bounds,
			boundWidth: 2 * half - 2 * PILL_PADDING,
			chipBound,
			strips,
			beside: Math.min(strips, nearest),
			lastRow: isPhone
				? {
						before: Math.min(strips, Math.max(nearest, bounds - half)),
						after: Math.min(strips, bounds + SCISSORS * stroke + BESIDE_SCISSORS)
					}
				: { before: strips, after: strips },
			valueWidth: 2 * (bounds - half) - 8,
			most: MOST_SIBLINGS[room.look],
			stroke
		};
	}

	/** The widest move or value that is expected at a sibling. */
	function usualText(type: TypeSizes): number {
		const name = measure(longestName(story), type.siblingMove, 700);
		return Math.max(name, measure(`≤${value}`, type.siblingValue, 700));
	}

	/** The widest value or move that is expected beside a node in a compact row. */
	function besideNode(type: TypeSizes): number {
		return Math.max(measure(`≥${value}`, type.value, 700), nameInChip(type));
	}

	/** A move in a compact row where type keeps its size. */
	function nameInChip(type: TypeSizes): number {
		return measure(longestName(story), Math.min(type.move, type.siblingValue), 750);
	}

	/**
	 * From the spine to the nearest bound in a compact row of a lecture: the move, and the value where there is space.
	 *
	 * @param most pixels
	 */
	function besideInChip(type: TypeSizes, most: number): number {
		const node = 0.6 * rows.compactHeight;
		const name = nameInChip(type);
		const both = Math.max(name, measure(`≥${value}`, type.siblingValue, 700));
		return node + (node + both <= most ? both : name) + 4;
	}

	/**
	 * @param bare width of a bound without its origin
	 * @param free pixels at the left of what is beside a node, for alpha and the best sibling
	 */
	function chipWidth(type: TypeSizes, slot: number, bare: number, free: number): number {
		const move = keeps ? longestName(story) : SHORT_MOVE;
		const full = bare + measure(` by ${move}`, type.bound, 750);
		if (isPhone || (room.look === 'explore' && !keeps)) return isPhone ? bare : full;
		// The star, the move, the node and its value.
		const size = keeps ? type.siblingValue : type.siblingMove;
		const best = measure(`${move}${value}`, size, 700) + STAR_CHIP;
		const needed = best + 0.5 * rows.compactHeight + full;
		// On a phone, and where there is too little space, a compact row leaves out the origin of a bound.
		if (!keeps) return needed <= free ? full : bare;
		const strip =
			full / 2 + halfOfPill(type) + 2 + fullStrip({ slot, gap: LEAST_GAP, measure, type, room });
		return Math.max(needed, strip) <= free ? full : bare;
	}

	/** Size of the names of moves in a compact row. */
	function chipSize(type: TypeSizes): number {
		return Math.min(type.move, CHIP_TYPE * rows.compactHeight);
	}

	/** Half the widest pill that is expected. */
	function halfOfPill(type: TypeSizes): number {
		const by = room.look === 'phone' ? `by ${SHORT_MOVE}` : `from ${LONG_MOVE}`;
		const text = Math.max(measure(`β ${value}`, type.bound, 750), measure(by, type.by, 600));
		return text / 2 + PILL_PADDING;
	}
}

const SMALLEST = 32;
const MUCH_SMALLER = 0.7;
/** The bounds may be narrower by this part. */
const NARROWEST = 0.3;
const LONGEST_BOUND = 7;
const LONGEST_ON_PHONE = 4;
/** Where type does not shrink a longer value has its space, too. */
const LONGEST_VALUE = 12;
/** In parts of u: a leaf, and the space from a leaf to the end of its row. */
const LEAF = 0.82;
const UNDER_LEAF = 0.28;
/** Of the best sibling in a compact row: its star and the spaces between its parts. */
const STAR_CHIP = 66;
const STAR_CHIP_ON_PHONE = 34;
/** A strip can be narrower by this where its folds and shapes are smaller. */
const PACKED = 20;

/** Width of the narrowest left side: where all rows above the last are compact, that of the last. */
function stripWidth(scene: SpineScene): number {
	const { x, strips, lastRow, left } = scene;
	return x - (hasInner(scene) ? strips : lastRow.before) - left;
}

/** True where a full row is above the last one. */
function hasInner({ rows }: SpineScene): boolean {
	return Math.max(1, rows.compact) < rows.last;
}

/** Plies of the tree. While a search is running its depth limit counts; quiescence settles the number once, at the end. */
function pliesOf(trace: Trace): number {
	const limit = trace.passes.at(-1)?.depth ?? null;
	const deepest = depths.of(trace);
	return trace.partial !== null && limit !== null ? Math.max(limit, deepest) : deepest;
}

const depths = new Kept(deepestRow);

function deepestRow(trace: Trace): number {
	let deepest = 0;
	for (let row = 0; row < trace.rows; row++) {
		// Below a node that is still searched there are moves, though none may be a row yet.
		const isOpen = trace.exitStepOf(row) === OPEN && !trace.isLeaf(row) && !trace.isHit(row);
		deepest = Math.max(deepest, trace.depthOf(row) + (isOpen ? 1 : 0));
	}
	return deepest;
}
