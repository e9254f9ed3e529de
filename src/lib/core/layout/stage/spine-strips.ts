/**
 * The strip of a spine node: its other moves in search order, searched ones at the left of the spine, those that are
 * not searched yet, or pruned, at the right.
 */
import { formatCount } from '../../explain/format.ts';
import { moveLabel, prunedLabel } from '../../explain/labels.ts';
import type { Trace } from '../../trace/trace.ts';
import type { Rect } from '../viewport.ts';
import { busPath } from './bus.ts';
import { isCalloutAbove } from './callout.ts';
import { placeKey } from './keys.ts';
import type { EdgePart, FoldPart, NodePart, TextPart } from './parts.ts';
import { placesUnder } from './places.ts';
import { drawNode } from './spine-nodes.ts';
import { busAbove, OF_U, rowMiddle } from './spine-rows.ts';
import {
	FOLD_PADDING,
	FOLD_STACK,
	LEAST_GAP,
	PILL_PADDING,
	leastStrip,
	SLOT_MARGIN,
	type SpineScene
} from './spine-scene.ts';
import { amountAt, isSearchedOn, valueText, type SpineView } from './spine-view.ts';
import { chooseSide, widthOf, type SideRoom, type StripItem } from './strip.ts';
import { fittedText, LEGIBLE, textPart } from './texts.ts';

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

export interface Strip {
	readonly spot: StripSpot;
	readonly nodes: readonly NodePart[];
	readonly edges: readonly EdgePart[];
	readonly folds: readonly FoldPart[];
	readonly texts: readonly TextPart[];
	/** The ends of what is drawn. */
	readonly left: number;
	readonly right: number;
	/** The first pruned move, drawn or folded; null if none is pruned. */
	readonly firstPruned: string | null;
}

/** One side of a strip. */
interface SidePlan {
	readonly rows: readonly number[];
	/** Moves at its end that have no rows. */
	readonly unrecorded: number;
	/** -1 at the left of the spine, 1 at the right. */
	readonly sign: -1 | 1;
}

interface Drawn {
	readonly nodes: NodePart[];
	readonly edges: EdgePart[];
	readonly folds: FoldPart[];
	readonly texts: TextPart[];
}

/** A sibling that must be drawn is at least so wide, in parts of the usual width. */
const SMALLEST_SIBLING = 0.65;

/** How many of the newest moves a strip shows in any case. */
const NEWEST = { explore: 2, lecture: 1, narrow: 1, phone: 0 } as const;

export function drawStrip(view: SpineView, spot: StripSpot): Strip {
	const { story, known, scene } = view;
	const { rows, unrecorded } = placesUnder(story, spot.parent, known);
	const [before, after] = sidesOf(view, spot, rows);
	const drawn: Drawn = { nodes: [], edges: [], folds: [], texts: [] };
	const left = drawSide(view, spot, { rows: before, unrecorded: 0, sign: -1 }, drawn);
	const right = drawSide(view, spot, { rows: after, unrecorded, sign: 1 }, drawn);
	const pruned = after.filter((row) => known.stateOf(row) === 'ghost');
	// With the future shown nothing is saved before its cutoff.
	const first = pruned[0];
	const isCut = first !== undefined && story.trace.enterStepOf(first) <= view.moment.step;
	const caption = isCut ? captionOf(view, spot, pruned, right, valuesOf(drawn)) : null;
	if (caption !== null) drawn.texts.push(caption);
	const least = 0.62 * scene.u;
	const ends = drawn.texts.filter(({ key }) => key.startsWith('caption:')).map(({ rect }) => rect);
	return {
		...drawn,
		spot,
		left: Math.min(left, scene.x - least),
		right: Math.max(right, scene.x + least, ...ends.map((rect) => rect.right)),
		firstPruned: first === undefined ? null : placeKey(story, first)
	};
}

