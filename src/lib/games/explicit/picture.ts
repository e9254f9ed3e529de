import { formatValue } from '$lib/core/explain/format.ts';
import type { Side } from '$lib/core/games/game.ts';
import type { ExplicitState } from '$lib/core/games/explicit/state.ts';
import { childCount, childRow, type ExplicitTree } from '$lib/core/games/explicit/tree.ts';
import type { BoardPicture } from '../face.ts';
import { nodeName } from './tree-text.ts';

export interface TreePicture extends BoardPicture {
	readonly tree: ExplicitTree;
	/** The current node's row in `tree`. */
	readonly row: number;
}

/** @param side the role of the side to move in the search */
export function pictureOfTree({ tree, row }: ExplicitState, side: Side): TreePicture {
	return { side, tree, row };
}

/** Children named one by one; the others of a broad node are counted. */
const NAMED_CHILDREN = 12;

/** The node, the side to move and the children, in sentences. */
export function describeNode(state: ExplicitState, role: Side): string {
	const { tree, row } = state;
	const here = row === 0 ? 'The root' : `Node ${nodeName(tree, row)}`;
	if (state.isTerminal()) return `${here}: a leaf, worth ${formatValue(state.leafValue())}.`;
	const count = childCount(tree, row);
	const names = Array.from({ length: Math.min(count, NAMED_CHILDREN) }, (_, child) => {
		const at = childRow(tree, row, child);
		const leaf = childCount(tree, at) === 0;
		return nodeName(tree, at) + (leaf ? ` (${formatValue(tree.value[at] as number)})` : '');
	});
	const more = count > names.length ? ` and ${count - names.length} more` : '';
	return `${here}, ${role.toUpperCase()} to move. ${count === 1 ? 'Child' : 'Children'}: ${names.join(', ')}${more}.`;
}
