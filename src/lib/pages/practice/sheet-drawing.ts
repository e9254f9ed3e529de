/** The sheet of an exercise as parts with places, in pixels. */
import { assertExists } from '$lib/core/base/assert.ts';
import { formatValue } from '$lib/core/explain/format.ts';
import { edgeAt, edgePath } from '$lib/core/layout/drawing/curves.ts';
import type { Place } from '$lib/core/layout/stage/placement/whole/extent.ts';
import type { TextPart } from '$lib/core/layout/stage/parts.ts';
import { middleOf } from '$lib/core/layout/drawing/rects.ts';
import { LINE_HEIGHT, textPart } from '$lib/core/layout/drawing/texts.ts';
import { edgeEnds, type WholeScene } from '$lib/core/layout/stage/placement/whole/whole-scene.ts';
import { INSIDE } from '$lib/core/layout/stage/placement/whole/whole-sizes.ts';
import type { Point, Rect } from '$lib/core/layout/viewport.ts';
import { textOf, type Answers } from '$lib/core/practice/answers.ts';
import type { Exercise } from '$lib/core/practice/exercise.ts';

/** Side of the button on a branch. */
export const CUT_BUTTON = 24;

export interface SheetNode {
	/** Its number in the exercise's tree. */
	readonly node: number;
	readonly place: Place;
	readonly shape: 'max' | 'min' | 'leaf';
	readonly rect: Rect;
	/** The move; none at the root. */
	readonly label: TextPart | null;
	/** What is written as its value, or a leaf's own value. */
	readonly value: TextPart | null;
	/** What is written as its window, where windows are asked. */
	readonly window: readonly TextPart[];
	/** The branch to it, and the middle of its button; none at the root. */
	readonly edge: { readonly d: string; readonly button: Point } | null;
	readonly isCut: boolean;
	/** Below a branch that is cut. */
	readonly isBelowCut: boolean;
}

/** Inside a triangle, from its flat side, as a part of its height: as on the stage. */
const VALUE_AT = 0.3;
const WINDOW_GAP = 4;

export function drawSheet(exercise: Exercise, scene: WholeScene, answers: Answers): SheetNode[] {
	const { tree } = exercise;
	const isGone: boolean[] = [];
	return scene.extent.places.map((place, node): SheetNode => {
		const parent = tree.parent[node] as number;
		const isBelowCut = parent >= 0 && isGone[parent] === true;
		const isCut = node > 0 && !isBelowCut && answers.cuts.includes(node);
		isGone.push(isBelowCut || isCut);
		return {
			node,
			place,
			shape: place.children.length === 0 ? 'leaf' : place.isMax ? 'max' : 'min',
			rect: scene.rectOf(place),
			label: place.parent === null ? null : labelOf(scene, place),
			value: valueOf(exercise, scene, place, node, answers),
			window: windowOf(exercise, scene, place, node, answers),
			edge: place.parent === null ? null : edgeOf(scene, place),
			isCut,
			isBelowCut
		};
	});
}

function labelOf(scene: WholeScene, place: Place): TextPart {
	const style = { size: scene.sizes.type.move, weight: 500, tone: 'ink' } as const;
	const at = { x: scene.xOf(place), y: scene.moveYOf(place) };
	return textPart(scene.measure, `move:${place.key}`, place.name, at.x, at.y, style);
}

function valueOf(
	exercise: Exercise,
	scene: WholeScene,
	place: Place,
	node: number,
	answers: Answers
): TextPart | null {
	const isLeaf = place.children.length === 0;
	const infinities = exercise.story.mates?.short ?? null;
	const written = textOf(answers.texts, `value-${node}`).trim();
	const text = isLeaf ? formatValue(place.value, infinities) : tidy(written);
	if (text === '') return null;
	const { sizes, measure } = scene;
	const { type, style } = sizes;
	const size = isLeaf ? type.leafValue : type.value;
	const rect = scene.rectOf(place);
	const { x, y } = middleOf(rect);
	const height = rect.bottom - rect.top;
	const inside = place.isMax ? rect.bottom - height * VALUE_AT : rect.top + height * VALUE_AT;
	const isBelow = !isLeaf && sizes.isInnerBelow && measure(text, size, 700) > style.node * INSIDE;
	const below = scene.rowOf(place).bottom - (size * LINE_HEIGHT) / 2;
	const middle = isLeaf ? y : isBelow ? below : inside;
	const bold = { size, weight: 700, tone: 'ink' } as const;
	return textPart(measure, `value:${place.key}`, text, x, middle, bold);
}

/** As the stage writes it: short enough for a triangle. */
function tidy(written: string): string {
	const text = written.replace(/^(<=|=<)\s*/, '≤').replace(/^(>=|=>)\s*/, '≥');
	return text.length > 7 ? `${text.slice(0, 6)}…` : text;
}

function windowOf(
	exercise: Exercise,
	scene: WholeScene,
	place: Place,
	node: number,
	answers: Answers
): TextPart[] {
	if (!exercise.ask.includes('windows') || place.children.length === 0) return [];
	const row = scene.rowOf(place);
	const x = scene.xOf(place);
	const isRoot = place.parent === null;
	const away = isRoot ? scene.beside - scene.sizes.pill.width / 2 : WINDOW_GAP;
	const half = (side: 'alpha' | 'beta'): TextPart => {
		const written = tidy(textOf(answers.texts, `${side}-${node}`).trim());
		const isAlpha = side === 'alpha';
		const text = `${isAlpha ? 'α' : 'β'} ${written === '' ? '·' : written}`;
		const at = { x: x + (isAlpha ? -away : away), y: row.bounds ?? row.middle };
		return textPart(scene.measure, `${side}:${place.key}`, text, at.x, at.y, {
			anchor: isAlpha ? 'end' : 'start',
			size: scene.sizes.type.bound,
			weight: written === '' ? 500 : 700,
			tone: written === '' ? 'faint' : 'ink'
		});
	};
	return [half('alpha'), half('beta')];
}

function edgeOf(scene: WholeScene, place: Place): { d: string; button: Point } {
	const ends = edgeEnds(scene, place);
	const { bounds } = scene.rowOf(place);
	// The window of a node is between the branch and the move.
	const { source } = ends;
	const isInner = place.children.length > 0;
	const target =
		bounds !== null && isInner
			? { ...ends.target, y: bounds - scene.sizes.pill.height / 2 }
			: ends.target;
	const lane = assertExists(place.parent && scene.rowOf(place.parent).lane, 'a lane above a child');
	// In the lower half, where siblings' branches are apart.
	const y = Math.max((source.y + target.y) / 2, Math.min(lane.bottom, target.y) - CUT_BUTTON / 2);
	return { d: edgePath(source, target), button: edgeAt(source, target, y) };
}
