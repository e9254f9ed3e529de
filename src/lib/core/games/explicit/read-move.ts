import type { Move } from '../game.ts';
import { pathLabel } from './labels.ts';
import { parseValue } from './number.ts';
import type { ExplicitState } from './state.ts';
import { childRow, type ExplicitTree } from './tree.ts';

/**
 * Reads a word at a node: the name of a child, or the value of a child that is a leaf, both as drawn; otherwise the
 * name of a deeper node, which means the path to it. Returns several moves if two leaves have the value.
 */
export function readTreeMoves(state: ExplicitState, word: string): Move[][] {
	const { tree, row: at } = state;
	const children = state.legalMoves();
	const labels = children.map((move) => labelOf(tree, childRow(tree, at, move)));
	// A typed name may end in an apostrophe; a path label that is also a name ends in a prime.
	for (const name of [word, word.replace(/['’]$/, '′')]) {
		const child = labels.indexOf(name);
		const way = child < 0 ? wayBelow(tree, at, name) : [child];
		if (way !== null) return [way];
	}
	const small = word.toLowerCase();
	const alike = children.filter((move) => labels[move]?.toLowerCase() === small);
	if (alike.length > 0) return alike.map((move) => [move]);
	const value = valueOf(word);
	return children
		.filter((move) => tree.value[childRow(tree, at, move)] === value)
		.map((move) => [move]);
}

/** Label of a node: its name in the text, otherwise its path. */
function labelOf(tree: ExplicitTree, row: number): string {
	return tree.name[row] ?? pathLabel(tree, row);
}

/** The moves down to the node of that name, or null if no node below has it. */
function wayBelow(tree: ExplicitTree, from: number, name: string): Move[] | null {
	for (let row = from + 1; row < tree.parent.length; row++) {
		if (labelOf(tree, row) !== name) continue;
		const way: Move[] = [];
		let at = row;
		// A parent has a lower row than its children, so this stops at `from` or below it.
		for (; at > from; at = tree.parent[at] as number) way.unshift(tree.ordinal[at] as number);
		if (at === from) return way;
	}
	return null;
}

/** Reads a typed number, also as the drawing writes it: with a real minus sign, or ∞. */
function valueOf(word: string): number | null {
	// "1." is a move number; no label or value ends in a full stop.
	if (word.endsWith('.')) return null;
	const parsed = parseValue(word.replace('−', '-').replace('∞', 'inf'));
	return parsed.ok ? parsed.value : null;
}
