/** The key of one tree of a worksheet: what the recorded search says at every place, and in which order. */
import { formatValue } from '../../explain/format.ts';
import { explainStep, textOf } from '../../explain/sentence.ts';
import { NO_ROW, pathFrames } from '../../trace/cursor.ts';
import type { Answers } from '../answers.ts';
import { pathOf, type Exercise } from '../exercise.ts';
import { keyOf } from '../key.ts';
import { isLeaf } from '../plain-tree.ts';
import { movesOf } from '../read-move.ts';
import type { Notation } from './worksheet-link.ts';
import type { BLANKS } from './worksheet.en.ts';

export interface TaskKey {
	/** Values and cuts at their places, and the windows where they are asked. */
	readonly answers: Answers;
	/** Evaluated leaves in the order of the search. */
	readonly leaves: readonly number[];
	/** The root's move, and the leaf to which the best moves of both sides lead; null if it has none. */
	readonly move: number | null;
	readonly toward: number | null;
	/** Of each cutoff, and of the end of the search. */
	readonly sentences: readonly string[];
}

export function taskKey(exercise: Exercise): TaskKey {
	const { tree, truth, ask } = exercise;
	const shown = ask.includes('windows') ? (['windows'] as const) : [];
	return {
		answers: keyOf({ ...exercise, ask: ['values', ...shown, 'cuts'] }),
		leaves: truth.entered.flatMap((isEntered, node) =>
			isEntered && isLeaf(tree, node) ? [node] : []
		),
		move: truth.move,
		toward: bestLeaf(exercise),
		sentences: stepsOf(exercise).map((step) => textOf(explainStep(exercise.story, step)))
	};
}

export type Blank = keyof typeof BLANKS;

/** What the key has in the blanks under a tree. Leaves are called what the sheet shows of them. */
export function blanksOfKey(
	exercise: Exercise,
	{ leaves, move, toward }: TaskKey,
	notation: Notation
): Record<Blank, string> {
	const { truth, tree, story } = exercise;
	const show = (value: number | undefined): string =>
		value === undefined ? '' : formatValue(value, story.mates?.short ?? null);
	const worth = (leaf: number): string => show(tree.value[leaf]);
	// Triangles have no names at leaves, and the value is at "Value" already.
	const hasNames = notation === 'mit';
	const nameOf = (leaf: number): string => pathOf(exercise, leaf).join(' ');
	return {
		order: leaves.map(hasNames ? nameOf : worth).join(', '),
		count: String(leaves.length),
		move: movesOf(exercise).find(({ node }) => node === move)?.text ?? '',
		toward:
			toward === null ? '' : hasNames ? `${nameOf(toward)} (${worth(toward)})` : worth(toward),
		value: show(truth.values[0]?.value)
	};
}

/** The steps of the cutoffs in search order, and the last step. */
function stepsOf({ recording, rows, truth, tree, isWhole }: Exercise): number[] {
	const { trace } = recording;
	const cutoffs = new Map<number, number>();
	for (const [node, row] of rows.entries()) {
		if (row === null || truth.pruned[node] !== true) continue;
		const parent = tree.parent[node] as number;
		// All children that one cutoff prunes have its step.
		if (!cutoffs.has(parent)) cutoffs.set(parent, trace.enterStepOf(row));
	}
	const root = rows[0] as number;
	const last = isWhole ? trace.steps - 1 : trace.exitStepOf(root);
	return [...[...cutoffs.values()].sort((one, other) => one - other), last];
}

function bestLeaf({ recording, rows }: Exercise): number | null {
	const { trace } = recording;
	let row = rows[0] as number;
	while (!trace.isLeaf(row)) {
		const best = pathFrames(trace, row, trace.exitStepOf(row)).at(-1)?.bestChild ?? NO_ROW;
		if (best === NO_ROW) return null;
		row = best;
	}
	return rows.indexOf(row);
}
