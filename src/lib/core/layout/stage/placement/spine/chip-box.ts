/** What compact rows are made of: small nodes with their values, and boxes with a sibling. */
import type { Rect } from '../../../viewport.ts';
import { placeKey } from '../place-key.ts';
import { isGolden } from '../../marks/cut.ts';
import { markOf } from '../../marks/reach-mark.ts';
import { starOf } from '../../marks/star.ts';
import type { FoldPart, NodePart, TextPart } from '../../parts.ts';
import { shapeAt, shapeRect } from '../../../drawing/shapes.ts';
import { stateAt } from '../../marks/spine-nodes.ts';
import { BESIDE, CHIP_TYPE, type SpineScene } from './spine-scene.ts';
import { valueText, type SpineView } from './spine-view.ts';
import { around, centred } from '../../../drawing/rects.ts';
import { fittedNumber, fittedText, LEGIBLE, textPart } from '../../../drawing/texts.ts';

/** Width of a node, and height of a box, in parts of the row's height. */
const NODE = 0.78;
const NODE_IN_BOX = 0.5;
const BOX = 0.84;
const ROUNDING = 0.01;
/** Letters of a move that are in sight before its value. */
const USUAL_MOVE = 4;
/** Inside a box at both sides, and width of its star. */
const PAD = { usual: 7, phone: 3 } as const;
const STAR = { usual: 15, phone: 11 } as const;
/** Between the box and the bound. */
const BESIDE_BOUND = { usual: 8, phone: 4 } as const;

/** Chips while they are drawn. */
export interface DrawnChips {
	readonly nodes: NodePart[];
	readonly texts: TextPart[];
	readonly boxes: { key: string; rect: Rect }[];
	readonly folds: FoldPart[];
}

/** Size of the texts in a compact row. */
function chipType({ type, rows }: SpineScene): number {
	return type.smallest === 1
		? type.siblingValue
		: Math.min(type.move, CHIP_TYPE * rows.compactHeight);
}

/** From the spine to what is beyond the bounds of a compact row. */
export function besideBounds({ bounds, chipBound, room }: SpineScene): number {
	return bounds + chipBound / 2 + BESIDE_BOUND[room.look === 'phone' ? 'phone' : 'usual'];
}

/** Size of a move there: where type keeps its size a value may be larger. */
export function nameType(scene: SpineScene): number {
	return Math.min(scene.type.move, chipType(scene));
}

/** A small node with its value at the right. */
export function drawChip(
	view: SpineView,
	row: number,
	x: number,
	middle: number,
	role: 'spine' | 'chip'
): NodePart {
	const { scene, story, known, moment, cut } = view;
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
		gold: isGolden(cut, row),
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

/**
 * A sibling in a box: its star, its move, its node and its value.
 *
 * @param right where it ends
 * @param most pixels that it may take
 */
export function drawStar(
	view: SpineView,
	row: number,
	middle: number,
	right: number,
	most: number,
	drawn: DrawnChips
): void {
	const { scene, story, known } = view;
	const { measure, rows, type } = scene;
	const isFixed = type.smallest === 1;
	const height = BOX * rows.compactHeight;
	const look = scene.room.look === 'phone' ? 'phone' : 'usual';
	const [pad, wide] = [PAD[look], STAR[look]];
	const amount = known.amountOf(row);
	const key = placeKey(story, row);
	const starred = view.stars.get(row);
	const width = NODE_IN_BOX * rows.compactHeight;
	const [text, move] = [amount === null ? '' : valueText(view, amount), story.names.of(row)];
	const bold = { size: chipType(scene), weight: 700, tone: 'ink', anchor: 'end' } as const;
	const free = most - besideTexts(view, row);
	const widthOf = (said: string, size: number): number => measure(said, size, bold.weight);
	const named = nameType(scene);
	const needed = widthOf(text, bold.size) + widthOf(move, named);
	const least = isFixed
		? needed
		: widthOf(text, LEGIBLE) + widthOf(move.slice(0, USUAL_MOVE), LEGIBLE);
	const hasValue = text !== '' && least <= free;
	// Where numbers are long, both become smaller; where that is not enough, the bound alone says the value.
	const wanted = hasValue ? needed : widthOf(move, named);
	const size = isFixed ? bold.size : Math.max(LEGIBLE, bold.size * Math.min(1, free / wanted));
	const value = hasValue
		? textPart(measure, `value:${key}`, text, right - pad, middle, { ...bold, size })
		: null;
	const x = (value === null ? right - pad : value.rect.left - 5) - width / 2;
	const node = drawChip(view, row, x, middle, 'chip');
	const rect = shapeRect(node.shape, x, middle, width);
	const room = free - (hasValue ? widthOf(text, size) : 0);
	const at = rect.left - 4;
	const style = { ...bold, size: Math.min(named, size) };
	const name = fittedText(measure, `move:${key}`, move, at, middle, style, room, 1);
	const star = starred
		? starOf(starred, centred(name.rect.left - 3 - wide / 2, middle, wide))
		: null;
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

/** The least width of a sibling's box, with its move alone: the sentence says its value. */
export function bareWidth(view: SpineView, row: number): number {
	const { scene, story } = view;
	const size = scene.type.smallest === 1 ? nameType(scene) : LEGIBLE;
	const move = scene.measure(story.names.of(row), size, 700);
	return besideTexts(view, row) + move + ROUNDING;
}

/** What a sibling's box has besides its texts. */
function besideTexts({ scene, stars }: SpineView, row: number): number {
	const look = scene.room.look === 'phone' ? 'phone' : 'usual';
	const star = stars.has(row) ? STAR[look] + 3 : 0;
	return 2 * PAD[look] + NODE_IN_BOX * scene.rows.compactHeight + 9 + star;
}

/** Width of a sibling's box in at most so many pixels. */
export function chipWidth(view: SpineView, row: number, most: number): number {
	const trial: DrawnChips = { nodes: [], texts: [], boxes: [], folds: [] };
	drawStar(view, row, 0, 0, most, trial);
	const [box] = trial.boxes;
	return box === undefined ? 0 : box.rect.right - box.rect.left;
}
