/**
 * The compact rows: one line each, with the best sibling, alpha, the node with its move, beta, and the totals at the
 * right.
 */
import type { Rect } from '../viewport.ts';
import { formatCount } from '../../explain/format.ts';
import { placeKey } from './keys.ts';
import { markOf } from './marks.ts';
import type { BoundPart, FoldPart, NodePart, TextPart } from './parts.ts';
import { placesUnder } from './places.ts';
import type { FoldedPlies } from './ply-rows.ts';
import { foldedPlies } from './row-heads.en.ts';
import { totals } from './row-heads.ts';
import { shapeAt, shapeRect } from './shapes.ts';
import { rowMiddle } from './spine-rows.ts';
import { stateAt } from './spine-nodes.ts';
import { BESIDE, FOLD_PADDING, FOLD_STACK, type SpineScene } from './spine-scene.ts';
import { valueText, type SpineView } from './spine-view.ts';
import { around, centred, fittedNumber, fittedText, LEGIBLE, textPart } from './texts.ts';
import { NO_ROW } from '../../trace/cursor.ts';

/** Width of a node, and height of a box, in parts of the row's height. */
const NODE = 0.78;
const BOX = 0.84;
/** Inside a box at both sides, and width of its star. */
const PAD = { usual: 7, phone: 3 } as const;
const STAR = { usual: 15, phone: 11 } as const;
/** Between two boxes at the finish. */
const APART = 6;
/** Between the box and the bound. */
const BESIDE_BOUND = { usual: 8, phone: 4 } as const;

export interface Chips {
	readonly nodes: readonly NodePart[];
	readonly texts: readonly TextPart[];
	readonly boxes: readonly { readonly key: string; readonly rect: Rect }[];
	readonly folds: readonly FoldPart[];
}

interface Drawn {
	readonly nodes: NodePart[];
	readonly texts: TextPart[];
	readonly boxes: { key: string; rect: Rect }[];
	readonly folds: FoldPart[];
}

/**
 * @param ply of the node
 * @param row that shows it
 * @param bounds those of the same node, if it has any
 */
export function drawChips(
	view: SpineView,
	ply: number,
	row: number,
	bounds: readonly BoundPart[]
): Chips {
	const { scene, line, story, moment } = view;
	const here = line[ply];
	if (here === undefined) return { nodes: [], texts: [], boxes: [], folds: [] };
	const middle = rowMiddle(scene.rows, row);
	const node = drawChip(view, here.row, scene.x, middle, 'spine');
	const nodes: NodePart[] = [node];
	const texts: TextPart[] = [];
	const boxes: { key: string; rect: Rect }[] = [];
	const { measure, x } = scene;
	const beside = BESIDE * scene.rows.compactHeight;
	if (ply > 0) {
		const style = { size: chipType(scene), weight: 750, tone: 'ink', anchor: 'end' } as const;
		const room = scene.bounds - scene.chipBound / 2 - beside - 4;
		const name = story.names.of(here.row);
		const left = x - beside - (node.star === null ? 0 : beside / 2);
		texts.push(
			fittedText(measure, `move:${node.key}`, name, left, middle, style, room, scene.type.smallest)
		);
	}
	const above = line[ply - 1]?.frame;
	const best = above?.bestChild ?? NO_ROW;
	const folds: FoldPart[] = [];
	const drawn = { nodes, texts, boxes, folds };
	if (view.finished) {
		if (ply > 0) drawTied(view, here.row, middle, drawn);
	} else if (best !== NO_ROW && story.trace.moveOf(best) !== story.trace.moveOf(here.row)) {
		drawBest(view, best, middle, drawn);
	}
	const taken = [...bounds, ...boxes, ...folds].map(({ rect }) => rect.right);
	const counts = totalsOf(view, ply, middle, taken);
	if (counts !== null && here.row !== moment.node) texts.push(counts);
	return drawn;
}

