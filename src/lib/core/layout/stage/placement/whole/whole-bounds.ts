/** Where a whole tree has alpha and beta: beside each node of the current path, or in the lane above it. */
import type { Story } from '../../../../explain/story.ts';
import type { Moment } from '../../../../trace/cursor.ts';
import { edgeAt } from '../../../drawing/curves.ts';
import { LINE_HEIGHT } from '../../../drawing/texts.ts';
import { around, grown, middleOf } from '../../../drawing/rects.ts';
import type { Point, Rect } from '../../../viewport.ts';
import { drawBounds, type BoundSpot, type Which } from '../../marks/bounds.ts';
import type { CutLine } from '../../marks/cut-line.ts';
import type { BoundPart } from '../../parts.ts';
import type { Place } from './extent.ts';
import { edgeEnds, type WholeScene } from './whole-scene.ts';
import { hasOrigins, PILL } from './whole-sizes.ts';

/** Distance of a bound in its lane from the edge to its node; of both from the ends of the stage. */
const NEAR = 5;
const EDGE = 3;
/** Half the stroke of an edge, and what is free around a text, in pixels. */
const HALO = 4;

/** The bounds of the nodes on the path; none at leaves. */
export function wholeBounds(
	scene: WholeScene,
	story: Story,
	{ path }: Moment,
	cut: CutLine | null
): BoundPart[] {
	const { room, sizes } = scene;
	const placeAt = (ply: number): Place => scene.extent.placeOf(path[ply]?.row ?? 0);
	const draw = (lower: number): BoundPart[] =>
		drawBounds(scene.measure, story, path, cut, (ply) => {
			const place = placeAt(ply);
			return place.children.length === 0 ? null : spotOf(scene, place, lower);
		});
	const bare = draw(hasOrigins(sizes.style, room) ? (sizes.type.by * LINE_HEIGHT) / 2 : 0);
	const clear = draw(0).map((bound, at) => {
		const place = placeAt(at >> 1);
		return offEdge(bound, place, scene) ?? offEdge(bare[at] as BoundPart, place, scene) ?? bound;
	});
	return clear.map((bound, at) => {
		const first = at & ~1;
		return movedBy(bound, asideOf(clear.slice(first, first + 2), scene));
	});
}

/**
 * @param lower pixels by which a number alone is lower in its lane than one with its origin beneath it, where edges are
 *   further apart; 0 for one with its origin
 */
function spotOf(scene: WholeScene, place: Place, lower: number): BoundSpot {
	const { sizes, room } = scene;
	const x = scene.xOf(place);
	const row = scene.rowOf(place);
	const says = lower === 0 && hasOrigins(sizes.style, room) ? 'beneath' : 'not at all';
	return {
		node: place.key,
		at(which: Which, width: number): Point {
			const side = which === 'alpha' ? -1 : 1;
			return sizes.isBeside(place)
				? { x: x + side * scene.beside, y: row.middle }
				: { x: x + side * (width / 2 + PILL.across + NEAR), y: (row.bounds ?? row.middle) + lower };
		},
		bound: sizes.type.bound,
		by: sizes.type.by,
		says: () => says,
		room: Infinity,
		lineRoom: Infinity,
		smallest: 1,
		box: ({ left, top, right, bottom }) => ({
			left: left - PILL.across,
			top: top - PILL.down,
			right: right + PILL.across,
			bottom: bottom + PILL.down
		})
	};
}

/**
 * How far a bound in its lane must move so that it hides no piece of the edge to its node; null where another edge is
 * in the way: the ends of a hidden piece say where its edge goes on, and a free one says nothing.
 */
function offEdge(bound: BoundPart, place: Place, scene: WholeScene): BoundPart | null {
	const { extent, sizes } = scene;
	if (sizes.isBeside(place)) return bound;
	const areas = (bound.gold ? [bound] : bound.lines).map(({ rect }) => grown(rect, HALO));
	const isAlpha = bound.which === 'alpha';
	const most = areas.map((area) => {
		const [from, to] = spanOf(scene, place, area);
		return isAlpha ? area.right - from : to - area.left;
	});
	const across = (isAlpha ? -1 : 1) * Math.max(0, ...most);
	const isInTheWay = extent.places.some(
		(other) =>
			other.depth === place.depth &&
			other !== place &&
			areas.some((area) => {
				const [from, to] = spanOf(scene, other, area);
				return to > area.left + across && from < area.right + across;
			})
	);
	return isInTheWay ? null : movedBy(bound, across);
}

/** The ends to the left and to the right of the edge to a place, between two heights. */
function spanOf(scene: WholeScene, place: Place, { top, bottom }: Rect): [number, number] {
	const { source, target } = edgeEnds(scene, place);
	const [x, to] = [edgeAt(source, target, top).x, edgeAt(source, target, bottom).x] as const;
	return [Math.min(x, to), Math.max(x, to)];
}

/** How far the two bounds of a node must move to be inside the stage. */
function asideOf(pair: readonly BoundPart[], { room }: WholeScene): number {
	const { left, right } = around(pair.map(({ rect }) => rect));
	const end = room.size.width - EDGE;
	return left < EDGE ? EDGE - left : right > end ? end - right : 0;
}

function movedBy(bound: BoundPart, across: number): BoundPart {
	const move = (rect: Rect): Rect => ({
		...rect,
		left: rect.left + across,
		right: rect.right + across
	});
	return {
		...bound,
		rect: move(bound.rect),
		lines: bound.lines.map((line) => ({
			...line,
			at: { ...line.at, x: line.at.x + across },
			rect: move(line.rect)
		}))
	};
}

/**
 * The way of a bound from a node of the path down to the next one: out of the upper bound, across in the lane between
 * the plies, and down to the lower one.
 *
 * @param share where it crosses the lane, in parts of its height, if not where it usually does
 */
export function wayDown(
	scene: WholeScene,
	above: BoundPart,
	below: BoundPart,
	place: Place,
	share?: number
): Point[] {
	const from = { x: middleOf(above.rect).x, y: above.rect.bottom };
	const to = { x: middleOf(below.rect).x, y: below.rect.top };
	if (Math.abs(from.x - to.x) < 1) return [from, { x: from.x, y: to.y }];
	const lane = scene.rowOf(place.parent ?? place).lane ?? { top: from.y, bottom: to.y };
	// Where both bounds turn the same way, one turns above the other, so that they do not cross.
	const isUpper = (above.which === 'alpha') === to.x < from.x;
	const y = lane.top + (lane.bottom - lane.top) * (share ?? (isUpper ? 0.3 : 0.7));
	return [from, { x: from.x, y }, { x: to.x, y }, to];
}
