/**
 * The whole form of the stage, laid out once for the final extent of the tree: every place has its rectangle before the
 * first step. Nothing here depends on the algorithm or the step, so the tree of another search of the same position
 * is in the same places.
 */
import { assertExists } from '../../../../base/assert.ts';
import type { Side } from '../../../../games/game.ts';
import type { SearchSetup } from '../../../../search/setup.ts';
import { MASS, TRIANGLE } from '../../../drawing/shapes.ts';
import { LINE_HEIGHT } from '../../../drawing/texts.ts';
import type { Point, Rect } from '../../../viewport.ts';
import { shapeOf, type Extent, type Place } from './extent.ts';
import type { Measure, StageRoom } from '../../parts.ts';
import { LEGIBLE_NUMBERS } from '../../type-sizes.ts';
import { centred } from '../../../drawing/rects.ts';
import { leastWidth, placeAcross } from './whole-across.ts';
import { leastHeight, stackRows, type WholeRow } from './whole-rows.ts';
import { wholeHeads, type WholeHeads } from './whole-heads.ts';
import {
	BESIDE,
	halfWithRing,
	wholeSizes,
	wholeTexts,
	type WholeSizes,
	type WholeStyle
} from './whole-sizes.ts';
import { leastLeaf, wholeStyles } from './whole-styles.ts';

export interface WholeScene {
	readonly extent: Extent;
	readonly room: StageRoom;
	readonly measure: Measure;
	readonly sizes: WholeSizes;
	readonly rows: readonly WholeRow[];
	readonly heads: WholeHeads;
	/** Distance of the middle of a bound from the middle of its node, where it is next to it. */
	readonly beside: number;
	xOf(place: Place): number;
	rowOf(place: Place): WholeRow;
	/** The rectangle of a place's shape, and of the ring around it while it is current. */
	rectOf(place: Place): Rect;
	/** The middle of the line in which a place's move is. */
	moveYOf(place: Place): number;
}

/** Nodes of this width, in pixels, are not made smaller for the sake of the heads. */
const SMALL = 56;

/**
 * The whole form of a tree in a room; null where it does not fit.
 *
 * @param names names of the two sides
 */
export function wholeScene(
	extent: Extent,
	setup: SearchSetup,
	names: Readonly<Record<Side, string>>,
	room: StageRoom,
	measure: Measure
): WholeScene | null {
	if (extent.leaves * (leastLeaf(extent, room) + 4) > room.size.width + 4) return null;
	return firstThatFits(extent, setup, names, room, measure, wholeStyles(extent, room));
}

function firstThatFits(
	extent: Extent,
	setup: SearchSetup,
	names: Readonly<Record<Side, string>>,
	room: StageRoom,
	measure: Measure,
	styles: Iterable<WholeStyle>
): WholeScene | null {
	const texts = wholeTexts(extent, setup);
	const sides = sidesOf(extent);
	/** The largest without heads, before smaller nodes of the same kind are tried, which may leave them space. */
	let bare: WholeScene | null = null;
	for (const style of styles) {
		if (bare !== null && kindOf(style) !== kindOf(bare.sizes.style)) return bare;
		const sizes = wholeSizes(extent, style, texts, room, measure);
		const rows = stackRows(extent, sizes, room);
		if (rows === null) continue;
		const middles = rows.map(({ middle }) => middle);
		const size = sizes.type.head;
		const mayMiss = style.node <= SMALL;
		for (const heads of wholeHeads(sides, middles, names, size, room, mayMiss, measure)) {
			const x = placeAcross(extent, sizes, heads, room);
			if (x === null) continue;
			const scene = sceneOf({ extent, room, measure, sizes, rows, heads }, x);
			if (room.look === 'phone' || heads.some((head) => head !== null)) return scene;
			const [level, raised] = [middles, rows.map(({ moves, middle }) => moves[0] ?? middle)].map(
				(ys) => wholeHeads(sides, ys, names, size, room, false, measure).at(-1) ?? heads
			);
			bare ??= withSome(scene, level ?? heads, raised ?? heads);
			// In a lecture the tree fills the room first.
			if (room.look === 'lecture') return bare;
		}
	}
	return bare;
}

/** All of a style but the sizes of its nodes, to be compared. */
function kindOf({ node: _, leaf: __, leafHeight: ___, ...kind }: WholeStyle): string {
	return JSON.stringify(kind);
}

/**
 * The scene with the heads of those plies in which they have space beside the first node, or else, above its bounds,
 * beside its move.
 */
function withSome(scene: WholeScene, level: WholeHeads, raised: WholeHeads): WholeScene {
	const { extent, sizes } = scene;
	const fitting = (heads: WholeHeads, half: (place: Place) => number): WholeHeads =>
		heads.map((head, depth) => {
			const lefts = extent.places.flatMap((place) =>
				place.depth === depth ? [scene.xOf(place) - half(place)] : []
			);
			return head && head.rect.right + BESIDE <= Math.min(...lefts) ? head : null;
		});
	const above = fitting(raised, (place) => sizes.body(place));
	return {
		...scene,
		heads: fitting(level, (place) => sizes.reach(place)).map(
			(head, depth) => head ?? above[depth] ?? null
		)
	};
}

