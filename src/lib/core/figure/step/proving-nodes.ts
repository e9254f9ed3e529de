/**
 * The nodes of a smallest proof of a tree's value: those that any alpha-beta has to visit, in the best order. The walk
 * is that of `search/family/minimum.ts`, which counts them; here they are chosen, the first one where several are best.
 */

/** A tree whose nodes have numbers, each above that of its parent. */
interface ProofTree {
	readonly nodes: number;
	/** In search order; none at a leaf. */
	childrenOf(node: number): readonly number[];
	isMax(node: number): boolean;
	/** Of the tree of minimax, from MAX's side. */
	valueOf(node: number): number;
}

/** That the value is at least so much, at most so much, or both. */
type Need = 'least' | 'most' | 'both';
type Sizes = Readonly<Record<Need, number>>;

/** @param root the node whose value is proved */
export function provingNodes(tree: ProofTree, root = 0): ReadonlySet<number> {
	const value = tree.valueOf(root);
	const sizes = new Map<number, Sizes>();
	for (let node = tree.nodes - 1; node >= root; node--)
		sizes.set(node, sizesOf(tree, node, value, sizes));
	const chosen = new Set<number>();
	const left: (readonly [node: number, need: Need])[] = [
		[root, value === Infinity ? 'least' : value === -Infinity ? 'most' : 'both']
	];
	for (let next = left.pop(); next !== undefined; next = left.pop()) {
		const [node, need] = next;
		chosen.add(node);
		const children = tree.childrenOf(node);
		if (children.length === 0) continue;
		// One good enough move of the side to move proves its half, all of its moves the other one.
		const [one, all] = tree.isMax(node)
			? (['least', 'most'] as const)
			: (['most', 'least'] as const);
		const sizeOf = (child: number): Sizes => sizes.get(child) as Sizes;
		if (need === one) left.push([smallest(children, (child) => sizeOf(child)[one]), one]);
		else if (need === all) left.push(...children.map((child) => [child, all] as const));
		else {
			const line = smallest(children, (child) => extra(sizeOf(child), all));
			left.push(...children.map((child) => [child, child === line ? 'both' : all] as const));
		}
	}
	return chosen;
}

function sizesOf(
	tree: ProofTree,
	node: number,
	value: number,
	sizes: ReadonlyMap<number, Sizes>
): Sizes {
	const children = tree.childrenOf(node).map((child) => sizes.get(child) as Sizes);
	if (children.length === 0) {
		const own = tree.valueOf(node);
		const proves = (holds: boolean): number => (holds ? 1 : Infinity);
		return { least: proves(own >= value), most: proves(own <= value), both: proves(own === value) };
	}
	const isMax = tree.isMax(node);
	const [one, all] = isMax ? (['least', 'most'] as const) : (['most', 'least'] as const);
	const sum = 1 + children.reduce((total, child) => total + child[all], 0);
	const fewest = 1 + Math.min(...children.map((child) => child[one]));
	const more = Math.min(...children.map((child) => extra(child, all)));
	return { least: isMax ? fewest : sum, most: isMax ? sum : fewest, both: sum + more };
}

/** What it takes more to prove both of a child. */
function extra(child: Sizes, all: 'least' | 'most'): number {
	return child.both === Infinity ? Infinity : child.both - child[all];
}

function smallest(nodes: readonly number[], sizeOf: (node: number) => number): number {
	const least = Math.min(...nodes.map(sizeOf));
	return nodes.find((node) => sizeOf(node) === least) as number;
}
