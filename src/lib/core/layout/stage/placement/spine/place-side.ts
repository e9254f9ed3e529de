/**
 * One side of a strip: which of its moves are drawn, how wide, and where. What the sentence names is in sight: where it
 * does not fit, its moves are narrower, and the others are folded.
 */
import { formatCount } from '../../../../explain/format.ts';
import { moveLabel } from '../../../../explain/labels.ts';
import type { Trace } from '../../../../trace/trace.ts';
import { placeKey } from '../place-key.ts';
import { PILL_PADDING, type SpineScene } from './spine-scene.ts';
import { FOLD_PADDING, FOLD_STACK, LEAST_GAP, leastStrip, SLOT_MARGIN } from './strip-widths.ts';
import { amountAt, valueText, type SpineView } from './spine-view.ts';
import {
	chooseSide,
	itemsOf,
	MOST_TRIED,
	widthOf,
	type Side,
	type SideRoom,
	type StripItem
} from './choose-side.ts';
import { LEGIBLE } from '../../../drawing/texts.ts';

/** The place of the strip below a node of the spine. */
export interface StripSpot {
	/** The node, and where its lines begin. */
	readonly parent: number;
	readonly from: number;
	/** The row that shows its children: a full one. */
	readonly row: number;
	/** The child on the spine; null while none is. */
	readonly child: number | null;
}

/** The moves of one side. */
export interface SidePlan {
	readonly rows: readonly number[];
	/** Moves at its end that have no rows. */
	readonly unrecorded: number;
	/** -1 at the left of the spine, 1 at the right. */
	readonly sign: -1 | 1;
}

/** An item with its place. */
export interface PlacedItem {
	readonly item: StripItem;
	/** Its middle. */
	readonly x: number;
	/** Width of a fold, or of the place of a sibling. */
	readonly width: number;
	/** Width that its move may take. */
	readonly label: number;
	/** Where a value below it may begin and end: folds are above it. */
	readonly from: number;
	readonly to: number;
	/** The same where the bounds are above it, too. */
	readonly low: { readonly from: number; readonly to: number };
}

interface PlacedSide {
	readonly items: readonly PlacedItem[];
	/** Width of a sibling's shape, in parts of the usual one. */
	readonly scale: number;
	/** Size of the type of folds. */
	readonly fold: number;
	/** Where it ends. */
	readonly end: number;
}

/** How narrow the items of a side are. */
type Closeness = 'usual' | 'close' | 'closest';

interface FoldStyle {
	readonly size: number;
	readonly padding: number;
}

/** A side with the widths of its items. */
interface Packed {
	readonly begin: number;
	readonly room: SideRoom;
	readonly side: Side;
	/** Width of a sibling's shape, in parts of the usual one. */
	readonly scale: number;
	readonly fold: FoldStyle;
	/** What the places of siblings are wide enough for. */
	readonly holds: 'values' | 'shapes';
}

/** The narrowest place of a sibling in pixels. */
const LEAST_SHAPE = 10;
const LEAST_PADDING = 1;
const CLOSE_GAP = 1;
const ROUNDING = 0.01;
/** Half the height of the lowest shape, in parts of its width; the space between it and its move, in parts of the move's size. */
const LEAST_HALF = 0.41;
const SPACE_BELOW_LABEL = 0.3;
/** Half the height of a fold, in parts of the usual size of its type. */
export const FOLD_HALF = 0.925;

/** How many of the newest moves a strip shows in any case. */
const NEWEST = { explore: 2, lecture: 1, narrow: 1, phone: 0 } as const;

export function placeSide(view: SpineView, spot: StripSpot, plan: SidePlan): PlacedSide {
	const { type, x } = view.scene;
	if (plan.rows.length + plan.unrecorded === 0) {
		return { items: [], scale: 1, fold: type.fold, end: x };
	}
	return placed(view, plan, pack(view, spot, plan, prioritiesOf(view, spot, plan), 'usual'));
}

