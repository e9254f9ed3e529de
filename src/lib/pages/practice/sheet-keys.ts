/** The keys of a sheet's tree: those that travel, and those that begin to write. */
import type { PlainTree } from '$lib/core/practice/plain-tree.ts';

/** The node to which a key leads: the node itself at the tree's edge, and null for a key that does not travel. */
export function nodeByKey(tree: PlainTree, node: number, key: string): number | null {
	const above = tree.parent[node] as number;
	const siblings = tree.children[above] ?? [node];
	const at = siblings.indexOf(node);
	switch (key) {
		case 'ArrowUp':
			return Math.max(above, 0);
		case 'ArrowDown':
			return tree.children[node]?.[0] ?? node;
		case 'ArrowLeft':
			return siblings[at - 1] ?? node;
		case 'ArrowRight':
			return siblings[at + 1] ?? node;
		case 'Home':
			return 0;
		default:
			return null;
	}
}

/** What a key begins to write, and where. */
interface Written {
	readonly field: 'value' | 'alpha' | 'beta';
	readonly typed: string;
}

/** The field in which a key begins to write, and what it writes there; null for a key that does not write. */
export function fieldByKey(key: string): Written | null {
	if (key === '<' || key === '≤') return { field: 'value', typed: '≤' };
	if (key === '>' || key === '≥') return { field: 'value', typed: '≥' };
	if (/^[\d−.=-]$/.test(key)) return { field: 'value', typed: key };
	if (key === 'i') return { field: 'value', typed: '∞' };
	if (key === 'Enter' || key === 'F2') return { field: 'value', typed: '' };
	if (key.toLowerCase() === 'a') return { field: 'alpha', typed: '' };
	if (key.toLowerCase() === 'b') return { field: 'beta', typed: '' };
	return null;
}
