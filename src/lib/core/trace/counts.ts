import type { SearchCounts } from '../search/count-columns.ts';
import { algorithmOf } from '../search/registry.ts';
import { rowsAt } from './cursor.ts';
import { markFirstVisits } from './path-ids.ts';
import { ghostSizeOf, type Recording } from './recording.ts';
import { FLAG, LEAF } from './schema.ts';
import type { Trace } from './trace.ts';

/** Counters of a search at some step. */
export interface Counts extends SearchCounts {
	/** Distinct nodes of the tree among the visited ones: a node that is visited again counts once. */
	readonly treeNodes: number;
	/** Nodes of plain minimax under those moves and below those hits; null if its tree was not recorded. */
	readonly neverVisited: number | null;
}

const BLOCK = 256;

/** The sums of all rows before each 256th, as columns. */
export interface CountBlocks {
	readonly pruned: Uint32Array;
	readonly leaves: Uint32Array;
	readonly cutoffs: Uint32Array;
	readonly hits: Uint32Array;
	/** Stand-pat rows, which are not nodes. */
	readonly stands: Uint32Array;
	readonly ghosts: Float64Array;
	/** Repeated visits of nodes; empty if the algorithm makes none. */
	readonly again: Uint32Array;
	/** A bit for each row that is the first visit of its node; empty if the algorithm never revisits nodes. */
	readonly firstVisits: Uint32Array;
}

interface Sums {
	readonly pruned: number;
	readonly leaves: number;
	readonly cutoffs: number;
	readonly hits: number;
	readonly stands: number;
	readonly ghosts: number;
	readonly again: number;
}

const NOTHING: Sums = {
	pruned: 0,
	leaves: 0,
	cutoffs: 0,
	hits: 0,
	stands: 0,
	ghosts: 0,
	again: 0
};

/**
 * Prefix sums over the rows of a trace, one entry per 256 rows, so that the counts at any step cost a
 * bisection and at most 255 additions.
 */
export class CountIndex {
	readonly blocks: CountBlocks;

	/**
	 * @param ghostSize per row, minimax's nodes under a pruned move (0 elsewhere); null if unknown
	 * @param blocks the sums, if already computed
	 */
	constructor(
		private readonly trace: Trace,
		private readonly ghostSize: ((row: number) => number) | null,
		blocks?: CountBlocks
	) {
		this.blocks = blocks ?? this.sumBlocks();
	}

	/** The counts just after event `step`. */
	at(step: number): Counts {
		const { trace } = this;
		const rows = rowsAt(trace, step);
		const last = rows - 1;
		// A row that has only been announced is not visited yet.
		const isOutside = trace.isAnnounced(last) && trace.enterStepOf(last) === step;
		return this.ofRows(isOutside ? last : rows);
	}

	/** The counts of the whole recording. */
	get total(): Counts {
		return this.ofRows(this.trace.rows);
	}

	/** The counts of the rows before `rows`. */
	ofRows(rows: number): Counts {
		const block = Math.floor(rows / BLOCK);
		const before: Sums = {
			pruned: this.blocks.pruned[block] as number,
			leaves: this.blocks.leaves[block] as number,
			cutoffs: this.blocks.cutoffs[block] as number,
			hits: this.blocks.hits[block] as number,
			stands: this.blocks.stands[block] as number,
			ghosts: this.blocks.ghosts[block] as number,
			again: this.blocks.again[block] ?? 0
		};
		const sums = this.add(before, block * BLOCK, rows, this.blocks.firstVisits);
		const visited = rows - sums.pruned - sums.stands;
		return {
			visited,
			leaves: sums.leaves,
			evaluations: sums.leaves + sums.stands,
			cutoffs: sums.cutoffs,
			prunedMoves: sums.pruned,
			tableHits: sums.hits,
			treeNodes: visited - sums.again,
			neverVisited: this.ghostSize === null ? null : sums.ghosts
		};
	}

	private sumBlocks(): CountBlocks {
		const { rows, header } = this.trace;
		const visitsAgain = algorithmOf(header.setup.algorithm).visits === 'again';
		const firstVisits = visitsAgain ? markFirstVisits(this.trace) : new Uint32Array(0);
		const count = Math.floor(rows / BLOCK) + 1;
		const blocks: CountBlocks = {
			pruned: new Uint32Array(count),
			leaves: new Uint32Array(count),
			cutoffs: new Uint32Array(count),
			hits: new Uint32Array(count),
			stands: new Uint32Array(count),
			ghosts: new Float64Array(count),
			again: new Uint32Array(visitsAgain ? count : 0),
			firstVisits
		};
		let sums: Sums = NOTHING;
		for (let block = 1; block < count; block++) {
			sums = this.add(sums, (block - 1) * BLOCK, block * BLOCK, firstVisits);
			blocks.pruned[block] = sums.pruned;
			blocks.leaves[block] = sums.leaves;
			blocks.cutoffs[block] = sums.cutoffs;
			blocks.hits[block] = sums.hits;
			blocks.stands[block] = sums.stands;
			blocks.ghosts[block] = sums.ghosts;
			if (visitsAgain) blocks.again[block] = sums.again;
		}
		return blocks;
	}

	private add(sums: Sums, from: number, to: number, firstVisits: Uint32Array): Sums {
		let { pruned, leaves, cutoffs, hits, stands, ghosts, again } = sums;
		const mayRepeat = firstVisits.length > 0;
		for (let row = from; row < to; row++) {
			const flags = this.trace.flagsOf(row);
			if (flags & FLAG.STAND) stands++;
			else if (flags & LEAF) leaves++;
			if (flags & FLAG.FIRST_PRUNED) cutoffs++;
			if (flags & FLAG.PRUNED) {
				pruned++;
				ghosts += this.ghostSize?.(row) ?? 0;
			} else if (mayRepeat && !(((firstVisits[row >>> 5] as number) >>> (row & 31)) & 1)) {
				again++;
			}
			if (flags & FLAG.HIT) {
				hits++;
				// Minimax's nodes below the node; the node itself was visited.
				ghosts += (this.ghostSize?.(row) ?? 1) - 1;
			}
		}
		return { pruned, leaves, cutoffs, hits, stands, ghosts, again };
	}
}

const indices = new WeakMap<Trace, CountIndex>();

/** The counts of a recording's own search, computed at first use and kept with it. */
export function countIndexOf(recording: Recording): CountIndex {
	const known = indices.get(recording.trace);
	if (known !== undefined) return known;
	const index = new CountIndex(recording.trace, ghostSizeOf(recording));
	indices.set(recording.trace, index);
	return index;
}

/** Adopts sums that were computed elsewhere. */
export function adoptCounts(recording: Recording, blocks: CountBlocks): void {
	const index = new CountIndex(recording.trace, ghostSizeOf(recording), blocks);
	indices.set(recording.trace, index);
}
