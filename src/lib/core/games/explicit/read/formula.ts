/** Formulas: max(min(3,12,8), min(2,4,6)), Max[Min[3,12],…], \max\{…\}; also MAX: [MIN: […]]. */
import { ok } from '../../../base/result.ts';
import { parseData, type Data, type DataList } from './data.ts';
import { nodeAt, sideOfName, type ReadNode, type TreeReader } from './read-node.ts';

export const formula: TreeReader = {
	id: 'formula',
	name: 'formulas with max and min',
	doubtsOwn: true,
	read(text) {
		if (!/\b(?:max|min|chance|expect)/i.test(text)) return null;
		const data = parseData(
			text
				.replaceAll('\\', ' ')
				.replace(/\b(?:Math\.|math\.)(?=m)/g, (part) => ' '.repeat(part.length))
		);
		if (!data.ok) return null;
		const root = formulaNode(data.value);
		return root?.side == null ? null : ok([{ what: 'a formula with max and min', root }]);
	}
};

function formulaNode(data: Data): ReadNode | null {
	switch (data.kind) {
		case 'number':
			return nodeAt(data.at, { value: data.value });
		case 'word':
			return nodeAt(data.at, { name: data.text });
		case 'string':
			return null;
		case 'list':
			return chosenOf(data.at, sideOf(data.head), data);
		case 'pair':
			return data.value.kind === 'list'
				? chosenOf(data.at, sideOf(data.key.text), data.value)
				: null;
	}
}

function chosenOf(at: number, side: ReadNode['side'], { items }: DataList): ReadNode | null {
	if (side === null) return null;
	const [only] = items;
	// max([min([3, 5]), 2]): one list of all.
	const isBoxed = items.length === 1 && only?.kind === 'list' && only.head === null;
	const children = (isBoxed ? only.items : items).map(formulaNode);
	return children.length > 0 && children.every((child) => child !== null)
		? nodeAt(at, { side, children })
		: null;
}

function sideOf(word: string | null): ReadNode['side'] {
	return /^expect/i.test(word ?? '') ? 'chance' : sideOfName(word);
}
