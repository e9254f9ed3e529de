/** Reorder: the children of a typed tree in another order, its leaves with other values, and what is pruned then. */
import { SETUP } from '$lib/core/search/setup-fields.ts';
import { recordSearch } from '$lib/core/trace/record.ts';
import { assert } from '$lib/core/base/assert.ts';
import { parseValue } from '$lib/core/games/explicit/number.ts';
import { ordersOf, ranksOf, type Orders } from '$lib/core/practice/child-orders.ts';
import { exerciseOf, type Exercise } from '$lib/core/practice/exercise.ts';
import { keyOf } from '$lib/core/practice/key.ts';
import { countLeaves } from '$lib/core/practice/plain-tree.ts';
import { orderedText, reorderTarget } from '$lib/core/practice/reorder.ts';
import { SheetWork } from './sheet-work.svelte.ts';

/** Orders and leaves of the tree, by its nodes as they were given. */
interface Arranged {
	readonly orders: Orders;
	readonly value: readonly number[];
}

export class Reorder {
	/** An order of other leaves, which is no answer. */
	#trial: Arranged | null = $state.raw(null);
	#past: readonly Arranged[] = $state.raw([]);

	/**
	 * @param answered the sheet with whose answers the order is kept
	 * @param keep is called after each change of them
	 */
	constructor(
		private readonly given: Exercise,
		private readonly answered: SheetWork,
		private readonly keep: () => void
	) {}

	readonly #now: Arranged = $derived.by(() => {
		const { tree } = this.given;
		return (
			this.#trial ?? { orders: ordersOf(tree, this.answered.answers.orders), value: tree.value }
		);
	});
	/** The tree at present. */
	readonly position: string = $derived.by(() => this.#textOf(this.#now));
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
	readonly isSameTree: boolean = $derived.by(() => this.#trial === null);
	readonly canUndo: boolean = $derived.by(() => this.#past.length > 0);
	readonly isAsGiven: boolean = $derived.by(() => this.position === this.#start);

	/** Moves a node among its siblings; returns its number afterwards, or null if it cannot go there. */
	move(node: number, by: number): number | null {
		const { tree } = this.given;
		const { orders, value } = this.#now;
		const own = this.#drawn[node] as number;
		const parent = tree.parent[own] as number;
		const siblings = [...(orders[parent] ?? [])];
		const at = siblings.indexOf(own);
		const to = at + by;
		if (parent < 0 || to < 0 || to >= siblings.length) return null;
		siblings.splice(at, 1);
		siblings.splice(to, 0, own);
		this.#become({ orders: { ...orders, [parent]: siblings }, value });
		return this.#drawn.indexOf(own);
	}

	/** Gives a leaf another value; false if the text is none. */
	setLeaf(node: number, text: string): boolean {
		const value = parseValue(text.trim().replace('−', '-').replace('∞', 'inf'));
		if (!value.ok) return false;
		if (value.value !== this.exercise.tree.value[node]) {
			const { orders, value: before } = this.#now;
			this.#become({ orders, value: before.with(this.#drawn[node] as number, value.value) });
		}
		return true;
	}

	undo(): void {
		const last = this.#past.at(-1);
		if (last === undefined) return;
		this.#past = this.#past.slice(0, -1);
		this.#show(last);
	}

	clear(): void {
		if (!this.isAsGiven) this.#become({ orders: {}, value: this.given.tree.value });
	}

	#become(next: Arranged): void {
		this.#past = [...this.#past, this.#now];
		this.#show(next);
	}

	#show(next: Arranged): void {
		const { tree } = this.given;
		const isTrial = next.value.some((value, node) => !Object.is(value, tree.value[node]));
		this.#trial = isTrial ? next : null;
		if (isTrial) return;
		const { answered } = this;
		answered.answers = { ...answered.answers, orders: ranksOf(tree, next.orders) };
		answered.isOrdered = this.count === this.target;
		this.keep();
	}

	/** The nodes as they were given, in the order in which they are drawn. */
	get #drawn(): number[] {
		const { tree } = this.given;
		const { orders } = this.#now;
		const below = (node: number): number[] => [
			node,
			...(orders[node] ?? tree.children[node] ?? []).flatMap(below)
		];
		return below(0);
	}

	/** The tree as it was given, in the order of its search. */
	get #start(): string {
		return this.#textOf({ orders: {}, value: this.given.tree.value });
	}

	#textOf({ orders, value }: Arranged): string {
		return orderedText({ children: this.given.tree.children, value }, orders);
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
