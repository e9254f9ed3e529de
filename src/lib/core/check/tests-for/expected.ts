/** What a test of one's own search expects on a tree: the description that every language writes. */
import { isLeaf, type PlainTree } from '../../practice/plain-tree.ts';
import { CUTS, rightRun, type Cut } from '../runs.ts';

export interface Expected {
	/** As a typed tree. */
	readonly text: string;
	readonly tree: PlainTree;
	/** Whose move it is at the root. */
	readonly max: boolean;
	readonly value: number;
	/** Under each rule for cutting the values of the leaves, in order. */
	readonly rules: Readonly<Record<Cut, Leaves>>;
	/** The rules that the search may follow. */
	readonly accepted: readonly Cut[];
}

interface Leaves {
	readonly evaluated: readonly number[];
	readonly pruned: readonly number[];
}

/** How a language spells a tree and its values. */
interface Spelling {
	readonly number: (value: number) => string;
	readonly list: readonly [string, string];
	readonly leaf: (text: string) => string;
	readonly node: (children: string) => string;
}

/** @param cut the rule that the search must follow; null if either is right */
export function expectedOn(tree: PlainTree, text: string, cut: Cut | null): Expected {
	const all = Array.from({ length: tree.nodes }, (_, node) => node).filter((node) =>
		isLeaf(tree, node)
	);
	const under = (one: Cut): Leaves => {
		const { leaves } = rightRun(tree, one);
		const valueOf = (leaf: number): number => tree.value[leaf] as number;
		return {
			evaluated: leaves.map(valueOf),
			pruned: all.filter((leaf) => !leaves.includes(leaf)).map(valueOf)
		};
	};
	return {
		text,
		tree,
		max: tree.isMax[0] === true,
		value: rightRun(tree, 'equal').value,
		rules: { equal: under('equal'), strict: under('strict') },
		accepted: cut === null ? CUTS : [cut]
	};
}

/** The parts of a test that differ from tree to tree, spelt as a language has them. */
export function spell(expected: Expected, { number, list, leaf, node }: Spelling) {
	const { tree, value, rules } = expected;
	const [open, close] = list;
	const listOf = (values: readonly number[]): string =>
		`${open}${values.map(number).join(', ')}${close}`;
	const treeAt = (at: number): string =>
		isLeaf(tree, at)
			? leaf(number(tree.value[at] as number))
			: node((tree.children[at] ?? []).map(treeAt).join(', '));
	return {
		tree: treeAt(0),
		value: number(value),
		equal: listOf(rules.equal.evaluated),
		equalPruned: listOf(rules.equal.pruned),
		strict: listOf(rules.strict.evaluated),
		strictPruned: listOf(rules.strict.pruned)
	};
}

/** The lines about a test, without the signs of a comment. */
export function aboutTest({ text, max }: Expected, yours: readonly string[]): string[] {
	return [
		`Tests an alpha-beta search on ${text}, ${max ? 'MAX' : 'MIN'} at the root: its value, and which`,
		'leaves it evaluates, from left to right. Made by Plyscope.',
		...yours
	];
}

/** The comment over the leaves of a rule. */
export const RULE_LINES: Readonly<Record<Cut, string>> = {
	equal: 'Cuts as soon as best reaches the bound',
	strict: 'Cuts only when best passes the bound'
};
