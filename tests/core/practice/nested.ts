import type { Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { pathTo } from '../../../src/lib/core/practice/plain-tree.ts';
import type { Nested } from './naive-search.ts';

/** The tree of an exercise as nested arrays, children in search order. */
export function nested({ tree }: Pick<Exercise, 'tree'>, node = 0): Nested {
	const children = tree.children[node] as readonly number[];
	if (children.length === 0) return tree.value[node] as number;
	return children.map((child) => nested({ tree }, child));
}

/** The digits of the way down to a node. */
export function digitsOf({ tree }: Exercise, node: number): string {
	const [, ...path] = pathTo(tree, node);
	return path.map((at) => tree.children[tree.parent[at] as number]?.indexOf(at)).join('');
}
