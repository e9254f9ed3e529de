import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	addLeaf,
	canRemove,
	removeNode,
	subtreeEnd
} from '../../../../src/lib/core/games/explicit/edit-children.ts';
import { formatTree } from '../../../../src/lib/core/games/explicit/format.ts';
import { allPaths, at, nestedTree, parsedTree, type Nested } from './nested.ts';

const TEXTBOOK = '[[3,12,8],[2,4,6],[14,5,2]]';

/** Rows are in the order of the text, and so are paths. */
function rowOf(nested: Nested, path: readonly number[]): number {
	return allPaths(nested).findIndex((other) => other.join() === path.join());
}

describe('tree editing: adding a leaf', () => {
	it.each([
		[TEXTBOOK, 0, '[[3,12,8],[2,4,6],[14,5,2],0]'],
		[TEXTBOOK, 1, '[[3,12,8,0],[2,4,6],[14,5,2]]'],
		[TEXTBOOK, 9, '[[3,12,8],[2,4,6],[14,5,2,0]]'],
		['A:[B:[x:-1,inf],C:3]', 1, 'A:[B:[x:-1,inf,0],C:3]'],
		['[5]', 0, '[5,0]']
	])('%s with a leaf below row %s becomes %s', (text, row, edited) => {
		expect(addLeaf(parsedTree(text), row)).toBe(edited);
	});

	it('adding below a leaf throws, since the leaf would lose its value', () => {
		expect(() => addLeaf(parsedTree(TEXTBOOK), 2)).toThrow(/is a leaf/);
		expect(() => addLeaf(parsedTree('5'), 0)).toThrow(/is a leaf/);
	});

	it('adding agrees with nested arrays, and the leaf has the promised row', () => {
		fc.assert(
			fc.property(nestedTree, fc.nat(), (nested, pick) => {
				const inner = allPaths(nested).filter((path) => typeof at(nested, path) !== 'number');
				fc.pre(inner.length > 0);
				const path = inner[pick % inner.length] as number[];
				const tree = parsedTree(JSON.stringify(nested));
				const row = rowOf(nested, path);
				const grown = structuredClone(nested);
				const children = at(grown, path) as Nested[];
				children.push(0);
				expect(addLeaf(tree, row)).toBe(JSON.stringify(grown));
				expect(subtreeEnd(tree, row)).toBe(rowOf(grown, [...path, children.length - 1]));
			})
		);
	});
});

describe('tree editing: removing a node', () => {
	it.each([
		[TEXTBOOK, 1, '[[2,4,6],[14,5,2]]'],
		[TEXTBOOK, 3, '[[3,8],[2,4,6],[14,5,2]]'],
		[TEXTBOOK, 9, '[[3,12,8],[2,4,6]]'],
		['A:[B:[x:1,2],C:[y:[4]]]', 1, 'A:[C:[y:[4]]]'],
		['A:[B:[x:1,2],C:[y:[4]]]', 3, 'A:[B:[x:1],C:[y:[4]]]']
	])('%s without row %s becomes %s', (text, row, edited) => {
		expect(removeNode(parsedTree(text), row)).toBe(edited);
	});

	it('the root and an only child cannot be removed', () => {
		const tree = parsedTree('[[1],2]');
		expect([0, 1, 2, 3].map((row) => canRemove(tree, row))).toEqual([false, true, false, true]);
		expect(() => removeNode(tree, 0)).toThrow(/root or an only child/);
		expect(() => removeNode(tree, 2)).toThrow(/root or an only child/);
	});

	it('removing agrees with nested arrays', () => {
		fc.assert(
			fc.property(nestedTree, fc.nat(), (nested, pick) => {
				const tree = parsedTree(JSON.stringify(nested));
				const paths = allPaths(nested).filter((path) => canRemove(tree, rowOf(nested, path)));
				fc.pre(paths.length > 0);
				const path = paths[pick % paths.length] as number[];
				const shrunk = structuredClone(nested);
				(at(shrunk, path.slice(0, -1)) as Nested[]).splice(path.at(-1) as number, 1);
				expect(removeNode(tree, rowOf(nested, path))).toBe(JSON.stringify(shrunk));
			})
		);
	});

	it('removing undoes adding a leaf', () => {
		fc.assert(
			fc.property(nestedTree, fc.nat(), (nested, pick) => {
				const text = JSON.stringify(nested);
				const tree = parsedTree(text);
				const inner = allPaths(nested).filter((path) => typeof at(nested, path) !== 'number');
				fc.pre(inner.length > 0);
				const row = rowOf(nested, inner[pick % inner.length] as number[]);
				const grown = parsedTree(addLeaf(tree, row));
				expect(removeNode(grown, subtreeEnd(tree, row))).toBe(text);
				expect(formatTree(tree)).toBe(text);
			})
		);
	});
});
