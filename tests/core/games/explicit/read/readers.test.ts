/** What each kind of text is read as, or what is said about it. Own notations in the fields are in `position-tree`. */
import { describe, expect, it } from 'vitest';
import type { Reading } from '../../../../../src/lib/core/games/reader.ts';
import { explicitPresets } from '../../../../../src/lib/core/games/explicit/presets.ts';
import { readTree } from '../../../../../src/lib/core/games/explicit/read/readers.ts';

function readingsOf(text: string): readonly Reading[] {
	const read = readTree(text);
	if (read?.ok !== true) throw new Error(`not read: ${text.slice(0, 80)}`);
	return read.value;
}

/** Each reading as its id and its tree, or the code of what it lacks. */
function waysOf(text: string): string[] {
	return readingsOf(text).map(({ id, root, position }) => {
		const tree = position.ok ? position.value : position.fault.code;
		return `${id} ${root === null ? '' : `${root} `}${tree}`;
	});
}

const CS188 = `start_state: "top"
successors: """
top left p
top right q
p left A
p right B
q left C
q right deep
deep only D
"""
evaluation: """
A 4.0
B 3.0
C 2.0
D 1000.0
"""
`;

describe('tree readers: one reading', () => {
	it.each([
		[
			'O01, labels first',
			"['R', ['S', ('T', 5), ('U', 10)], ('V', 7)]\n",
			'labels R:[S:[T:5,U:10],V:7]'
		],
		['O02, a CS188 tree file', CS188, 'cs188 max top:[p:[A:4,B:3],q:[C:2,deep:[D:1000]]]'],
		['O04, signs as drawn', '[[3,−5],[∞,9]]', 'own [[3,-5],[inf,9]]'],
		[
			'halves, full width, no width',
			'［[½，２½],\u200b[−∞,\u00a0–3]]',
			'own [[0.5,2.5],[-inf,-3]]'
		],
		[
			'O06, trailing commas',
			'[\n  [3, 5],  # left\n  [2, 9],  # right\n]\n',
			'lists [[3,5],[2,9]]'
		],
		['JavaScript', 'const t = [[3, 5], // left\n [2, 9], /* right */\n];', 'lists [[3,5],[2,9]]'],
		['Java', 'int[][] t = new int[][]{{3, 12}, {2, 4}};', 'lists [[3,12],[2,4]]'],
		['C', 'float t[2][2] = {{3.0f, 5}, {2, 9,}};', 'lists [[3,5],[2,9]]'],
		['Haskell', 'Node [Node [Leaf 3, Leaf (-5)], Leaf 2] -- a tree', 'lists [[3,-5],2]'],
		['Haskell with labels', 'Node "A" [Node "B" [Leaf 3, Leaf 5], Leaf 2]', 'labels A:[B:[3,5],2]'],
		['SML', 'val t = Node [Node [Leaf 3, Leaf ~5], Leaf 2] (* a tree *)', 'lists [[3,-5],2]'],
		['OCaml', '[[3;5];[2;9]]', 'lists [[3,5],[2,9]]'],
		['Mathematica', '{{3,12},{2,4}}', 'lists [[3,12],[2,4]]'],
		['rows', '[3 5; 2 9]', 'lists [[3,5],[2,9]]'],
		['an s-expression', '(R (S (T 5) (U 10)) (V 7))', 'labels R:[S:[T:5,U:10],V:7]'],
		[
			'objects',
			'{"name":"A","children":[{"name":"B","value":3},{"children":[{"value":4},{"value":5}]}]}',
			'objects A:[B:3,[4,5]]'
		],
		['keys', "{'A': {'B': 3, 'C': {'D': 4, 'E': 5}}}", 'objects A:[B:3,C:[D:4,E:5]]'],
		[
			'edges with values as targets',
			"[('A','B'),('A','C'),('B',3),('B',5),('C',2)]",
			'edges A:[B:[3,5],C:[2]]'
		],
		[
			'edges and a dictionary',
			"edges = [('A','B'),('A','C')]\nvalues = {'B': 3, 'C': 5}",
			'edges A:[B:3,C:5]'
		],
		['a formula', 'Max[Min[3,12],Min[2,4]]', 'formula max [[3,12],[2,4]]'],
		['a formula that MIN begins', 'min(max(3,12), 4)', 'formula min [[3,12],4]'],
		['sides as names', 'MAX:[MIN:[3,5],MIN:[2,9]]', 'formula max [[3,5],[2,9]]']
	])('%s', (_, text, way) => {
		expect(waysOf(text)).toEqual([way]);
	});

	it('says what the text was taken for, how large it is and who begins', () => {
		expect(readingsOf(CS188)[0]?.what).toBe('a CS188 tree file: 8 nodes, MAX at the root');
	});

	it('names that ours cannot have are changed, and said', () => {
		expect(readingsOf("['a b', ['1', 5], ['1', 6], ['ß', 7]]")).toMatchObject([
			{ what: expect.stringContaining('4 names changed to fit') as string }
		]);
		expect(waysOf("['a b', ['1', 5], ['1', 6]]")).toEqual(['labels a_b:[_1:5,_1_2:6]']);
	});
});

