import { assert } from '../../base/assert.ts';
import type { Move } from '../../games/game.ts';

/**
 * The minimax value of every node of a tree, from MAX's side, looked up by path. Rows are in preorder, so the
 * children of row `n` are `n + 1`, the row after that one's subtree, and so on.
 */
export class ExactValues {
	/**
	 * @param moves the move into each row
	 * @param values the value of each row, from MAX's side
	 * @param subtreeEnd the first row after each row's subtree
	 */
	constructor(
		private readonly moves: Uint32Array,
		private readonly values: Float64Array,
		private readonly subtreeEnd: Uint32Array
	) {}

	get nodes(): number {
		return this.values.length;
	}

	/** The value of the node that `path` leads to; O(depth * branching). */
	valueAt(path: readonly Move[]): number {
		const row = this.findRow(path);
		assert(row !== null, noNodeAt(path));
		return this.values[row] as number;
	}

	/** The values of the children of the node that `path` leads to, in listed order; empty at a leaf and beyond one. */
	childValues(path: readonly Move[]): number[] {
		const values: number[] = [];
		const row = this.findRow(path);
		if (row === null) return values;
		const end = this.subtreeEnd[row] as number;
		for (let child = row + 1; child < end; child = this.subtreeEnd[child] as number) {
			values.push(this.values[child] as number);
		}
		return values;
	}

	/** Null if the path continues beyond a leaf. */
	private findRow(path: readonly Move[]): number | null {
		let row = 0;
		for (const move of path) {
			const end = this.subtreeEnd[row] as number;
			if (++row === end) return null;
			while (row < end && this.moves[row] !== move) row = this.subtreeEnd[row] as number;
			assert(row < end, noNodeAt(path));
		}
		return row;
	}
}

function noNodeAt(path: readonly Move[]): string {
	return `the exact values have no node at ${path.join(' ')}`;
}
