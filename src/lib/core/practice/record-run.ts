/** Records a search with one rule exchanged on a typed tree, so that it can be stepped through like any other. */
import { assertExists } from '../base/assert.ts';
import { NO_MOVE } from '../games/game.ts';
import type { SearchSetup } from '../search/setup.ts';
import { assembleTrace } from '../trace/assemble.ts';
import type { TraceChunk } from '../trace/chunk.ts';
import { ChunkWriter } from '../trace/chunk-writer.ts';
import { NO_ROW } from '../trace/cursor.ts';
import type { Recording } from '../trace/recording.ts';
import { FLAG, OPEN } from '../trace/schema.ts';
import type { Told, ToldNode } from '../trace/told.ts';
import { Trace } from '../trace/trace.ts';
import { writtenAs, type Writing } from './exchanged-rules.ts';
import { isLeaf, type PlainTree } from './plain-tree.ts';
import { OPEN_WINDOW, type Window } from './sheet.ts';
import { walk, type At, type Twist, type WalkListener } from './walk.ts';

/** A search on a typed tree, which is shown in the order in which it is typed. */
type TypedSetup = SearchSetup & { readonly game: 'tree'; readonly order: 'listed' };

/** The search of a typed tree that a page compares with a faulty one. */
export function typedSetup(
	{ position, root }: Pick<SearchSetup, 'position' | 'root'>,
	cut: Writing['cut']
): TypedSetup {
	return {
		game: 'tree',
		position,
		root,
		algorithm: 'alphabeta',
		depth: null,
		open: null,
		evaluator: 'outcome',
		order: 'listed',
		budget: MOST_NODES,
		shadow: 'off',
		cut,
		fail: 'soft',
		ties: 'bounds'
	};
}

/** A typed tree has no more nodes. */
const MOST_NODES = 20_000;

/**
 * @param tree the tree of the setup's position, with children in the order in which they are searched
 * @param twist a search remembers, so each recording needs a new one
 */
export function recordRun(
	setup: TypedSetup,
	tree: PlainTree,
	form: Writing['form'],
	twist: Twist
): Recording {
	const writer = new RunWriter(tree, twist);
	const { cut, fail, ties } = setup;
	const problem = {
		tree,
		rules: { cut, fail, ties },
		algorithm: 'alphabeta',
		window: OPEN_WINDOW,
		isWhole: true
	} as const;
	const { values } = walk(problem, { ...writtenAs({ form, cut }), ...twist }, writer);
	const value = values[0]?.value ?? tree.value[0] ?? NaN;
	return { trace: writer.finish(setup, value), shadow: null, shadowRow: null };
}

/** Writes the rows and steps of a run as a recorder does, and what the run tells of itself. */
class RunWriter implements WalkListener {
	private readonly chunks: TraceChunk[] = [];
	private readonly rows = new ChunkWriter('no targets', (chunk) => this.chunks.push(chunk));
	private readonly rowOf = new Map<number, number>();
	private readonly flags = new Map<number, number>();
	private readonly max = new Map<number, boolean>();
	private readonly given = new Map<number, Window>();
	private readonly after = new Map<number, ToldNode>();
	private step = 0;

	constructor(
		private readonly tree: PlainTree,
		private readonly twist: Twist
	) {
		const { alpha, beta } = OPEN_WINDOW;
		this.rows.begin({ rootRow: 0, depth: null, window: [alpha, beta], why: 'first' });
	}

	entered(node: number, given: Window, max: boolean): void {
		const own = isLeaf(this.tree, node);
		const flags = this.sideOf(node) | (own ? FLAG.TERMINAL : 0);
		const row = this.add(node, flags, own ? (this.tree.value[node] as number) : NaN);
		this.step++;
		this.flags.set(node, flags);
		this.max.set(row, max);
		this.given.set(row, given);
	}

	returned(child: number, value: number, at: At, bestChild: number | null): void {
		const row = this.close(child, value);
		const { alpha, beta } = this.twist.shared?.() ?? at.now;
		this.after.set(row, {
			alpha,
			beta,
			best: at.best,
			bestChild: bestChild === null ? NO_ROW : this.rowAt(bestChild),
			taken: at.last
		});
	}

	left(node: number, unsearched: readonly number[]): void {
		if (unsearched.length === 0) return;
		const flags = (this.flags.get(node) ?? 0) | FLAG.CUT;
		this.flags.set(node, flags);
		this.rows.change(this.rowAt(node), OPEN, OPEN, NaN, flags);
		unsearched.forEach((child, index) => {
			const pruned = this.sideOf(child) | FLAG.PRUNED | (index === 0 ? FLAG.FIRST_PRUNED : 0);
			const row = this.add(child, pruned, NaN);
			this.rows.change(row, row + 1, this.step, NaN, pruned);
		});
		this.step++;
	}

	/** Closes the root with the value that it returned. */
	finish(setup: TypedSetup, value: number): Trace {
		this.close(0, value);
		this.rows.flush();
		const { header, columns } = assembleTrace({ setup, passes: [], partial: null }, this.chunks);
		const { max, given, after, twist } = this;
		const told: Told = {
			max,
			given,
			after,
			windows: twist.shared === undefined ? 'own' : 'shared'
		};
		return new Trace(header, columns, told);
	}

	private add(node: number, flags: number, value: number): number {
		const above = this.tree.parent[node] as number;
		// In another order than the listed one a move keeps its number.
		const siblings = this.tree.children[above]?.toSorted((one, other) => one - other);
		const move = siblings?.indexOf(node) ?? NO_MOVE;
		let depth = 0;
		for (let at = above; at >= 0; at = this.tree.parent[at] as number) depth++;
		this.rows.reserve(1);
		const parent = above < 0 ? NO_ROW : this.rowAt(above);
		const row = this.rows.add(parent, move, depth, flags, this.step, value);
		this.rowOf.set(node, row);
		return row;
	}

	private close(node: number, value: number): number {
		const row = this.rowAt(node);
		this.rows.change(row, this.rows.length, this.step, value, this.flags.get(node) ?? 0);
		this.step++;
		return row;
	}

	private rowAt(node: number): number {
		return assertExists(this.rowOf.get(node), `the run has come to node ${node}`);
	}

	private sideOf(node: number): number {
		return this.tree.isMax[node] === true ? FLAG.MAX : 0;
	}
}
