/** A node in the paper's tree window: its static value and its three squares. */
import { evaluatorOf } from '$lib/core/evaluate/registry.ts';
import { KrkState } from '$lib/core/games/krk/krk-state.ts';
import { formatLabel } from '$lib/core/games/krk/placement.ts';
import type { Stepped } from '../stepped.ts';

interface PaperNode {
	/** "12k62R33K35": the static value, then the squares of k, R and K by file and row. */
	readonly label: string;
	/** The static value of the node, from Black's side. */
	readonly static: number;
}

export function paperNodeOf({ trace, story, setup }: Stepped, row: number): PaperNode | null {
	const state = story.replay.at(row);
	if (!(state instanceof KrkState)) return null;
	const evaluator = evaluatorOf(setup.evaluator);
	const value = evaluator.evaluate(state, trace.depthOf(row), setup.depth ?? Infinity);
	return { label: `${value}${formatLabel(state.id)}`, static: value };
}
