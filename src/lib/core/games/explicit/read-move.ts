import type { Move } from '../game.ts';
import { pathLabel } from './labels.ts';
import { parseValue } from './number.ts';
import type { ExplicitState } from './state.ts';
import { childRow, type ExplicitTree } from './tree.ts';

/**
 * What a word may mean at a node: the name of a child, or the value of a child that is a leaf, as both
 * stand on the drawing; otherwise the name of a node further below, which stands for the way to it.
 * Several where two leaves have the value.
 */
export function readTreeMoves(state: ExplicitState, word: string): Move[][] {
	const { tree, row: at } = state;
	const children = state.legalMoves();
	const labels = children.map((move) => labelOf(tree, childRow(tree, at, move)));
	// A name may end in an apostrophe; a label that a name has taken ends in a prime.
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

/** What a node is called: by the text it was typed in, otherwise by the way to it. */
function labelOf(tree: ExplicitTree, row: number): string {
	return tree.name[row] ?? pathLabel(tree, row);
}

/** The moves down to the node of that name, or null where none is below. */
function wayBelow(tree: ExplicitTree, from: number, name: string): Move[] | null {
	for (let row = from + 1; row < tree.parent.length; row++) {
		if (labelOf(tree, row) !== name) continue;
		const way: Move[] = [];
		let at = row;
		// A parent has a lower row than its children, so this ends at `from` or passes it.
		for (; at > from; at = tree.parent[at] as number) way.unshift(tree.ordinal[at] as number);
		if (at === from) return way;
	}
	return null;
}

/** A number as it was typed, or as the drawing writes it: with a real minus sign, or ∞. */
function valueOf(word: string): number | null {
	// "1." counts moves; nothing on the drawing is written so.
	if (word.endsWith('.')) return null;
	const parsed = parseValue(word.replace('−', '-').replace('∞', 'inf'));
	return parsed.ok ? parsed.value : null;
}
