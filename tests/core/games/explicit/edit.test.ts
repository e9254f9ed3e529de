import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reorderChildren, setLeafValue } from '../../../../src/lib/core/games/explicit/edit.ts';
import { formatTree } from '../../../../src/lib/core/games/explicit/format.ts';
import { allPaths, at, nestedTree, parsedTree, type Nested } from './nested.ts';

const TEXTBOOK = '[[3,12,8],[2,4,6],[14,5,2]]';

describe('tree editing: the value of a leaf', () => {
	it.each([
		[TEXTBOOK, [0, 1], 7, '[[3,7,8],[2,4,6],[14,5,2]]'],
		[TEXTBOOK, [2, 2], -1.5, '[[3,12,8],[2,4,6],[14,5,-1.5]]'],
		['A:[x:3,y:[z:4]]', [1, 0], Infinity, 'A:[x:3,y:[z:inf]]'],
		['5', [], 6, '6'],
		['[5]', [0], -0, '[0]']
	])('%s at %s becomes %s', (text, path, value, edited) => {
		expect(setLeafValue(parsedTree(text), path, value)).toBe(edited);
	});

	it('an edit leaves the given tree unchanged', () => {
		const tree = parsedTree(TEXTBOOK);
		setLeafValue(tree, [0, 0], 99);
		reorderChildren(tree, [], 0, 2);
		expect(formatTree(tree)).toBe(TEXTBOOK);
	});

	it('an impossible edit throws', () => {
		const tree = parsedTree(TEXTBOOK);
		expect(() => setLeafValue(tree, [0], 1)).toThrow(/not a leaf/);
		expect(() => setLeafValue(tree, [0, 3], 1)).toThrow(/no node/);
		expect(() => setLeafValue(tree, [0, 0], NaN)).toThrow(/number/);
	});

	it('setting a value agrees with nested arrays', () => {
		fc.assert(
			fc.property(nestedTree, fc.nat(), fc.integer(), (nested, pick, value) => {
				const leaves = allPaths(nested).filter((path) => typeof at(nested, path) === 'number');
				const path = leaves[pick % leaves.length] ?? [];
				const replace = (node: Nested, [child, ...rest]: number[]): Nested =>
					child === undefined
						? value
						: (node as Nested[]).with(child, replace(at(node, [child]), rest));
				expect(setLeafValue(parsedTree(JSON.stringify(nested)), path, value)).toBe(
					JSON.stringify(replace(nested, path))
				);
			})
		);
	});
});

describe('tree editing: the order of children', () => {
	it.each([
		['[1,2,3,4]', [], 0, 2, '[2,3,1,4]'],
		['[1,2,3,4]', [], 3, 1, '[1,4,2,3]'],
		['[1,2,3,4]', [], 2, 2, '[1,2,3,4]'],
		[TEXTBOOK, [], 2, 0, '[[14,5,2],[3,12,8],[2,4,6]]'],
		[TEXTBOOK, [2], 0, 2, '[[3,12,8],[2,4,6],[5,2,14]]'],
		['A:[B:[x:1,2],C:3]', [], 0, 1, 'A:[C:3,B:[x:1,2]]']
	])('%s below %s, from %s to %s', (text, path, from, to, edited) => {
		expect(reorderChildren(parsedTree(text), path, from, to)).toBe(edited);
	});

	it.each([
		[-1, 0],
		[0, 3],
		[3, 0],
		[0.5, 1]
	])('a missing place throws: from %s to %s', (from, to) => {
		expect(() => reorderChildren(parsedTree(TEXTBOOK), [], from, to)).toThrow(/3 children/);
	});

	it('reordering agrees with nested arrays', () => {
		fc.assert(
			fc.property(nestedTree, fc.nat(), fc.nat(), fc.nat(), (nested, pick, one, other) => {
				const inner = allPaths(nested).filter((path) => typeof at(nested, path) !== 'number');
				fc.pre(inner.length > 0);
				const path = inner[pick % inner.length] as number[];
				const tree = parsedTree(JSON.stringify(nested));
				const moved = structuredClone(nested);
				const children = at(moved, path) as Nested[];
				const from = one % children.length;
				const to = other % children.length;
				children.splice(to, 0, ...children.splice(from, 1));
				expect(reorderChildren(tree, path, from, to)).toBe(JSON.stringify(moved));
			})
		);
	});
});
