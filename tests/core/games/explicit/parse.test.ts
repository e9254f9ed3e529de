import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTree } from '../../../../src/lib/core/games/explicit/format.ts';
import { MAX_TREE_TEXT, parseTree } from '../../../../src/lib/core/games/explicit/parse.ts';
import { formatValue } from '../../../../src/lib/core/games/explicit/number.ts';
import { MAX_TREE_DEPTH, MAX_TREE_NODES } from '../../../../src/lib/core/games/explicit/tree.ts';
import { nestedTree, parsedTree } from './nested.ts';

function faultOf(text: string) {
	const result = parseTree(text);
	if (result.ok) throw new Error(`${text.slice(0, 80)} was accepted`);
	return result.fault;
}

describe('tree parser: notations', () => {
	it.each([
		['brackets and commas', '[[3,12,8],[2,4,6],[14,5,2]]', '[[3,12,8],[2,4,6],[14,5,2]]'],
		['parentheses and spaces', '((3 12 8) (2 4 6) (14 5 2))', '[[3,12,8],[2,4,6],[14,5,2]]'],
		['a mixture', '[(3, 12 8) [2 4,6],(14 5\t2)]', '[[3,12,8],[2,4,6],[14,5,2]]'],
		['brackets as separators', '[[1][2](3 4)5[6]]', '[[1],[2],[3,4],5,[6]]'],
		['lines and indentation', '\n[\n  [3, 5],\n  [2, 9]\n]\n', '[[3,5],[2,9]]'],
		['spaces on both sides of a comma', '[ 1 , 2 ]', '[1,2]'],
		['uneven depths', '[5,[[[4,9],7],8]]', '[5,[[[4,9],7],8]]'],
		['a node with one child', '[5]', '[5]'],
		['such nodes one in the other', '[[[5]]]', '[[[5]]]'],
		['a root that is a leaf', '5', '5'],
		['the same with space', '  -2.50 ', '-2.5'],
		['infinite values', '[inf,+inf,-inf,Infinity,-Infinity]', '[inf,inf,-inf,inf,-inf]'],
		['minus zero', '[-0,0]', '[0,0]'],
		['exponents', '[1e3,-2.5E-1,1e21]', '[1000,-0.25,1e+21]'],
		['names', 'A:[B:[3,12,8],C:[2,4,6]]', 'A:[B:[3,12,8],C:[2,4,6]]'],
		['names of leaves', '[x:3,y:[z:4]]', '[x:3,y:[z:4]]'],
		['names with space', 'A : [ x :\n3 , y: 4 ]', 'A:[x:3,y:4]'],
		['names with digits, quotes, hyphens', "[a1':1,_b:2,c-3:3]", "[a1':1,_b:2,c-3:3]"],
		['words that are values as names', '[inf:1,NaN:2]', '[inf:1,NaN:2]'],
		['a name of 24 characters', `${'n'.repeat(24)}:1`, `${'n'.repeat(24)}:1`],
		['names that differ in case', '[x:1,X:2]', '[x:1,X:2]']
	])('%s', (_, text, canonical) => {
		expect(formatTree(parsedTree(text))).toBe(canonical);
		expect(formatTree(parsedTree(canonical))).toBe(canonical);
	});

	it('columns are in the order of the text', () => {
		const tree = parsedTree('A:[3,B:[4,[5]],6]');
		expect([...tree.parent]).toEqual([-1, 0, 0, 2, 2, 4, 0]);
		expect([...tree.ordinal]).toEqual([0, 0, 1, 0, 1, 0, 2]);
		expect([...tree.childStart]).toEqual([0, 3, 3, 5, 5, 6, 6, 6]);
		expect([...tree.children]).toEqual([1, 2, 6, 3, 4, 5]);
		expect([...tree.value]).toEqual([NaN, 3, NaN, 4, NaN, 5, 6]);
		expect(tree.name).toEqual(['A', null, 'B', null, null, null, null]);
		expect([...tree.height]).toEqual([3, 0, 2, 0, 1, 0, 0]);
	});
});

