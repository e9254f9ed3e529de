/** Reorder: the children of a typed tree in another order, its leaves with other values, and what is pruned then. */
import { SETUP } from '$lib/core/search/setup-fields.ts';
import { recordSearch } from '$lib/core/trace/record.ts';
import { parseTree } from '$lib/core/games/explicit/parse.ts';
import type { ExplicitTree } from '$lib/core/games/explicit/tree.ts';
import { assert } from '$lib/core/base/assert.ts';
import { reorderChildren, setLeafValue } from '$lib/core/games/explicit/edit.ts';
import { formatValue, parseValue } from '$lib/core/games/explicit/number.ts';
import { exerciseOf, type Exercise } from '$lib/core/practice/exercise.ts';
import { keyOf } from '$lib/core/practice/key.ts';
import { countLeaves, pathTo, type PlainTree } from '$lib/core/practice/plain-tree.ts';
import { reorderTarget } from '$lib/core/practice/reorder.ts';
import { SheetWork } from './sheet-work.svelte.ts';

export class Reorder {
	/** The tree at present. */
	position: string = $state('');
	#past: readonly string[] = $state.raw([]);

	/** The tree as it was given, in the order of its search. */
	readonly #start: string;

	constructor(private readonly given: Exercise) {
		this.#start = textOf(given.tree);
		this.position = this.#start;
	}

	readonly exercise: Exercise = $derived.by(() => this.#searched(this.position));
	/** What is drawn: the branches that are pruned now, and what each node returns. */
	readonly sheet: SheetWork = $derived.by(() => {
		const work = new SheetWork(this.exercise);
		work.answers = keyOf(this.exercise);
		return work;
	});
	readonly leaves: number = $derived.by(() => countLeaves(this.exercise.tree, 0));
	readonly count: number = $derived.by(() => this.exercise.truth.count);
	/** The count of the tree as it was given. */
	readonly first: number = $derived.by(() => this.#searched(this.#start).truth.count);
	/** The fewest leaves of any order. */
	readonly target: number = $derived.by(() => reorderTarget(this.exercise));
	/** True while only the order has been changed. */
	readonly isSameTree: boolean = $derived.by(
		() => sortedLeaves(this.position) === sortedLeaves(this.#start)
	);
	readonly canUndo: boolean = $derived.by(() => this.#past.length > 0);

	/** Moves a node among its siblings; returns its number afterwards, or null if it cannot go there. */
	move(node: number, by: number): number | null {
		const { tree } = this.exercise;
		const parent = tree.parent[node] as number;
		const siblings = tree.children[parent] ?? [];
		const at = siblings.indexOf(node);
		const to = at + by;
		if (parent < 0 || to < 0 || to >= siblings.length) return null;
		this.#become(reorderChildren(this.#tree, this.#ordinals(parent), at, to));
		return this.exercise.tree.children[parent]?.[to] ?? null;
	}

	/** Gives a leaf another value; false if the text is none. */
	setLeaf(node: number, text: string): boolean {
		const value = parseValue(text.trim().replace('−', '-').replace('∞', 'inf'));
		if (!value.ok) return false;
		if (value.value !== this.exercise.tree.value[node]) {
			this.#become(setLeafValue(this.#tree, this.#ordinals(node), value.value));
		}
		return true;
	}

	undo(): void {
		const last = this.#past.at(-1);
		if (last === undefined) return;
		this.#past = this.#past.slice(0, -1);
		this.position = last;
	}

	clear(): void {
		if (this.position !== this.#start) this.#become(this.#start);
	}

	#become(position: string): void {
		this.#past = [...this.#past, this.position];
		this.position = position;
	}

	get #tree(): ExplicitTree {
		return parsed(this.position);
	}

	/** The way from the root, as the index of each child. */
	#ordinals(node: number): number[] {
		const { tree } = this.exercise;
		return pathTo(tree, node)
			.slice(1)
			.map((one) => (tree.children[tree.parent[one] as number] ?? []).indexOf(one));
	}

	#searched(position: string): Exercise {
		const { setup } = this.given.recording.trace.header;
		const recording = recordSearch(
			SETUP.fill({ ...setup, position, algorithm: 'alphabeta', order: 'listed' })
		);
		const made = exerciseOf(recording, ['values', 'cuts']);
		assert(made.ok, 'a tree in another order is as large');
		return made.value;
	}
}

function parsed(position: string): ExplicitTree {
	const tree = parseTree(position);
	assert(tree.ok, 'an edited tree can be read');
	return tree.value;
}

function textOf(tree: PlainTree, node = 0): string {
	const children = tree.children[node] ?? [];
	if (children.length === 0) return formatValue(tree.value[node] as number);
	return `[${children.map((child) => textOf(tree, child)).join(',')}]`;
}

function sortedLeaves(position: string): string {
	const leaves = Array.from(parsed(position).value).filter((value) => !Number.isNaN(value));
	return leaves.sort((one, other) => one - other).join(' ');
}
