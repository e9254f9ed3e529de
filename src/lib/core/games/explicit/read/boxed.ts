/** Every leaf in brackets of its own, as in CMU's visualizer: [[[3],[5]],[[2],[9]]] is our [[3,5],[2,9]]. */
import { ok } from '../../../base/result.ts';
import { parseData, type Data } from './data.ts';
import { hasFork, nodeAt, type ReadNode, type TreeReader } from './read-node.ts';

/** What is called to make a node: Node(Node(3), Node(5)) is [[3],[5]] or [3,5]. */
const NODE = /^(?:tree)?(?:node|tree|leaf)$/i;

export const boxed: TreeReader = {
	id: 'boxes',
	name: 'trees with every leaf in brackets of its own',
	doubtsOwn: true,
	read(text) {
		const data = parseData(text);
		if (!data.ok) return null;
		const root = boxNode(data.value);
		const isCall = data.value.kind === 'list' && data.value.head !== null;
		return root === null || !(isCall || hasFork(root))
			? null
			: ok([{ what: 'a tree with every leaf in brackets of its own', root }]);
	}
};

function boxNode(data: Data): ReadNode | null {
	if (data.kind !== 'list' || (data.head !== null && !NODE.test(data.head))) return null;
	const { items, at } = data;
	const [only] = items;
	if (items.length === 1 && only?.kind === 'number') return nodeAt(at, { value: only.value });
	const children = items.map(boxNode);
	return children.length > 0 && children.every((child) => child !== null)
		? nodeAt(at, { children })
		: null;
}
