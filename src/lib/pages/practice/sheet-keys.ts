/** The keys of a sheet: those that travel in its tree, those that begin to write, and those of the number pad. */
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

/** The text of a field. Two keys that write one sign become it at once: `<=`, and `≤=` if the first was pressed at a node. */
export function typedIn(input: HTMLInputElement): string {
	const { value, selectionEnd } = input;
	const text = value.replace(/^(\s*)(?:[<≤]=|=<)/, '$1≤').replace(/^(\s*)(?:[>≥]=|=>)/, '$1≥');
	if (text !== value) {
		input.value = text;
		const caret = Math.max(0, (selectionEnd ?? value.length) - 1);
		input.setSelectionRange(caret, caret);
	}
	return text;
}

/** The word for infinity becomes its sign, once it is written. */
export function tidied(text: string): string {
	return text.replace(/^([^\da-z]*)i(?:nf|nfinity)?$/i, '$1∞');
}

/** What is in a field after a key of the number pad. */
export function withKey(text: string, key: string): string {
	const isMinus = text.startsWith('−');
	if (key === '⌫') return text.slice(0, -1);
	if (key === '≤' || key === '≥') return key + text.replace(/^[≤≥]/, '');
	if (key === '−') return isMinus ? text.slice(1) : `−${text}`;
	return key === '∞' ? `${isMinus ? '−' : ''}∞` : text + key;
}
