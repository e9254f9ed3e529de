import { FLAG, LEAF } from './schema.ts';
import { rowsAt } from './cursor.ts';
import type { Trace } from './trace.ts';

/** What a search has done by some step. The root counts as a node. */
export interface Counts {
	/** Nodes entered or evaluated. */
	readonly visited: number;
	/** Visited leaves, terminal or at the depth limit. */
	readonly leaves: number;
	/** Nodes at which unsearched moves were cut off. */
	readonly cutoffs: number;
	/** Legal moves of cut nodes, never searched. */
	readonly prunedMoves: number;
	/** Nodes of plain minimax under those moves; null where its tree was not recorded. */
	readonly neverVisited: number | null;
}

const BLOCK = 256;

/**
 * Prefix sums over the rows of a trace, one entry per 256 rows, so that the counts at any step cost a
 * bisection and at most 255 additions.
 */
export class CountIndex {
	private readonly pruned: Uint32Array;
	private readonly leaves: Uint32Array;
	private readonly cutoffs: Uint32Array;
	private readonly ghosts: Float64Array;

	/** @param ghostSize per row, minimax's nodes under a pruned move (0 elsewhere); null where unknown */
	constructor(
		private readonly trace: Trace,
		private readonly ghostSize: ((row: number) => number) | null
	) {
		const blocks = Math.ceil(trace.rows / BLOCK) + 1;
		this.pruned = new Uint32Array(blocks);
		this.leaves = new Uint32Array(blocks);
		this.cutoffs = new Uint32Array(blocks);
		this.ghosts = new Float64Array(blocks);
		let sums = { pruned: 0, leaves: 0, cutoffs: 0, ghosts: 0 };
		for (let block = 1; block < blocks; block++) {
			sums = this.add(sums, (block - 1) * BLOCK, Math.min(block * BLOCK, trace.rows));
			this.pruned[block] = sums.pruned;
			this.leaves[block] = sums.leaves;
			this.cutoffs[block] = sums.cutoffs;
			this.ghosts[block] = sums.ghosts;
		}
	}

	/** The counts just after event `step`. */
	at(step: number): Counts {
		return this.ofRows(rowsAt(this.trace, step));
	}

	/** The counts of the whole search. */
	get total(): Counts {
		return this.ofRows(this.trace.rows);
	}

	private ofRows(rows: number): Counts {
		const block = Math.floor(rows / BLOCK);
		const sums = this.add(
			{
				pruned: this.pruned[block] as number,
				leaves: this.leaves[block] as number,
				cutoffs: this.cutoffs[block] as number,
				ghosts: this.ghosts[block] as number
			},
			block * BLOCK,
			rows
		);
		return {
			visited: rows - sums.pruned,
			leaves: sums.leaves,
			cutoffs: sums.cutoffs,
			prunedMoves: sums.pruned,
			neverVisited: this.ghostSize === null ? null : sums.ghosts
		};
	}

	private add(
		sums: { pruned: number; leaves: number; cutoffs: number; ghosts: number },
		from: number,
		to: number
	): typeof sums {
		let { pruned, leaves, cutoffs, ghosts } = sums;
		for (let row = from; row < to; row++) {
			const flags = this.trace.flagsOf(row);
			if (flags & LEAF) leaves++;
			if (flags & FLAG.FIRST_PRUNED) cutoffs++;
			if (flags & FLAG.PRUNED) {
				pruned++;
				ghosts += this.ghostSize?.(row) ?? 0;
			}
		}
		return { pruned, leaves, cutoffs, ghosts };
	}
}
