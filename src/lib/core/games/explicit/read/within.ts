/** A nested list in a longer text: a sentence, a call, one of the assignments in a program. */
import { fail, type Result } from '../../../base/result.ts';
import { boxed } from './boxed.ts';
import { literal } from './literal.ts';
import type { ReadTree, TreeReader } from './read-node.ts';
import { valueFirst } from './value-first.ts';

/** Signs of a list of numbers, besides its brackets. */
const INSIDE = /[\s\d.,;+-]/;
const OPENING = '[({';
const CLOSING = '])}';

interface Group {
	readonly from: number;
	readonly to: number;
	readonly isNested: boolean;
}

export const within: TreeReader = {
	id: 'within',
	name: 'a nested list in a longer text',
	read(text) {
		if (!/[A-Za-z]{2}/.test(text)) return null;
		const lists = groupsOf(text)?.filter(({ isNested }) => isNested) ?? [];
		const [first] = lists;
		if (first === undefined) return null;
		const written = ({ from, to }: Group): string => text.slice(from, to).replace(/\s/g, '');
		const other = lists.find((list) => written(list) !== written(first));
		if (other !== undefined) {
			const message = `There are ${lists.length} lists in this text. Paste one of them.`;
			return fail('tree-several', message, other.from);
		}
		return treesOf(text, first);
	}
};

function treesOf(text: string, { from, to }: Group): Result<readonly ReadTree[]> | null {
	// The bracket of a call is none of the list: minimax([[3,5],[2,9]]).
	const isCall = /\w/.test(text.charAt(from - 1)) && text.charAt(from) === '(';
	const list = isCall ? ` ${text.slice(from + 1, to - 1)}` : text.slice(from, to);
	// Blanks before it keep every sign in its place.
	const placed = ' '.repeat(from) + list;
	const trees: ReadTree[] = [];
	for (const reader of [literal, boxed, valueFirst]) {
		const read = reader.read(placed);
		if (read?.ok !== true) continue;
		trees.push(
			...read.value.map((tree) => ({
				...tree,
				id: reader.id,
				what: `${tree.what}, in a longer text`
			}))
		);
	}
	return trees.length === 0 ? null : { ok: true, value: trees };
}

/** The outermost brackets that hold numbers and brackets alone; null where one is not closed, or not opened. */
function groupsOf(text: string): Group[] | null {
	const open: { readonly at: number; isList: boolean }[] = [];
	const groups: Group[] = [];
	for (let at = 0; at < text.length; at++) {
		const sign = text.charAt(at);
		const closing = CLOSING.indexOf(sign);
		if (OPENING.includes(sign)) open.push({ at, isList: true });
		else if (closing >= 0) {
			const last = open.pop();
			if (last === undefined || text.charAt(last.at) !== OPENING.charAt(closing)) return null;
			const outer = open.at(-1);
			if (!last.isList) {
				if (outer !== undefined) outer.isList = false;
				continue;
			}
			const before = groups.length;
			while ((groups.at(-1)?.from ?? -1) > last.at) groups.pop();
			groups.push({ from: last.at, to: at + 1, isNested: groups.length < before });
		} else if (!INSIDE.test(sign)) {
			const outer = open.at(-1);
			if (outer !== undefined) outer.isList = false;
		}
	}
	return open.length === 0 ? groups : null;
}
