import { countAtMost } from '../base/bisect.ts';
import type { Trace } from '../trace/trace.ts';
import { foldIndexOf } from './fold-index.ts';

/** The kind of an item. */
export const ITEM = {
	/** One row. */
	NODE: 0,
	/** Several sibling moves, all searched, all waiting or all pruned. */
	GROUP: 1
} as const;

/** The part of a trace that is drawn as marks: one entry an item, in preorder, `row` increasing. */
export interface VisibleItems {
	/** The item's row; the first row of a group. */
	readonly row: Int32Array;
	/** The parent item's index; -1 at the root. */
	readonly parent: Int32Array;
	/** An ITEM. */
	readonly kind: Uint8Array;
	/** The last sibling row of a group; otherwise `row` again. */
	readonly last: Int32Array;
	/** 1 if a node has known children that are not shown. */
	readonly folded: Uint8Array;
	/** Number of moves of a group; 0 for a node. */
	readonly hiddenMoves: Uint32Array;
	/** Visited nodes hidden beneath a folded node, or in a group: its members with their subtrees. */
	readonly hiddenNodes: Uint32Array;
}

/** The item that shows a row, or that hides it: a folded node above it, or its group. */
export function itemOfRow(items: VisibleItems, row: number): number {
	return countAtMost(items.row, row) - 1;
}

/**
 * The keys to add to the opened keys to open an item: for a folded node its row, for a group the complement (~row) of
 * each member, which shows the row singly without opening it too.
 */
export function keysToOpen(trace: Trace, items: VisibleItems, item: number): number[] {
	const first = items.row[item] as number;
	if (items.kind[item] === ITEM.NODE) return [first];
	const last = items.last[item] as number;
	const keys: number[] = [];
	for (let row = first; row <= last; row = trace.endOf(row)) keys.push(~row);
	return keys;
}

/** Writes items one by one into columns of a known length. */
export class ItemWriter {
	private length = 0;
	private readonly items: VisibleItems;

	/** @param known the rows below this one may be counted and described */
	constructor(
		private readonly trace: Trace,
		private readonly known: number,
		capacity: number
	) {
		this.items = {
			row: new Int32Array(capacity),
			parent: new Int32Array(capacity),
			kind: new Uint8Array(capacity),
			last: new Int32Array(capacity),
			folded: new Uint8Array(capacity),
			hiddenMoves: new Uint32Array(capacity),
			hiddenNodes: new Uint32Array(capacity)
		};
	}

	/** Adds a node whose children, if any, follow as items. */
	addNode(row: number, parent: number): number {
		const item = this.length++;
		this.items.row[item] = row;
		this.items.last[item] = row;
		this.items.parent[item] = parent;
		return item;
	}

	/** Adds a node whose children, if any, are not shown. */
	addFolded(row: number, parent: number): number {
		const item = this.addNode(row, parent);
		const end = this.trace.endOf(row);
		if (row < this.known && end > row + 1) {
			this.items.folded[item] = 1;
			this.items.hiddenNodes[item] = this.visitedIn(row + 1, end);
		}
		return item;
	}

	/** Adds a run of siblings as one item. */
	addGroup(first: number, last: number, moves: number, parent: number): number {
		const item = this.addNode(first, parent);
		this.items.kind[item] = ITEM.GROUP;
		this.items.last[item] = last;
		this.items.hiddenMoves[item] = moves;
		this.items.hiddenNodes[item] = this.visitedIn(first, this.trace.endOf(last));
		return item;
	}

	/** The columns, truncated to the written length. */
	finish(): VisibleItems {
		const { length, items } = this;
		return {
			row: items.row.subarray(0, length),
			parent: items.parent.subarray(0, length),
			kind: items.kind.subarray(0, length),
			last: items.last.subarray(0, length),
			folded: items.folded.subarray(0, length),
			hiddenMoves: items.hiddenMoves.subarray(0, length),
			hiddenNodes: items.hiddenNodes.subarray(0, length)
		};
	}

	private visitedIn(from: number, end: number): number {
		return foldIndexOf(this.trace).visitedIn(from, Math.min(end, this.known));
	}
}
