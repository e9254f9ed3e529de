import { assert } from '../../base/assert.ts';
import type { GameState, Move, PositionKey, Side } from '../game.ts';
import { childCount, childRow, type ExplicitTree } from './tree.ts';

/** 0, 1, 2 and so on, up to the most children met: a copy of thousands costs a sixth of counting them. */
const INDICES: Move[] = [];

/** A node of a typed tree; a move is the index of a child, in the order of the text. */
export class ExplicitState implements GameState {
	private at = 0;
	private max: boolean;

	/** Starts at the root of `tree`, where `root` is to move; the sides alternate below. */
	constructor(
		readonly tree: ExplicitTree,
		root: Side
	) {
		this.max = root === 'max';
	}

	/** The row in `tree` of the current node. */
	get row(): number {
		return this.at;
	}

	maxToMove(): boolean {
		return this.max;
	}

	isTerminal(): boolean {
		return childCount(this.tree, this.at) === 0;
	}

	legalMoves(): Move[] {
		const count = childCount(this.tree, this.at);
		while (INDICES.length < count) INDICES.push(INDICES.length);
		return INDICES.slice(0, count);
	}

	play(child: Move): void {
		this.at = childRow(this.tree, this.at, child);
		this.max = !this.max;
	}

	// The previous node is the parent, so there is nothing to remember.
	undo(): void {
		this.at = this.tree.parent[this.at] as number;
		this.max = !this.max;
	}

	/** Every node of a tree is a distinct position, even if two subtrees are equal. */
	key(): PositionKey {
		return this.at;
	}

	/** The same as `leafValue`: inner nodes have none. */
	result(): number {
		return this.leafValue();
	}

	/** The number written at this leaf, from MAX's side. */
	leafValue(): number {
		assert(
			this.isTerminal(),
			`node ${this.at} of the tree has children and so no value of its own`
		);
		return this.tree.value[this.at] as number;
	}
}