/**
 * The side in the usual widths if all that is needed fits; otherwise that in equal parts, between folds of the usual
 * size; and where not even its values fit so, between small ones, and at the finish close to the node.
 */
function pack(
	view: SpineView,
	spot: StripSpot,
	plan: SidePlan,
	priorities: Priorities,
	closeness: Closeness
): Packed {
	const { scene } = view;
	const { needed, must, wanted } = priorities;
	const begin = beginOf(scene, spot.row, plan.sign, startOf(view, spot, plan.sign, closeness));
	const width = plan.sign === -1 ? begin - scene.left : scene.right - begin;
	const fold = foldStyle(scene, closeness);
	const folds = (moves: number): number => foldWidth(scene, moves, fold);
	const leastGap = closeness === 'closest' ? CLOSE_GAP : LEAST_GAP;
	const gap = closeness === 'usual' ? scene.gap : leastGap;
	const total = plan.rows.length + plan.unrecorded;
	const most = width - folds(88) - LEAST_GAP;
	const needs = needed.map((index) => leastSlot(view, plan.rows[index] as number));
	const free = itemsOf(total, new Set(needed)).reduce(
		(rest, item) => rest - gap - (item.kind === 'fold' ? folds(item.to - item.from) : 0),
		width + gap
	);
	const part = equalPart(free, needs);
	const slotOf = (row: number): number => {
		const usual = usualSlot(view, row, most);
		if (closeness === 'usual') return usual;
		if (part !== null) return Math.min(usual, Math.max(part, leastSlot(view, row)));
		return Math.min(usual, Math.max(LEAST_SHAPE, free / needed.length));
	};
	const slots = new Map<number, number>();
	const sibling = (index: number): number => {
		// A move without a row cannot be drawn: it stays in a fold.
		if (index >= plan.rows.length) return Infinity;
		const slot = slots.get(index) ?? slotOf(plan.rows[index] as number);
		slots.set(index, slot);
		return slot;
	};
	const room: SideRoom = { width, sibling, fold: folds, gap, leastGap, most: scene.most };
	const side = chooseSide(total, needed, must, wanted, room);
	const drawn = side.items.flatMap((item) => (item.kind === 'node' ? [item.index] : []));
	const taken = side.items.reduce((sum, item) => sum + widthOf(item, room) + side.gap, -side.gap);
	const holds = closeness === 'usual' || part !== null ? 'values' : 'shapes';
	const isWhole =
		holds === 'values' &&
		needed.every((index) => drawn.includes(index)) &&
		taken <= width + ROUNDING;
	if (!isWhole && closeness !== 'closest') {
		const next = closeness === 'usual' ? 'close' : 'closest';
		return pack(view, spot, plan, priorities, next);
	}
	const least = Math.min(scene.sibling, ...drawn.map(sibling));
	const scale = closeness === 'usual' ? 1 : least / scene.sibling;
	return { begin, room, side, scale, fold, holds };
}

/** How much each has of a width, but for those that need more; null if not all can have what they need. */
function equalPart(width: number, needs: readonly number[]): number | null {
	const part = width / needs.length;
	const less = needs.filter((need) => need <= part);
	if (less.length === needs.length) return part;
	const rest = needs.reduce((sum, need) => (need > part ? sum - need : sum), width);
	return less.length === 0 ? null : equalPart(rest, less);
}

