/** A sheet filled in: what one search says at every place. The truth is one, and so is the answer of a wrong idea. */
import type { Amount } from '../explain/knowledge.ts';

export interface Window {
	readonly alpha: number;
	readonly beta: number;
}

export const OPEN_WINDOW: Window = { alpha: -Infinity, beta: Infinity };

/** Columns by the nodes of the exercise's tree. */
export interface Sheet {
	/** True where the search comes to the node. */
	readonly entered: readonly boolean[];
	/** True where the search comes to the parent and prunes the branch to this node. */
	readonly pruned: readonly boolean[];
	/** What an inner node returns; null at leaves, and where the search never comes. */
	readonly values: readonly (Amount | null)[];
	/** The window with which an inner node is entered; null at leaves, and where the search never comes. */
	readonly windows: readonly (Window | null)[];
	/** Evaluated leaves. */
	readonly count: number;
	/** The root's first best child; null if it searches none. */
	readonly move: number | null;
}

/** True where two sheets have the same values, without their signs, and the same cuts. */
export function hasSameValuesAndCuts(one: Sheet, other: Sheet): boolean {
	return (
		one.pruned.every((pruned, node) => pruned === other.pruned[node]) &&
		one.values.every((amount, node) => amount?.value === other.values[node]?.value)
	);
}