describe('tree readers: several readings', () => {
	it.each([
		['leaves in brackets of their own', '[[3],[5]]', ['own [[3],[5]]', 'boxes [3,5]']],
		['single-element tuples', '((3,),(5,))', ['boxes [3,5]', 'lists [[3],[5]]']],
		[
			'a value before children',
			'[3,[3,[3],[12]],[2,[2],[4]]]',
			['own [3,[3,[3],[12]],[2,[2],[4]]]', 'value-first tree-inner-value']
		],
		[
			'a backed-up value before leaves',
			'[3,[3,3,12,8],[2,2,4,6]]',
			['own [3,[3,3,12,8],[2,2,4,6]]', 'value-first tree-inner-value']
		],
		[
			'words that are labels or leaves',
			'[[x,3],[y,9]]',
			['labels [x:3,y:9]', 'lists tree-unknown-leaf']
		],
		['a side or a name', 'MIN:[3,5]', ['own MIN:[3,5]', 'formula min [3,5]']]
	])('%s', (_, text, ways) => {
		expect(waysOf(text)).toEqual(ways);
	});
});

describe('tree readers: recognised, not supported yet', () => {
	it.each([
		['O05, unknown leaves', '[[3,12,8],[2,x,y],[1,z,w]]', 'tree-unknown-leaf', 13],
		['unknown leaves in a formula', 'max(min(3,12,8), min(2,x,y))', 'tree-unknown-leaf', 23],
		[
			'O07, two plies of MIN',
			'max[min[min[3,9],min[10,6]],min[min[4,7],min[0,5]]]',
			'tree-side',
			8
		],
		['two ghosts', CS188.replace('start', 'num_agents: "3"\nstart'), 'tree-side', 0],
		[
			'values at inner nodes',
			'{"name":"A","value":3,"children":[{"value":3},{"value":2}]}',
			'tree-inner-value',
			0
		],
		['chance nodes', 'max(chance(3,5),2)', 'tree-chance', 4]
	])('%s', (_, text, code, at) => {
		const [reading] = readingsOf(text);
		expect(reading?.position).toMatchObject({ ok: false, fault: { code } });
		if (at > 0) expect(reading?.position).toMatchObject({ fault: { at } });
	});
});

describe('tree readers: our own notation', () => {
	it.each([
		...explicitPresets.map(({ name, position }) => [name, position]),
		['parentheses', '((3 12 8) (2 4 6))'],
		['a lone value', '5'],
		['a text that is no tree', 'hello there'],
		['a bracket that is never closed', '[[3,5],[2,9]']
	])('%s: left to its own parser', (_, text) => {
		expect(readTree(text)).toBeNull();
	});
});

describe('tree readers: faults with their places', () => {
	it.each([
		['a second parent', "[('A','B'),('C','B'),('A','C')]", 'tree-two-parents', 11],
		['a circle', "[('A','B'),('B','A')]", 'tree-circle', 1],
		['two roots', "[('A','B'),('A','E'),('C','D')]", 'tree-two-roots', 21],
		['a value that is no number', CS188.replace('2.0', 'two'), 'tree-word', CS188.indexOf('2.0')]
	])('%s', (_, text, code, at) => {
		expect(readTree(text)).toMatchObject({ ok: false, fault: { code, at } });
	});
});
