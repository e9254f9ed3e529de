import { Kept } from '../../base/kept.ts';
import type { ExplicitTree } from './tree.ts';

/**
 * Label of a node without a name: its path, in the manner of the textbooks. The children of the root are a, b, c, ...
 * (after z: aa, ab, ...); deeper nodes add their index, counted from 1: the second child of a is a2, its first child
 * a2.1, then a2.1.3. Names of ancestors are ignored, so a label always gives the path. If another node has that label
 * as its name, the label gets a prime: a2′.
 */
export function pathLabel(tree: ExplicitTree, row: number): string {
	const label = wayTo(tree, row);
	// No name has this prime, so one is enough.
	return NAMES.of(tree).has(label) ? `${label}′` : label;
}

function wayTo(tree: ExplicitTree, row: number): string {
	const ordinals: number[] = [];
	for (let at = row; at > 0; at = tree.parent[at] as number) {
		ordinals.unshift(tree.ordinal[at] as number);
	}
	const [first, ...deeper] = ordinals;
	if (first === undefined) return 'root';
	return letters(first) + deeper.map((ordinal) => ordinal + 1).join('.');
}

/** The names in a tree, collected once because a drawing asks for each label. */
const NAMES = new Kept((tree: ExplicitTree): ReadonlySet<string | null> => new Set(tree.name));

/** 0 is a, 25 is z, 26 is aa, like the columns of a spreadsheet in lower case. */
function letters(number: number): string {
	const last = String.fromCharCode(97 + (number % 26));
	return number < 26 ? last : letters(Math.floor(number / 26) - 1) + last;
}
