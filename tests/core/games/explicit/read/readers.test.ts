/** What each kind of text is read as, or what is said about it. Own notations in the fields are in `position-tree`. */
import { describe, expect, it } from 'vitest';
import type { Reading } from '../../../../../src/lib/core/games/reader.ts';
import { explicitPresets } from '../../../../../src/lib/core/games/explicit/presets.ts';
import { parseTree } from '../../../../../src/lib/core/games/explicit/parse.ts';
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

const EFG = `EFG 2 R "game" { "P1" "P2" } "comment"
p "" 1 1 "" { "L" "R" } 0
p "B" 2 1 "" { "l" "r" } 0
t "" 1 "o1" { 3, -3 }
t "" 2 "o2" { 5 -5 }
t "C" 3 "o3" { 1/2 -1/2 }
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
		['a tree in quotes', '"[[3,5],[2,9]]"', 'own [[3,5],[2,9]]'],
		['a list in an object', '{"tree": [[3,5],[2,9]]}', 'lists [[3,5],[2,9]]'],
		['a numbered list', '1. 3\n2. 5\n3. 2', 'row-3 [3,5,2]'],
		['an array of numpy', 'np.array([[3,5],[2,9]])', 'lists [[3,5],[2,9]]'],
		['a tensor', 'x = torch.tensor([[3, 5], [2, 9]])', 'lists [[3,5],[2,9]]'],
		['vectors of R', 'c(c(3,5),c(2,9))', 'labels [[3,5],[2,9]]'],
		['lists side by side', '[3 12 8] [2 4 6]', 'lists [[3,12,8],[2,4,6]]'],
		['lists with commas between them', '[3,12,8],[2,4,6]', 'lists [[3,12,8],[2,4,6]]'],
		['a heading', '# Tree\n- A\n  - 3\n  - 5', 'outline A:[3,5]'],
		[
			'sets of children',
			"graph = {'A': {'B', 'C'}}\nleaves = {'B': 3, 'C': 4}",
			'adjacency A:[B:3,C:4]'
		],
		[
			'networkx, numbers as names',
			'g = DiGraph()\ng.add_edge(1,2)\ng.add_edge(1,3)\nvalues={2: 4, 3: 5}',
			'edges _1:[_2:4,_3:5]'
		],
		['groups between bars', '3 12 | 8 2 4 6', 'row [[3,12],[8,2,4,6]]'],
		['groups and single leaves', '3 12 8 | 2 | 14 5', 'row [[3,12,8],2,[14,5]]'],
		['rows of groups', '3 12 | 8 2\n4 6 | 1 5', 'row [[[3,12],[8,2]],[[4,6],[1,5]]]'],
		['rows of a table', '| 3 | 5 |\n| 2 | 9 |', 'row [[3,5],[2,9]]'],
		[
			'networkx, edges from a list',
			"import networkx as nx\nG = nx.DiGraph()\nG.add_edges_from([('A','B'), ('A','C')])\nvalues = {'B': 3, 'C': 5}\nnx.draw(G)",
			'edges A:[B:3,C:5]'
		],
		[
			'networkx, one by one',
			"G = nx.DiGraph()\nG.add_node('B', value=3)\nG.add_edge('A', 'B', weight=1)\nG.add_edge('A', 'C')\nG.nodes['C']['value'] = 5",
			'edges A:[B:3,C:5]'
		],
		[
			'networkx, attributes',
			"G = nx.DiGraph([('A','B'), ('A','C')])\nnx.set_node_attributes(G, {'B': 3, 'C': 5}, 'value')",
			'edges A:[B:3,C:5]'
		],
		[
			'networkx, nodes with values',
			"G.add_nodes_from(['A', ('B', {'value': 3}), ('C', {'value': 5})])\nG.add_edges_from([('A','B'), ('A','C')])",
			'edges A:[B:3,C:5]'
		],
		[
			'networkx, a bare dictionary',
			"G.add_edge('A','B')\nG.add_edge('A','C')\n{'B': 3, 'C': 5}",
			'edges A:[B:3,C:5]'
		],
		['numbers in quotes', '[["3","5"],["2","9"]]', 'lists [[3,5],[2,9]]'],
		['code in Markdown', '```python\n[[3, 5], [2, 9]]\n```\n', 'own [[3,5],[2,9]]'],
		['branches of a drawing', '├── 3\n└── 5', 'outline [3,5]'],
		[
			'children in a dictionary, leaves as values',
			"{'A': ['B', 'C'], 'B': [3, 5], 'C': [2, 9]}",
			'adjacency A:[B:[3,5],C:[2,9]]'
		],
		[
			'a dictionary called graph',
			'graph = {"A": ["B", "C"], "B": ["D", "E"], "D": 3, "E": 5, "C": 2}',
			'adjacency A:[B:[D:3,E:5],C:2]'
		],
		['a table of edges', 'A,B\nA,C\nB,3\nC,5', 'adjacency A:[B:3,C:5]'],
		[
			'a table with a header',
			'parent\tchild\nA\tB\nA\tC\nB\t3\nB\t7\nC\t5',
			'adjacency A:[B:[3,7],C:5]'
		],
		['leaves line by line', 'A: B\nA: C\nB: 3\nB: 5\nC: 2', 'adjacency A:[B:[3,5],C:2]'],
		['children after arrows', 'A -> B, C\nB: 3\nC: 5', 'adjacency A:[B:3,C:5]'],
		['keywords', "Node('A', children=[Node('B', value=3), Leaf(5)])", 'labels A:[B:3,5]'],
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
		['rows of leaves', '3 12 8\n2 4 6\n14 5 2', 'row [[3,12,8],[2,4,6],[14,5,2]]'],
		[
			'forest',
			'\\begin{forest} for tree={draw, [x]}\n[MAX [B [3] [5, red]] [MIN, edge label={node{a}} [{$2$}] [9]]]\\end{forest}',
			'forest max [B:[3,5],[2,9]]'
		],
		['forest without its environment', '[A [B [3] [5]] [C [2] [9]]]', 'forest A:[B:[3,5],C:[2,9]]'],
		['qtree', '\\Tree [.A [.B 3 5 ] [.{C c} 2 9 ] ]', 'qtree A:[B:[3,5],C_c:[2,9]]'],
		[
			'istgame',
			'\\istroot(0)(0,0){1}\n\\istb{L}[al] \\istb{R}[ar]{4} \\endist\n\\istroot(1)(0-1){2}\\istb{l}[al]{3} \\istb{r}[ar]{(5,-5)} \\endist',
			'istgame [[3,5],4]'
		],
		[
			'DOT',
			'digraph G { node [label="x"]; A -> B; A -> {C D}; B [label="B\\n3"]; C [label=5]; D [label="-2"]; }',
			'dot A:[B:3,C:5,D:-2]'
		],
		['indented lines', 'A\n  B\n    3\n    5\n  C: 4', 'outline A:[B:[3,5],C:4]'],
		['bulleted lines', '- A\n  - B\n    - -3\n    - 5\n  - C (4)', 'outline A:[B:[-3,5],C:4]'],
		[
			'a drawn directory',
			'root\n├── B\n│   ├── 3\n│   └── 5\n└── C = 4',
			'outline root:[B:[3,5],C:4]'
		],
		['indented sides', 'MAX\n  MIN\n    3\n    5\n  MIN\n    2', 'outline max [[3,5],[2]]'],
		['a Gambit game', EFG, 'efg max [B:[3,5],C:0.5]'],
		['a slice of Rust', 'let t = &[&[3,12,8], &[2,4,6]];', 'lists [[3,12,8],[2,4,6]]'],
		['a slice of Go', 'tree := [][]int{{3,5},{2,9}}', 'lists [[3,5],[2,9]]'],
		['vectors of C++', 'std::vector<std::vector<int>> t{{3,5},{2,9}};', 'lists [[3,5],[2,9]]'],
		['arrays of Objective-C', '@[@[@3,@5],@[@2,@9]]', 'lists [[3,5],[2,9]]'],
		['Perl', 'my @t = ([3,5],[2,9]);', 'lists [[3,5],[2,9]]'],
		['PHP', '$tree = [[3,5],[2,9]];', 'lists [[3,5],[2,9]]'],
		['Kotlin', 'listOf(listOf(3,5), listOf(2,9))', 'lists [[3,5],[2,9]]'],
		['R', 'tree <- list(c(3,5), c(2,9))', 'lists [[3,5],[2,9]]'],
		['a list that is quoted in Lisp', "'((3 5) (2 9))", 'lists [[3,5],[2,9]]'],
		['rows with a slash between them', '3 12 8 / 2 4 6', 'row [[3,12,8],[2,4,6]]'],
		['numbered rows', '1: 3 12 8\n2: 2 4 6', 'row [[3,12,8],[2,4,6]]'],
		['cells of a spreadsheet', '3;5\n2;9', 'row [[3,5],[2,9]]'],
		['typographic quotes', '“[[3,5],[2,9]]”', 'own [[3,5],[2,9]]'],
		['a quoted e-mail', '> [[3,5],\n> [2,9]]', 'own [[3,5],[2,9]]'],
		['binary nodes', 'Node(left=Node(value=3), right=Node(value=5))', 'objects [3,5]'],
		['binary objects', '{"left": {"value": 3}, "right": {"value": 5}}', 'objects [3,5]'],
		['left and right as names', "{'left': 3, 'right': 5}", 'objects [left:3,right:5]'],
		[
			'a root that is an object',
			'{"root": {"children": [{"value": 3}, {"value": 5}]}}',
			'objects [3,5]'
		],
		['YAML', 'root:\n  a: [3, 5]\n  b: [2, 9]', 'outline root:[a:[3,5],b:[2,9]]'],
		['YAML, a leaf a line', 'A:\n  - B:\n    - 3\n    - 5\n  - 2', 'outline A:[B:[3,5],2]'],
		['children in one line', 'A: B, C; B: 3, 5; C: 2, 9', 'adjacency A:[B:[3,5],C:[2,9]]'],
		['long arrows', 'A --> B, C\nB --> 3\nC --> 5', 'adjacency A:[B:3,C:5]'],
		['a list in a sentence', 'The tree is [[3,5],[2,9]].', 'within-lists [[3,5],[2,9]]'],
		['a list in a call', 'minimax([[3,5],[2,9]], True)', 'within-lists [[3,5],[2,9]]'],
		[
			'a list in a program with a window of its own',
			'window = (800, 600)\nscreen = set_mode(window)\ntree = [[3,5],[2,9]]',
			'within-lists [[3,5],[2,9]]'
		],
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
		['calls with single numbers', 'Node(Node(3),Node(5))', ['boxes [3,5]', 'lists [[3],[5]]']],
		['a call with a number', 'Node(5)', ['boxes 5', 'lists [5]']],
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
		['a row with a label', 'Leaves: 3, 5, 2, 9', ['row-2 [[3,5],[2,9]]', 'row-4 [3,5,2,9]']],
		['a row in quotes', '"3 5 2 9"', ['row-2 [[3,5],[2,9]]', 'row-4 [3,5,2,9]']],
		['a column of leaves', '3\n5\n2\n9', ['row-2 [[3,5],[2,9]]', 'row-4 [3,5,2,9]']],
		[
			'a list in a sentence, each leaf in brackets',
			'Search [[3],[5]] first.',
			['within-lists [[3],[5]]', 'within-boxes [3,5]']
		],
		['a side or a name', 'MIN:[3,5]', ['own MIN:[3,5]', 'formula min [3,5]']]
	])('%s', (_, text, ways) => {
		expect(waysOf(text)).toEqual(ways);
	});
});

describe('tree readers: recognised, not supported yet', () => {
	it.each([
		['O05, unknown leaves', '[[3,12,8],[2,x,y],[1,z,w]]', 'tree-unknown-leaf', 13],
		['a leaf that is null', '[null,3]', 'tree-unknown-leaf', 1],
		['a leaf that is None', '[[3,5],[None,9]]', 'tree-unknown-leaf', 8],
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
		[
			'chance nodes in a Gambit game',
			EFG.replace('p "B" 2 1 "" { "l" "r" }', 'c "B" 1 "" { "l" 1/2 "r" 1/2 }'),
			'tree-chance',
			EFG.indexOf('p "B"')
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
		['a bracket that is never closed', '[[3,5],[2,9]'],
		['a place that is left empty', '[[3,5],[,9]]'],
		['a row with a place that is left empty', '3,,5'],
		['a bracket too many before a list', '[MAX:[[3,5],[2,9]]'],
		['NaN in the place of a leaf', '[NaN, 3]'],
		['keywords of Clojure', '[:max [:min 3 5] [:min 2 9]]']
	])('%s: left to its own parser', (_, text) => {
		expect(readTree(text)).toBeNull();
	});
});

describe('tree readers: faults with their places', () => {
	it.each([
		['two lists in a sentence', 'Compare [[3,5],[2,9]] with [[1,5],[2,9]].', 'tree-several', 27],
		['numbers that may be names', '1: 2 3\n2: 4 5', 'tree-number-names', 0],
		['a value that no edge leads to', "{'A': ['B','C'], 'B': 3, 'C': 5, 'X': 9}", 'tree-apart', 38],
		[
			'a line of a program that is none of a graph',
			"G.add_edge('A','B')\nG.add_edge('A','C')\nsolve(G)",
			'tree-program',
			40
		],
		[
			'edges with weights',
			"G.add_weighted_edges_from([('A','B',3),('A','C',5)])",
			'tree-program',
			0
		],
		['a second parent', "[('A','B'),('C','B'),('A','C')]", 'tree-two-parents', 11],
		[
			'a game that is not zero-sum',
			EFG.replace('5 -5', '5 5'),
			'tree-efg-sum',
			EFG.indexOf('5 -5')
		],
		['hidden moves', EFG.replace('2 1 ""', '1 1 ""'), 'tree-efg-set', EFG.indexOf('2 1 ""') + 2],
		['three players', EFG.replace('"P2"', '"P2" "P3"'), 'tree-efg-players', EFG.indexOf('"P1"')],
		['a forest that is never closed', '\\begin{forest} [A [3]', 'tree-bracket', 15],
		['a circle', "[('A','B'),('B','A')]", 'tree-circle', 1],
		['a starting window', '[[3,5],[2,9]] window=[-1,1]', 'tree-window', 14],
		['two roots', "[('A','B'),('A','E'),('C','D')]", 'tree-two-roots', 21],
		['a value that is no number', CS188.replace('2.0', 'two'), 'tree-word', CS188.indexOf('2.0')]
	])('%s', (_, text, code, at) => {
		expect(readTree(text)).toMatchObject({ ok: false, fault: { code, at } });
	});
});

describe('tree readers: long texts', () => {
	// Each took seconds or minutes while what is left open was looked for to the end of the text, again and again.
	it.each([
		['digits', '1', 'x'],
		['roots of istgame that are left open', '\\istroot(', ''],
		['branches of istgame that are left open', '\\istroot(0)(0,0){1} \\istb<', ''],
		['points', '.', 'x']
	])('%s: answered in time that grows with their length', (_, piece, end) => {
		const text = piece.repeat(190_000 / piece.length) + end;
		const read = readTree(text);
		expect(read?.ok ?? false).toBe(false);
		expect(parseTree(text).ok).toBe(false);
	});
});
