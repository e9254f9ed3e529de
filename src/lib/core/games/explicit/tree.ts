/**
 * A typed tree as columns: one row per node, rows in the order of the text, so the root is row 0 and every child
 * comes after its parent.
 */

/** The most nodes that a typed tree may have. */
export const MAX_TREE_NODES = 20_000;

/** The most plies from the root of a typed tree to its deepest leaf. */
export const MAX_TREE_DEPTH = 60;

export interface ExplicitTree {
	/** The parent's row; -1 at the root. */
	readonly parent: Int32Array;
	/** Index of a node among its parent's children, from 0 in the order of the text; 0 at the root. */
	readonly ordinal: Int32Array;
	/** Index in `children` of a node's first child; has one entry more than there are nodes. */
	readonly childStart: Int32Array;
	/** The rows of all children, grouped by parent, each group in the order of the text. */
	readonly children: Int32Array;
	/** The value of a leaf, from MAX's side; NaN at an inner node, which has no value of its own. */
	readonly value: Float64Array;
	/** Name of the node in the text, or null. */
	readonly name: readonly (string | null)[];
	/** Plies from a node down to its deepest leaf; 0 at a leaf. */
	readonly height: Uint8Array;
}

export function childCount(tree: ExplicitTree, row: number): number {
	return (tree.childStart[row + 1] as number) - (tree.childStart[row] as number);
}

/** The row of a node's child, counted from 0; unchecked. */
export function childRow(tree: ExplicitTree, row: number, child: number): number {
	return tree.children[(tree.childStart[row] as number) + child] as number;
}

/** Collects nodes in the order of the text and turns them into columns. */
export class TreeBuilder {
	private readonly parents: number[] = [];
	private readonly values: number[] = [];
	private readonly names: (string | null)[] = [];

	get nodes(): number {
		return this.parents.length;
	}

	/** Adds a node below `parent` (-1 for the root) and returns its row; `value` is NaN for an inner node. */
	add(parent: number, value: number, name: string | null): number {
		this.parents.push(parent);
		this.values.push(value);
		this.names.push(name);
		return this.parents.length - 1;
	}

	build(): ExplicitTree {
		const nodes = this.nodes;
		const parent = Int32Array.from(this.parents);
		const ordinal = new Int32Array(nodes);
		const counts = new Int32Array(nodes);
		for (let row = 1; row < nodes; row++) {
			ordinal[row] = (counts[parent[row] as number] as number)++;
		}
		const childStart = new Int32Array(nodes + 1);
		for (let row = 0; row < nodes; row++) {
			childStart[row + 1] = (childStart[row] as number) + (counts[row] as number);
		}
		const children = new Int32Array(Math.max(nodes - 1, 0));
		const height = new Uint8Array(nodes);
		for (let row = nodes - 1; row > 0; row--) {
			const above = parent[row] as number;
			children[(childStart[above] as number) + (ordinal[row] as number)] = row;
			height[above] = Math.max(height[above] as number, (height[row] as number) + 1);
		}
		const value = Float64Array.from(this.values);
		return { parent, ordinal, childStart, children, value, name: this.names, height };
	}
}