function placed(
	{ scene, finished, story }: SpineView,
	{ sign }: SidePlan,
	{ begin, room, side, scale, fold, holds }: Packed
): PlacedSide {
	const { items, gap } = side;
	const { type } = scene;
	// Where folds are no higher than the node, its move may reach over them.
	const isOver =
		holds === 'shapes' &&
		LEAST_HALF * scale * scene.sibling + SPACE_BELOW_LABEL * type.siblingMove >=
			FOLD_HALF * type.fold + FOLD_STACK;
	const outward = sign === -1 ? [...items].reverse() : items;
	// Between the first item and the bounds there is little space for its move.
	const away = Math.abs(begin - scene.x);
	const clear =
		finished || !story.trace.hasWindow || away < scene.strips - ROUNDING
			? Infinity
			: away - scene.bounds - scene.boundWidth / 2 - PILL_PADDING;
	let at = begin;
	const places = outward.map((item, place) => {
		const width = widthOf(item, room);
		const x = at + (sign * width) / 2;
		const pitch = place === 0 ? Math.min(width + gap, width + 2 * clear + 3) : width + gap;
		at += sign * (width + gap);
		return { item, x, width, label: pitch - 3 };
	});
	const end = at - sign * gap;
	const across = [...places].sort((a, b) => a.x - b.x);
	const shapes = across.filter(({ item }) => item.kind === 'node');
	/** Between two shapes: in the middle, or where their places meet. */
	const between = (a: (typeof places)[number], b: (typeof places)[number]): number =>
		across.indexOf(b) - across.indexOf(a) > 1
			? (a.x + b.x) / 2
			: (a.x + a.width / 2 + b.x - b.width / 2) / 2;
	const [left, right] =
		sign === -1 ? [Math.min(end, scene.left), begin] : [begin, Math.max(end, scene.right)];
	return {
		items: places.map((one) => {
			const before = shapes.filter(({ x }) => x < one.x).at(-1);
			const after = shapes.find(({ x }) => x > one.x);
			const from = before === undefined ? left : between(before, one) + 1;
			const to = after === undefined ? right : between(one, after) - 1;
			const over = isOver ? 2 * Math.min(one.x - from, to - one.x) : 0;
			// A value below the spine has that space in a lecture, where type does not shrink.
			const near = finished || !story.trace.hasWindow || type.smallest === 1 ? 0 : gap / 2;
			const low = { from: from - (from === begin ? near : 0), to: to + (to === begin ? near : 0) };
			return { ...one, label: Math.max(one.label, over), from, to, low };
		}),
		scale,
		fold: fold.size,
		end
	};
}

/** From the spine to where a side begins. At the finish there are no bounds; at the right the moves are in words. */
function startOf(
	view: SpineView,
	{ row, child }: StripSpot,
	sign: -1 | 1,
	closeness: Closeness
): number {
	const { scene, finished, story } = view;
	if (!finished) return stripsAt(scene, row, sign);
	if (closeness !== 'closest' || child === null) return sign === -1 ? scene.beside : scene.strips;
	const { measure, type, u } = scene;
	const amount = amountAt(view, child);
	const value = amount === null ? 0 : measure(valueText(view, amount), type.value, 700);
	const move = measure(moveLabel(story.names.of(child), false), type.move, 750);
	// A star sticks out at the left.
	const least = sign === -1 ? 0.75 : 0.62;
	return Math.min(scene.beside, Math.max(least * u, value / 2, move / 2) + 6);
}

/** From the spine to where a side begins beside the bounds, or where there can be none. */
function stripsAt({ strips, lastRow, rows }: SpineScene, row: number, sign: -1 | 1): number {
	if (row !== rows.last) return strips;
	return sign === -1 ? lastRow.before : lastRow.after;
}

/** Alternate rows are offset by half a place, so that stars under each other do not look like a line. */
export function beginOf(
	scene: SpineScene,
	row: number,
	sign: -1 | 1,
	strips = stripsAt(scene, row, sign)
): number {
	const { x, sibling, gap, left, right, room } = scene;
	const width = sign === -1 ? x - strips - left : right - x - strips;
	const second = room.look === 'phone' ? 0 : sibling + LEAST_GAP;
	const spare = Math.max(0, width - leastStrip(scene) - second);
	const offset = row % 2 === 0 ? Math.min((sibling + gap) / 2, spare / 2) : 0;
	return x + sign * (strips + offset);
}

