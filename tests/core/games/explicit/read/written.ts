/** Trees as each notation writes them, by its own description: the opposite of the readers. */
export interface Written {
	readonly name: string;
	/** Absent at an inner node. */
	readonly value?: number;
	readonly children: readonly Written[];
}

export type Nested = number | readonly Nested[];

/** Names in the order of the text: n0, n1, … */
export function named(nested: Nested): Written {
	let count = 0;
	const add = (node: Nested): Written => {
		const name = `n${count++}`;
		return typeof node === 'number'
			? { name, value: node, children: [] }
			: { name, children: node.map(add) };
	};
	return add(nested);
}

export const own = (tree: Written): string =>
	`${tree.name}:${tree.value ?? `[${tree.children.map(own).join(',')}]`}`;
export const plain = (tree: Written): string =>
	String(tree.value ?? `[${tree.children.map(plain).join(',')}]`);

const flat = (tree: Written): Written[] => [tree, ...tree.children.flatMap(flat)];
const leaves = (tree: Written): Written[] => flat(tree).filter(({ value }) => value !== undefined);
const edges = (tree: Written): [string, string][] =>
	flat(tree).flatMap(({ name, children }) =>
		children.map((child): [string, string] => [name, child.name])
	);

interface Writer {
	readonly id: string;
	/** For a notation of two plies alone: a root whose children all have leaves. */
	readonly plies?: 2;
	readonly write: (tree: Written) => string;
	/** The tree in our own notation: with its names, or where the notation has none, without. */
	readonly as: (tree: Written) => string;
}

const brackets =
	(open: string, between: string, close: string, value: (value: number) => string = String) =>
	(tree: Written): string => {
		const write = (node: Written): string =>
			node.value === undefined
				? `${open}${node.children.map(write).join(between)}${close}`
				: value(node.value);
		return write(tree);
	};

const python = (tree: Written): string =>
	`('${tree.name}', ${tree.value ?? tree.children.map(python).join(', ')})`;
const lisp = (tree: Written): string =>
	`(${tree.name} ${tree.value ?? tree.children.map(lisp).join(' ')})`;
const json = (tree: Written): string =>
	JSON.stringify(
		tree,
		(_, value: unknown) => (Array.isArray(value) && value.length === 0 ? null : value),
		1
	);
const keys = (tree: Written): string =>
	`'${tree.name}': ${tree.value ?? `{${tree.children.map(keys).join(', ')}}`}`;
const forest = (tree: Written): string =>
	tree.value === undefined
		? `[${tree.name}, draw ${tree.children.map(forest).join('\n')}]`
		: `[$${tree.value}$]`;
const innerNames = (tree: Written): string =>
	tree.value === undefined
		? `${tree.name}:[${tree.children.map(innerNames).join(',')}]`
		: String(tree.value);
const qtree = (tree: Written): string =>
	tree.value === undefined
		? `[.{${tree.name}} ${tree.children.map(qtree).join(' ')} ]`
		: String(tree.value);
const formula = (tree: Written, ply = 0): string =>
	String(
		tree.value ??
			`${ply % 2 === 0 ? 'max' : 'min'}(${tree.children.map((child) => formula(child, ply + 1)).join(', ')})`
	);
const lines = (tree: Written, ply = 0): string =>
	`${'  '.repeat(ply)}- ${tree.name}${tree.value === undefined ? '' : `: ${tree.value}`}\n${tree.children.map((child) => lines(child, ply + 1)).join('')}`;
const boxes = (tree: Written): string => `[${tree.value ?? tree.children.map(boxes).join(',')}]`;