/**
 * The folded plies of a path, and the best sibling in them that gives its bound to the node above the fold. Its chip
 * must be in sight at a cutoff.
 */
export function drawFoldedPlies(view: SpineView, { row, from, to }: FoldedPlies): Chips {
	const { scene, line, story } = view;
	const { measure, type, x, rows } = scene;
	const middle = rowMiddle(rows, row);
	const hidden = line.slice(from, to).map((node) => node.row);
	const above = line[from - 1];
	const node = placeKey(story, above?.row ?? 0);
	const key = `plies:${node}`;
	const style = { size: type.fold, weight: 650, tone: 'ink' } as const;
	const text = textPart(measure, `text:${key}`, foldedPlies(hidden.length), x, middle, style);
	const rect = around([text.rect], 4);
	const fold: FoldPart = { key, node, kind: 'plies', moves: 0, rows: hidden, text, rect };
	const drawn = { nodes: [], texts: [], boxes: [], folds: [fold] };
	const best = above?.frame?.bestChild ?? NO_ROW;
	if (view.reason !== null && view.reason.owner === above?.row && best !== NO_ROW) {
		drawBest(view, best, middle, drawn);
	}
	return drawn;
}

/** Size of the texts in a compact row. */
function chipType({ type, rows }: SpineScene): number {
	return type.smallest === 1 ? type.siblingMove : Math.min(type.move, 0.55 * rows.compactHeight);
}

/**
 * At the finish, the moves that are tied with the one of the best line, or that the sentence names, at the side where
 * they were searched: the named ones in boxes, and the others where all of them fit, otherwise as a count with a star.
 *
 * @param drawn the node and its move
 */
function drawTied(view: SpineView, here: number, middle: number, drawn: Drawn): void {
	const { scene, story, known, named, stars } = view;
	const { trace } = story;
	const { rows } = placesUnder(story, trace.parentOf(here), known);
	const at = rows.findIndex((row) => trace.moveOf(row) === trace.moveOf(here));
	const own = around([
		...drawn.nodes.flatMap(({ rect, value, star }) => [rect, value?.rect ?? rect, star ?? rect]),
		...drawn.texts.map(({ rect }) => rect)
	]);
	for (const sign of [-1, 1] as const) {
		const near = sign < 0 ? rows.slice(0, at).reverse() : rows.slice(at + 1);
		const side = near.filter((row) => named.has(row) || stars.has(row));
		// There are no bounds now: where the named ones need their place, too, they begin beside the node.
		const usual = scene.x + sign * besideBounds(scene);
		const close = sign < 0 ? own.left - APART : own.right + APART;
		const isShown = (shown: ReadonlySet<number>): boolean =>
			side.every((row) => shown.has(row) || !named.has(row));
		let from = usual;
		let shown = shownTied(view, side, spaceFrom(scene, from, sign));
		if (!isShown(shown)) {
			from = close;
			shown = shownTied(view, side, spaceFrom(scene, from, sign));
		}
		for (const row of side.filter((one) => shown.has(one))) {
			const width = chipWidth(view, row);
			drawStar(view, row, middle, sign < 0 ? from : from + width, Infinity, drawn);
			from += sign * (width + APART);
		}
		const hidden = side.filter((row) => !shown.has(row)).sort((one, other) => one - other);
		if (hidden.length > 0) drawn.folds.push(tiedFold(view, hidden, from, sign, middle));
	}
}

function spaceFrom({ left, right }: SpineScene, from: number, sign: -1 | 1): number {
	return sign < 0 ? from - left : right - from;
}

/** Those of a side that have boxes: each named one that fits, and the others if all of them do. */
function shownTied(view: SpineView, side: readonly number[], space: number): Set<number> {
	const { named, scene } = view;
	const shown = new Set<number>();
	let free = space;
	const groups = side.filter((row) => named.has(row)).map((row) => [row]);
	for (const group of [...groups, side.filter((row) => !named.has(row))]) {
		const width = group.reduce((sum, row) => sum + chipWidth(view, row) + APART, -APART);
		const others = side.length - shown.size - group.length;
		if (width + (others > 0 ? APART + tiedWidth(scene, others) : 0) > free) continue;
		for (const row of group) shown.add(row);
		free -= width + APART;
	}
	return shown;
}

