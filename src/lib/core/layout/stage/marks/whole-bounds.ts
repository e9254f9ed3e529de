/** Alpha and beta in the whole form, beside each node of the current path or in the lane above it. */
import { formatLimit } from '../../../explain/format.ts';
import type { Story } from '../../../explain/story.ts';
import type { Frame, Moment } from '../../../trace/cursor.ts';
import type { Point, Rect } from '../../viewport.ts';
import { boundSource } from './bound-source.ts';
import { linePath } from '../../drawing/curves.ts';
import { ROOT_KEY, type Place } from '../placement/whole/extent.ts';
import type { AreaPart, BoundPart, TextPart } from '../parts.ts';
import { grown, LINE_HEIGHT, textAt } from '../../drawing/rects.ts';
import type { WholeScene } from '../placement/whole/whole-scene.ts';
import { hasOrigins, PILL } from '../placement/whole/whole-sizes.ts';

export type Which = BoundPart['which'];

/** The bounds of the nodes on the path, the root first; none at leaves, and none in a search without a window. */
export function wholeBounds(scene: WholeScene, story: Story, { path }: Moment): BoundPart[] {
	if (!story.trace.hasWindow) return [];
	return path.flatMap(({ row }, at) => {
		const place = scene.extent.placeOf(row);
		if (place.children.length === 0) return [];
		const pair = (['alpha', 'beta'] as const).map((which) =>
			boundOf(scene, story, path, at, which)
		);
		return isBeside(scene, place) ? pair : asideIn(pair, scene);
	});
}

/** True where a node's bounds are next to it, and not above its move. */
export function isBeside({ sizes }: WholeScene, place: Place): boolean {
	return sizes.style.bounds !== 'lane' || place.key === ROOT_KEY;
}

export function boundKey(which: Which, place: Place): string {
	return `${which}:${place.key}`;
}

function boundOf(
	scene: WholeScene,
	story: Story,
	path: readonly Frame[],
	at: number,
	which: Which
): BoundPart {
	const { extent, sizes, measure } = scene;
	const frame = path[at] as Frame;
	const place = extent.placeOf(frame.row);
	const letter = which === 'alpha' ? 'α' : 'β';
	const limit = frame[which];
	const { origin, words } = boundSource(story, path, at, which);
	const weight = origin === 'here' ? 750 : 500;
	const tone = origin === 'none' ? 'faint' : origin === 'here' ? 'ink' : 'soft';
	const { bound, by } = sizes.type;
	const key = boundKey(which, place);
	const text = `${letter} ${formatLimit(limit)}`;
	const hasWords = words !== '' && hasOrigins(sizes.style, scene.room);
	const side = which === 'alpha' ? -1 : 1;
	const middle = middleOfBound(scene, place, side, [
		measure(text, bound, 750),
		hasWords ? measure(words, by, 600) : 0
	]);
	const down = hasWords ? (by * LINE_HEIGHT) / 2 : 0;
	const first = { x: middle.x, y: middle.y - down };
	// In the line of a cutoff the number is bold: it has the space for that at every step.
	const bold = textAt(measure, { key, text, at: first, size: bound, weight: 750, tone });
	const lines: TextPart[] = [{ ...bold, weight }];
	if (hasWords) {
		const below = { x: middle.x, y: middle.y + (bound * LINE_HEIGHT) / 2 };
		const style = { size: by, weight: origin === 'here' ? 600 : 500, tone } as const;
		lines.push(textAt(measure, { key: `${key}:by`, text: words, at: below, ...style }));
	}
	const rect = aroundLines(lines);
	return { key, which, node: place.key, lines, origin, gold: false, rect };
}

function middleOfBound(
	scene: WholeScene,
	place: Place,
	side: -1 | 1,
	widths: readonly number[]
): Point {
	const x = scene.xOf(place);
	const row = scene.rowOf(place);
	if (isBeside(scene, place)) return { x: x + side * scene.beside, y: row.middle };
	const half = Math.max(...widths) / 2 + PILL.across;
	return { x: x + side * (half + NEAR), y: row.bounds ?? row.middle };
}

/** Distance of a bound in its lane from the edge to its node. */
const NEAR = 5;
const EDGE = 3;

/** The two bounds of a lane, moved as far as they must to be inside the stage. */
function asideIn(pair: readonly BoundPart[], { room }: WholeScene): BoundPart[] {
	const left = Math.min(...pair.map(({ rect }) => rect.left));
	const right = Math.max(...pair.map(({ rect }) => rect.right));
	const across =
		left < EDGE ? EDGE - left : right > room.size.width - EDGE ? room.size.width - EDGE - right : 0;
	return across === 0 ? [...pair] : pair.map((bound) => movedBy(bound, across));
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

function aroundLines(lines: readonly TextPart[]): Rect {
	const rects = lines.map(({ rect }) => rect);
	return grown(
		{
			left: Math.min(...rects.map(({ left }) => left)) - PILL.across + PILL.down,
			top: Math.min(...rects.map(({ top }) => top)),
			right: Math.max(...rects.map(({ right }) => right)) + PILL.across - PILL.down,
			bottom: Math.max(...rects.map(({ bottom }) => bottom))
		},
		PILL.down
	);
}

/**
 * The way of a bound from a node of the path down to the next one: out of the upper bound, across in the lane between
 * the plies, and down to the lower one.
 */
export function wayDown(
	scene: WholeScene,
	above: BoundPart,
	below: BoundPart,
	place: Place
): Point[] {
	const from = { x: (above.rect.left + above.rect.right) / 2, y: above.rect.bottom };
	const to = { x: (below.rect.left + below.rect.right) / 2, y: below.rect.top };
	if (Math.abs(from.x - to.x) < 1) return [from, { x: from.x, y: to.y }];
	const lane = scene.rowOf(place.parent ?? place).lane ?? { top: from.y, bottom: to.y };
	// Where both bounds turn the same way, one turns above the other, so that they do not cross.
	const isUpper = (above.which === 'alpha') === to.x < from.x;
	const y = lane.top + (lane.bottom - lane.top) * (isUpper ? 0.3 : 0.7);
	return [from, { x: from.x, y }, { x: to.x, y }, to];
}

const ARROW = { across: 4, down: 7 } as const;

/** Thin lines that bring inherited bounds down, with an arrowhead. */
export function wholeHairlines(
	scene: WholeScene,
	bounds: readonly BoundPart[],
	path: readonly Place[]
): AreaPart[] {
	const byKey = new Map(bounds.map((bound) => [bound.key, bound]));
	return path.flatMap((place) =>
		(['alpha', 'beta'] as const).flatMap((which) => {
			const below = byKey.get(boundKey(which, place));
			const above = place.parent && byKey.get(boundKey(which, place.parent));
			if (below?.origin !== 'inherited' || !above || above.origin === 'none') return [];
			if (!isBeside(scene, place)) return [];
			const way = wayDown(scene, above, below, place);
			const { x, y } = way.at(-1) as Point;
			const head = [
				{ x: x - ARROW.across, y: y - ARROW.down },
				{ x, y },
				{ x: x + ARROW.across, y: y - ARROW.down }
			];
			return [{ key: `down:${below.key}`, d: linePath(way, 8) + linePath(head) }];
		})
	);
}