function istgame(tree: Written): string {
	const write = (node: Written, id: string): string => {
		const branches = node.children.map(
			({ value }) => `\\istb{x}[al]${value === undefined ? '' : `{(${value},${-value})}`}`
		);
		const below = node.children.map((child, i) =>
			child.value === undefined ? write(child, `${id}-${i + 1}`) : ''
		);
		const name = id.replaceAll('-', 'x');
		return `\\istroot(${name})(${id})${branches.join(' ')} \\endist\n${below.join('').replaceAll(`(${id}-`, `(${name}-`)}`;
	};
	return write(tree, '0');
}

function efg(tree: Written): string {
	let sets = 0;
	let outcomes = 0;
	const write = (node: Written, ply: number): string => {
		if (node.value !== undefined)
			return `t "${node.name}" ${++outcomes} "" { ${node.value}, ${-node.value} }\n`;
		const actions = node.children.map((_, i) => `"${i}"`).join(' ');
		return `p "${node.name}" ${(ply % 2) + 1} ${++sets} "" { ${actions} } 0\n${node.children.map((child) => write(child, ply + 1)).join('')}`;
	};
	return `EFG 2 R "tree" { "A" "B" }\n"a comment"\n\n${write(tree, 0)}`;
}

const cs188 = (tree: Written): string =>
	`class: "GraphGameTreeTest"\nalg: "MinimaxAgent"\nnum_agents: "2"\n\nstart_state: "${tree.name}"\nwin_states: ""\nsuccessors: """\n${edges(
		tree
	)
		.map(([from, to], i) => `${from} a${i} ${to}\n`)
		.join('')}"""\n\nevaluation: """\n${leaves(tree)
		.map(({ name, value }) => `${name} ${value?.toFixed(1) ?? ''}\n`)
		.join('')}"""\n`;

const networkx = (tree: Written): string =>
	`G.add_edges_from([${edges(tree)
		.map(([from, to]) => `('${from}', '${to}')`)
		.join(', ')}])\nvalues = {${leaves(tree)
		.map(({ name, value }) => `'${name}': ${value ?? ''}`)
		.join(', ')}}`;

const dot = (tree: Written): string =>
	`digraph {\n${edges(tree)
		.map(([from, to]) => `  ${from} -> "${to}";\n`)
		.join('')}${leaves(tree)
		.map(({ name, value }) => `  ${name} [shape=box, label="${value ?? ''}"];\n`)
		.join('')}}`;

const inner = (tree: Written): Written[] => flat(tree).filter(({ value }) => value === undefined);
const adjacency = (tree: Written): string =>
	`tree = {${inner(tree)
		.map(
			({ name, children }) =>
				`"${name}": [${children.map((child) => `"${child.name}"`).join(', ')}]`
		)
		.join(', ')}}\nvalues = {${leaves(tree)
		.map(({ name, value }) => `"${name}": ${value ?? ''}`)
		.join(', ')}}`;
const nodeLink = (tree: Written): string =>
	JSON.stringify({
		nodes: flat(tree).map(({ name, value }) => ({ id: name, value })),
		links: edges(tree).map(([source, target]) => ({ source, target }))
	});
const built = (tree: Written): string =>
	tree.value === undefined
		? `Node('${tree.name}', children=[${tree.children.map(built).join(', ')}])`
		: `Node('${tree.name}', value=${tree.value})`;
const term = (tree: Written): string =>
	`${tree.name}(${tree.value ?? tree.children.map(term).join(', ')})`;
const oneByOne = (tree: Written): string =>
	`${edges(tree)
		.map(([from, to]) => `G.add_edge("${from}", "${to}")\n`)
		.join('')}${leaves(tree)
		.map(({ name, value }) => `${name} = ${value ?? ''}\n`)
		.join('')}`;

const program = (tree: Written): string =>
	`import networkx as nx\n\nG = nx.DiGraph()\nG.add_edges_from([${edges(tree)
		.map(([from, to]) => `('${from}', '${to}')`)
		.join(', ')}])\nnx.set_node_attributes(G, {${leaves(tree)
		.map(({ name, value }) => `'${name}': ${value ?? ''}`)
		.join(', ')}}, 'value')\nnx.draw(G)\n`;
const table = (tree: Written): string =>
	`parent,child\n${edges(tree)
		.map(([from, to]) => `${from},${to}\n`)
		.join('')}${leaves(tree)
		.map(({ name, value }) => `${name},${value ?? ''}\n`)
		.join('')}`;
const yaml = (tree: Written, ply = 0): string =>
	`${'  '.repeat(ply)}- ${tree.value ?? `${tree.name}:`}\n${tree.children.map((child) => yaml(child, ply + 1)).join('')}`;
/** Vectors where all children are leaves, lists elsewhere. */
const r = (tree: Written): string =>
	String(
		tree.value ??
			`${tree.children.every(({ value }) => value !== undefined) ? 'c' : 'list'}(${tree.children.map(r).join(', ')})`
	);
const rows = (
	tree: Written,
	line: (leaves: string, i: number) => string,
	between: string
): string =>
	tree.children
		.map(({ children }, i) => line(children.map(({ value }) => String(value)).join(' '), i))
		.join(between);

export const WRITERS: readonly Writer[] = [
	{
		id: 'own',
		write: (tree) => plain(tree).replaceAll('-', '−').replaceAll(',', ',\u200b\u00a0') + '\ufeff',
		as: plain
	},
	{ id: 'lists', write: (tree) => `const t = ${brackets('{', ',', ',}')(tree)};`, as: plain },
	{
		id: 'lists',
		write: (tree) => `${brackets('Node [', ', ', ']', (value) => `Leaf (${value})`)(tree)} -- end`,
		as: plain
	},
	{ id: 'lists', write: (tree) => `${brackets('[', '; ', ']')(tree)} (* end *)`, as: plain },
	{ id: 'boxes', write: boxes, as: plain },
	{ id: 'labels', write: python, as: own },
	{ id: 'labels', write: lisp, as: own },
	{ id: 'objects', write: json, as: own },
	{ id: 'objects', write: (tree) => `{${keys(tree)}}`, as: own },
	{ id: 'edges', write: networkx, as: own },
	{ id: 'edges', write: oneByOne, as: own },
	{ id: 'labels', write: built, as: own },
	{ id: 'labels', write: term, as: own },
	{ id: 'adjacency', write: adjacency, as: own },
	{ id: 'node-link', write: nodeLink, as: own },
	{ id: 'cs188', write: cs188, as: own },
	{ id: 'dot', write: dot, as: own },
	{
		id: 'forest',
		write: (tree) => `\\begin{forest} for tree={circle, draw}\n${forest(tree)}\n\\end{forest}`,
		as: innerNames
	},
	{ id: 'qtree', write: (tree) => `\\Tree ${qtree(tree)}`, as: innerNames },
	{ id: 'istgame', write: istgame, as: plain },
	{ id: 'formula', write: (tree) => formula(tree), as: plain },
	{ id: 'outline', write: (tree) => lines(tree), as: own },
	{ id: 'efg', write: efg, as: own },
	{ id: 'edges', write: program, as: own },
	{ id: 'adjacency', write: table, as: own },
	{ id: 'outline', write: (tree) => yaml(tree), as: innerNames },
	{ id: 'lists', write: (tree) => `t = np.array(${plain(tree)})`, as: plain },
	{ id: 'lists', write: (tree) => `let t = ${brackets('&[', ', ', ']')(tree)};`, as: plain },
	{ id: 'lists', write: (tree) => `t := [][]int${brackets('{', ', ', '}')(tree)}`, as: plain },
	{
		id: 'lists',
		write: (tree) => `t <- list(${r(tree)}, ${r(tree)})`,
		as: (tree) => `[${plain(tree)},${plain(tree)}]`
	},
	{ id: 'lists', write: brackets('listOf(', ', ', ')'), as: plain },
	{ id: 'lists', plies: 2, write: (tree) => rows(tree, (line) => `[${line}]`, ' '), as: plain },
	{ id: 'row', plies: 2, write: (tree) => rows(tree, (line) => line, '\n'), as: plain },
	{ id: 'row', plies: 2, write: (tree) => rows(tree, (line) => line, ' | '), as: plain },
	{ id: 'row', plies: 2, write: (tree) => rows(tree, (line) => line, ' / '), as: plain },
	{
		id: 'row',
		plies: 2,
		write: (tree) => rows(tree, (line, i) => `${i + 1}. ${line}`, '\n'),
		as: plain
	},
	{
		id: 'within-lists',
		plies: 2,
		write: (tree) => `minimax(${plain(tree)}, depth=3)\nThe tree is ${plain(tree)}.`,
		as: plain
	}
];
