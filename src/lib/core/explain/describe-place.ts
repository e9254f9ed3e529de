/** A place of a tree in one spoken line where the search has no row for it, or where its row may not be known. */
import { formatBound } from './format.ts';
import * as words from './describe-place.en.ts';

interface SpokenPlace {
	/** The moves from the root, or the name of the node; empty at the root. */
	readonly path: string;
	readonly kind: 'max' | 'min' | 'leaf';
	readonly state: 'given' | 'outline' | 'pruned';
	/** A given value, or minimax's value of a node that was never visited; null if none may be known. */
	readonly value: number | null;
	/** Whose value it is. */
	readonly from: 'the tree' | 'minimax';
}

/** "Leaf a1: 3", "MIN node a: not searched yet", "MIN node b2: pruned, in minimax 4", "Leaf c1: not searched yet, 14". */
export function describePlace({ path, kind, state, value, from }: SpokenPlace): string {
	const number = value === null ? null : formatBound(value, 'exact');
	return words.place(path, kind, words.standing(state, number, from));
}
