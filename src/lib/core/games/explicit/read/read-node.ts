/** A tree as a reader found it, with all that its notation can say and ours cannot yet. */
import type { Result } from '../../../base/result.ts';

export interface ReadNode {
	/** Index in the text. */
	readonly at: number;
	readonly name: string | null;
	/** Null where the text has no number here. */
	readonly value: number | null;
	/** Who moves here, where the text says it. */
	readonly side: 'max' | 'min' | 'chance' | null;
	readonly children: readonly ReadNode[];
}

/** A text as one notation reads it. */
export interface ReadTree {
	/** For a notation with several readings: what follows the reader's id in that of the reading. */
	readonly id?: string;
	/** The notation with its article, as it follows "Read as": "a CS188 tree file". */
	readonly what: string;
	readonly root: ReadNode;
}

/** A notation of trees. */
export interface TreeReader {
	/** Lower-case and hyphenated, as `--read` takes it. */
	readonly id: string;
	/** For a list of notations: "CS188 tree files". */
	readonly name: string;
	/** True where it is asked also about texts that read as our own notation, which may mean another tree. */
	readonly doubtsOwn?: boolean;
	/**
	 * Reads a text in plain signs; null if it is not in this notation, several trees if the notation leaves it open.
	 */
	read(text: string): Result<readonly ReadTree[]> | null;
}

export function nodeAt(at: number, node: Partial<Omit<ReadNode, 'at'>>): ReadNode {
	return { at, name: null, value: null, side: null, children: [], ...node };
}

/** Deeper brackets than any tree of ours has, with room for those that are no node. */
export const MAX_BRACKETS = 150;

/** The side that a node is named after: MAX, min. */
export function sideOfName(name: string | null): ReadNode['side'] {
	const small = name?.toLowerCase();
	return small === 'max' || small === 'min' || small === 'chance' ? small : null;
}

/** True if some node has two children: with less, brackets show nothing of how a text is written. */
export function hasFork({ children }: ReadNode): boolean {
	return children.length > 1 || children.some(hasFork);
}
