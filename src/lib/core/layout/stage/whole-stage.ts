/** The whole form of the stage at a step: the places of a scene, with what may be known of each. */
import { ordinal } from '../../base/count-words.ts';
import type { Known } from '../../explain/known.ts';
import type { Story } from '../../explain/story.ts';
import type { Moment } from '../../trace/cursor.ts';
import type { Rect } from '../viewport.ts';
import { edgePath } from '../drawing/curves.ts';
import type { Place } from './placement/whole/extent.ts';
import { markOf } from './marks/reach-mark.ts';
import type { EdgePart, NodePart, Stage, TextPart } from './parts.ts';
import { centred, middleOf, overlap } from '../drawing/rects.ts';
import { LINE_HEIGHT, textPart } from '../drawing/texts.ts';
import { cutLineOf } from './marks/cut-line.ts';
import { drawHairlines } from './marks/hairlines.ts';
import { isBeside, wayDown, wholeBounds } from './placement/whole/whole-bounds.ts';
import { wholeCut } from './placement/whole/whole-cut.ts';
import { wholePasses } from './marks/whole-passes.ts';
import { placeStates, type PlaceState } from './placement/whole/whole-known.ts';
import { edgeEnds, type WholeScene } from './placement/whole/whole-scene.ts';
import { INSIDE, LEAF_EDGE, LEAF_RING, RING, RING_EDGE } from './placement/whole/whole-sizes.ts';

/** Where a value is in a triangle, from its wide end, as a part of its height. */
const VALUE_AT = 0.29;
/** A star is so wide at least and at most, and this part of its node. */
const STAR = { least: 5, most: 13, part: 0.16, out: 4 } as const;

/**
 * Everything that is drawn at a moment.
 *
 * @param story of the recording that the scene's extent was made from
 */
export function wholeStage(scene: WholeScene, story: Story, moment: Moment, known: Known): Stage {
	const { extent, room } = scene;
	const isProblem = !known.hasStarted;
	const states = placeStates(extent, story, known);
	const path = isProblem ? [] : moment.path.map(({ row }) => extent.placeOf(row));
	const onPath = new Set(path);
	const current = path.at(-1) ?? null;
	const cut = isProblem ? null : cutLineOf(moment);
	const bounds = isProblem ? [] : wholeBounds(scene, story, moment, cut);
	const found = cut && wholeCut(scene, story, moment, cut, bounds);
	const golden = new Set([found?.owner, found?.ownerChild]);
	const nodes = extent.places.map((place) =>
		nodeOf(scene, story, known, place, stateOf(place), place === current, golden.has(place.key))
	);
	const edges = extent.places.flatMap((place) =>
		place.parent === null ? [] : [edgeOf(scene, place, stateOf(place), onPath.has(place))]
	);
	const moves = extent.places.flatMap((place) =>
		place.parent === null ? [] : [moveOf(scene, place, stateOf(place), onPath.has(place))]
	);
	const byKey = new Map(path.map((place) => [place.key, place]));
	return {
		form: 'whole',
		size: room.size,
		funnels: [],
		edges: edges.filter(({ key }) => key !== found?.ownerChild),
		hairlines: drawHairlines(bounds, (upper, lower) => {
			const place = byKey.get(lower.node);
			return place && isBeside(scene, place) ? wayDown(scene, upper, lower, place) : null;
		}),
		nodes,
		bounds,
		folds: [],
		texts: [...headsOf(scene, story, moment, isProblem), ...moves],
		boxes: [],
		cut: found,
		recall: isProblem ? null : recallOf(scene, story, moment)
	};

	function stateOf(place: Place): PlaceState {
		return states.get(place) as PlaceState;
	}
}

function headsOf(scene: WholeScene, story: Story, moment: Moment, isProblem: boolean): TextPart[] {
	const heads = scene.heads.flatMap((head) => head ?? []);
	const pass = isProblem ? null : wholePasses(scene, story, moment);
	return pass === null ? heads : [...heads, pass];
}

function nodeOf(
	scene: WholeScene,
	story: Story,
	knowledge: Known,
	place: Place,
	known: PlaceState,
	current: boolean,
	gold: boolean
): NodePart {
	const isLeaf = place.children.length === 0;
	const rect = scene.rectOf(place);
	const shape = isLeaf ? 'leaf' : place.isMax ? 'max' : 'min';
	const { state, row } = known;
	const value = known.value === '' ? null : valueOf(scene, place, rect, known);
	return {
		key: place.key,
		row,
		parent: place.parent?.key ?? null,
		rect,
		shape,
		state,
		role: 'whole',
		value,
		pale: known.isPale,
		current,
		ring: current ? ringOf(scene, place, rect) : null,
		gold,
		star: known.isBest ? starOf(scene, place, rect, value) : null,
		badge: known.attempt > 1 ? badgeOf(scene, place, rect, known.attempt) : null,
		mark: known.attempt > 1 ? null : markOf(story, knowledge, row, shape, rect),
		fan: null,
		board:
			isLeaf && scene.sizes.style.board && (row >= 0 || state === 'given') && state !== 'pruned'
	};
}

