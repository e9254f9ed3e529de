/** From a tree as it was read to the text of ours, or to the reason why we cannot have it yet. */
import { formatCount, plural } from '../../../base/count-words.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import type { Side } from '../../game.ts';
import type { Reading } from '../../reader.ts';
import { formatTree } from '../format.ts';
import { shorten } from '../number.ts';
import { MAX_TREE_DEPTH, MAX_TREE_NODES, TreeBuilder } from '../tree.ts';
import { sideOfName, type ReadNode, type ReadTree } from './read-node.ts';

type Fault = ReturnType<typeof fail>;

/** @param at the place in the original text of a place in the plain one */
export function settle(id: string, read: ReadTree, at: (index: number) => number): Reading {
	const settler = new Settler(read.root);
	const position = settler.position();
	const { root, nodes, renamed } = settler;
	const parts = [
		plural(nodes, 'node'),
		...(root === null ? [] : [`${root.toUpperCase()} at the root`]),
		...(renamed > 0 ? [`${plural(renamed, 'name')} changed to fit`] : [])
	];
	return {
		id: read.id === undefined ? id : `${id}-${read.id}`,
		what: `${read.what}: ${parts.join(', ')}`,
		position: position.ok ? position : placed(position, at),
		root
	};
}

/** The same fault at its place in the original text. */
export function placed({ fault }: Fault, at: (index: number) => number): ReturnType<typeof fail> {
	return fail(fault.code, fault.message, fault.at === undefined ? undefined : at(fault.at));
}

class Settler {
	root: Side | null = null;
	nodes = 0;
	private readonly names = new NameBook();
	private readonly builder = new TreeBuilder();
	private readonly unknown: ReadNode[] = [];
	private fault: Fault | null = null;

	constructor(tree: ReadNode) {
		this.add(tree, -1, 0);
	}

	get renamed(): number {
		return this.names.changed;
	}

	position(): Result<string> {
		if (this.fault !== null) return this.fault;
		const [first] = this.unknown;
		if (first === undefined) return ok(formatTree(this.builder.build()));
		const words = this.unknown.slice(0, 8).map(({ name }) => shorten(name ?? '?'));
		const more = this.unknown.length > words.length ? ', …' : '';
		return fail(
			'tree-unknown-leaf',
			`${plural(this.unknown.length, 'leaf has', 'leaves have')} no value: ${words.join(', ')}${more}. Leaves without a value are not supported yet. Write a number for each.`,
			first.at
		);
	}

	/** Recursion is safe: it ends at the depth limit of trees. */
	private add(node: ReadNode, parent: number, ply: number): void {
		this.nodes++;
		const side = node.side ?? sideOfName(node.name);
		const fault = this.limitFault(node, ply) ?? this.sideFault(node, side, ply);
		this.fault ??= fault ?? this.valueFault(node);
		if (this.nodes > MAX_TREE_NODES || ply > MAX_TREE_DEPTH) return;
		const isLeaf = node.children.length === 0;
		if (isLeaf && node.value === null) this.unknown.push(node);
		const name =
			node.name === null || (side !== null && node.side === null)
				? null
				: this.names.take(node.name);
		const row = this.builder.add(parent, isLeaf ? (node.value ?? 0) : NaN, name);
		for (const child of node.children) this.add(child, row, ply + 1);
	}

	private limitFault({ at }: ReadNode, ply: number): Fault | null {
		if (this.nodes > MAX_TREE_NODES) {
			return fail(
				'tree-too-many-nodes',
				`A tree may have ${formatCount(MAX_TREE_NODES)} nodes. This is one too many.`,
				at
			);
		}
		if (ply <= MAX_TREE_DEPTH) return null;
		return fail(
			'tree-too-deep',
			`A tree can be at most ${MAX_TREE_DEPTH} plies deep. This node is deeper.`,
			at
		);
	}

	/** The first side in the text decides that of the root; the others follow from it, ply by ply. */
	private sideFault({ at, children }: ReadNode, side: ReadNode['side'], ply: number): Fault | null {
		if (side === null || children.length === 0) return null;
		if (side === 'chance') {
			return fail('tree-chance', 'This is a chance node. Chance nodes are not supported yet.', at);
		}
		const here = ply % 2 === 0 ? side : side === 'max' ? 'min' : 'max';
		this.root ??= here;
		if (this.root === here) return null;
		return fail(
			'tree-side',
			`${side.toUpperCase()} moves here, where ${side === 'max' ? 'MIN' : 'MAX'} would be next in turn. A side that moves twice in a row is not supported yet.`,
			at
		);
	}

	private valueFault({ at, value, children }: ReadNode): Fault | null {
		if (value === null || children.length === 0) return null;
		return fail(
			'tree-inner-value',
			`The value ${value} belongs to an inner node. Values at inner nodes are not supported yet. Remove them to search the leaves.`,
			at
		);
	}
}

const LONGEST = 24;

/** Names of nodes from other notations, as ours can write them: each once, a letter first, 24 characters at most. */
class NameBook {
	/** How many names could not be kept as they were. */
	changed = 0;
	private readonly taken = new Set<string>();
	/** The last number that made a name unique, so that many equal names take no longer than others. */
	private readonly numbers = new Map<string, number>();

	/** The name of the next node; null if nothing in it can be written. */
	take(name: string): string | null {
		const written = this.unique(spell(name));
		if (written !== name) this.changed++;
		return written;
	}

	private unique(name: string): string | null {
		if (name === '') return null;
		let free = name;
		while (this.taken.has(free)) {
			const number = (this.numbers.get(name) ?? 1) + 1;
			this.numbers.set(name, number);
			free = `${name.slice(0, LONGEST - 1 - String(number).length)}_${number}`;
		}
		this.taken.add(free);
		return free;
	}
}

function spell(name: string): string {
	const plain = name
		.slice(0, 200)
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.trim()
		.replace(/[^\w'-]+/g, '_')
		.slice(0, LONGEST);
	if (/^[_]*$/.test(plain)) return '';
	return /^[A-Za-z_]/.test(plain) ? plain : `_${plain}`.slice(0, LONGEST);
}