function chipWidth(view: SpineView, row: number): number {
	const trial: Drawn = { nodes: [], texts: [], boxes: [], folds: [] };
	drawStar(view, row, 0, 0, Infinity, trial);
	const [box] = trial.boxes;
	return box === undefined ? 0 : box.rect.right - box.rect.left;
}

function tiedText(moves: number): string {
	return `+${formatCount(moves)} ★`;
}

function tiedWidth({ measure, type, room }: SpineScene, moves: number): number {
	return measure(tiedText(moves), type.fold, 650) + 2 * FOLD_PADDING[room.look] + FOLD_STACK;
}

/** @param from its end that is nearer to the spine */
function tiedFold(
	view: SpineView,
	rows: readonly number[],
	from: number,
	sign: -1 | 1,
	middle: number
): FoldPart {
	const { scene, story } = view;
	const { measure, type } = scene;
	const node = placeKey(story, story.trace.parentOf(rows[0] as number));
	const key = `fold:${node}:tied:${sign < 0 ? 'before' : 'after'}`;
	const width = tiedWidth(scene, rows.length);
	const x = from + (sign * width) / 2;
	const style = { size: type.fold, weight: 650, tone: 'ink' } as const;
	const text = textPart(
		measure,
		`text:${key}`,
		tiedText(rows.length),
		x - FOLD_STACK / 2,
		middle,
		style
	);
	const half = Math.min(0.85 * type.fold, 0.42 * scene.rows.compactHeight);
	const rect = {
		left: x - width / 2,
		top: middle - half - 2,
		right: x + width / 2,
		bottom: middle + half
	};
	return { key, node, kind: 'searched', moves: rows.length, rows, text, rect };
}

/** From the spine to what is beyond the bounds of a compact row. */
function besideBounds({ bounds, chipBound, room }: SpineScene): number {
	return bounds + chipBound / 2 + BESIDE_BOUND[room.look === 'phone' ? 'phone' : 'usual'];
}

/** A small node with its value at the right. */
function drawChip(
	view: SpineView,
	row: number,
	x: number,
	middle: number,
	role: 'spine' | 'chip'
): NodePart {
	const { scene, story, known, moment, reason } = view;
	const { measure, rows } = scene;
	const key = placeKey(story, row);
	const shape = shapeAt(story, row);
	const width = NODE * rows.compactHeight;
	const rect = shapeRect(shape, x, middle, width);
	const amount = known.amountOf(row);
	const current = row === moment.node && !view.finished;
	const beside = BESIDE * rows.compactHeight + (current ? 3 : 0);
	const style = { size: chipType(scene), weight: 700, tone: 'ink', anchor: 'start' } as const;
	const room = scene.bounds - scene.chipBound / 2 - beside - 4;
	const isWide =
		amount !== null &&
		role === 'spine' &&
		measure(
			valueText(view, amount),
			scene.type.smallest === 1 ? style.size : LEGIBLE,
			style.weight
		) > room;
	const value =
		amount === null || isWide
			? null
			: fittedNumber(
					measure,
					`value:${key}`,
					valueText(view, amount),
					x + beside,
					middle,
					style,
					room
				);
	return {
		key,
		row,
		parent: story.trace.parentOf(row) < 0 ? null : placeKey(story, story.trace.parentOf(row)),
		rect,
		shape,
		state: stateAt(view, row),
		role: role === 'spine' ? 'spine' : 'chip',
		value,
		pale: false,
		current,
		ring: current ? centred(x, middle, 0.98 * rows.compactHeight) : null,
		gold: reason !== null && (row === reason.owner || row === reason.ownerChild),
		star:
			view.finished && view.stars.has(row) && role === 'spine'
				? centred(x - beside, middle, 14)
				: null,
		badge: null,
		mark: role === 'spine' ? markOf(story, known, row, shape, rect) : null,
		fan: null,
		board: false
	};
}

