import type { ExplicitTree } from './tree.ts';

/**
 * What a node without a name of its own is called: the way to it, in the manner of the textbooks.
 * The children of the root are a, b, c, ... (after z: aa, ab, ...); deeper nodes add which child they
 * are, counted from 1: the second child of a is a2, its first child a2.1, and so on: a2.1.3.
 * Names on the way are ignored, so that a label always tells the path. Where somebody gave that very name
 * to another node, the label has a prime: a2′.
 */
export function pathLabel(tree: ExplicitTree, row: number): string {
	const label = wayTo(tree, row);
	// No given name has this prime, so one is enough.
	return givenNames(tree).has(label) ? `${label}′` : label;
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

const NAMES = new WeakMap<ExplicitTree, ReadonlySet<string | null>>();

/** The names in a tree, collected once: a drawing asks for every label. */
function givenNames(tree: ExplicitTree): ReadonlySet<string | null> {
	let names = NAMES.get(tree);
	if (names === undefined) {
		names = new Set(tree.name);
		NAMES.set(tree, names);
	}
	return names;
}

/** 0 is a, 25 is z, 26 is aa: the columns of a spreadsheet in lower case. */
function letters(number: number): string {
	const last = String.fromCharCode(97 + (number % 26));
	return number < 26 ? last : letters(Math.floor(number / 26) - 1) + last;
}
