/** The nodes of a spine with their values, moves, stars, fans and badges. */
import { ordinal } from '../../../base/count-words.ts';
import { moveLabel } from '../../../explain/labels.ts';
import { algorithmOf } from '../../../search/registry.ts';
import { FLAG } from '../../../trace/schema.ts';
import type { Rect } from '../../viewport.ts';
import { drawFan, type FanSpot } from './fan.ts';
import { placeKey } from '../placement/place-key.ts';
import { isGolden } from './cut.ts';
import { starBy, starOf, starRect } from './star.ts';
import { markOf } from './reach-mark.ts';
import type { NodePart, TextPart } from '../parts.ts';
import { attemptsAt } from '../placement/places-under.ts';
import { BEYOND, massOf, RING, shapeAt, shapeRect, valueInside } from '../../drawing/shapes.ts';
import { OF_U } from '../placement/spine/spine-rows.ts';
import { amountAt, valueText, type SpineView } from '../placement/spine/spine-view.ts';
import { valueBelow } from './value-below.ts';
import { centred } from '../../drawing/rects.ts';
import { fittedText, TALL, textPart } from '../../drawing/texts.ts';

/** The place of a node. */
interface Spot {
	readonly row: number;
	readonly x: number;
	/** Middle of its row. */
	readonly middle: number;
	readonly width: number;
	readonly role: NodePart['role'];
	readonly parent: string | null;
	/** Pixels below the node that a fan, or a value that does not fit, may take. */
	readonly below: number;
	/** Its move must be below this. */
	readonly above?: number;
	/** Width that its move may take. */
	readonly labelWidth: number;
	/** It is a small board, which has its value below it. */
	readonly board?: boolean;
	/**
	 * Where a value below a sibling may begin and end, and what is below the bounds, too; the bottom of the folds that
	 * it may be under, and the width of its place between them.
	 */
	readonly under?: {
		readonly from: number;
		readonly to: number;
		readonly low: { readonly from: number; readonly to: number };
		readonly folds: number;
		readonly width: number;
	};
}

interface DrawnNode {
	readonly node: NodePart;
	readonly label: TextPart | null;
}

/** From a sibling up to the middle of its move, in parts of the move's size. */
const LABEL_ABOVE = 0.85;
/** The same up to its upper edge. */
export const LABEL_TOP = LABEL_ABOVE + TALL / 2;
/** A leaf is at most so many times as wide for its value, which has so many pixels at both sides. */
const LITTLE = 1.4;
const BESIDE_VALUE = 4;

export function drawNode(view: SpineView, spot: Spot): DrawnNode {
	const { scene, story, moment } = view;
	const { measure, type } = scene;
	const { row, x, middle, width, role, board = false } = spot;
	const { trace } = story;
	const key = placeKey(story, row);
	const shape = shapeAt(story, row);
	const usual = board ? centred(x, middle, width) : shapeRect(shape, x, middle, width);
	const state = stateAt(view, row);
	const amount = amountAt(view, row);
	const isPale = (state === 'pruned' || state === 'outline') && amount !== null;
	const isSpine = role === 'spine';
	const size = isSpine ? type.value : type.siblingValue;
	const text = amount === null ? '' : valueText(view, amount);
	const isFixed = type.smallest === 1;
	const isWidened = isFixed && isSpine && shape === 'leaf';
	const rect = isWidened ? widened(usual, measure(text, size, 700) + 2 * BESIDE_VALUE) : usual;
	const inside =
		text === '' || board
			? null
			: valueInside(
					measure,
					`value:${key}`,
					text,
					shape,
					rect,
					size,
					isFixed ? 1 : 0,
					isFixed && isSpine ? BEYOND : 0
				);
	const current = row === moment.node && !view.finished;
	const radius = RING * width;
	// The first row is close to the upper edge.
	const ringAt = Math.max(massOf(shape, rect), radius + 2);
	const ring = current ? centred(x, ringAt, 2 * radius) : null;
	const value =
		text === '' || inside !== null
			? inside
			: valueBelow(scene, `value:${key}`, text, { ...spot, bottom: rect.bottom, size });
	const isInner = state === 'closed' && shape !== 'leaf' && !trace.isHit(row);
	const isParentDrawn =
		isSpine &&
		(spot.parent === null || view.line.some(({ row: other }) => trace.parentOf(other) === row));
	const label = labelOf(view, spot, key, rect.top, state);
	const drawnFan =
		isInner && !isParentDrawn && !current && spot.below > 0
			? drawFan(view, key, row, fanSpot(spot, scene, rect, inside === null ? value : null))
			: null;
	const shown = value === null ? null : movedAside(value, drawnFan?.aside ?? 0);
	const how = view.stars.get(row);
	const node: NodePart = {
		key,
		row,
		parent: spot.parent,
		rect,
		shape,
		state,
		role,
		value: shown === null || !isPale ? shown : { ...shown, weight: 500, tone: 'soft' },
		pale: isPale,
		current,
		ring,
		gold: isGolden(view.cut, row),
		star: how ? starOf(how, starAt()) : null,
		badge: label === null ? null : badgeOf(view, row, key, label, role),
		mark: markOf(story, view.known, row, shape, rect),
		fan: drawnFan?.fan ?? null,
		board
	};
	return { node, label };

	function starAt(): Rect {
		return board
			? starBy({ rect, value: shown, shape, board })
			: starRect(rect, width, inside?.rect.left);
	}
}