function valueOf(scene: WholeScene, place: Place, rect: Rect, known: PlaceState): TextPart {
	const { sizes, measure } = scene;
	const { type } = sizes;
	const isLeaf = place.children.length === 0;
	const size = isLeaf ? type.leafValue : type.value;
	const half = (size * LINE_HEIGHT) / 2;
	const height = rect.bottom - rect.top;
	const inside = isLeaf
		? middleOf(rect).y
		: place.isMax
			? rect.bottom - height * VALUE_AT
			: rect.top + height * VALUE_AT;
	const below = isLeaf ? rect.bottom + LEAF_RING + half : scene.rowOf(place).bottom - half;
	const { board, leaf, node } = sizes.style;
	const width = measure(known.value, size, 700);
	const isWide = isLeaf ? board || width > leaf - LEAF_EDGE : width > node * INSIDE;
	const isBelow = isWide && (isLeaf ? sizes.isLeafBelow : sizes.isInnerBelow);
	const y = isBelow ? below : inside;
	return textPart(measure, `value:${place.key}`, known.value, middleOf(rect).x, y, {
		size,
		weight: known.isPale ? 500 : 700,
		tone: known.isPale ? 'soft' : 'ink',
		tall: LINE_HEIGHT
	});
}

function ringOf(scene: WholeScene, place: Place, rect: Rect): Rect {
	const { x } = middleOf(rect);
	const { middle } = scene.rowOf(place);
	const { node, leaf } = scene.sizes.style;
	const width = place.children.length === 0 ? leaf + LEAF_RING : 2 * (node * RING + RING_EDGE / 2);
	return centred(x, middle, width, width);
}

function starOf(scene: WholeScene, place: Place, rect: Rect, value: TextPart | null): Rect {
	const width = rect.right - rect.left;
	const radius = Math.max(STAR.least, Math.min(STAR.most, width * STAR.part));
	// A board has no free corner: its star is beside the value below it.
	if (place.children.length === 0 && scene.sizes.style.board && value !== null) {
		return centred(value.rect.left - 2 - radius, value.at.y - 1, 2 * radius, 2 * radius);
	}
	// The upper left corner of a triangle that points up is free.
	const left = place.children.length > 0 && place.isMax ? rect.left + 2 : rect.left - STAR.out;
	const star = centred(left + radius, rect.top + radius - 3, 2 * radius, 2 * radius);
	if (value === null || !overlap(star, value.rect)) return star;
	const by = star.right - value.rect.left;
	return { ...star, left: star.left - by, right: star.right - by };
}

/** In the free corner of a triangle, and on the lower edge of a leaf. */
function badgeOf(scene: WholeScene, place: Place, rect: Rect, attempt: number): TextPart {
	const size = 11;
	const text = ordinal(attempt);
	const width = scene.measure(text, size, 600);
	const isLeaf = place.children.length === 0;
	const half = (size * LINE_HEIGHT) / 2;
	const y = isLeaf ? rect.bottom - 2 : place.isMax ? rect.top + half : rect.bottom - half;
	const x = isLeaf ? middleOf(rect).x : rect.right - width / 2;
	const style = { size, weight: 600, tone: 'soft', tall: LINE_HEIGHT } as const;
	return textPart(scene.measure, `badge:${place.key}`, text, x, y, style);
}

function edgeOf(
	scene: WholeScene,
	place: Place,
	{ state, isBest }: PlaceState,
	isOnPath: boolean
): EdgePart {
	const { source, target } = edgeEnds(scene, place);
	const kind =
		state === 'outline'
			? 'coming'
			: state === 'pruned'
				? 'pruned'
				: isOnPath
					? 'spine'
					: isBest
						? 'best'
						: 'searched';
	return { key: place.key, d: edgePath(source, target), kind };
}

function moveOf(
	scene: WholeScene,
	place: Place,
	{ state, isBest }: PlaceState,
	isOnPath: boolean
): TextPart {
	const isSoft = state === 'outline' || state === 'pruned';
	const { measure, sizes } = scene;
	const at = { x: scene.xOf(place), y: scene.moveYOf(place) };
	return textPart(measure, `move:${place.key}`, place.name, at.x, at.y, {
		size: sizes.type.move,
		weight: !isSoft && (isOnPath || isBest) ? 750 : 500,
		tone: isSoft ? 'soft' : 'ink',
		tall: LINE_HEIGHT
	});
}

/** At a table hit: from the node that stored the answer, below the tree's own edges, to the one that receives it. */
function recallOf(scene: WholeScene, { trace }: Story, { kind, node }: Moment): string | null {
	const source = kind === 'hit' ? trace.targetOf(node) : -1;
	if (source < 0) return null;
	const [from, to] = [source, node].map((row) => scene.rectOf(scene.extent.placeOf(row)));
	if (from === undefined || to === undefined) return null;
	const sag = Math.max(from.bottom, to.bottom) + 30;
	const [a, b] = [middleOf(from).x, middleOf(to).x];
	return `M${a} ${from.bottom}C${a} ${sag} ${b} ${sag} ${b} ${to.bottom}`;
}