describe('tree parser: round trips', () => {
	it('canonical texts of nested arrays round-trip', () => {
		fc.assert(
			fc.property(nestedTree, (nested) => {
				const text = JSON.stringify(nested);
				expect(formatTree(parsedTree(text))).toBe(text);
			})
		);
	});

	interface Written {
		readonly typed: string;
		readonly canonical: string;
	}

	/** A tree in any of the ways to type it, with its canonical text. */
	const space = fc.constantFrom('', ' ', '\n', '\t ');
	const separator = fc.constantFrom(',', ' ', ', ', ' ,', '\n', ' , ');
	const name = fc
		.option(fc.stringMatching(/^[A-Za-z_][\w'-]{0,23}$/), { nil: null })
		.filter((text) => text === null || text.length <= 24);
	const leaf: fc.Arbitrary<Written> = fc.double({ noNaN: true }).map((value) => {
		const text = formatValue(value);
		return { typed: text, canonical: text };
	});
	const written = fc.letrec<{ node: Written; inner: Written; bare: Written }>((tie) => ({
		inner: fc
			.tuple(
				fc.array(tie('node'), { minLength: 1, maxLength: 4 }),
				fc.constantFrom('[]', '()'),
				separator,
				space
			)
			.map(([children, brackets, between, pad]) => ({
				typed: [
					brackets.charAt(0),
					children.map(({ typed }) => typed).join(between),
					brackets.charAt(1)
				].join(pad),
				canonical: `[${children.map(({ canonical }) => canonical).join(',')}]`
			})),
		bare: fc.oneof({ depthSize: 'small' }, leaf, tie('inner')),
		node: fc.tuple(name, space, tie('bare')).map(([called, pad, node]) =>
			called === null
				? node
				: {
						typed: `${called}${pad}:${pad}${node.typed}`,
						canonical: `${called}:${node.canonical}`
					}
		)
	})).node;

	it('every notation of a tree gives the canonical text', () => {
		fc.assert(
			fc.property(written, ({ typed, canonical }) => {
				const names = canonical.match(/[^[\],:]+(?=:)/g) ?? [];
				fc.pre(new Set(names).size === names.length);
				const tree = parsedTree(typed);
				expect(formatTree(tree)).toBe(canonical);
				expect(parsedTree(formatTree(tree))).toEqual(tree);
			})
		);
	});
});

describe('tree parser: rejected texts', () => {
	it.each([
		['nothing', '', 'tree-empty', 0],
		['white space alone', ' \n ', 'tree-empty', 0],
		['an unclosed bracket', '[[3,12,8],[2,4,6', 'tree-bracket', 10],
		['an unclosed parenthesis', '((1 2)', 'tree-bracket', 0],
		['a bracket too many', '[1,2]]', 'tree-bracket', 5],
		['only a closing bracket', ']', 'tree-bracket', 0],
		['the other kind of bracket', '[[1,2),3]', 'tree-bracket', 5],
		['an empty node', '[]', 'tree-empty-node', 0],
		['an empty node inside', '[1,( ),2]', 'tree-empty-node', 3],
		['an empty named node', '[a:[]]', 'tree-empty-node', 3],
		['a doubled comma', '[1,,2]', 'tree-comma', 3],
		['a comma first', '[,1]', 'tree-comma', 1],
		['a comma last', '[1,2,]', 'tree-comma', 4],
		['a comma before everything', ',[1]', 'tree-comma', 0],
		['a comma alone in a node', '[,]', 'tree-comma', 1],
		['a comma after everything', '[1],', 'tree-trailing', 3],
		['a second tree', '[1] [2]', 'tree-trailing', 4],
		['a second number', '3 4', 'tree-trailing', 2],
		['a word behind', '[1] end', 'tree-trailing', 4],
		['a name behind', '[1] x:', 'tree-trailing', 4],
		['an unknown word', '[1,two,3]', 'tree-word', 3],
		['a broken number', '[1,2..5]', 'tree-word', 3],
		['a number with a unit', '[1,2cm]', 'tree-word', 3],
		['a semicolon', '[1;2]', 'tree-word', 1],
		['a minus of typography', '[\u22121]', 'tree-word', 1],
		['no number', '[1,NaN]', 'tree-nan', 3],
		['no number, signed', '[-nan]', 'tree-nan', 1],
		['a number too large', '[1e999]', 'tree-number-range', 1],
		['a number too small', '[0,1e-999]', 'tree-number-range', 3],
		['a number with zeros in front', '[1,007]', 'tree-zeros', 3],
		['thousands with a comma', '[1,000]', 'tree-zeros', 3],
		['thousands with a comma, alone', '1,000', 'tree-trailing', 1],
		['a million with commas', '[[-12,000,000],1]', 'tree-zeros', 6],
		['a name without a node', '[1,x:]', 'tree-name', 3],
		['a name at the end', 'A:', 'tree-name', 0],
		['a name before a comma', '[x:,1]', 'tree-name', 1],
		['two names for one node', 'A:B:3', 'tree-name', 0],
		['a colon without a name', '[:3]', 'tree-name', 1],
		['a name that begins with a digit', '[1a:3]', 'tree-name', 1],
		['a number as a name', '[1:3]', 'tree-name', 1],
		['a name with a foreign letter', '[é:3]', 'tree-name', 1],
		['a name of 25 characters', `[${'n'.repeat(25)}:3]`, 'tree-name', 1],
		['a name given twice', '[x:1,x:2]', 'tree-duplicate-name', 5],
		['a name given again further down', '[b:[3,5],[2,9],[b:[1,7],4]]', 'tree-duplicate-name', 16],
		['the name of the root given again', 'a:[1,a:2]', 'tree-duplicate-name', 5]
	])('%s', (_, text, code, at) => {
		const fault = faultOf(text);
		expect(fault).toMatchObject({ code, at });
		expect(fault.message).toMatch(/^\S.*[.]$/);
		expect(fault.message.length).toBeLessThan(140);
	});

	it('a number with zeros in front is told how to be written', () => {
		expect(faultOf('[3 007]').message).toBe('“007” has zeros in front. Write 7.');
		expect(faultOf('[1, 000]').message).toBe('“000” has zeros in front. Write 0.');
		expect(faultOf('[1,050]').message).toBe(
			'“1,050” can be one value or two, as commas separate values. Write 1050 for one, 1,50 for two.'
		);
		expect(faultOf('[1 000]').message).toBe(
			'“1 000” can be one value or two, as blanks separate values. Write 1000 for one, 1 0 for two.'
		);
		expect(faultOf('1,000').message).toContain('Write one number without a comma, as in 1000');
	});

	it('two values with three digits are two, as the page writes them', () => {
		expect(formatTree(parsedTree('[1,234]'))).toBe('[1,234]');
		expect(formatTree(parsedTree('[1,0,0.5,100]'))).toBe('[1,0,0.5,100]');
	});

	it('a duplicate name is reported with its first place', () => {
		expect(faultOf('[b:[3,5],[b:1]]').message).toBe(
			'The name “b” is already used at character 2. Names must be unique.'
		);
	});

	it('a bracket fault names the bracket, and where it was opened', () => {
		expect(faultOf('[[3,12,8],[2,4,6').message).toBe(
			'The “[” opened at character 11 is never closed.'
		);
		expect(faultOf('[(1,2],3]').message).toBe('“]” cannot close the “(” opened at character 2.');
		expect(faultOf('[1,2)').message).toBe('“)” cannot close the “[” opened at character 1.');
	});

	it('the parser never throws, and faults point into the text or just after it', () => {
		const pieces = fc.constantFrom(
			...Array.from('[]()[](),: \n'),
			'3',
			'-1',
			'a',
			'x:',
			'inf',
			'NaN',
			'\u{1F600}'
		);
		fc.assert(
			fc.property(fc.array(pieces, { maxLength: 16 }), (typed) => {
				const text = typed.join('');
				const result = parseTree(text);
				if (result.ok) {
					expect(parsedTree(formatTree(result.value))).toEqual(result.value);
				} else {
					expect(result.fault.at).toBeGreaterThanOrEqual(0);
					expect(result.fault.at).toBeLessThanOrEqual(text.length);
				}
			}),
			{ numRuns: 1000 }
		);
	});
});

describe('tree parser: limits', () => {
	const row = (leaves: number) => `[${Array.from({ length: leaves }, () => '1').join(',')}]`;
	const chain = (depth: number) => '['.repeat(depth) + '1' + ']'.repeat(depth);

	it('the largest tree is accepted, and one node more rejected at its place', () => {
		expect(parsedTree(row(MAX_TREE_NODES - 1)).parent).toHaveLength(MAX_TREE_NODES);
		const larger = row(MAX_TREE_NODES);
		expect(faultOf(larger)).toMatchObject({
			code: 'tree-too-many-nodes',
			at: larger.lastIndexOf('1')
		});
	});

	it('the deepest tree is accepted, and one ply more rejected at its place', () => {
		expect(parsedTree(chain(MAX_TREE_DEPTH)).height[0]).toBe(MAX_TREE_DEPTH);
		expect(faultOf(chain(MAX_TREE_DEPTH + 1))).toMatchObject({
			code: 'tree-too-deep',
			at: MAX_TREE_DEPTH
		});
	});

	it('a text that is too long is rejected unread', () => {
		const fault = faultOf('['.repeat(1_000_000));
		expect(fault).toMatchObject({ code: 'tree-too-long', at: MAX_TREE_TEXT });
		expect(fault.message).toContain('1,000,000 characters');
		expect(faultOf(' '.repeat(MAX_TREE_TEXT)).code).toBe('tree-empty');
		expect(formatTree(parsedTree(' '.repeat(MAX_TREE_TEXT - 1) + '7'))).toBe('7');
	});

	it('long words and long white space are read in one pass', () => {
		const half = MAX_TREE_TEXT / 2 - 2;
		expect(faultOf(`[${'x'.repeat(half)}${' '.repeat(half)}]`).code).toBe('tree-word');
		expect(faultOf(`[${'x '.repeat(half)}]`).code).toBe('tree-word');
		expect(parseTree(`[${'1 '.repeat(MAX_TREE_NODES - 1)}]`).ok).toBe(true);
	});
});
