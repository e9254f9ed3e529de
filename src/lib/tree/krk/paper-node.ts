/** A node in the paper's tree window: its static value and its three squares, and the ending there. */
import { evaluatorOf } from '$lib/core/evaluate/registry.ts';
import { formatValue } from '$lib/core/explain/format.ts';
import { KrkState, type KrkEnding } from '$lib/core/games/krk/krk-state.ts';
import { formatLabel } from '$lib/core/games/krk/placement.ts';
import { standingAfter } from '$lib/core/trace/reduction.ts';
import type { Stepped } from '../stepped.ts';
import type { PaperTree } from './paper-tree.svelte.ts';

/** The drawn parts of it. */
export interface PaperMark {
	/** The label in two lines, "12k62" and "R33K35"; empty if the moves are shown. */
	readonly lines: readonly string[];
	/** The ending that gives the node its colour; `chosen` for the played move and its line. */
	readonly colour: KrkEnding | 'chosen' | null;
	/** The value after that many reductions; null if the search's own is shown. */
	readonly value: string | null;
	/** True for a node that has been merged into the one above it. */
	readonly merged: boolean;
}

export interface PaperNode {
	/** "12k62R33K35": the static value, then the squares of k, R and K by file and row. */
	readonly label: string;
	/** The static value of the node, from Black's side. */
	readonly static: number;
	readonly ending: KrkEnding | null;
}

/** The sign at a node where the game ends, in the paper's notation if it has one. */
export const ENDING_SIGNS: Readonly<Record<KrkEnding, string>> = {
	checkmate: '#',
	stalemate: '$',
	'insufficient-material': '×',
	threefold: '3×',
	'fifty-moves': '50'
};

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
	const { labels, colours, reduced } = paper;
	if (!paper.applies || (!labels && !colours && reduced === null)) return null;
	const node = paperNodeOf(stepped, row);
	if (node === null) return null;
	const standing = reduced === null ? null : standingAfter(stepped.trace, row, reduced);
	const split = node.label.indexOf('R');
	return {
		lines: labels ? [node.label.slice(0, split), node.label.slice(split)] : [],
		colour: colours ? (node.ending ?? (principal ? 'chosen' : null)) : null,
		value: standing === 'waiting' ? formatValue(node.static) : null,
		merged: standing === 'merged'
	};
}
