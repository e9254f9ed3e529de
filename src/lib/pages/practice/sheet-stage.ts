/** The sheet of an exercise as it is painted: what is written and cut, at places that no answer moves. */
import { formatValue } from '$lib/core/explain/format.ts';
import { edgeAt, edgePath } from '$lib/core/layout/drawing/curves.ts';
import { middleOf } from '$lib/core/layout/drawing/rects.ts';
import { valueInside } from '$lib/core/layout/drawing/shapes.ts';
import { LINE_HEIGHT, textPart } from '$lib/core/layout/drawing/texts.ts';
import type { EdgePart, NodePart, Stage, TextPart } from '$lib/core/layout/stage/parts.ts';
import { shapeOf, type Place } from '$lib/core/layout/stage/placement/whole/extent.ts';
import { edgeEnds, type WholeScene } from '$lib/core/layout/stage/placement/whole/whole-scene.ts';
import { INSIDE } from '$lib/core/layout/stage/placement/whole/whole-sizes.ts';
import type { Point } from '$lib/core/layout/viewport.ts';
import { textOf, type Answers } from '$lib/core/practice/answers.ts';
import type { Exercise } from '$lib/core/practice/exercise.ts';
import { plainNode, plainStage } from '$lib/tree/painter/plain-stage.ts';

/** Side of the button on a branch. */
export const CUT_BUTTON = 24;

/** A branch that can be cut. */
export interface Branch {
	/** The node below it. */
	readonly node: number;
	/** The middle of its button. */
	readonly at: Point;
	readonly isCut: boolean;
}

interface Sheet {
	/** The row of a node is its number in the exercise's tree. */
	readonly stage: Stage;
	/** By their nodes; those below a branch that is cut are not there. */
	readonly branches: ReadonlyMap<number, Branch>;
}

const WINDOW_GAP = 4;
/** On each side of the middle between two windows. */
const LANE_AIR = 3;

export function sheetStage(exercise: Exercise, scene: WholeScene, answers: Answers): Sheet {
	const nodes: NodePart[] = [];
	const edges: EdgePart[] = [];
	const texts = scene.heads.filter((head) => head !== null);
	const branches = new Map<number, Branch>();
	const gone = new Set<Place>();
	for (const [node, place] of scene.extent.places.entries()) {
		const { key, parent } = place;
		const isBelowCut = parent !== null && gone.has(parent);
		const isCut = parent !== null && !isBelowCut && answers.cuts.includes(node);
		if (isBelowCut || isCut) gone.add(place);
		nodes.push(nodeOf(exercise, scene, place, node, answers, gone.has(place)));
		texts.push(...windowOf(exercise, scene, place, node, answers));
		if (parent === null) continue;
		const [source, target] = branchEnds(scene, place);
		const kind = gone.has(place) ? 'pruned' : 'searched';
		edges.push({ key, d: edgePath(source, target), kind });
		texts.push(labelOf(scene, place));
		if (isBelowCut) continue;
		branches.set(node, { node, at: buttonOn(scene, parent, source, target), isCut });
	}
	return { stage: plainStage({ size: scene.room.size, nodes, edges, texts }), branches };
}

function nodeOf(
	exercise: Exercise,
	scene: WholeScene,
	place: Place,
	node: number,
	answers: Answers,
	isGone: boolean
): NodePart {
	const isLeaf = place.children.length === 0;
	const shape = shapeOf(place);
	const infinities = exercise.story.mates?.short ?? null;
	const text = isLeaf
		? formatValue(place.value, infinities)
		: tidy(textOf(answers.texts, `value-${node}`).trim());
	return plainNode({
		key: place.key,
		row: node,
		parent: place.parent?.key ?? null,
		rect: scene.rectOf(place),
		shape,
		state: isGone ? 'pruned' : isLeaf ? 'given' : 'closed',
		value: text === '' ? null : valueOf(scene, place, shape, text)
	});
}

