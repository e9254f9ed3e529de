/** The places of an exercise that are asked about, each with the step of the search that decides it. */
import { assertExists } from '../base/assert.ts';
import type { Exercise } from './exercise.ts';
import { isLeaf, subtreeOf } from './plain-tree.ts';
import type { Sheet } from './sheet.ts';

/** In the order of places that the same step decides. */
export const PLACE_KINDS = ['window', 'cut', 'value', 'count', 'move'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export interface Place {
	readonly kind: PlaceKind;
	/** The node; of a cut the child, below the branch; of count and move the root. */
	readonly node: number;
	/** True at and below a pruned branch, where nothing may be written. */
	readonly isBeyond: boolean;
}

export type PlaceId = `${PlaceKind}-${number}`;

export function idOf({ kind, node }: Place): PlaceId {
	return `${kind}-${node}`;
}

/**
 * The places of a sheet in the order in which its search decides them: at one step the window of a node, the branch
 * to it, its value, and at the end the count and the move. Places beyond a cut come right after it.
 */
export function* placesIn(
	{ tree, ask }: Pick<Exercise, 'tree' | 'ask'>,
	sheet: Sheet
): Generator<Place> {
	const [values, windows, cuts] = (['values', 'windows', 'cuts'] as const).map((one) =>
		ask.includes(one)
	);
	yield* visit(0);
	if (ask.includes('count')) yield { kind: 'count', node: 0, isBeyond: false };
	if (ask.includes('move')) yield { kind: 'move', node: 0, isBeyond: false };

	function* visit(node: number): Generator<Place> {
		const inner = !isLeaf(tree, node);
		if (inner && windows) yield { kind: 'window', node, isBeyond: false };
		if (node > 0 && cuts) yield { kind: 'cut', node, isBeyond: false };
		const children = tree.children[node] as readonly number[];
		for (const child of children) if (sheet.entered[child] === true) yield* visit(child);
		const pruned = children.filter((child) => sheet.entered[child] !== true);
		if (cuts) for (const child of pruned) yield { kind: 'cut', node: child, isBeyond: false };
		for (const below of pruned.flatMap((child) => subtreeOf(tree, child))) {
			if (isLeaf(tree, below)) continue;
			if (windows) yield { kind: 'window', node: below, isBeyond: true };
			if (values) yield { kind: 'value', node: below, isBeyond: true };
		}
		if (inner && values) yield { kind: 'value', node, isBeyond: false };
	}
}

/** The asked places of an exercise, in the order in which the search decides them. */
export function placesOf(exercise: Exercise): Place[] {
	return [...placesIn(exercise, exercise.truth)].filter((place) => !place.isBeyond);
}

/** The step of the recorded search that decides a place; beyond a cut it is the step of the cut. */
export function stepOf({ recording, rows, tree }: Exercise, { kind, node }: Place): number {
	const { trace } = recording;
	let at = node;
	while (rows[at] === null) at = tree.parent[at] as number;
	const row = assertExists(rows[at], 'the root of an exercise was searched');
	const isEntered = kind === 'window' || kind === 'cut' || trace.isPruned(row);
	return isEntered ? trace.enterStepOf(row) : trace.exitStepOf(row);
}
