/** The tree of an exercise as it is painted: what is written and cut, at places that no answer moves. */
import { formatValue } from '../explain/format.ts';
import { edgeAt, edgePath } from '../layout/drawing/curves.ts';
import { middleOf } from '../layout/drawing/rects.ts';
import { valueInside } from '../layout/drawing/shapes.ts';
import { LINE_HEIGHT, textPart } from '../layout/drawing/texts.ts';
import type { EdgePart, NodePart, Stage, TextPart } from '../layout/stage/parts.ts';
import { plainNode, plainStage } from '../layout/stage/plain-stage.ts';
import { shapeOf, type Place } from '../layout/stage/placement/whole/extent.ts';
import { edgeEnds, type WholeScene } from '../layout/stage/placement/whole/whole-scene.ts';
import { INSIDE } from '../layout/stage/placement/whole/whole-sizes.ts';
import type { Point } from '../layout/viewport.ts';
import { textOf, type Answers } from '../practice/answers.ts';
import type { Exercise } from '../practice/exercise.ts';

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

/** What is drawn of the window of a node. */
export interface WindowCell extends Partial<Pick<Stage, 'boxes'>> {
	readonly texts: readonly TextPart[];
}

/** What differs from page to page. */
interface Cells {
	/** Of an inner node, where windows are asked. */
	readonly windowOf: (place: Place, node: number) => WindowCell;
	/** The shape of a node, where it is not the stage's. */
	readonly shapeOf?: (place: Place) => NodePart['shape'];
	/** `blank`: leaves are to be filled in, too. */
	readonly leaves?: 'given' | 'blank';
	readonly names?: 'shown' | 'none';
}

interface ExerciseStage {
	/** The row of a node is its number in the exercise's tree. */
	readonly stage: Stage;
	/** By their nodes; those below a branch that is cut are not there. */
	readonly branches: ReadonlyMap<number, Branch>;
}

export function exerciseStage(
	exercise: Exercise,
	scene: WholeScene,
	answers: Answers,
	cells: Cells
): ExerciseStage {
	const hasWindows = exercise.ask.includes('windows');
	const boxes: Stage['boxes'][number][] = [];
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
		nodes.push(nodeOf(exercise, scene, place, node, answers, cells, gone.has(place)));
		if (hasWindows && place.children.length > 0) {
			const window = cells.windowOf(place, node);
			texts.push(...window.texts);
			boxes.push(...(window.boxes ?? []));
		}
		if (parent === null) continue;
		const [source, target] = branchEnds(scene, place, cells.names);
		const kind = gone.has(place) ? 'pruned' : 'searched';
		edges.push({ key, d: edgePath(source, target), kind });
		if (cells.names !== 'none' && scene.sizes.hasName(place)) texts.push(labelOf(scene, place));
		if (isBelowCut) continue;
		branches.set(node, { node, at: buttonOn(scene, parent, source, target), isCut });
	}
	return {
		stage: { ...plainStage({ size: scene.room.size, nodes, edges, texts }), boxes },
		branches
	};
}

function nodeOf(
	exercise: Exercise,
	scene: WholeScene,
	place: Place,
	node: number,
	answers: Answers,
	{ shapeOf: shapeHere = shapeOf, leaves }: Cells,
	isGone: boolean
): NodePart {
	const isLeaf = place.children.length === 0;
	const shape = shapeHere(place);
	const infinities = exercise.story.mates?.short ?? null;
	const given = leaves === 'blank' ? '' : formatValue(place.value, infinities);
	const text = isLeaf ? given : writtenShort(textOf(answers.texts, `value-${node}`).trim());
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
	const isLeaf = place.children.length === 0;
	const rect = scene.rectOf(place);
	const { x, y } = middleOf(rect);
	const size = isLeaf ? sizes.type.leafValue : sizes.type.value;
	const most = sizes.isInnerBelow ? INSIDE : Infinity;
	const inside = isLeaf ? null : valueInside(measure, key, text, shape, rect, size, 1, most);
	const below = scene.rowOf(place).bottom - (size * LINE_HEIGHT) / 2;
	const middle = isLeaf ? y : below;
	return inside ?? textPart(measure, key, text, x, middle, { size, weight: 700 });
}

/** As the stage writes it: short enough for a triangle. */
export function writtenShort(written: string): string {
	const text = written.replace(/^(<=|=<)\s*/, '≤').replace(/^(>=|=>)\s*/, '≥');
	return text.length > 7 ? `${text.slice(0, 6)}…` : text;
}

function labelOf(scene: WholeScene, place: Place): TextPart {
	const { measure, sizes } = scene;
	const style = { size: sizes.type.move };
	const at = { x: scene.xOf(place), y: scene.moveYOf(place) };
	return textPart(measure, `move:${place.key}`, place.name, at.x, at.y, style);
}

/** The ends of a branch, whose lower one is above the window of its node: that is between the branch and the move. */
function branchEnds(scene: WholeScene, place: Place, names: Cells['names']): [Point, Point] {
	const { source, target } = edgeEnds(scene, place);
	// Where a name would be is no gap.
	if (names === 'none') return [source, { ...target, y: scene.rectOf(place).top }];
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
