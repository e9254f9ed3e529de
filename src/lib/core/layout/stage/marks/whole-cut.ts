/** A cutoff in the whole form: the gold line from the owner's best child to the scissors, and the words next to the scissors. */
import { formatBound } from '../../../explain/format.ts';
import { scissorsLabel } from '../../../explain/labels.ts';
import type { Story } from '../../../explain/story.ts';
import { cutReason, NO_ROW, type Frame, type Moment } from '../../../trace/cursor.ts';
import type { Point, Rect } from '../../viewport.ts';
import { edgeAt, edgePoints, linePath, piecesAway } from '../../drawing/curves.ts';
import type { Place } from '../placement/whole/extent.ts';
import type { BoundPart, CutPart } from '../parts.ts';
import {
	isInside,
	middleOf,
	overlap,
	rectAround,
	LINE_HEIGHT,
	textAt
} from '../../drawing/rects.ts';
import { boundKey, isBeside, wayDown, type Which } from './whole-bounds.ts';
import { edgeEnds } from '../placement/whole/whole-edges.ts';
import { CALLOUT_PAD } from '../placement/whole/whole-rows.ts';
import type { WholeScene } from '../placement/whole/whole-scene.ts';

/** Half of the gold line with its edge, and the gap of the child's line where the two cross. */
const HALF = 4;
const GAP = 6;
const CORNER = 10;
const BESIDE_SCISSORS = 8;

/** The cutoff of a moment, and the keys of the bounds in its line; null at other moments. */
export function wholeCut(
	scene: WholeScene,
	story: Story,
	moment: Moment,
	bounds: readonly BoundPart[]
): { readonly cut: CutPart; readonly golden: ReadonlySet<string> } | null {
	if (moment.kind !== 'cut') return null;
	const { extent } = scene;
	const { path } = moment;
	const reason = cutReason(path);
	const here = path.at(-1) as Frame;
	const which: Which = here.max ? 'beta' : 'alpha';
	const cutPlace = extent.placeOf(here.row);
	const pruned = extent.placeOf(moment.subject);
	const first = firstOf(path, which, reason.owner);
	const way = path.slice(first).map(({ row }) => extent.placeOf(row));
	const golden = way.map((place) => boundKey(which, place));
	const pills = golden.flatMap((key) => bounds.find((bound) => bound.key === key) ?? []);
	const scissors = scissorsOf(scene, cutPlace, pruned);
	const rails = railsOf(scene, way, pills, middleOf(scissors));
	const child = reason.owner === NO_ROW ? null : extent.placeOf(reason.ownerChild);
	const pieces = rails.map((line) => linePath(line, CORNER));
	if (child !== null) {
		const owner = way[0] as Place;
		pieces.unshift(...childPieces(scene, child, rails).map((piece) => linePath(piece)));
		const pill = pills[0];
		if (pill !== undefined) pieces.push(linePath(toOwner(scene, owner, pill)));
	}
	return {
		golden: new Set(golden),
		cut: {
			gold: pieces,
			scissors,
			callout: calloutOf(scene, story, moment, scissors, rails),
			cutNode: cutPlace.key,
			owner: child === null ? null : (way[0] as Place).key,
			ownerChild: child?.key ?? null,
			firstPruned: pruned.key
		}
	};
}

/** Where the line begins: at the owner, or where a window of the search's own sets the bound. */
function firstOf(path: readonly Frame[], which: Which, owner: number): number {
	if (owner !== NO_ROW) return path.findIndex(({ row }) => row === owner);
	const limit = (path.at(-1) as Frame)[which === 'alpha' ? 'alphaGiven' : 'betaGiven'];
	let at = path.length - 1;
	while (at > 0) {
		const above = path[at - 1] as Frame;
		const isSame = above[which] === limit;
		const isOwn = (which === 'alpha' ? above.alphaOwner : above.betaOwner) === NO_ROW;
		if (!isSame || !isOwn) break;
		at--;
	}
	return at;
}

/** On the first pruned edge, clear of the edge before it. */
function scissorsOf(scene: WholeScene, place: Place, pruned: Place): Rect {
	const { scissors: radius, callout } = scene.sizes.type;
	const lane = scene.rowOf(place).lane ?? { top: scene.rowOf(place).bottom, bottom: 0 };
	const height = lane.bottom - lane.top;
	// The words next to the scissors are as high as the lane is at least.
	const words = (callout * LINE_HEIGHT) / 2 + CALLOUT_PAD;
	const least = Math.max(radius, 2 * words <= height ? words : 0);
	const y = lane.top + Math.max(least + 1, height * 0.4);
	const at = place.children.indexOf(pruned);
	const onEdge = edgeAtOf(scene, pruned, y).x;
	const before = place.children[at - 1];
	const clear = before === undefined ? -Infinity : edgeAtOf(scene, before, y).x + radius + 3;
	const right = scene.room.size.width - radius - 2;
	return rectAround(Math.min(right, Math.max(onEdge, clear)), y, 2 * radius, 2 * radius);
}

function edgeAtOf(scene: WholeScene, child: Place, y: number): Point {
	const { source, target } = edgeEnds(scene, child);
	return edgeAt(source, target, y);
}

