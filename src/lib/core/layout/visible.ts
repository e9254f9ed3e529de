/**
 * The drawn part of a trace. A small search is shown whole, and does not move while you step through it. Of a large
 * one we show the path to the current node with its sibling moves, the parts that the user opened, and then as many
 * small subtrees near the current node as the budget allows; the rest is folded into the nodes above it, and long
 * runs of moves into groups. A step costs a walk over the moves of the shown nodes, never over the trace.
 */
import { assert } from '../base/assert.ts';
import { eventAt, rowsAt } from '../trace/cursor.ts';
import type { Trace } from '../trace/trace.ts';
import { knownAt, type Known } from '../explain/known.ts';
import type { Future } from '../trace/future.ts';
import { childRuns, RUN_STRIDE, type RunRules, type Runs } from './child-runs.ts';
import { ItemWriter, type VisibleItems } from './visible-items.ts';

export interface VisibleOptions {
	/** The target number of items; the path and the parts that the user opened may exceed it. */
	readonly budget: number;
	/** The parts that the user opened, as keys of `keysToOpen`: a row to show its children, ~row to show it singly. */
	readonly opened: ReadonlySet<number>;
	/** Rows that the user closed: their children are shown only while the current path runs through them. */
	readonly closed: ReadonlySet<number>;
	/** If hidden, nothing reveals the contents of a node that is not entered yet, or that a move will be pruned. */
	readonly future: Future;
}

/** A trace of at most this many times the budget is shown whole. */
const WHOLE_FACTOR = 1.5;

/** The items to draw just after event `step`, all from the current pass; the same arguments give the same items. */
export function visibleItems(trace: Trace, step: number, options: VisibleOptions): VisibleItems {
	assert(step >= 0 && step < trace.steps, `step ${step} is not in 0..${trace.steps - 1}`);
	const { rootRow: root } = trace.passOf(eventAt(trace, step).node);
	if (trace.endOf(root) - root > options.budget * WHOLE_FACTOR)
		return new Unfolding(trace, root, step, options).items();
	return options.closed.size === 0
		? wholePass(trace, root)
		: wholeButClosed(trace, root, step, options);
}

const wholes = new WeakMap<Trace, Map<number, VisibleItems>>();

/** Every row of a pass as an item; always the same object, so that a layout made from it can be kept. */
function wholePass(trace: Trace, root: number): VisibleItems {
	const passes = wholes.get(trace) ?? new Map<number, VisibleItems>();
	wholes.set(trace, passes);
	const known = passes.get(root);
	if (known !== undefined) return known;
	const end = trace.endOf(root);
	const writer = new ItemWriter(trace, trace.rows, end - root);
	for (let row = root; row < end; row++) {
		writer.addNode(row, row === root ? -1 : trace.parentOf(row) - root);
	}
	const items = writer.finish();
	passes.set(root, items);
	return items;
}

/** Every row except those under closed ones: closing a node of a small tree moves nothing else. */
function wholeButClosed(
	trace: Trace,
	root: number,
	step: number,
	options: VisibleOptions
): VisibleItems {
	const { closed, future } = options;
	const path = new Set(trace.pathTo(eventAt(trace, step).node));
	const known = future === 'hide' ? rowsAt(trace, step) : trace.rows;
	const end = trace.endOf(root);
	const writer = new ItemWriter(trace, known, end - root);
	const itemOf = new Int32Array(end - root);
	for (let row = root; row < end;) {
		const parent = row === root ? -1 : (itemOf[trace.parentOf(row) - root] as number);
		if (closed.has(row) && !path.has(row)) {
			itemOf[row - root] = writer.addFolded(row, parent);
			row = trace.endOf(row);
		} else {
			itemOf[row - root] = writer.addNode(row, parent);
			row++;
		}
	}
	return writer.finish();
}

/** One picture of a large trace during its construction. */
class Unfolding implements RunRules {
	readonly reached: number;
	readonly known: Known;
	/** Rows below this one may be opened at this step. */
	private readonly openable: number;
	/** The path to the current node, root first. */
	private readonly path: readonly number[];
	/** Rows whose children are shown regardless of the budget. */
	private readonly required: Set<number>;
	/** The children of each expanded row. */
	private readonly children = new Map<number, Runs>();
	private count = 1;

