/** The nodes of a whole tree with their values, stars and badges. */
import { ordinal } from '../../../base/count-words.ts';
import type { Known } from '../../../explain/known.ts';
import type { Story } from '../../../explain/story.ts';
import { centred, middleOf } from '../../drawing/rects.ts';
import { RING, valueMiddle } from '../../drawing/shapes.ts';
import { LINE_HEIGHT, textPart } from '../../drawing/texts.ts';
import type { Rect } from '../../viewport.ts';
import type { NodePart, TextPart } from '../parts.ts';
import { shapeOf, type Place } from '../placement/whole/extent.ts';
import type { PlaceState } from '../placement/whole/whole-known.ts';
import type { WholeScene } from '../placement/whole/whole-scene.ts';
import { LEAF_EDGE, LEAF_RING, RING_EDGE } from '../placement/whole/whole-sizes.ts';
import { markOf } from './reach-mark.ts';
import { starBy, starOf } from './star.ts';

export function drawPlace(
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
	const shape = shapeOf(place);
	const { state, row } = known;
	const value = known.value === '' ? null : valueOf(scene, place, rect, known);
	const isSeen = state !== 'outline' && state !== 'pruned';
	const board = isLeaf && scene.sizes.style.board && isSeen;
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
		star: known.starred && starOf(known.starred, starBy({ rect, value, shape, board })),
		badge: known.attempt > 1 ? badgeOf(scene, place, rect, known.attempt) : null,
		mark: known.attempt !== 1 ? null : markOf(story, knowledge, row, shape, rect),
		fan: null,
		board
	};
}

function valueOf(scene: WholeScene, place: Place, rect: Rect, known: PlaceState): TextPart {
	const { sizes, measure } = scene;
	const { type } = sizes;
	const isLeaf = place.children.length === 0;
	const size = isLeaf ? type.leafValue : type.value;
	const half = (size * LINE_HEIGHT) / 2;
	const inside = valueMiddle(shapeOf(place), rect);
	const below = isLeaf ? rect.bottom + LEAF_RING + half : scene.rowOf(place).bottom - half;
	const { board, leaf } = sizes.style;
	const width = measure(known.value, size, 700);
	const isWide = isLeaf ? board || width > leaf - LEAF_EDGE : width > sizes.inside;
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
	if (place.children.length === 0) {
		return centred(
			x,
			middle,
			rect.right - rect.left + LEAF_RING,
			rect.bottom - rect.top + LEAF_RING
		);
	}
	const width = 2 * (scene.sizes.style.node * RING + RING_EDGE / 2);
	return centred(x, middle, width, width);
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
