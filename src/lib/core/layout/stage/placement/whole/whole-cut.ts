/** The ways of a cutoff's line in a whole tree, and the place of the scissors and the words. */
import type { Story } from '../../../../explain/story.ts';
import { NO_ROW, type Moment } from '../../../../trace/cursor.ts';
import { edgeAt, edgePoints, linePath, piecesAway } from '../../../drawing/curves.ts';
import { around, centred, grown, middleOf, overlap } from '../../../drawing/rects.ts';
import type { Point, Rect, Size } from '../../../viewport.ts';
import { CALLOUT_HEIGHT, drawCallout } from '../../marks/callout.ts';
import { CORNER, drawCut, goldenOf } from '../../marks/cut.ts';
import type { CutLine } from '../../marks/cut-line.ts';
import { cutWords } from '../../marks/cut-words.ts';
import type { BoundPart, CutPart } from '../../parts.ts';
import type { Place } from './extent.ts';
import { wayDown } from './whole-bounds.ts';
import { edgeEnds, type WholeScene } from './whole-scene.ts';
import { halfWithRing } from './whole-sizes.ts';

/** Half of the gold line with its edge, and how far the child's line is from it where the two cross. */
const HALF = 4;
const AWAY = 2 * HALF + 6;
const BESIDE_SCISSORS = 8;

/** What a cutoff adds to the stage. */
export function wholeCut(
	scene: WholeScene,
	story: Story,
	moment: Moment,
	cut: CutLine,
	bounds: readonly BoundPart[]
): CutPart {
	const { extent } = scene;
	const pruned = extent.placeOf(moment.subject);
	const way = moment.path.slice(cut.from).map(({ row }) => extent.placeOf(row));
	const pills = goldenOf(bounds);
	const scissors = scissorsOf(scene, extent.placeOf(moment.node), pruned);
	const child = cut.owner === NO_ROW ? null : extent.placeOf(cut.ownerChild);
	const rails = railsOf(scene, way, pills, child);
	const last = way.length === 0 ? [] : lastOf(scene, way, pills, middleOf(scissors));
	const lines = [...rails, last];
	const pieces = childPieces(scene, child, lines);
	const [owner] = way;
	const [pill] = pills;
	return drawCut(story, moment.node, cut, {
		child: pieces.map((piece) => linePath(piece)),
		owner: owner && pill ? [linePath(toOwner(scene, owner, pill))] : [],
		rails,
		last: last.length === 0 ? '' : linePath(last, CORNER),
		scissors,
		firstPruned: pruned.key,
		callout: calloutOf(scene, story, moment, scissors, lines, bounds)
	});
}

/** On the first pruned edge, clear of the edge before it. */
function scissorsOf(scene: WholeScene, place: Place, pruned: Place): Rect {
	const { scissors: radius, callout } = scene.sizes.type;
	const lane = scene.rowOf(place).lane ?? { top: scene.rowOf(place).bottom, bottom: 0 };
	const height = lane.bottom - lane.top;
	// The words next to the scissors are as high as the lane is at least.
	const words = (CALLOUT_HEIGHT * callout) / 2;
	const least = Math.max(radius, 2 * words <= height ? words : 0);
	const y = lane.top + Math.max(least + 1, height * 0.4);
	const at = place.children.indexOf(pruned);
	const onEdge = edgeAtOf(scene, pruned, y).x;
	const before = place.children[at - 1];
	const clear = before === undefined ? -Infinity : edgeAtOf(scene, before, y).x + radius + 3;
	const right = scene.room.size.width - radius - 2;
	return centred(Math.min(right, Math.max(onEdge, clear)), y, 2 * radius, 2 * radius);
}

function edgeAtOf(scene: WholeScene, child: Place, y: number): Point {
	const { source, target } = edgeEnds(scene, child);
	return edgeAt(source, target, y);
}

/** Where a line may cross a lane, the usual place first. */
const SHARES = [undefined, 0.9, 0.1] as const;

