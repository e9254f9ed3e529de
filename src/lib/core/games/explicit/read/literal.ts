/** Lists of values as programming languages write them. A word in the place of a value is a leaf without one. */
import { fail, ok, type Result } from '../../../base/result.ts';
import { isBuilder, isNoValue, isQuotedNumber, parseData, type Data } from './data.ts';
import { WRAPPER } from './objects.ts';
import { nodeAt, type ReadNode, type TreeReader } from './read-node.ts';

export const literal: TreeReader = {
	id: 'lists',
	name: 'lists of Python, JSON, JavaScript, Java, C, SML, Haskell, MATLAB and Mathematica',
	read(text) {
		const data = parseData(text);
		// Without a sign that ours does not have, our own parser says it better.
		if (!data.ok) return /["{};#]|\/\/|--/.test(text) && /[[({]/.test(text) ? data : null;
		const list = unwrapped(data.value);
		const node = listNode(list);
		if (list.kind === 'list' && list.open === '' && /^[^\p{L}"']*$/u.test(text)) {
			const areLists = /[[({]/.test(text) && list.items.every(({ kind }) => kind === 'list');
			return areLists && node?.ok === true
				? ok([{ what: 'lists side by side, a node each', root: node.value }])
				: null;
		}
		if (node === null || list.kind !== 'list' || list.open === '') return null;
		return node.ok ? ok([{ what: 'nested lists', root: node.value }]) : node;
	}
};

/** The list in an object that has nothing else: {"tree": [[3,5],[2,9]]}. */
function unwrapped(data: Data): Data {
	if (data.kind !== 'list' || data.open !== '{' || data.items.length !== 1) return data;
	const [only] = data.items;
	return only?.kind === 'pair' && WRAPPER.test(only.key.text) ? only.value : data;
}

/** A list whose every item is a value or such a list; null if it is more than that. */
function listNode(data: Data): Result<ReadNode> | null {
	if (data.kind === 'number') return ok(nodeAt(data.at, { value: data.value }));
	if (data.kind === 'string' && isQuotedNumber(data)) {
		return ok(nodeAt(data.at, { value: Number(data.text) }));
	}
	// The reason why NaN is no value is our own parser's.
	if (data.kind === 'word' && /^nan$/i.test(data.text)) return null;
	if (data.kind === 'word') {
		return ok(nodeAt(data.at, { name: isNoValue(data) ? null : data.text }));
	}
	if (data.kind !== 'list') return null;
	if (data.head !== null && !isBuilder(data.head)) return null;
	if (data.items.length === 0) {
		return fail('tree-empty-node', 'This node is empty: it has no value and no children.', data.at);
	}
	// Leaf(5) is a leaf.
	const [only] = data.items;
	if (data.head !== null && /^(?:leaf|tip)$/i.test(data.head) && only !== undefined) {
		return listNode(only);
	}
	// np.array([[3, 5], [2, 9]]): the list that is handed over is all of it.
	if (
		data.head !== null &&
		data.items.length === 1 &&
		only?.kind === 'list' &&
		only.head === null
	) {
		return listNode(only);
	}
	// (R (S 5) 7): without commas, a word before others is their label.
	if (!data.commas && data.items.length > 1 && only?.kind === 'word') return null;
	const children: ReadNode[] = [];
	for (const item of data.items) {
		const child = listNode(item);
		if (child?.ok !== true) return child;
		children.push(child.value);
	}
	return ok(nodeAt(data.at, { children }));
}