interface Priorities {
	/** The indices that are drawn before all others, for which a side is packed closely. */
	readonly needed: readonly number[];
	/** Those to draw, the most important first, and then, the nearest first. */
	readonly must: readonly number[];
	readonly wanted: readonly number[];
}

function prioritiesOf(
	view: SpineView,
	{ parent, child }: StripSpot,
	{ rows, sign }: SidePlan
): Priorities {
	const { story, scene, named, choice, stars, moment, finished } = view;
	const all = rows.map((_, index) => index);
	const must: number[] = [];
	const isNamed = (index: number): boolean => named.has(rows[index] as number);
	if (finished) {
		// Many moves of the root may be tied: those that the sentence names come first.
		must.push(...all.filter(isNamed));
		if (parent === moment.node) {
			must.push(...all.filter((index) => stars.has(rows[index] as number)));
		}
	} else if (sign === -1) must.push(...bestOf(story.trace, parent, rows));
	else if (rows.length > 0) must.push(0);
	const nearest = sign === -1 ? [...all].reverse() : all;
	const newest = sign === -1 && child !== null ? nearest.slice(0, NEWEST[scene.room.look]) : [];
	const chosen =
		choice.size === 0
			? []
			: all.filter((index) => choice.has(placeKey(story, rows[index] as number)));
	// A chosen move takes no place from the newest ones: all are packed more closely.
	const both = chosen.length === 0 ? [] : [...newest, ...chosen];
	const needed = [...new Set([...(finished ? [] : must), ...all.filter(isNamed), ...both])];
	must.push(...all.filter(isNamed), ...newest, ...chosen);
	return { must: must.slice(0, MOST_TRIED), needed, wanted: nearest.slice(0, MOST_TRIED) };
}

/** The index of the first best of returned moves, as an array of one; none of no moves. */
function bestOf(trace: Trace, parent: number, rows: readonly number[]): number[] {
	const sign = trace.isMax(parent) ? 1 : -1;
	let best = -1;
	for (const [index, row] of rows.entries()) {
		const isBetter =
			best < 0 || sign * trace.valueOf(row) > sign * trace.valueOf(rows[best] as number);
		if (isBetter) best = index;
	}
	return best < 0 ? [] : [best];
}

/**
 * The usual width of a sibling's place: its value is in it, in a lecture with its move.
 *
 * @param most pixels for its move, which is cut short if it is longer
 */
function usualSlot(view: SpineView, row: number, most: number): number {
	const { scene, story } = view;
	const { measure, type, sibling } = scene;
	const least = Math.max(sibling, leastSlot(view, row));
	if (type.smallest < 1) return least;
	const name = measure(moveLabel(story.names.of(row), false), type.siblingMove, 700);
	return Math.max(least, Math.min(name + SLOT_MARGIN, most));
}

/** The least width of a sibling's place with its value, which in a lecture has its full size, and so has the shape. */
function leastSlot(view: SpineView, row: number): number {
	const { measure, type, slot, sibling } = view.scene;
	const amount = amountAt(view, row);
	const text = amount === null ? '' : valueText(view, amount);
	return type.smallest === 1
		? Math.max(sibling, measure(text, type.siblingValue, 700) + SLOT_MARGIN)
		: Math.max(LEAST_SHAPE, Math.min(measure(text, LEGIBLE, 700) + 4, slot));
}

export function foldText(moves: number): string {
	return `+${formatCount(moves)}`;
}

/** In a lecture type keeps its size. */
function foldStyle({ type, room }: SpineScene, closeness: Closeness): FoldStyle {
	const { fold, smallest } = type;
	if (closeness !== 'closest') return { size: fold, padding: FOLD_PADDING[room.look] };
	return { size: smallest === 1 ? fold : Math.min(fold, LEGIBLE + 1), padding: LEAST_PADDING };
}

function foldWidth({ measure }: SpineScene, moves: number, { size, padding }: FoldStyle): number {
	return measure(foldText(moves), size, 650) + 2 * padding + FOLD_STACK;
}
