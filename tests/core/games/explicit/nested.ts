/**
 * Trees as nested arrays, the oracle of these tests: the meaning of a typed tree without any of the columns. There
 * are no names; the canonical text of such a tree is its JSON.
 */
import fc from 'fast-check';
import type { ExplicitTree } from '../../../../src/lib/core/games/explicit/tree.ts';
import { parseTree } from '../../../../src/lib/core/games/explicit/parse.ts';

export type Nested = number | Nested[];

export function parsedTree(text: string): ExplicitTree {
	const result = parseTree(text);
	if (!result.ok) throw new Error(`${text.slice(0, 80)}: ${result.fault.message}`);
	return result.value;
}

/** Small trees of any shape, leaves -20 to 20. */
export const nestedTree: fc.Arbitrary<Nested> = fc.letrec<{ node: Nested }>((tie) => ({
	node: fc.oneof(
		{ depthSize: 'small', withCrossShrink: true },
		fc.integer({ min: -20, max: 20 }),
		fc.array(tie('node'), { minLength: 1, maxLength: 4 })
	)
})).node;

/** The subtree at a path of child indices. */
export function at(tree: Nested, path: readonly number[]): Nested {
	return path.reduce<Nested>((node, child) => (node as Nested[])[child] as Nested, tree);
}

/** Every path in the tree, in the order of the text. */
export function allPaths(tree: Nested, path: readonly number[] = []): number[][] {
	if (typeof tree === 'number') return [[...path]];
	return [[...path], ...tree.flatMap((child, index) => allPaths(child, [...path, index]))];
}

export function heightOf(tree: Nested): number {
	return typeof tree === 'number' ? 0 : 1 + Math.max(...tree.map(heightOf));
}

export function minimaxOf(tree: Nested, max: boolean): number {
	if (typeof tree === 'number') return tree;
	const values = tree.map((child) => minimaxOf(child, !max));
	return max ? Math.max(...values) : Math.min(...values);
}
