/** Indented or bulleted lines, a node each; also as `tree` draws them, with ├── and └──. */
import { ok } from '../../../base/result.ts';
import { labelNode } from './label-text.ts';
import { nodeAt, type ReadNode, type TreeReader } from './read-node.ts';

/** White space and lines of a drawing, a bullet or a number, and the label. */
const LINE = /^([\s│|├└─`+]*(?:--)?\s*)((?:[*•◦▪‣·+]|-(?![\d.])|\d{1,3}[.)](?=\s))\s*)?(\S.*)$/u;
const TAB = 4;

/** The leaves of a node in its line, as in YAML: A: [3, 5]. */
const LEAVES = /:[ \t]*\[([-+\d., ]*)\][ \t]*$/m;

function leavesOf(list: RegExpExecArray | null, from: number): ReadNode[] {
	const [whole = '', inside = ''] = list ?? [];
	const at = from + (list?.index ?? 0) + whole.indexOf('[') + 1;
	return Array.from(inside.matchAll(/[^,\s]+/g), ({ 0: word, index }) =>
		labelNode(at + index, word)
	);
}

interface Open {
	readonly indent: number;
	readonly node: ReadNode;
	readonly children: ReadNode[];
}

export const outline: TreeReader = {
	id: 'outline',
	name: 'indented or bulleted lines',
	read(text) {
		// The branches of a drawing need no root.
		let deeper = /^[ \t]*[├└]/mu.test(text);
		if (
			/["[\](){}\\;]/.test(text.replace(new RegExp(LEAVES, 'gm'), '').replace(/\(-?[\d.]+\)/g, ''))
		)
			return null;
		const roots: Open[] = [];
		const path: Open[] = [];
		let at = 0;
		for (const line of text.split('\n')) {
			const [, before = '', bullet = '', label = ''] = LINE.exec(line.trimEnd()) ?? [];
			if (label !== '') {
				const place = at + before.length + bullet.length;
				const list = LEAVES.exec(label);
				const children = leavesOf(list, place);
				const node = { ...labelNode(place, label.slice(0, list?.index)), children };
				const one: Open = { indent: widthOf(before), node, children };
				while ((path.at(-1)?.indent ?? -1) >= one.indent) path.pop();
				const parent = path.at(-1);
				if (children.length > 0) deeper = true;
				if (parent === undefined) roots.push(one);
				else {
					parent.children.push(node);
					deeper = true;
				}
				path.push(one);
			}
			at += line.length + 1;
		}
		const [first, other] = roots;
		if (first === undefined || !deeper) return null;
		const root =
			other === undefined
				? first.node
				: nodeAt(first.node.at, { children: roots.map(({ node }) => node) });
		return ok([{ what: 'indented lines', root }]);
	}
};

function widthOf(before: string): number {
	let width = 0;
	for (const sign of before) width += sign === '\t' ? TAB - (width % TAB) : 1;
	return width;
}
