import { formatValue } from './number.ts';
import { childCount, childRow, type ExplicitTree } from './tree.ts';

/** The canonical text of the tree below `row`: square brackets, commas, no spaces, names kept. */
export function formatTree(tree: ExplicitTree, row = 0): string {
	const parts: string[] = [];
	writeNode(tree, row, parts);
	return parts.join('');
}

// Recursion is safe here: no tree is deeper than MAX_TREE_DEPTH.
function writeNode(tree: ExplicitTree, row: number, parts: string[]): void {
	const name = tree.name[row];
	if (name != null) parts.push(name, ':');
	const count = childCount(tree, row);
	if (count === 0) {
		parts.push(formatValue(tree.value[row] as number));
		return;
	}
	for (let child = 0; child < count; child++) {
		parts.push(child === 0 ? '[' : ',');
		writeNode(tree, childRow(tree, row, child), parts);
	}
	parts.push(']');
}