/** The best sibling, at the left of alpha. */
function drawBest(view: SpineView, row: number, middle: number, drawn: Drawn): void {
	const right = view.scene.x - besideBounds(view.scene);
	drawStar(view, row, middle, right, right - view.scene.left, drawn);
}

/**
 * A sibling in a box: its star, its move, its node and its value.
 *
 * @param right where it ends
 * @param most pixels that it may take
 */
function drawStar(
	view: SpineView,
	row: number,
	middle: number,
	right: number,
	most: number,
	drawn: Drawn
): void {
	const { scene, story, known } = view;
	const { measure, rows, type } = scene;
	const isFixed = type.smallest === 1;
	const height = BOX * rows.compactHeight;
	const look = scene.room.look === 'phone' ? 'phone' : 'usual';
	const [pad, wide] = [PAD[look], STAR[look]];
	const amount = known.amountOf(row);
	const key = placeKey(story, row);
	const starred = view.stars.has(row);
	const width = 0.5 * rows.compactHeight;
	const [text, move] = [amount === null ? '' : valueText(view, amount), story.names.of(row)];
	const bold = { size: chipType(scene), weight: 700, tone: 'ink', anchor: 'end' } as const;
	const free = most - 2 * pad - width - 9 - (starred ? wide + 3 : 0);
	const widthOf = (said: string, size: number): number => measure(said, size, bold.weight);
	const needed = widthOf(text, bold.size) + widthOf(move, bold.size);
	const least = isFixed ? needed : widthOf(text, LEGIBLE) + widthOf(move.slice(0, 2), LEGIBLE);
	const hasValue = text !== '' && least <= free;
	// Where numbers are long, both become smaller; where that is not enough, the bound alone says the value.
	const wanted = hasValue ? needed : widthOf(move, bold.size);
	const size = isFixed ? bold.size : Math.max(LEGIBLE, bold.size * Math.min(1, free / wanted));
	const value = hasValue
		? textPart(measure, `value:${key}`, text, right - pad, middle, { ...bold, size })
		: null;
	const x = (value === null ? right - pad : value.rect.left - 5) - width / 2;
	const node = drawChip(view, row, x, middle, 'chip');
	const rect = shapeRect(node.shape, x, middle, width);
	const room = free - (hasValue ? widthOf(text, size) : 0);
	const at = rect.left - 4;
	const style = { ...bold, size };
	const name = fittedText(measure, `move:${key}`, move, at, middle, style, room, 1);
	const star = starred ? centred(name.rect.left - 3 - wide / 2, middle, wide) : null;
	drawn.nodes.push({ ...node, rect, value, star, ring: null });
	drawn.texts.push(name);
	const parts = [name.rect, rect, ...(star === null ? [] : [star])];
	const inside = around(parts);
	const top = middle - height / 2;
	drawn.boxes.push({
		key: `chip:${key}`,
		rect: { left: inside.left - pad + 2, right, top, bottom: top + height }
	});
}

/** "8: 6 searched, 1 now, 1 left" at the right, of the row that shows these moves; null where it does not fit. */
function totalsOf(
	view: SpineView,
	ply: number,
	middle: number,
	ends: readonly number[]
): TextPart | null {
	const { scene, line } = view;
	const above = line[ply - 1];
	if (above === undefined) return null;
	const { measure, type, right } = scene;
	const text = totals(view, above.row).join(' ');
	const style = { size: type.head, weight: 500, tone: 'soft', anchor: 'end' } as const;
	const taken = Math.max(scene.x + scene.bounds + scene.chipBound / 2, ...ends);
	const room = right - taken - 8;
	if (measure(text, style.size, style.weight) * type.smallest > room) return null;
	return fittedText(measure, `totals:${ply}`, text, right, middle, style, room, type.smallest);
}
