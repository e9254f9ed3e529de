/** The tree of an exercise as it is printed: with empty boxes to write in, or filled in as a key. */
import { fittedNumber, LINE_HEIGHT, textPart } from '../layout/drawing/texts.ts';
import type { NodePart, Stage, TextPart } from '../layout/stage/parts.ts';
import { shapeOf, type Place } from '../layout/stage/placement/whole/extent.ts';
import type { WholeScene } from '../layout/stage/placement/whole/whole-scene.ts';
import { BESIDE, halfWithRing, writtenWidth } from '../layout/stage/placement/whole/whole-sizes.ts';
import type { Rect } from '../layout/viewport.ts';
import { textOf, type Answers } from '../practice/answers.ts';
import type { Notation } from '../practice/worksheet/worksheet-link.ts';
import { exerciseStage, type Branch, type WindowCell } from './exercise-stage.ts';
import { LEAST_TYPE } from './paper.ts';
import type { PaperTree } from './paper-scene.ts';

/** Space at the left for the sides of the rows, where they are there. */
export const SIDES = 40;

export interface PaperFigure {
	readonly stage: Stage;
	/** The branches that are cut: the first one of each cutoff, and all. */
	readonly cuts: readonly Branch[];
	readonly firstCuts: readonly Branch[];
}

interface Filled {
	readonly answers: Answers;
	/** Evaluated leaves in their order; none are numbered on an empty sheet. */
	readonly leaves: readonly number[];
}

/** @param cells see `exerciseStage` */
export function paperStage(
	{ exercise }: PaperTree,
	scene: WholeScene,
	notation: Notation,
	{ answers, leaves: evaluated }: Filled,
	cells: { readonly leaves: 'given' | 'blank'; readonly names: 'shown' | 'none' }
): PaperFigure {
	const isLettered = notation === 'mit';
	const { stage, branches } = exerciseStage(exercise, scene, answers, {
		windowOf: (place, node) => windowOf(scene, place, node, answers),
		// Triangles show the side that the left edge shows in the other notation.
		...(isLettered && { shapeOf: (): NodePart['shape'] => 'leaf' }),
		...cells
	});
	const { parent } = exercise.tree;
	const cuts = [...branches.values()].filter(({ isCut }) => isCut);
	const sides = isLettered ? sidesOf(scene, exercise.story.roleNames) : [];
	return {
		stage: {
			...stage,
			// What is pruned is hatched; its value is read on a white ground.
			nodes: stage.nodes.map((node) => ({ ...node, pale: node.state === 'pruned' })),
			texts: [...stage.texts, ...sides, ...ordinalsOf(scene, evaluated)]
		},
		cuts,
		firstCuts: cuts.filter(
			({ node }, at) => cuts.findIndex((other) => parent[other.node] === parent[node]) === at
		)
	};
}

/** Alpha and beta, each with a box that has the number of the key. */
function windowOf(scene: WholeScene, place: Place, node: number, answers: Answers): WindowCell {
	const { measure, sizes } = scene;
	const { bound } = sizes.type;
	const cells = boundPlaces(scene, place).map(([which, at]) => {
		const key = `${which}:${place.key}`;
		const middle = (at.top + at.bottom) / 2;
		const sign = which === 'alpha' ? 'α' : 'β';
		const label = textPart(measure, key, sign, at.left, middle, { size: bound, anchor: 'start' });
		const box = { ...at, left: label.rect.right + 2 };
		const written = textOf(answers.texts, `${which}-${node}`);
		const x = (box.left + box.right) / 2;
		const style = { size: bound, weight: 700, tone: 'ink' } as const;
		const number =
			written === ''
				? []
				: [
						fittedNumber(
							measure,
							`${key}:value`,
							written,
							x,
							middle,
							style,
							at.right - box.left - 3
						)
					];
		return { texts: [label, ...number], box: { key, rect: box } };
	});
	return { texts: cells.flatMap(({ texts }) => texts), boxes: cells.map(({ box }) => box) };
}

/** Around a box. */
const GAP = 3;

/** Where the two bounds of a node are, with their signs: beside the node, or in the lane above its name. */
export function boundPlaces(scene: WholeScene, place: Place): ['alpha' | 'beta', Rect][] {
	const { sizes } = scene;
	const row = scene.rowOf(place);
	const x = scene.xOf(place);
	const { lane } = sizes.style;
	if (lane === undefined) return [];
	const isBeside = sizes.isBeside(place) || row.bounds === null;
	const middle = isBeside ? row.middle : row.bounds;
	const height = sizes.type.bound * LINE_HEIGHT + GAP;
	const width = writtenWidth(lane);
	const near = isBeside ? halfWithRing(sizes.style) + BESIDE : GAP;
	const rect = (left: number, y: number): Rect => ({
		left,
		right: left + width - GAP,
		top: y - height / 2,
		bottom: y + height / 2
	});
	if (lane.lines === 1) {
		return [
			['alpha', rect(x - near - width + GAP, middle)],
			['beta', rect(x + near, middle)]
		];
	}
	const by = (height + GAP) / 2;
	const left = isBeside ? x - near - width + GAP : x - (width - GAP) / 2;
	return [
		['alpha', rect(left, middle - by)],
		['beta', rect(left, middle + by)]
	];
}

/** MAX and MIN at the left edge, beside each row that has inner nodes. */
function sidesOf(scene: WholeScene, names: Readonly<Record<'max' | 'min', string>>): TextPart[] {
	const first = new Map<number, Place>();
	for (const place of scene.extent.places) {
		if (place.children.length > 0 && !first.has(place.depth)) first.set(place.depth, place);
	}
	return [...first.values()].map((place) => {
		const side = shapeOf(place) === 'max' ? 'max' : 'min';
		const { middle } = scene.rowOf(place);
		const style = { size: 12, weight: 700, anchor: 'start' } as const;
		return textPart(scene.measure, `side:${place.depth}`, names[side], -SIDES, middle, style);
	});
}

/** Under each evaluated leaf its number in the order of the search. */
function ordinalsOf(scene: WholeScene, evaluated: readonly number[]): TextPart[] {
	return evaluated.flatMap((node, at) => {
		const place = scene.extent.places[node];
		if (place === undefined) return [];
		const { bottom } = scene.rectOf(place);
		const y = bottom + LEAST_TYPE * 0.6;
		const style = { size: LEAST_TYPE, weight: 500, tone: 'ink' } as const;
		return [textPart(scene.measure, `leaf:${node}`, `${at + 1}.`, scene.xOf(place), y, style)];
	});
}