/** The moves before the child on the spine, and after it; without one, those that have returned and the others. */
function sidesOf(
	{ story, moment }: SpineView,
	{ child }: StripSpot,
	rows: readonly number[]
): [before: readonly number[], after: readonly number[]] {
	const { trace } = story;
	if (child === null) {
		const split = rows.findIndex(
			(row) => trace.exitStepOf(row) > moment.step || trace.isPruned(row)
		);
		return split < 0 ? [rows, []] : [rows.slice(0, split), rows.slice(split)];
	}
	// The place may show another attempt of the move than the one on the spine.
	const at = rows.findIndex((row) => trace.moveOf(row) === trace.moveOf(child));
	return [rows.slice(0, at), rows.slice(at + 1)];
}

/** Draws one side and returns where it ends. */
function drawSide(view: SpineView, spot: StripSpot, plan: SidePlan, drawn: Drawn): number {
	const { scene } = view;
	const { sign } = plan;
	const total = plan.rows.length + plan.unrecorded;
	const begin = beginOf(view, spot.row, sign);
	const width = sign < 0 ? begin - scene.left : scene.right - begin;
	const fold = foldWidth(scene, 88) + LEAST_GAP;
	const roomFor = (sibling: SideRoom['sibling']): SideRoom => ({
		width,
		sibling,
		fold: (moves) => foldWidth(scene, moves),
		gap: scene.gap,
		leastGap: LEAST_GAP,
		most: scene.most
	});
	const rowAt = (index: number): number | null => plan.rows[index] ?? null;
	const { must, named, wanted } = prioritiesOf(view, spot, plan);
	let scale = 1;
	let room = roomFor((index) => slotOf(view, rowAt(index), width - fold, 1));
	let side = chooseSide(total, must, wanted, room);
	const isDrawn = (index: number): boolean =>
		side.items.some((item) => item.kind === 'node' && item.index === index);
	// What the sentence names is in sight, if need be smaller; in a lecture type keeps its size, and on a phone it is small.
	const canShrink = scene.room.look === 'explore' || scene.room.look === 'narrow';
	while (canShrink && scale > SMALLEST_SIBLING && !named.every(isDrawn)) {
		scale -= 0.1;
		const smaller = scale;
		room = roomFor((index) => slotOf(view, rowAt(index), width - fold, smaller));
		side = chooseSide(total, must, wanted, room);
	}
	const taken = side.items.reduce((sum, item) => sum + widthOf(item, room) + LEAST_GAP, 0);
	if (taken - LEAST_GAP > width) {
		// Where not even one move fits beside its folds with its value, it has no value.
		room = roomFor((index) => moveWidth(view, rowAt(index), width - 2 * fold));
		side = chooseSide(total, must, wanted, room);
	}
	const { items, gap } = side;
	let at = begin;
	const outward = sign < 0 ? [...items].reverse() : items;
	// Between the first item and the bounds there is little space for its move.
	const clear =
		view.finished || !view.story.trace.hasWindow
			? Infinity
			: Math.abs(begin - scene.x) - scene.bounds - scene.boundWidth / 2 - PILL_PADDING;
	for (const [place, item] of outward.entries()) {
		const size = widthOf(item, room);
		const x = at + (sign * size) / 2;
		const pitch = place === 0 ? Math.min(size + gap, size + 2 * clear + 3) : size + gap;
		if (item.kind === 'node') {
			drawSibling(view, spot, plan, item.index, x, pitch, scale * scene.sibling, drawn);
		} else drawFold(view, spot, plan, item, x, drawn);
		at += sign * (size + gap);
	}
	return items.length === 0 ? scene.x : at - sign * gap;
}

/** Alternate rows are offset by half a place, so that stars under each other do not look like a line. */
function beginOf({ scene, finished }: SpineView, row: number, sign: -1 | 1): number {
	const { x, sibling, gap, left, right, room, beside } = scene;
	// At the finish there are no bounds; at the right the moves are in words.
	const strips = finished && sign < 0 ? beside : scene.strips;
	const width = sign < 0 ? x - strips - left : right - x - strips;
	const second = room.look === 'phone' ? 0 : sibling + LEAST_GAP;
	const spare = Math.max(0, width - leastStrip(scene) - second);
	const offset = row % 2 === 0 ? Math.min((sibling + gap) / 2, spare / 2) : 0;
	return x + sign * (strips + offset);
}

