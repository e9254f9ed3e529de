/**
 * The edits of the diagram, each as the text of another tree and the ids of its rows, which identify a node after a
 * move.
 */
import { fail, type Result } from '$lib/core/base/result.ts';
import { addLeaf, removeNode, subtreeEnd } from '$lib/core/games/explicit/edit-children.ts';
import { reorderChildren, setLeafValue } from '$lib/core/games/explicit/edit.ts';
import { parseValue } from '$lib/core/games/explicit/number.ts';
import { plainSigns } from '$lib/core/games/explicit/read/plain-signs.ts';
import { childCount, childRow, type ExplicitTree } from '$lib/core/games/explicit/tree.ts';

export interface EditedTree {
	readonly text: string;
	/** One a row. */
	readonly ids: readonly number[];
}

/**
 * Reads a typed leaf value, also with signs as they are printed: −5, ∞, ½. Faults: those of `parseValue`,
 * and `leaf-empty`.
 */
export function readLeafValue(typed: string): Result<number> {
	const word = plainSigns(typed).text.trim();
	if (word === '') return fail('leaf-empty', 'A leaf needs a value: write a number.');
	const value = parseValue(word);
	if (value.ok || value.fault.code !== 'tree-word') return value;
	return fail('tree-word', 'This is not a number. Write one such as 7, -2.5 or inf.');
}

export function setValue(
	tree: ExplicitTree,
	ids: readonly number[],
	row: number,
	value: number
): EditedTree {
	return { text: setLeafValue(tree, pathTo(tree, row), value), ids };
}

/** Moves a node to the place `to` among its siblings, counted from 0. */
export function moveNode(
	tree: ExplicitTree,
	ids: readonly number[],
	row: number,
	to: number
): EditedTree {
	const parent = tree.parent[row] as number;
	const from = tree.ordinal[row] as number;
	const families = Array.from({ length: childCount(tree, parent) }, (_, child) => {
		const first = childRow(tree, parent, child);
		return ids.slice(first, subtreeEnd(tree, first));
	});
	families.splice(to, 0, ...families.splice(from, 1));
	return {
		text: reorderChildren(tree, pathTo(tree, parent), from, to),
		ids: [...ids.slice(0, parent + 1), ...families.flat(), ...ids.slice(subtreeEnd(tree, parent))]
	};
}

/** Adds a leaf with the id `id` below the inner node `row`. */
export function addChild(
	tree: ExplicitTree,
	ids: readonly number[],
	row: number,
	id: number
): EditedTree {
	return { text: addLeaf(tree, row), ids: ids.toSpliced(subtreeEnd(tree, row), 0, id) };
}

export function removeWithAllBelow(
	tree: ExplicitTree,
	ids: readonly number[],
	row: number
): EditedTree {
	return {
		text: removeNode(tree, row),
		ids: ids.toSpliced(row, subtreeEnd(tree, row) - row)
	};
}

/** The path of children from the root to a row. */
function pathTo(tree: ExplicitTree, row: number): number[] {
	const path: number[] = [];
	for (let at = row; at > 0; at = tree.parent[at] as number) {
		path.unshift(tree.ordinal[at] as number);
	}
	return path;
}
