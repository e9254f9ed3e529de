/**
 * The ways of a cutoff's line in a spine: from the owner's best child up to the owner, by a short piece to its bound,
 * down the rail through each bound that is passed on, to the scissors on the pruned half of the bus.
 */
import { NO_ROW } from '../../../../trace/cursor.ts';
import { busPath, linePath } from '../../../drawing/curves.ts';
import { r } from '../../../drawing/funnel.ts';
import { centred, middleOf } from '../../../drawing/rects.ts';
import type { Point, Rect } from '../../../viewport.ts';
import { CORNER, drawCut, goldenOf } from '../../marks/cut.ts';
import type { CutLine } from '../../marks/cut-line.ts';
import { numbersOf } from '../../marks/spine-nodes.ts';
import type { BoundPart, CutPart, NodePart, Stage } from '../../parts.ts';
import { placeKey } from '../place-key.ts';
import type { Grid } from './root-grid.ts';
import { boundColumn } from './spine-bounds.ts';
import { spineCallout } from './spine-callout.ts';
import { busAbove, gridTop, SCISSORS } from './spine-rows.ts';
import type { Strip } from './spine-strips.ts';
import type { SpineView } from './spine-view.ts';

/** Half the gap that one golden line leaves for another. */
const GAP = 10.5;
/** Corners between compact rows. */
const SMALL_CORNER = 4;
/** Distance of the line of an alpha cutoff from the bus below it. */
const ABOVE_BUS = 7.5;

/** What is drawn before the cutoff. */
interface DrawnSpine {
	/** All nodes, and those of the spine from the root down. */
	readonly nodes: readonly NodePart[];
	readonly spine: readonly NodePart[];
	readonly bounds: readonly BoundPart[];
	readonly texts: Stage['texts'];
	readonly boxes: Stage['boxes'];
	readonly strips: readonly Strip[];
	readonly grid: Grid | null;
}

/** The scissors: their middle, and the bus or the line that they are on. */
interface Scissors {
	readonly x: number;
	readonly y: number;
	readonly radius: number;
}

/** What a cutoff adds to the stage; null at other steps. */
export function spineCut(view: SpineView, drawn: DrawnSpine): CutPart | null {
	const { cut, moment, story, scene } = view;
	const strip = drawn.strips.find(({ spot }) => spot.parent === moment.node);
	const firstPruned = strip?.firstPruned ?? drawn.grid?.cut?.key ?? null;
	if (cut === null || firstPruned === null) return null;
	const inGrid = strip === undefined ? (drawn.grid?.cut ?? null) : null;
	const bus = inGrid?.bus ?? busAbove(scene.rows, strip?.spot.row ?? 0);
	const at: Scissors = inGrid ?? {
		x: scene.x + scene.bounds,
		y: bus,
		radius: SCISSORS * scene.stroke
	};
	const pills = goldenOf(drawn.bounds);
	const last = pills.at(-1);
	return drawCut(story, moment.node, cut, {
		child: childLine(view, cut, drawn),
		owner: ownerPiece(view, cut, drawn, pills[0]),
		rails: pills.slice(1).map((pill, above) => railTo(pill, pills[above] as BoundPart)),
		last:
			last === undefined
				? ''
				: strip === undefined
					? lineInGrid(view, cut, last, at, bus)
					: lineDown(view, cut, last, at),
		scissors: centred(at.x, at.y, 2 * at.radius),
		firstPruned,
		callout:
			strip === undefined
				? null
				: spineCallout(
						view,
						{
							right: strip.right,
							bottom: bottomOf(strip),
							bus: at.y,
							scissors: at.x + at.radius,
							top: at.y - at.radius,
							which: cut.which,
							shapes: drawn.nodes.map(({ rect }) => rect)
						},
						[...textsNear(drawn), ...drawn.nodes.flatMap(({ star }) => star ?? [])]
					)
	});
}

/** With the future shown, nodes near the callout have numbers. */
function textsNear({ nodes, bounds, texts }: DrawnSpine): Rect[] {
	return [...nodes.flatMap(numbersOf), ...[...bounds, ...texts].map(({ rect }) => rect)];
}

/** The lower end of the moves of a strip and of what is written below them. */
function bottomOf({ nodes, folds, texts }: Strip): number {
	const parts = [...nodes, ...folds, ...texts].map(({ rect }) => rect.bottom);
	return Math.max(...parts, ...nodes.flatMap(numbersOf).map(({ bottom }) => bottom));
}