/** A leaf as wide as its value, which keeps its size, where that is only a little wider. */
function widened(leaf: Rect, needed: number): Rect {
	const width = leaf.right - leaf.left;
	if (needed <= width || needed > LITTLE * width) return leaf;
	return centred((leaf.left + leaf.right) / 2, (leaf.top + leaf.bottom) / 2, needed, width);
}

/** What is written in a node and below it. */
export function numbersOf({ value, fan }: NodePart): Rect[] {
	const texts = [value, fan?.count, fan?.cut?.count].flatMap((text) => text?.rect ?? []);
	return [...texts, ...(fan?.cut?.scissors ? [fan.cut.scissors] : [])];
}

/** @param value below the shape, if it is there */
function fanSpot(
	{ x, below, labelWidth, under }: Spot,
	{ type, gap }: SpineView['scene'],
	rect: Rect,
	value: TextPart | null
): FanSpot {
	const width = under?.width ?? labelWidth;
	const own = { from: x - width / 2, to: x + width / 2 };
	const top = value?.rect.bottom ?? rect.bottom;
	const spot = { x, top, bottom: rect.bottom + below, value };
	const isUnderFolds = under !== undefined && (value?.rect.top ?? rect.bottom) >= under.folds;
	if (!isUnderFolds) return { ...spot, ...own, low: own };
	// In a lecture the places are as wide as their values, and none may enter its neighbour's.
	const most = type.smallest === 1 ? (width + gap) / 2 : Infinity;
	const within = ({ from, to }: { from: number; to: number }): typeof own => ({
		from: Math.max(from, x - most),
		to: Math.min(to, x + most)
	});
	return { ...spot, ...within(under), low: within(under.low) };
}

function movedAside(text: TextPart, by: number): TextPart {
	const { at, rect } = text;
	const moved = { ...rect, left: rect.left - by, right: rect.right - by };
	return by === 0 ? text : { ...text, at: { ...at, x: at.x - by }, rect: moved };
}

export function stateAt({ known, story }: SpineView, row: number): NodePart['state'] {
	const state = known.stateOf(row);
	if (!known.hasStarted && story.trace.isLeaf(row)) return 'given';
	if (state === null || state === 'waiting') return 'outline';
	return state === 'ghost' ? 'pruned' : state;
}

function labelOf(
	{ scene, story, stars }: SpineView,
	{ row, x, middle, role, labelWidth, above = 0 }: Spot,
	key: string,
	top: number,
	state: NodePart['state']
): TextPart | null {
	const { measure, type, u } = scene;
	if (story.trace.parentOf(row) < 0) return null;
	const name = moveLabel(story.names.of(row), false);
	const isSpine = role === 'spine';
	const size = isSpine ? type.move : type.siblingMove;
	const spineTop = middle - (OF_U.node * u) / 2;
	const y = isSpine
		? Math.max(spineTop - OF_U.move * u - 0.35 * size, above + (TALL / 2) * size)
		: top - LABEL_ABOVE * size;
	const isSoft = state === 'outline' || state === 'pruned';
	const weight = isSpine ? 750 : stars.has(row) ? 700 : 500;
	const style = { size, weight, tone: isSoft && !isSpine ? ('soft' as const) : ('ink' as const) };
	return fittedText(measure, `move:${key}`, name, x, y, style, labelWidth, type.smallest);
}

/** "2nd" at a place that the search has visited before. */
function badgeOf(
	{ scene, story, moment, known }: SpineView,
	row: number,
	key: string,
	label: TextPart,
	role: NodePart['role']
): TextPart | null {
	const { trace } = story;
	if (trace.parentOf(row) < 0 || known.stateOf(row) === 'waiting' || trace.isPruned(row))
		return null;
	if (algorithmOf(trace.header.setup.algorithm).visits !== 'again') return null;
	// Other passes are named in the root's row; a badge is for a move that is searched again in the same pass.
	if ((trace.flagsOf(row) & FLAG.AGAIN) === 0) return null;
	const attempts = attemptsAt(trace, row, moment.step);
	if (attempts < 2) return null;
	const { measure, type } = scene;
	const style = { size: type.small, weight: 650, tone: 'soft' as const };
	const text = ordinal(attempts);
	// Beside the move on the spine, otherwise above it.
	return role === 'spine'
		? textPart(measure, `badge:${key}`, text, label.rect.right + 5, label.at.y, {
				...style,
				anchor: 'start'
			})
		: textPart(
				measure,
				`badge:${key}`,
				text,
				label.at.x,
				label.rect.top - 0.55 * style.size,
				style
			);
}
