import { assert } from '../../base/assert.ts';
import type { Move } from '../../games/game.ts';

const NONE = -1;

/**
 * The distinct nodes of the tree that a search has visited, over all passes and re-searches. The moves from the root
 * identify a node, so one position reached by two paths is two nodes. Takes 12 bytes a node.
 */
export class VisitedTree {
	/** Number of distinct nodes so far. */
	size = 0;

	/** Columns by node, in the order of the first visits: the move to it, its first child, its next sibling. */
	private moves = new Uint32Array(1024);
	private children = new Int32Array(1024);
	private siblings = new Int32Array(1024);
	/** The nodes from the root to the search's current node. */
	private readonly path: number[] = [];

	/** Moves down by a move, or to the root at the start. */
	reach(move: Move): void {
		const parent = this.path.at(-1);
		if (parent === undefined) this.path.push(this.size === 0 ? this.add(move) : 0);
		else this.path.push(this.childOf(parent, move));
	}

	/** Visits the current node again, as if the search had gone down. */
	stay(): void {
		this.path.push(this.path.at(-1) ?? 0);
	}

	/** Moves back up. */
	leave(): void {
		assert(this.path.pop() !== undefined, 'a search leaves no node that it has not reached');
	}

	private childOf(parent: number, move: Move): number {
		let last = NONE;
		for (let at = this.children[parent] as number; at !== NONE; at = this.siblings[at] as number) {
			if (this.moves[at] === move) return at;
			last = at;
		}
		const child = this.add(move);
		if (last === NONE) this.children[parent] = child;
		else this.siblings[last] = child;
		return child;
	}

	private add(move: Move): number {
		const node = this.size++;
		if (node === this.moves.length) this.grow();
		this.moves[node] = move;
		this.children[node] = NONE;
		this.siblings[node] = NONE;
		return node;
	}

	private grow(): void {
		const length = 2 * this.moves.length;
		const [moves, children, siblings] = [this.moves, this.children, this.siblings];
		this.moves = new Uint32Array(length);
		this.children = new Int32Array(length);
		this.siblings = new Int32Array(length);
		this.moves.set(moves);
		this.children.set(children);
		this.siblings.set(siblings);
	}
}
