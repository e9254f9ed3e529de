/** The value of an inner node first, its children after it: [3, [3, [3], [12]], [2, [2], [4]]]. */
import { ok } from '../../../base/result.ts';
import { isBuilder, parseData, type Data } from './data.ts';
import { hasFork, nodeAt, type ReadNode, type TreeReader } from './read-node.ts';

export const valueFirst: TreeReader = {
	id: 'value-first',
	name: 'lists with the value of each inner node first',
	doubtsOwn: true,
	read(text) {
		const data = parseData(text);
		if (!data.ok) return null;
		const root = valuedNode(data.value);
		const isPlausible =
			root !== null && hasFork(root) && (!hasBareLeaf(data.value) || isBackedUp(root));
		return isPlausible
			? ok([{ what: 'lists with the value of each inner node first', root }])
			: null;
	}
};

function valuedNode(data: Data): ReadNode | null {
	if (data.kind === 'number') return nodeAt(data.at, { value: data.value });
	if (data.kind !== 'list' || (data.head !== null && !isBuilder(data.head))) return null;
	const [first, ...rest] = data.items;
	if (first?.kind !== 'number') return null;
	const children = rest.map(valuedNode);
	return children.every((child) => child !== null)
		? nodeAt(data.at, { value: first.value, children })
		: null;
}

function hasBareLeaf(data: Data): boolean {
	return (
		data.kind === 'list' &&
		data.items.slice(1).some((item) => item.kind === 'number' || hasBareLeaf(item))
	);
}

/** True if each value before children is their best for the side to move: then it is hardly a leaf. */
function isBackedUp(root: ReadNode): boolean {
	const nested = root.children.some(({ children }) => children.length > 0);
	return nested && [Math.max, Math.min].some((first) => agrees(root, first));
}

function agrees({ value, children }: ReadNode, best: typeof Math.max): boolean {
	if (children.length === 0) return true;
	const values = children.map((child) => child.value ?? NaN);
	const other = best === Math.max ? Math.min : Math.max;
	// No spread: a row may have thousands of leaves.
	const backedUp = values.reduce((one, next) => best(one, next));
	return value === backedUp && children.every((child) => agrees(child, other));
}