	constructor(
		private readonly trace: Trace,
		private readonly root: number,
		step: number,
		private readonly options: VisibleOptions
	) {
		this.reached = rowsAt(trace, step);
		this.known = knownAt(trace, step, options.future);
		this.openable = this.known.drawsAhead ? trace.rows : this.reached;
		this.path = trace.pathTo(eventAt(trace, step).node);
		this.required = new Set(this.path);
		for (const key of options.opened) if (key >= 0) this.require(key);
		for (const row of this.required) this.expand(row);
		for (let i = this.path.length - 1; i >= 0; i--) this.spendAround(this.path[i] as number);
	}

	keeps(row: number): boolean {
		const { opened } = this.options;
		return this.required.has(row) || opened.has(row) || opened.has(~row);
	}

	items(): VisibleItems {
		const writer = new ItemWriter(this.trace, this.openable, this.count);
		// The items still to write, four numbers each, popped as parent item, first row, last row, moves.
		const stack = [1, this.root, this.root, -1];
		for (let parent = stack.pop(); parent !== undefined; parent = stack.pop()) {
			const first = stack.pop() as number;
			const last = stack.pop() as number;
			const moves = stack.pop() as number;
			const children = this.children.get(first);
			if (first !== last) {
				writer.addGroup(first, last, moves, parent);
			} else if (children === undefined) {
				writer.addFolded(first, parent);
			} else {
				const item = writer.addNode(first, parent);
				for (let at = children.length - 1; at > 0; at -= RUN_STRIDE) {
					stack.push(children[at] as number, children[at - 1] as number);
					stack.push(children[at - 2] as number, item);
				}
			}
		}
		return writer.finish();
	}

	/** Makes an opened row visible with its children, unless the reader closed it or a node above it. */
	private require(row: number): void {
		if (row >= this.openable || row < this.root || row >= this.trace.endOf(this.root)) return;
		const way: number[] = [];
		let at = row;
		for (; !this.required.has(at); at = this.trace.parentOf(at)) {
			if (this.options.closed.has(at)) return;
			way.push(at);
		}
		for (const above of way) this.required.add(above);
	}

	private expand(row: number): void {
		if (this.children.has(row) || this.trace.endOf(row) === row + 1) return;
		const runs = childRuns(this.trace, row, this);
		this.children.set(row, runs);
		this.count += runs.length / RUN_STRIDE;
	}

	/** Opens whole subtrees near the path that fit the budget: first the last searched ones, then later ones. */
	private spendAround(pathRow: number): void {
		const runs = this.children.get(pathRow);
		if (runs === undefined) return;
		let after = 0;
		while (after < runs.length && (runs[after] as number) < this.reached) after += RUN_STRIDE;
		for (let at = after - RUN_STRIDE; at >= 0; at -= RUN_STRIDE) this.spendOn(runs, at);
		for (let at = after; at < runs.length; at += RUN_STRIDE) this.spendOn(runs, at);
	}

	private spendOn(runs: Runs, at: number): void {
		const row = runs[at] as number;
		if (row !== runs[at + 1] || this.required.has(row) || !this.mayExpand(row)) return;
		const beneath = this.trace.endOf(row) - row - 1;
		if (this.count + beneath <= this.options.budget) this.expandWhole(row);
	}

	private expandWhole(top: number): void {
		const open = [top];
		for (let row = open.pop(); row !== undefined; row = open.pop()) {
			this.expand(row);
			const runs = this.children.get(row) ?? [];
			for (let at = 0; at < runs.length; at += RUN_STRIDE) {
				const child = runs[at] as number;
				if (child === runs[at + 1] && this.mayExpand(child)) open.push(child);
			}
		}
	}

	private mayExpand(row: number): boolean {
		return row < this.openable && this.trace.endOf(row) > row + 1 && !this.options.closed.has(row);
	}
}
