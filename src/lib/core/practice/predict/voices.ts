/**
 * The searches that a question listens to: the recorded one, and the wrong ideas run on the same tree. Nodes are
 * those of the practice tree; rows are the recording's.
 */
import { fail, ok, type Result } from '../../base/result.ts';
import { pathFrames, type Frame } from '../../trace/cursor.ts';
import type { Recording } from '../../trace/recording.ts';
import type { Idea } from '../ideas/idea.ts';
import { IDEAS } from '../ideas/registry.ts';
import { plainTreeOf, type PlainTree } from '../plain-tree.ts';
import type { Sheet, Window } from '../sheet.ts';
import { walk, type Problem } from '../walk.ts';
import * as words from './predict.en.ts';

/** The most nodes of the whole tree, so that seven searches of it take a moment. */
const MOST_ASKED_NODES = 20_000;

/** An idea, and what its search of this tree did. */
interface Voice {
	readonly idea: Idea;
	readonly sheet: Sheet;
}

export interface Voices {
	readonly recording: Recording;
	readonly tree: PlainTree;
	/** Plain alpha-beta of the same tree, the recorded search. */
	readonly right: Sheet;
	readonly ideas: readonly Voice[];
	/** The node of a row of the recording. */
	readonly nodeOf: (row: number) => number;
	/** The row of a node; -1 below a pruned branch, where the recording has none. */
	readonly rowOf: (node: number) => number;
}

/**
 * Runs the ideas on the tree of a recorded search. Faults: `predict-algorithm`, `predict-partial`,
 * `predict-no-minimax`, `predict-nodes`.
 */
export function voicesOf(recording: Recording): Result<Voices> {
	const { trace, shadow, shadowRow } = recording;
	if (trace.header.setup.algorithm !== 'alphabeta') {
		return fail('predict-algorithm', words.onlyAlphaBeta);
	}
	if (trace.partial !== null) return fail('predict-partial', words.notFinished);
	if (shadow === null) return fail('predict-no-minimax', words.noMinimax);
	const nodes = shadow.rows;
	if (nodes > MOST_ASKED_NODES) {
		return fail('predict-nodes', words.tooLarge(nodes, MOST_ASKED_NODES));
	}
	const rows = new Int32Array(nodes).fill(-1);
	for (let row = 0; row < trace.rows; row++) rows[shadowRow?.[row] ?? row] = row;
	const tree = plainTreeOf(shadow, 0);
	const problem: Problem = {
		tree,
		algorithm: 'alphabeta',
		rules: trace.rules,
		window: entryOf(recording),
		isWhole: true
	};
	const right = walk(problem);
	return ok({
		recording,
		tree,
		right,
		ideas: IDEAS.filter(({ isHeard }) => isHeard).flatMap((idea) =>
			idea.answers(problem, right).map((sheet) => ({ idea, sheet }))
		),
		nodeOf: (row) => shadowRow?.[row] ?? row,
		rowOf: (node) => rows[node] ?? -1
	});
}

/** The window that the search starts with. */
function entryOf({ trace }: Recording): Window {
	const { alphaGiven, betaGiven } = pathFrames(trace, 0, 0)[0] as Frame;
	return { alpha: alphaGiven, beta: betaGiven };
}