/**
 * The whole form of a tree in which one writes, at the places of the stage if its leaves are large enough there.
 *
 * @param leaf the least width of a leaf in pixels, with which every value fits into it
 */
export function writtenScene(
	extent: Extent,
	setup: SearchSetup,
	names: Readonly<Record<Side, string>>,
	room: StageRoom,
	leaf: number,
	measure: Measure
): WholeScene {
	const fitting = wholeScene(extent, setup, names, room, measure);
	if (fitting !== null && fitting.sizes.style.leaf >= leaf && fitting.sizes.style.names === 'all')
		return fitting;
	return scrolledScene(extent, setup, room, { ...SCROLLED, leaf }, measure);
}

/** Sizes that a finger needs, where the tree is scrolled. */
const SCROLLED = {
	node: 48,
	leafHeight: 40,
	bounds: 'none',
	moveLines: 1,
	names: 'all',
	numbers: LEGIBLE_NUMBERS,
	isTight: true,
	board: false
} as const;

/** The whole form in the first of some styles that fits; otherwise in the last one, in a larger room, to be scrolled. */
export function styledScene(
	extent: Extent,
	setup: SearchSetup,
	names: Readonly<Record<Side, string>>,
	room: StageRoom,
	styles: readonly [WholeStyle, ...WholeStyle[]],
	measure: Measure
): WholeScene {
	const last = styles.at(-1) ?? styles[0];
	return (
		firstThatFits(extent, setup, names, room, measure, styles) ??
		scrolledScene(extent, setup, room, last, measure)
	);
}

function scrolledScene(
	extent: Extent,
	setup: SearchSetup,
	room: StageRoom,
	style: WholeStyle,
	measure: Measure
): WholeScene {
	const sizes = wholeSizes(extent, style, wholeTexts(extent, setup), room, measure);
	const size = {
		width: Math.max(room.size.width, leastWidth(extent, sizes)),
		height: Math.max(room.size.height, leastHeight(extent, sizes, room))
	};
	const larger = { ...room, size };
	const rows = assertExists(stackRows(extent, sizes, larger), 'a ply has its height');
	const heads = rows.map(() => null);
	const x = assertExists(placeAcross(extent, sizes, heads, larger), 'the room is as wide as that');
	return sceneOf({ extent, room: larger, measure, sizes, rows, heads }, x);
}

/** The side to move in each ply; null for a ply of leaves. */
function sidesOf({ places, plies }: Extent): (Side | null)[] {
	const sides = Array<Side | null>(plies + 1).fill(null);
	for (const place of places) {
		const shape = shapeOf(place);
		if (shape !== 'leaf') sides[place.depth] = shape;
	}
	return sides;
}

type Fitted = Pick<WholeScene, 'extent' | 'room' | 'measure' | 'sizes' | 'rows' | 'heads'>;

function sceneOf(fitted: Fitted, x: ReadonlyMap<Place, number>): WholeScene {
	const { extent, sizes, rows } = fitted;
	const { node, leaf, leafHeight = leaf } = sizes.style;
	const lines = moveLines(extent, sizes.style.moveLines);
	const xOf = (place: Place): number => assertExists(x.get(place), `${place.key} has a place`);
	const rowOf = ({ depth }: Place): WholeRow => rows[depth] as WholeRow;
	return {
		...fitted,
		beside: halfWithRing(sizes.style) + BESIDE + sizes.pill.width / 2,
		xOf,
		rowOf,
		rectOf(place) {
			const { middle } = rowOf(place);
			if (place.children.length === 0) return centred(xOf(place), middle, leaf, leafHeight);
			const height = node * TRIANGLE;
			const top = middle - height * (place.isMax ? 1 - MASS : MASS);
			return centred(xOf(place), top + height / 2, node, height);
		},
		moveYOf: (place) => rowOf(place).moves[lines.get(place) ?? 0] ?? rowOf(place).middle
	};
}

/** The ends of the edge to a place: below its parent, and above its move. */
export function edgeEnds(
	scene: WholeScene,
	place: Place
): { readonly source: Point; readonly target: Point } {
	const parent = place.parent ?? place;
	const shape = scene.rectOf(parent);
	const line = (scene.sizes.type.move * LINE_HEIGHT) / 2;
	const end = scene.sizes.hasName(place) ? scene.moveYOf(place) - line : scene.rectOf(place).top;
	return {
		source: { x: scene.xOf(parent), y: shape.bottom },
		target: { x: scene.xOf(place), y: end }
	};
}

/** In two lines, neighbours of a ply take turns. */
function moveLines({ places }: Extent, count: number): Map<Place, number> {
	const met: number[] = [];
	return new Map(
		places.map((place) => {
			const index = met[place.depth] ?? 0;
			met[place.depth] = index + 1;
			return [place, index % count];
		})
	);
}
