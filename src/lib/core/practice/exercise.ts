/**
 * An exercise: a recorded search, or a part of one, with what is asked about it. Its truth is what the recorded search
 * did there.
 */
import { fail, ok, type Result } from '../base/result.ts';
import { returnedBy } from '../explain/knowledge.ts';
import { createStory, storyOf, type Story } from '../explain/story.ts';
import { NO_ROW, pathFrames, type Frame } from '../trace/cursor.ts';
import type { Recording } from '../trace/recording.ts';
import { boundOf } from '../trace/schema.ts';
import { plainTreeOf } from './plain-tree.ts';
import * as words from './practice.en.ts';
import { OPEN_WINDOW, type Sheet, type Window } from './sheet.ts';
import type { Problem } from './walk.ts';

/** What may be asked, in the order of links. */
export const ASKS = ['values', 'windows', 'cuts', 'count', 'move'] as const;
export type Ask = (typeof ASKS)[number];

/** What an exercise with plain minimax can ask. */
export const ASKS_OF_MINIMAX: readonly Ask[] = ['values', 'count', 'move'];

/** The most nodes of the tree of an exercise. */
export const MOST_NODES = 60;

export interface Exercise extends Problem {
	readonly recording: Recording;
	/** The searched rows' sentences and names. */
	readonly story: Story;
	/** The names of all nodes, searched or not. */
	readonly names: Story;
	/** In the order of `ASKS`. */
	readonly ask: readonly Ask[];
	/** False where the moves are searched from right to left. */
	readonly isForward: boolean;
	/** The row of minimax's recording that is the exercise's root; its node n is this row plus n. */
	readonly firstRow: number;
	/** For each node its row in the recording; null below a pruned branch, where there is none. */
	readonly rows: readonly (number | null)[];
	readonly truth: Sheet;
	/** The root's moves that are right: the first best one, and those that are exactly as good. */
	readonly bestMoves: readonly number[];
}

/**
 * Makes an exercise of a recorded search. Faults: `practice-algorithm`, `practice-partial`, `practice-no-minimax`,
 * `practice-nodes`, `practice-leaf`, `practice-ask`.
 * @param row a visited inner row of its trace: the exercise is what is below it
 */
export function exerciseOf(
	recording: Recording,
	ask: readonly Ask[],
	row = recording.trace.lastRoot
): Result<Exercise> {
	const { trace, shadow, shadowRow } = recording;
	const { setup } = trace.header;
	const { algorithm } = setup;
	if (algorithm !== 'minimax' && algorithm !== 'alphabeta') {
		return fail('practice-algorithm', words.onlyPlain);
	}
	if (trace.partial !== null) return fail('practice-partial', words.notFinished);
	if (shadow === null) return fail('practice-no-minimax', words.noMinimax);
	const firstRow = shadowRow?.[row] ?? row;
	if (trace.isPruned(row) || trace.isLeaf(row)) {
		const isRoot = trace.parentOf(row) < 0;
		return fail('practice-leaf', isRoot ? words.nothingToSearch : words.nothingBelow);
	}
	const nodes = shadow.endOf(firstRow) - firstRow;
	if (nodes > MOST_NODES) return fail('practice-nodes', words.tooLarge(MOST_NODES));
	const possible = algorithm === 'minimax' ? ASKS_OF_MINIMAX : ASKS;
	const asked = possible.filter((one) => ask.includes(one));
	if (asked.length === 0) return fail('practice-ask', words.nothingAsked(possible));

	const tree = plainTreeOf(shadow, firstRow);
	const rows = new Array<number | null>(tree.nodes).fill(null);
	for (let at = row; at < trace.endOf(row); at++) rows[(shadowRow?.[at] ?? at) - firstRow] = at;
	const truth = truthOf(recording, rows);
	const story = storyOf(recording);
	return ok({
		recording,
		story,
		names: shadow === trace ? story : createStory(shadow, null),
		ask: asked,
		algorithm,
		rules: trace.rules,
		isForward: setup.order !== 'reversed',
		isWhole: trace.parentOf(row) < 0,
		window: truth.windows[0] ?? OPEN_WINDOW,
		tree,
		firstRow,
		rows,
		truth,
		bestMoves: bestMovesOf(recording, rows, truth)
	});
}

/** What the recorded search says at each node. */
function truthOf({ trace }: Recording, rows: readonly (number | null)[]): Sheet {
	const [root] = rows as readonly [number];
	const visited = rows.map((row) => (row === null || trace.isPruned(row) ? null : row));
	const inner = visited.map((row) => (row === null || trace.isLeaf(row) ? null : row));
	const best = (pathFrames(trace, root, trace.exitStepOf(root)).at(-1) as Frame).bestChild;
	return {
		entered: visited.map((row) => row !== null),
		pruned: rows.map((row) => row !== null && trace.isPruned(row)),
		values: inner.map((row) => (row === null ? null : returnedBy(trace, row))),
		windows: inner.map((row) => (row === null ? null : windowOf(trace, row))),
		count: visited.filter((row) => row !== null && trace.isLeaf(row)).length,
		move: best === NO_ROW ? null : rows.indexOf(best)
	};
}

function bestMovesOf(
	{ trace }: Recording,
	rows: readonly (number | null)[],
	{ move, values }: Sheet
): number[] {
	const [root] = rows as readonly [number];
	return Array.from(trace.childrenOf(root)).flatMap((row) => {
		const node = rows.indexOf(row);
		const isTied =
			!trace.isPruned(row) &&
			boundOf(trace.flagsOf(row)) === 'exact' &&
			trace.valueOf(row) === values[0]?.value;
		return node === move || isTied ? [node] : [];
	});
}

function windowOf(trace: Recording['trace'], row: number): Window {
	const { alphaGiven, betaGiven } = pathFrames(trace, row, trace.enterStepOf(row)).at(-1) as Frame;
	return { alpha: alphaGiven, beta: betaGiven };
}

/** A node's path of moves as the pages write it, "a2.1" or "a3 b2"; empty at the root of the search. */
export function pathOf({ names, firstRow }: Exercise, node: number): readonly string[] {
	const path = names.names.pathTo(firstRow + node);
	return names.game.childWord === 'node' ? path.slice(-1) : path;
}
