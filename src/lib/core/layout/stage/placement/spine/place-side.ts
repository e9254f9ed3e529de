/**
 * One side of a strip: which of its moves are drawn, how wide, and where. What the sentence names is in sight: where it
 * does not fit, moves and folds are narrower, and at the finish the moves begin in the place of the words.
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

/** How closely a side is packed. */
interface Packing {
	/** Width of a sibling in parts of the usual one; of a place for moves in a lecture, of its move in parts of the side. */
	readonly scale: number;
	readonly fold: FoldStyle;
	/** The space between two items may shrink to this. */
	readonly gap: number;
	/** What the place of a sibling is wide enough for. */
	readonly holds: 'value and move' | 'move' | 'shape';
	readonly start: 'usual' | 'in place of the words' | 'beside the node';
}

interface FoldStyle {
	readonly size: number;
	readonly padding: number;
}

const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4];
/** The narrowest shape in pixels. */
const LEAST_SHAPE = 10;
const SCALES_IN_LECTURE = [1, 0.5, 0.35, 0.25];
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
	const { scene } = view;
	const total = plan.rows.length + plan.unrecorded;
	const { must, needed, wanted } = prioritiesOf(view, spot, plan);
	let best: Trial | null = null;
	for (const packing of packingsOf(view, plan)) {
		const trial = tryPacking(view, spot, plan, packing, total, must, needed, wanted);
		if (best === null || trial.missing < best.missing) best = trial;
		if (best.missing === 0) break;
	}
	if (best === null || total === 0) {
		return { items: [], scale: 1, fold: scene.type.fold, end: scene.x };
	}
	return placed(view, plan, best);
}

interface Trial {
	readonly packing: Packing;
	readonly begin: number;
	readonly room: SideRoom;
	readonly side: Side;
	/** How many moves are not drawn that must be; more than there are where the side is too wide. */
	readonly missing: number;
}

function tryPacking(
	view: SpineView,
	spot: StripSpot,
	plan: SidePlan,
	packing: Packing,
	total: number,
	must: readonly number[],
	needed: readonly number[],
	wanted: readonly number[]
): Trial {
	const { scene } = view;
	const begin = beginOf(scene, spot.row, plan.sign, startOf(view, spot, plan.sign, packing.start));
	const width = plan.sign < 0 ? begin - scene.left : scene.right - begin;
	const fold = foldWidth(scene, 88, packing.fold) + LEAST_GAP;
	const slots = new Map<number, number>();
	const slotAt = (index: number): number => {
		const slot =
			slots.get(index) ?? slotOf(view, plan.rows[index] as number, width - fold, packing);
		slots.set(index, slot);
		return slot;
	};
	const room: SideRoom = {
		width,
		// A move without a row cannot be drawn: it stays in a fold.
		sibling: (index) => (index < plan.rows.length ? slotAt(index) : Infinity),
		fold: (moves) => foldWidth(scene, moves, packing.fold),
		gap: scene.gap,
		leastGap: packing.gap,
		most: scene.most
	};
	const side = chooseSide(total, needed, must, wanted, room);
	const drawn = new Set(side.items.flatMap((item) => (item.kind === 'node' ? [item.index] : [])));
	const hidden = needed.filter((index) => !drawn.has(index)).length;
	const taken = side.items.reduce((sum, item) => sum + widthOf(item, room) + side.gap, -side.gap);
	return { packing, begin, room, side, missing: taken > width + ROUNDING ? Infinity : hidden };
}

/** From the usual packing to the closest one. In a lecture type keeps its size, so moves are cut short instead. */
function* packingsOf({ scene, finished }: SpineView, { sign }: SidePlan): Generator<Packing> {
	const { type, room } = scene;
	const isFixed = type.smallest === 1;
	const usual: FoldStyle = { size: type.fold, padding: FOLD_PADDING[room.look] };
	const close: FoldStyle = {
		size: isFixed ? type.fold : Math.min(type.fold, LEGIBLE + 1),
		padding: LEAST_PADDING
	};
	const starts: readonly Packing['start'][] = !finished
		? ['usual']
		: sign < 0
			? ['usual', 'beside the node']
			: ['usual', 'in place of the words', 'beside the node'];
	const shapes = SCALES.filter((scale) => scale * scene.sibling >= LEAST_SHAPE);
	for (const holds of ['value and move', 'move', 'shape'] as const) {
		const scales = isFixed && holds !== 'shape' ? SCALES_IN_LECTURE : shapes;
		for (const start of starts) {
			for (const scale of scales) yield { scale, fold: usual, gap: LEAST_GAP, holds, start };
		}
		for (const start of starts) {
			for (const scale of isFixed ? scales : scales.slice(-1)) {
				yield { scale, fold: close, gap: CLOSE_GAP, holds, start };
			}
		}
	}
}