/** From the owner's best child up to the owner: one path, with a gap in it where the rail crosses. None or one. */
function childLine(view: SpineView, cut: CutLine, drawn: DrawnSpine): string[] {
	const { scene, story } = view;
	if (cut.owner === NO_ROW) return [];
	const key = placeKey(story, cut.ownerChild);
	const owner = drawn.spine.find(({ row }) => row === cut.owner);
	const child = drawn.nodes.find((node) => node.key === key);
	if (owner === undefined || child === undefined) return [];
	const strip = drawn.strips.find(({ spot }) => spot.parent === cut.owner);
	const from = owner.rect.bottom + 2;
	if (strip === undefined) {
		const box = drawn.boxes.find((other) => other.key === `chip:${key}`);
		// A move that is searched again is on the spine itself.
		if (box === undefined) return [`M${r(scene.x)} ${r(from)}V${r(child.rect.top)}`];
		return chipLine(view, cut, from, box.rect.right, middleOf(box.rect).y);
	}
	const to = (child.rect.left + child.rect.right) / 2;
	const top = drawn.texts.find((text) => text.key === `move:${key}`)?.rect.top ?? child.rect.top;
	const bus = busAbove(scene.rows, strip.spot.row);
	const column = boundColumn(view, cut.which);
	const sign = Math.sign(to - scene.x);
	const isCrossed = sign * (column - scene.x) > 0 && sign * (to - column) > 0;
	if (!isCrossed) return [busPath(scene.x, from, bus, to, top)];
	const half = sign * GAP * scene.stroke;
	const near = [
		{ x: scene.x, y: from },
		{ x: scene.x, y: bus },
		{ x: column - half, y: bus }
	];
	const far = [
		{ x: column + half, y: bus },
		{ x: to, y: bus },
		{ x: to, y: top }
	];
	return [linePath(near, CORNER) + linePath(far, CORNER)];
}

/** The same in compact rows: from the chip of the best child, between two rows, to the spine and up to the owner. */
function chipLine(
	view: SpineView,
	{ which }: CutLine,
	from: number,
	right: number,
	y: number
): string[] {
	const { scene } = view;
	const between = y - scene.rows.compactHeight / 2;
	const turn = right + 10;
	const start = [
		{ x: right, y },
		{ x: turn, y },
		{ x: turn, y: between }
	];
	const end = [
		{ x: scene.x, y: between },
		{ x: scene.x, y: Math.min(from, between) }
	];
	const column = boundColumn(view, which);
	if (which === 'beta' || column < turn) return [linePath([...start, ...end], SMALL_CORNER)];
	const half = GAP * scene.stroke;
	const near = [...start, { x: column - half, y: between }];
	const far = [{ x: column + half, y: between }, ...end];
	return [linePath(near, SMALL_CORNER) + linePath(far, SMALL_CORNER)];
}

/** The short piece that joins the owner and its bound. */
function ownerPiece(
	{ scene }: SpineView,
	cut: CutLine,
	{ spine, texts }: DrawnSpine,
	pill?: BoundPart
): string[] {
	const owner = spine.find((node) => node.row === cut.owner);
	if (pill === undefined || owner === undefined) return [];
	const y = r(middleOf(pill.rect).y);
	const isAlpha = cut.which === 'alpha';
	const isCompact = owner.rect.right - owner.rect.left < 0.9 * scene.u && scene.rows.compact > 0;
	if (isCompact) {
		const label = texts.find(({ key }) => key === `move:${owner.key}`);
		return isAlpha
			? [`M${r((label?.rect ?? owner.rect).left - 4)} ${y}H${r(pill.rect.right)}`]
			: [`M${r((owner.value?.rect ?? owner.rect).right + 4)} ${y}H${r(pill.rect.left)}`];
	}
	const edge = (isAlpha ? -0.36 : 0.36) * scene.u;
	return [`M${r(scene.x + edge)} ${y}H${r(isAlpha ? pill.rect.right : pill.rect.left)}`];
}

/** Down the column of the bound, from pill to pill. */
function railTo({ rect }: BoundPart, above: BoundPart): Point[] {
	const x = middleOf(rect).x;
	return [
		{ x, y: above.rect.bottom },
		{ x, y: rect.top }
	];
}

/** From the last pill to the scissors; an alpha cutoff passes under the node. */
function lineDown(view: SpineView, cut: CutLine, last: BoundPart, at: Scissors): string {
	const { scene } = view;
	const x = boundColumn(view, cut.which);
	const from = { x, y: last.rect.bottom };
	if (cut.which === 'beta') return linePath([from, { x, y: at.y - at.radius }]);
	const under = at.y - Math.max(0, Math.min(ABOVE_BUS * scene.stroke, 0.21 * scene.u - 6));
	const way = [from, { x, y: under }, { x: at.x - at.radius + 2, y: under }];
	return linePath(way, CORNER);
}

/** At the root, whose moves are in a grid: along its lines to the first pruned move, by the line above it. */
function lineInGrid(
	view: SpineView,
	cut: CutLine,
	last: BoundPart,
	at: Scissors,
	above: number
): string {
	const { scene } = view;
	const x = boundColumn(view, cut.which);
	const bus = gridTop(scene.rows);
	const to = at.x + Math.sign(scene.x - at.x) * at.radius;
	const start = `M${r(x)} ${r(last.rect.bottom)}V${r(bus)}`;
	if (Math.abs(above - bus) < 1) return `${start}H${r(to)}`;
	return `${start}H${r(scene.x)}V${r(above)}H${r(to)}`;
}