/** In its shape, as on the stage; below it if that is too narrow. */
function valueOf(
	scene: WholeScene,
	place: Place,
	shape: NodePart['shape'],
	text: string
): TextPart {
	const { sizes, measure } = scene;
	const key = `value:${place.key}`;
	const rect = scene.rectOf(place);
	const { x, y } = middleOf(rect);
	const size = shape === 'leaf' ? sizes.type.leafValue : sizes.type.value;
	const most = sizes.isInnerBelow ? INSIDE : Infinity;
	const inside =
		shape === 'leaf' ? null : valueInside(measure, key, text, shape, rect, size, 1, most);
	const below = scene.rowOf(place).bottom - (size * LINE_HEIGHT) / 2;
	const middle = shape === 'leaf' ? y : below;
	return inside ?? textPart(measure, key, text, x, middle, { size, weight: 700 });
}

/** As the stage writes it: short enough for a triangle. */
function tidy(written: string): string {
	const text = written.replace(/^(<=|=<)\s*/, '≤').replace(/^(>=|=>)\s*/, '≥');
	return text.length > 7 ? `${text.slice(0, 6)}…` : text;
}

function labelOf(scene: WholeScene, place: Place): TextPart {
	const { measure, sizes } = scene;
	const style = { size: sizes.type.move };
	const at = { x: scene.xOf(place), y: scene.moveYOf(place) };
	return textPart(measure, `move:${place.key}`, place.name, at.x, at.y, style);
}

/** What is written as the window of a node, where windows are asked. */
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
	const { sizes } = scene;
	const isBeside = sizes.isBeside(place);
	const away = isBeside ? scene.beside - sizes.pill.width / 2 : WINDOW_GAP;
	const room = isBeside ? Infinity : roomInLane(scene, place) - away;
	const half = (side: 'alpha' | 'beta'): TextPart => {
		const written = tidy(textOf(answers.texts, `${side}-${node}`).trim());
		const isAlpha = side === 'alpha';
		const text = `${isAlpha ? 'α' : 'β'} ${written === '' ? '·' : written}`;
		const at = {
			x: x + (isAlpha ? -away : away),
			y: isBeside ? row.middle : (row.bounds ?? row.middle)
		};
		const full = sizes.type.bound;
		const width = scene.measure(text, full, 700);
		return textPart(scene.measure, `${side}:${place.key}`, text, at.x, at.y, {
			anchor: isAlpha ? 'end' : 'start',
			size: width > room ? (full * room) / width : full,
			weight: written === '' ? 500 : 700,
			tone: written === '' ? 'faint' : 'ink'
		});
	};
	return [half('alpha'), half('beta')];
}

/** Half of the way to the nearest window in the same lane, less a little air. */
function roomInLane(scene: WholeScene, { depth, key }: Place): number {
	const x = (one: Place): number => scene.xOf(one);
	const row = scene.extent.places.filter((one) => one.depth === depth && one.children.length > 0);
	const here = row.find((one) => one.key === key);
	const ways = row
		.filter((one) => one !== here)
		.map((one) => (here === undefined ? Infinity : Math.abs(x(one) - x(here))));
	return Math.min(...ways) / 2 - LANE_AIR;
}

/** The ends of a branch, whose lower one is above the window of its node: that is between the branch and the move. */
function branchEnds(scene: WholeScene, place: Place): [Point, Point] {
	const { source, target } = edgeEnds(scene, place);
	const { bounds } = scene.rowOf(place);
	const isInner = place.children.length > 0;
	if (bounds === null || !isInner) return [source, target];
	return [source, { ...target, y: bounds - scene.sizes.pill.height / 2 }];
}

/** In the lower half, where siblings' branches are apart. */
function buttonOn(scene: WholeScene, parent: Place, source: Point, target: Point): Point {
	const low = Math.min(scene.rowOf(parent).lane?.bottom ?? target.y, target.y) - CUT_BUTTON / 2;
	return edgeAt(source, target, Math.max((source.y + target.y) / 2, low));
}