/** The line from the first bound down to the scissors, in pieces between the bounds. */
function railsOf(
	scene: WholeScene,
	way: readonly Place[],
	pills: readonly BoundPart[],
	scissors: Point
): Point[][] {
	const radius = scene.sizes.type.scissors;
	const last = way.at(-1) as Place;
	const rails: Point[][] = [];
	for (let i = 1; i < way.length; i++) {
		const place = way[i] as Place;
		const [above, below] = [pills[i - 1], pills[i]];
		if (above !== undefined && below !== undefined && isBeside(scene, place)) {
			rails.push(wayDown(scene, above, below, place));
		} else {
			const { source, target } = edgeEnds(scene, place);
			rails.push([...edgePoints(source, target), { x: target.x, y: scene.rectOf(place).top }]);
		}
	}
	const pill = pills.at(-1);
	const isRail = pill !== undefined && isBeside(scene, last);
	const from = isRail
		? { x: middleOf(pill.rect).x, y: pill.rect.bottom }
		: { x: scene.xOf(last), y: scene.rectOf(last).bottom };
	const side = from.x <= scissors.x ? -1 : 1;
	const end = { x: scissors.x + side * radius, y: scissors.y };
	// A line that comes down over the scissors ends on them.
	const isAbove = Math.abs(from.x - scissors.x) <= radius;
	rails.push(
		isAbove
			? [from, { x: from.x, y: scissors.y - radius + 2 }]
			: [from, { x: from.x, y: scissors.y }, end]
	);
	return rails;
}

function childPieces(
	scene: WholeScene,
	child: Place,
	rails: readonly (readonly Point[])[]
): Point[][] {
	const { source, target } = edgeEnds(scene, child);
	const away = GAP + 2 * HALF;
	let pieces = [edgePoints(source, target)];
	// The way down begins at the same node where it follows the tree's own edges.
	for (const rail of rails) {
		const isOwn = (rail[0] as Point).x === source.x && (rail[0] as Point).y === source.y;
		if (!isOwn) pieces = pieces.flatMap((piece) => piecesAway(piece, rail, away));
	}
	return pieces;
}

/** The short piece that joins the owner and its bound. */
function toOwner(scene: WholeScene, owner: Place, pill: BoundPart): Point[] {
	const shape = scene.rectOf(owner);
	const isLeft = pill.rect.right < scene.xOf(owner);
	if (!isBeside(scene, owner)) {
		const y = middleOf(pill.rect).y;
		return [
			{ x: isLeft ? pill.rect.right : pill.rect.left, y },
			{ x: scene.xOf(owner), y }
		];
	}
	const y = middleOf(pill.rect).y;
	const half = (shape.right - shape.left) / 4;
	const x = scene.xOf(owner);
	return isLeft
		? [
				{ x: pill.rect.right, y },
				{ x: x - half, y }
			]
		: [
				{ x: pill.rect.left, y },
				{ x: x + half, y }
			];
}

/** "≤ 2 · MAX has 3", or shorter "≤ 2", in the lane beside the scissors, or in the lane below the pruned moves. */
function calloutOf(
	scene: WholeScene,
	story: Story,
	moment: Moment,
	scissors: Rect,
	rails: readonly (readonly Point[])[]
): CutPart['callout'] {
	const { room, sizes, measure } = scene;
	if (room.look === 'phone') return null;
	const here = moment.path.at(-1) as Frame;
	const bound = here.max ? 'lower' : 'upper';
	const value = formatBound(here.best as number, bound, story.mates?.short ?? null);
	const size = sizes.type.callout;
	const pruned = scene.extent.placeOf(moment.subject);
	const middle = middleOf(scissors);
	const lane = scene.rowOf(pruned.parent ?? pruned).lane;
	const lower = scene.rowOf(pruned).lane;
	for (const text of [scissorsLabel(story, moment, 'short'), value]) {
		const width = measure(text, size, 650) + 2 * CALLOUT_PAD + 4;
		const height = size * LINE_HEIGHT + 2 * CALLOUT_PAD;
		const half = width / 2;
		const below = Math.max(2 + half, Math.min(room.size.width - 2 - half, scene.xOf(pruned)));
		const places = [
			{ lane, x: scissors.right + BESIDE_SCISSORS + half, y: middle.y },
			{ lane, x: scissors.left - BESIDE_SCISSORS - half, y: middle.y },
			{ lane: lower, x: below, y: (lower?.top ?? 0) + height / 2 + 1 }
		];
		for (const { lane: within, ...at } of places) {
			if (within === null) continue;
			const rect = rectAround(at.x, at.y, width, height);
			const inside = { ...within, left: 2, right: room.size.width - 2 };
			if (!isInside(rect, inside) || rails.some((rail) => runsInto(rail, rect))) continue;
			return { rect, text: textAt(measure, { key: 'callout', text, at, size, weight: 650 }) };
		}
	}
	return null;
}

function runsInto(rail: readonly Point[], rect: Rect): boolean {
	return rail.some((point, i) => {
		const before = rail[i - 1] ?? point;
		return overlap(rect, {
			left: Math.min(point.x, before.x) - HALF,
			right: Math.max(point.x, before.x) + HALF,
			top: Math.min(point.y, before.y) - HALF,
			bottom: Math.max(point.y, before.y) + HALF
		});
	});
}
