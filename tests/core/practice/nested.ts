import type { Exercise } from '../../../src/lib/core/practice/exercise.ts';
import type { Nested } from './naive-search.ts';

/** The tree of an exercise as nested arrays, children in search order. */
export function nested({ tree }: Pick<Exercise, 'tree'>, node = 0): Nested {
	const children = tree.children[node] as readonly number[];
	if (children.length === 0) return tree.value[node] as number;
	return children.map((child) => nested({ tree }, child));
}

/** Of each node of a tree. */
const known = new WeakMap<Exercise['tree'], readonly string[]>();

/** The digits of the way down to a node. */
export function digitsOf({ tree }: Exercise, node: number): string {
	const digits = known.get(tree) ?? allDigits(tree);
	known.set(tree, digits);
	return digits[node] ?? '';
}

function allDigits(tree: Exercise['tree']): string[] {
	const digits = tree.children.map(() => '');
	for (const [node, children] of tree.children.entries()) {
		for (const [index, child] of children.entries()) digits[child] = `${digits[node]}${index}`;
	}
	return digits;
}