/**
 * The line from the first bound down to the last, in pieces between the bounds. It does not run along the edge to the
 * owner's best child, which would have a long gap there.
 */
function railsOf(
	scene: WholeScene,
	way: readonly Place[],
	pills: readonly BoundPart[],
	child: Place | null
): (readonly Point[])[] {
	const shown = (rail: readonly Point[]): number => childPieces(scene, child, [rail]).flat().length;
	return way.slice(1).map((place, above) => {
		const [upper, lower] = [pills[above], pills[above + 1]];
		if (upper !== undefined && lower !== undefined && scene.sizes.isBeside(place)) {
			return SHARES.map((share) => wayDown(scene, upper, lower, place, share)).reduce(
				(best, rail) => (shown(rail) > shown(best) ? rail : best)
			);
		}
		const { source, target } = edgeEnds(scene, place);
		return [...edgePoints(source, target), { x: target.x, y: scene.rectOf(place).top }];
	});
}

/** From the last bound, or from its node, to the scissors. */
function lastOf(
	scene: WholeScene,
	way: readonly Place[],
	pills: readonly BoundPart[],
	scissors: Point
): Point[] {
	const radius = scene.sizes.type.scissors;
	const last = way.at(-1) as Place;
	const pill = pills.at(-1);
	const isRail = pill !== undefined && scene.sizes.isBeside(last);
	const from = isRail
		? { x: middleOf(pill.rect).x, y: pill.rect.bottom }
		: { x: scene.xOf(last), y: scene.rectOf(last).bottom };
	// A line that comes down over the scissors ends on them.
	if (Math.abs(from.x - scissors.x) <= radius) {
		return [from, { x: from.x, y: scissors.y - radius + 2 }];
	}
	const end = { x: scissors.x - Math.sign(scissors.x - from.x) * radius, y: scissors.y };
	return [from, { x: from.x, y: scissors.y }, end];
}

function childPieces(
	scene: WholeScene,
	child: Place | null,
	rails: readonly (readonly Point[])[]
): Point[][] {
	if (child === null) return [];
	const { source, target } = edgeEnds(scene, child);
	let pieces = [edgePoints(source, target)];
	// The way down begins at the same node where it follows the tree's own edges.
	for (const rail of rails) {
		const isOwn = (rail[0] as Point).x === source.x && (rail[0] as Point).y === source.y;
		if (!isOwn) pieces = pieces.flatMap((piece) => piecesAway(piece, rail, AWAY));
	}
	return pieces;
}

/** The short piece that joins the owner and its bound. */
function toOwner(scene: WholeScene, owner: Place, pill: BoundPart): Point[] {
	const { left, right } = scene.rectOf(owner);
	const x = scene.xOf(owner);
	const side = pill.rect.right < x ? -1 : 1;
	const y = middleOf(pill.rect).y;
	const edge = scene.sizes.isBeside(owner) ? (right - left) / 4 : 0;
	return [
		{ x: side < 0 ? pill.rect.right : pill.rect.left, y },
		{ x: x + side * edge, y }
	];
}

/** The free space between the scissors and a callout is at most so wide, in parts of its width. */
const FARTHEST = 1.5;

/**
 * Beside the scissors, as near to them as there is space, or in the lane below the pruned moves: first where it hides no
 * edge. The words with their numbers say more than a piece of an edge, so that one is hidden where no place is free of
 * them; in a lecture so does the last word.
 */
