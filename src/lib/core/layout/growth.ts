/**
 * The icicle of a running search. Rows arrive in preorder and are counted in bins of equally many rows; when all bins
 * are in use, pairs are merged, so that a search of any length fits into the same memory. A column of the icicle is
 * filled down to the depth of its row.
 */
import { assert } from '../base/assert.ts';
import { FLAG } from '../trace/schema.ts';

/** New rows of a trace from the search. */
export interface GrowthChunk {
	/** Plies from the root. */
	readonly depth: Uint8Array;
	/** FLAG bits. */
	readonly flags: Uint16Array;
}

export const MOST_BINS = 2048;

export class Growth {
	/** Rows so far: visited nodes and pruned moves together. */
	rows = 0;
	/** Pruned moves among them. */
	pruned = 0;
	/** Plies so far, the root's included. */
	plies = 0;
	/** Rows in a bin; the last one may have fewer. */
	binSize = 1;

	/** Numbers in a bin: two per ply of capacity. */
	private stride = 32;
	/** Per bin and ply: the rows that end there, visited and then pruned ones. */
	private counts = new Uint32Array(MOST_BINS * this.stride);

	/** Bins in use. */
	get bins(): number {
		return Math.ceil(this.rows / this.binSize);
	}

	/** Adds the rows that follow the previous ones. O(rows of the chunk). */
	add({ depth, flags }: GrowthChunk): void {
		assert(depth.length === flags.length, 'a row has a depth and flags');
		this.deepen(depth);
		for (let row = 0; row < depth.length;) {
			if (this.rows === MOST_BINS * this.binSize) this.halve();
			const bin = Math.floor(this.rows / this.binSize);
			const end = Math.min(depth.length, row + (bin + 1) * this.binSize - this.rows);
			this.pruned += countRows(this.counts, bin * this.stride, depth, flags, row, end);
			this.rows += end - row;
			row = end;
		}
	}

	/**
	 * Sums the bins [from, to).
	 * @param visited written: per ply, the rows that reach down to it and end in a visited node
	 * @param pruned written: the same for rows that end in a pruned move
	 * @returns the rows in these bins
	 */
	sum(from: number, to: number, visited: Float64Array, pruned: Float64Array): number {
		visited.fill(0);
		pruned.fill(0);
		for (let bin = from; bin < to; bin++) {
			for (let ply = 0; ply < this.plies; ply++) {
				const at = bin * this.stride + 2 * ply;
				visited[ply] = (visited[ply] as number) + (this.counts[at] as number);
				pruned[ply] = (pruned[ply] as number) + (this.counts[at + 1] as number);
			}
		}
		for (let ply = this.plies - 2; ply >= 0; ply--) {
			visited[ply] = (visited[ply] as number) + (visited[ply + 1] as number);
			pruned[ply] = (pruned[ply] as number) + (pruned[ply + 1] as number);
		}
		return Math.min(to * this.binSize, this.rows) - Math.min(from * this.binSize, this.rows);
	}

	/** Makes room for the plies of a chunk. */
	private deepen(depth: Uint8Array): void {
		let deepest = this.plies - 1;
		for (let row = 0; row < depth.length; row++) {
			deepest = Math.max(deepest, depth[row] as number);
		}
		this.plies = deepest + 1;
		const before = this.stride;
		while (this.stride < 2 * this.plies) this.stride *= 2;
		if (this.stride === before) return;
		const wide = new Uint32Array(MOST_BINS * this.stride);
		for (let bin = 0; bin < MOST_BINS; bin++) {
			wide.set(this.counts.subarray(bin * before, (bin + 1) * before), bin * this.stride);
		}
		this.counts = wide;
	}

	/** Doubles the rows per bin and halves the number of bins. */
	private halve(): void {
		const { counts, stride } = this;
		for (let bin = 0; bin < MOST_BINS / 2; bin++) {
			for (let at = 0; at < stride; at++) {
				const from = 2 * bin * stride + at;
				counts[bin * stride + at] = (counts[from] as number) + (counts[from + stride] as number);
			}
		}
		counts.fill(0, (MOST_BINS / 2) * stride);
		this.binSize *= 2;
	}
}

/** Counts the rows [from, to) of a chunk in the bin at index `base`; returns how many are pruned. */
function countRows(
	counts: Uint32Array,
	base: number,
	depth: Uint8Array,
	flags: Uint16Array,
	from: number,
	to: number
): number {
	let pruned = 0;
	for (let row = from; row < to; row++) {
		const isPruned = ((flags[row] as number) & FLAG.PRUNED) / FLAG.PRUNED;
		const at = base + 2 * (depth[row] as number) + isPruned;
		counts[at] = (counts[at] as number) + 1;
		pruned += isPruned;
	}
	return pruned;
}
