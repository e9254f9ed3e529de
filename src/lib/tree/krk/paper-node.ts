/** A node in the paper's tree window: its static value and its three squares, and the ending there. */
import { evaluatorOf } from '$lib/core/evaluate/registry.ts';
import { KrkState, type KrkEnding } from '$lib/core/games/krk/krk-state.ts';
import { formatLabel } from '$lib/core/games/krk/placement.ts';
import type { Stepped } from '../stepped.ts';
import type { PaperTree } from './paper-tree.svelte.ts';

/** The drawn parts of it. */
export interface PaperMark {
	/** The label in two lines, "12k62" and "R33K35"; empty if the moves are shown. */
	readonly lines: readonly string[];
	/** The ending that gives the node its colour; `chosen` for the played move and its line. */
	readonly colour: KrkEnding | 'chosen' | null;
}

export interface PaperNode {
	/** "12k62R33K35": the static value, then the squares of k, R and K by file and row. */
	readonly label: string;
	/** The static value of the node, from Black's side. */
	readonly static: number;
	readonly ending: KrkEnding | null;
}

export function paperNodeOf({ trace, story, setup }: Stepped, row: number): PaperNode | null {
	const state = story.replay.at(row);
	if (!(state instanceof KrkState)) return null;
	const evaluator = evaluatorOf(setup.evaluator);
	const value = evaluator.evaluate(state, trace.depthOf(row), setup.depth ?? Infinity);
	return { label: `${value}${formatLabel(state.id)}`, static: value, ending: state.ending() };
}

/** The paper's additions to a drawn row; null if all of them are switched off. */
export function paperMarkOf(
	stepped: Stepped,
	paper: PaperTree,
	row: number,
	principal: boolean
): PaperMark | null {
	const { labels, colours } = paper;
	if (!paper.applies || (!labels && !colours)) return null;
	const node = paperNodeOf(stepped, row);
	if (node === null) return null;
	const split = node.label.indexOf('R');
	return {
		lines: labels ? [node.label.slice(0, split), node.label.slice(split)] : [],
		colour: colours ? (node.ending ?? (principal ? 'chosen' : null)) : null
	};
}