/** The indices to draw, the most important first. */
function prioritiesOf(
	view: SpineView,
	{ parent, child }: StripSpot,
	{ rows, sign }: SidePlan
): { must: number[]; named: number[]; wanted: number[] } {
	const { story, scene, named, choice, stars, finished } = view;
	const all = rows.map((_, index) => index);
	const must: number[] = [];
	const isNamed = (index: number): boolean => named.has(rows[index] as number);
	if (finished) {
		// Many moves may be tied: those that the sentence names come first.
		must.push(...all.filter(isNamed), ...all.filter((index) => stars.has(rows[index] as number)));
	} else if (sign < 0) must.push(...bestOf(story.trace, parent, rows));
	else if (rows.length > 0) must.push(0);
	must.push(
		...all.filter(isNamed),
		...(choice.size === 0
			? []
			: all.filter((index) => choice.has(placeKey(story, rows[index] as number))))
	);
	const nearest = sign < 0 ? [...all].reverse() : all;
	if (sign < 0 && child !== null) must.push(...nearest.slice(0, NEWEST[scene.room.look]));
	return { must, named: all.filter(isNamed), wanted: nearest };
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

function drawSibling(
	view: SpineView,
	spot: StripSpot,
	{ rows, sign }: SidePlan,
	index: number,
	x: number,
	pitch: number,
	width: number,
	drawn: Drawn
): void {
	const { scene, story, known, stars, finished, moment } = view;
	const { u, measure, type, room } = scene;
	const row = rows[index] as number;
	// A move without a row is only counted.
	if (rows[index] === undefined) return;
	const isLast = spot.row === scene.rows.last;
	const middle = rowMiddle(scene.rows, spot.row);
	const free = isLast ? room.size.height - middle - 0.3 * u - 2 : (OF_U.bus + 0.13) * u - 5;
	const isUnderCallout =
		view.reason !== null && sign > 0 && spot.parent !== moment.node && isCalloutAbove(scene);
	const { node, label } = drawNode(view, {
		row,
		x,
		middle,
		width,
		role: 'sibling',
		parent: placeKey(story, spot.parent),
		below: isUnderCallout ? 0 : free,
		labelWidth: pitch - 3
	});
	drawn.nodes.push(node);
	if (label !== null) drawn.texts.push(label);
	let top = label?.rect.top ?? node.rect.top;
	if (
		index === 0 &&
		sign > 0 &&
		!finished &&
		known.stateOf(row) === 'waiting' &&
		known.hasStarted &&
		isSearchedOn(view, spot.parent)
	) {
		const style = { size: type.small, weight: 500, tone: 'soft' as const };
		const next = textPart(measure, `next:${node.key}`, 'next', x, top - 0.55 * type.small, style);
		drawn.texts.push(next);
		top = next.rect.top;
	}
	const kind =
		node.state === 'pruned'
			? 'pruned'
			: node.state === 'outline' || node.state === 'given'
				? 'coming'
				: stars.has(row)
					? 'best'
					: 'searched';
	const bus = busAbove(scene.rows, spot.row);
	drawn.edges.push({
		key: node.key,
		d: busPath(scene.x, spot.from, bus, x, Math.max(top, bus + 1)),
		kind
	});
}

function drawFold(
	view: SpineView,
	spot: StripSpot,
	{ rows, sign }: SidePlan,
	item: Extract<StripItem, { kind: 'fold' }>,
	x: number,
	drawn: Drawn
): void {
	const { scene, known, story } = view;
	const { type, measure } = scene;
	const hidden = rows.slice(item.from, item.to);
	const moves = item.to - item.from;
	const states = hidden.map((row) => known.stateOf(row));
	const kind =
		states.length > 0 && states.every((state) => state === 'ghost')
			? 'pruned'
			: states.every((state) => state === 'waiting' || state === null)
				? 'coming'
				: 'searched';
	const middle = rowMiddle(scene.rows, spot.row);
	const width = foldWidth(scene, moves);
	const half = 0.925 * type.fold;
	const rect: Rect = {
		left: x - width / 2,
		top: middle - half - FOLD_STACK,
		right: x + width / 2,
		bottom: middle + half
	};
	const parent = placeKey(story, spot.parent);
	const key = `fold:${parent}:${sign < 0 ? 'before' : 'after'}:${item.from}`;
	const style = { size: type.fold, weight: 650, tone: 'ink' as const };
	const text = textPart(measure, `text:${key}`, foldText(moves), x - FOLD_STACK / 2, middle, style);
	drawn.folds.push({ key, node: parent, kind, moves, rows: hidden, text, rect });
	const edge = kind === 'pruned' ? 'pruned' : kind === 'coming' ? 'coming' : 'searched';
	const bus = busAbove(scene.rows, spot.row);
	drawn.edges.push({ key, d: busPath(scene.x, spot.from, bus, x, rect.top), kind: edge });
}

/**
 * Width of a sibling's place: its value is in it, in a lecture at its full size and with its move.
 *
 * @param most pixels for its move, which is cut short if it is longer
 */
function slotOf(view: SpineView, row: number | null, most: number, scale: number): number {
	const { scene } = view;
	const { measure, type } = scene;
	const sibling = scale * scene.sibling;
	if (row === null) return sibling;
	const amount = amountAt(view, row);
	const text = amount === null ? '' : valueText(view, amount);
	if (type.smallest < 1) {
		return Math.max(sibling, Math.min(measure(text, LEGIBLE, 700) + 4, scene.slot));
	}
	const value = measure(text, type.siblingValue, 700);
	return Math.max(moveWidth(view, row, most), value + SLOT_MARGIN);
}

/** The same for its move alone. */
function moveWidth({ scene, story }: SpineView, row: number | null, most: number): number {
	const { sibling, measure, type } = scene;
	if (row === null || type.smallest < 1) return sibling;
	const move = measure(moveLabel(story.names.of(row), false), type.siblingMove, 700);
	return Math.max(sibling, Math.min(move + SLOT_MARGIN, most));
}

function foldText(moves: number): string {
	return `+${formatCount(moves)}`;
}

function foldWidth({ measure, type, room }: SpineScene, moves: number): number {
	return measure(foldText(moves), type.fold, 650) + 2 * FOLD_PADDING[room.look] + FOLD_STACK;
}

function valuesOf({ nodes, folds }: Drawn): Rect[] {
	const values = nodes.flatMap(({ value }) => (value === null ? [] : [value.rect]));
	return [...values, ...folds.map(({ rect }) => rect)];
}

/** "7 pruned, 7 nodes saved", under the pruned moves. */
function captionOf(
	view: SpineView,
	{ row, parent }: StripSpot,
	pruned: readonly number[],
	right: number,
	values: readonly Rect[]
): TextPart | null {
	const { scene, story } = view;
	const { measure, type, u, x, rows, room } = scene;
	const text = prunedLabel(story, pruned);
	const style = { size: type.caption, weight: 650, tone: 'ink' as const };
	const least = x + 0.62 * u;
	const shown = fittedText(
		measure,
		`caption:${placeKey(story, parent)}`,
		text,
		0,
		0,
		style,
		scene.right - least,
		type.smallest
	);
	const half = (shown.rect.right - shown.rect.left) / 2;
	const begin = beginOf(view, row, 1);
	const middle = Math.min(Math.max((begin + right) / 2, least + half), scene.right - half);
	const tall = shown.rect.bottom - shown.rect.top;
	const under = Math.max(rowMiddle(rows, row) + 0.3 * u, ...values.map((rect) => rect.bottom));
	const y = Math.min(under + 0.9 * shown.size, room.size.height - tall / 2 - 1);
	const final = { ...style, size: shown.size };
	if (y - tall / 2 > under - 0.5) return textPart(measure, shown.key, shown.text, middle, y, final);
	// Under the last row there may be no space: then at the end of it.
	const at = right + 8 + half;
	if (at + half > scene.right) return null;
	return textPart(measure, shown.key, shown.text, at, rowMiddle(rows, row), final);
}