function calloutOf(
	scene: WholeScene,
	story: Story,
	moment: Moment,
	scissors: Rect,
	lines: readonly (readonly Point[])[],
	bounds: readonly BoundPart[]
): CutPart['callout'] {
	const { room, sizes, measure, extent } = scene;
	if (room.look === 'phone') return null;
	const node = extent.placeOf(moment.node);
	const pruned = extent.placeOf(moment.subject);
	const { lane } = scene.rowOf(node);
	const { lane: lower } = scene.rowOf(pruned);
	const taken = [
		...lines.flatMap(rectsAlong),
		...bounds.map(({ rect }) => grown(rect, HALF)),
		...extent.places
			.filter(({ depth }) => depth === node.depth)
			.map((place) => areaOf(scene, place, node))
	];
	const edges = extent.places.flatMap((place) => edgeRects(scene, place, pruned.depth));
	const words = cutWords(story, moment);
	const long = room.look === 'lecture' ? words.slice(0, 2) : words;
	const draw = (texts: readonly string[], away: readonly Rect[]): CutPart['callout'] =>
		drawCallout(measure, sizes.type.callout, texts, placesOf, away);
	return draw(long, [...taken, ...edges]) ?? draw(long, taken) ?? draw(words, taken);

	function placesOf({ width, height }: Size): { rect: Rect; within: Rect }[] {
		const half = width / 2;
		const { x: from, y } = middleOf(scissors);
		const right = scissors.right + BESIDE_SCISSORS + half;
		const left = scissors.left - BESIDE_SCISSORS - half;
		const below = Math.max(2 + half, Math.min(room.size.width - 2 - half, scene.xOf(pruned)));
		const clear = (x: number, middle: number, to: 'right' | 'left'): number =>
			besideAll(centred(x, middle, width, height), [...taken, ...edges], to) + half;
		const far = (FARTHEST + 1) * width;
		const inLane = {
			top: lane === null ? y : lane.top - height / 2,
			bottom: lane?.bottom ?? y,
			left: Math.max(2, from - far),
			right: Math.min(room.size.width - 2, from + far)
		};
		const under = {
			top: lower?.top ?? 0,
			bottom: lower?.bottom ?? 0,
			left: 2,
			right: room.size.width - 2
		};
		// Edges are furthest apart at the upper end of the lane.
		const levels = lane === null ? [y] : [y, lane.top + height / 2 + 1, lane.top];
		return [
			{ within: inLane, x: right, y },
			{ within: inLane, x: left, y },
			...levels.map((level) => ({ within: inLane, x: clear(right, level, 'right'), y: level })),
			{ within: under, x: below, y: under.top + height / 2 + 1 },
			...levels.map((level) => ({ within: inLane, x: clear(left, level, 'left'), y: level }))
		].map(({ within, x, y: middle }) => ({ within, rect: centred(x, middle, width, height) }));
	}
}

/** What a place of the node's ply takes: the node is the current one. */
function areaOf(scene: WholeScene, place: Place, node: Place): Rect {
	return place === node
		? centred(scene.xOf(place), scene.rowOf(place).middle, 2 * halfWithRing(scene.sizes.style))
		: scene.rectOf(place);
}

/** The left end of a rectangle that is moved to one side of what it would hide, one after the other. */
function besideAll(rect: Rect, others: readonly Rect[], to: 'right' | 'left'): number {
	const width = rect.right - rect.left;
	let { left } = rect;
	const byNearness = [...others].sort((one, other) =>
		to === 'right' ? one.left - other.left : other.right - one.right
	);
	for (const other of byNearness) {
		if (!overlap(other, { ...rect, left, right: left + width })) continue;
		left = to === 'right' ? other.right : other.left - width;
	}
	return left;
}

/** The space that the edge to a place of a ply takes. */
function edgeRects(scene: WholeScene, place: Place, depth: number): Rect[] {
	if (place.depth !== depth || place.parent === null) return [];
	const { source, target } = edgeEnds(scene, place);
	return rectsAlong(edgePoints(source, target));
}

/** The space that each piece of a golden line takes. */
function rectsAlong(line: readonly Point[]): Rect[] {
	return line.map((point, at) => {
		const ends = [point, line[at - 1] ?? point].map(({ x, y }) => centred(x, y, 0));
		return around(ends, HALF);
	});
}