function placed(
	{ scene, finished, story }: SpineView,
	{ sign }: SidePlan,
	{ packing, begin, room, side }: Trial
): PlacedSide {
	const { items, gap } = side;
	const scale = shapeScale(scene, packing);
	const { type } = scene;
	// Where folds are no higher than the node, its move may reach over them.
	const isOver =
		packing.holds === 'shape' &&
		LEAST_HALF * scale * scene.sibling + SPACE_BELOW_LABEL * type.siblingMove >=
			FOLD_HALF * type.fold + FOLD_STACK;
	const outward = sign < 0 ? [...items].reverse() : items;
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
		sign < 0 ? [Math.min(end, scene.left), begin] : [begin, Math.max(end, scene.right)];
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
		fold: packing.fold.size,
		end
	};
}

/** Width of a sibling's shape in parts of the usual one: in a lecture it is smaller only where its place holds no more. */
function shapeScale(
	{ type }: SpineScene,
	{ scale, holds }: Pick<Packing, 'scale' | 'holds'>
): number {
	return type.smallest === 1 && holds !== 'shape' ? 1 : scale;
}

/** From the spine to where a side begins. At the finish there are no bounds; at the right the moves are in words. */
function startOf(view: SpineView, spot: StripSpot, sign: -1 | 1, start: Packing['start']): number {
	const { scene, finished, story } = view;
	const { child } = spot;
	if (!finished) return stripsAt(scene, spot.row, sign);
	if (start !== 'beside the node' || child === null) {
		return sign < 0 || start === 'in place of the words' ? scene.beside : scene.strips;
	}
	const { measure, type, u } = scene;
	const amount = amountAt(view, child);
	const value = amount === null ? 0 : measure(valueText(view, amount), type.value, 700);
	const move = measure(moveLabel(story.names.of(child), false), type.move, 750);
	// A star sticks out at the left.
	const least = sign < 0 ? 0.75 : 0.62;
	return Math.min(scene.beside, Math.max(least * u, value / 2, move / 2) + 6);
}

/** From the spine to where a side begins beside the bounds, or where there can be none. */
function stripsAt({ strips, lastRow, rows }: SpineScene, row: number, sign: -1 | 1): number {
	if (row !== rows.last) return strips;
	return sign < 0 ? lastRow.before : lastRow.after;
}

/** Alternate rows are offset by half a place, so that stars under each other do not look like a line. */
export function beginOf(
	scene: SpineScene,
	row: number,
	sign: -1 | 1,
	strips = stripsAt(scene, row, sign)
): number {
	const { x, sibling, gap, left, right, room } = scene;
	const width = sign < 0 ? x - strips - left : right - x - strips;
	const second = room.look === 'phone' ? 0 : sibling + LEAST_GAP;
	const spare = Math.max(0, width - leastStrip(scene) - second);
	const offset = row % 2 === 0 ? Math.min((sibling + gap) / 2, spare / 2) : 0;
	return x + sign * (strips + offset);
}

/** The indices to draw, the most important first; `needed` are those for which a side is packed closely. */
function prioritiesOf(
	view: SpineView,
	{ parent, child }: StripSpot,
	{ rows, sign }: SidePlan
): { must: number[]; needed: number[]; wanted: number[] } {
	const { story, scene, named, choice, stars, finished } = view;
	const all = rows.map((_, index) => index);
	const must: number[] = [];
	const isNamed = (index: number): boolean => named.has(rows[index] as number);
	if (finished) {
		// Many moves may be tied: those that the sentence names come first.
		must.push(...all.filter(isNamed), ...all.filter((index) => stars.has(rows[index] as number)));
	} else if (sign < 0) must.push(...bestOf(story.trace, parent, rows));
	else if (rows.length > 0) must.push(0);
	const nearest = sign < 0 ? [...all].reverse() : all;
	const newest = sign < 0 && child !== null ? nearest.slice(0, NEWEST[scene.room.look]) : [];
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
 * Width of a sibling's place: its value is in it, in a lecture at its full size and with its move.
 *
 * @param most pixels for its move, which is cut short if it is longer
 */
function slotOf(view: SpineView, row: number, most: number, { scale, holds }: Packing): number {
	const { scene, story } = view;
	const { measure, type } = scene;
	const isFixed = type.smallest === 1;
	const sibling = shapeScale(scene, { scale, holds }) * scene.sibling;
	if (holds === 'shape') return sibling;
	const name = isFixed
		? measure(moveLabel(story.names.of(row), false), type.siblingMove, 700) + SLOT_MARGIN
		: 0;
	const move = Math.max(sibling, Math.min(name, scale * most));
	if (holds === 'move') return move;
	const amount = amountAt(view, row);
	const text = amount === null ? '' : valueText(view, amount);
	if (isFixed) return Math.max(move, measure(text, type.siblingValue, 700) + SLOT_MARGIN);
	return Math.max(sibling, Math.min(measure(text, LEGIBLE, 700) + 4, scene.slot));
}

export function foldText(moves: number): string {
	return `+${formatCount(moves)}`;
}

function foldWidth({ measure }: SpineScene, moves: number, { size, padding }: FoldStyle): number {
	return measure(foldText(moves), size, 650) + 2 * padding + FOLD_STACK;
}
